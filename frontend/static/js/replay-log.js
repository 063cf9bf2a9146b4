/** The log follows the step that is shown: its line is marked, its turn opened, and it is scrolled into view. */
document.addEventListener("htmx:afterSwap", () => {
  const step = document.getElementById("step");
  const log = document.getElementById("log");
  if (!step || !log) return;
  log.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const link = log.querySelector(`[data-step-link="${step.dataset.place}"]`);
  if (!link) return;
  link.setAttribute("aria-current", "step");
  link.closest("details").open = true;
  link.scrollIntoView({ block: "nearest" });
});
