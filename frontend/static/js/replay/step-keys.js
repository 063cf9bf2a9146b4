/** [data-steps]: keys for its links: Left and Right (or k and j) for steps, [ and ] for turns, Home and End for the first and last step. */
const REL = { ArrowLeft: "prev", k: "prev", ArrowRight: "next", j: "next", "[": "prev-turn", "]": "next-turn", Home: "first", End: "last" };

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing || event.defaultPrevented) return;
  if (event.target.matches?.("input, textarea, select, [contenteditable]")) return;
  // A region that scrolls sideways keeps its arrow keys.
  if (event.target.closest?.(".scroll-x") && event.key.startsWith("Arrow")) return;
  const link = REL[event.key] && document.querySelector(`[data-steps] a[data-rel="${REL[event.key]}"]`);
  if (!link) return;
  event.preventDefault();
  link.click();
});
