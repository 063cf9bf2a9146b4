/** [data-key]: a key that presses this button of the table; the digits take options, u takes back, r repeats, p passes on. */
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing || event.defaultPrevented || event.repeat) return;
  if (event.target.matches?.("input, textarea, select, [contenteditable]")) return;
  const button = [...document.querySelectorAll("#table button[data-key]")].find((each) => each.dataset.key === event.key);
  if (!button || button.disabled) return;
  event.preventDefault();
  button.click();
});

/** After a swap, keep the focus at the table, if the button that had it is gone: on the first option, where the page stops, or at
    the end on the report. */
document.addEventListener("htmx:afterSettle", ({ detail }) => {
  if (detail.target?.id !== "table" || (document.activeElement && document.activeElement !== document.body)) return;
  const next = ["stop-next", "option-0", "report"].map((id) => document.getElementById(id)).find((each) => each);
  next?.focus({ preventScroll: true });
});
