/** .from-end: a box that scrolls from its end; the turn of a log that is opened or shut in it stays where it is. */
document.addEventListener("click", (event) => {
  const summary = event.target.closest?.(".from-end summary");
  if (!summary) return;
  const box = summary.closest(".from-end");
  const { top } = summary.getBoundingClientRect();
  summary.parentElement.addEventListener("toggle", () => { box.scrollTop += summary.getBoundingClientRect().top - top; }, { once: true });
});
