/** [data-place]: the log beside a step is scrolled so that the step's line is in it, at first and whenever htmx swaps it. */
function follow() {
  const log = document.getElementById("log");
  const line = log?.querySelector("[aria-current]");
  // Not scrollIntoView: on a narrow screen the log lies below the step, and the page must stay where it is.
  if (line && log.scrollHeight > log.clientHeight) log.scrollTop = line.offsetTop - log.clientHeight / 2;
}

document.addEventListener("htmx:afterSwap", (event) => {
  follow();
  // Below each other, who chose a line of the log wants to see the step.
  const step = document.getElementById("step");
  const log = document.getElementById("log");
  if (step && log && log.offsetTop > step.offsetTop && event.detail.requestConfig?.elt?.closest("#log")) step.scrollIntoView();
});
follow();
