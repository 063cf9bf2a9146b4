/** [data-place]: scroll the log to the line of the shown step, at first and after each htmx swap. */
function follow() {
  const log = document.getElementById("log");
  const line = log?.querySelector("[aria-current]");
  // Not scrollIntoView: on a narrow screen the log is below the step, and the page must not scroll.
  if (line && log.scrollHeight > log.clientHeight) log.scrollTop = line.offsetTop - log.clientHeight / 2;
}

document.addEventListener("htmx:afterSwap", (event) => {
  follow();
  // On a narrow screen the step is above the log: scroll to it after a click in the log.
  const step = document.getElementById("step");
  const log = document.getElementById("log");
  if (step && log && log.offsetTop > step.offsetTop && event.detail.requestConfig?.elt?.closest("#log")) step.scrollIntoView();
});
follow();
