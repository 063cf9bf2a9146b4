/** The editor's keys.  On a row ([data-row]), + and - change the quantity, a digit sets it and m opens the moves.  Left and Right switch
    between the list and the deck; z and y undo and redo.  keys.js handles Up and Down. */
const typing = (element) => element.matches?.("input, textarea, select, [contenteditable]");

document.addEventListener("keydown", (event) => {
  const root = document.querySelector("[data-deck-editor]");
  if (!root || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented || typing(event.target)) return;
  if (event.key === "z" || event.key === "y") {
    event.preventDefault();
    return root.querySelector(event.key === "z" ? "[data-undo]" : "[data-redo]")?.click();
  }
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") return cross(event);
  const row = event.target.closest?.("[data-row]");
  if (!row) return;
  if (event.key === "m") {
    const moves = row.querySelector(".moves");
    if (!moves) return;
    event.preventDefault();
    moves.open = true;
    return moves.querySelector("button")?.focus();
  }
  if (event.key === "Escape" && event.target.closest(".moves")) {
    const moves = event.target.closest(".moves");
    moves.open = false;
    return moves.querySelector("summary").focus();
  }
  const step = { "+": "+1", "=": "+1", "-": "-1" }[event.key];
  if (step) {
    event.preventDefault();
    const button = row.querySelector(`[data-step="${step}"]`);
    if (button?.getAttribute("aria-disabled") === "false") wish(root, [`${row.dataset.row}:${step}`]);
  } else if (/^[0-9]$/.test(event.key)) {
    event.preventDefault();
    const most = Number(row.querySelector("[data-quantity-of]")?.dataset.maximum || 99);
    wish(root, [`${row.dataset.row}:=${Math.min(Number(event.key), most)}`]);
  }
});

/** Focus the same card in the other list, or its first row. */
function cross(event) {
  const from = event.target.closest?.("[data-walk]");
  if (!from) return;
  const to = document.querySelector(document.getElementById("found")?.contains(from) ? "#list [data-walk]" : "#found [data-walk]");
  const row = event.target.closest("[data-row]")?.dataset.row;
  const same = row && to?.querySelector(`[data-row="${CSS.escape(row)}"] [data-walk-item]`);
  const target = same || to?.querySelector("[data-walk-item]");
  if (!target) return;
  event.preventDefault();
  document.dispatchEvent(new CustomEvent("deck:show", { detail: to.closest("#list") ? "list" : "find" }));
  target.focus();
}

/** Keep the focus in the list, on the same row or the first, when a search result replaces it. */
let left = null;
document.addEventListener("htmx:beforeSwap", (event) => {
  const inside = event.detail.target.id === "found" && event.detail.target.contains(document.activeElement);
  left = inside ? (document.activeElement.closest("[data-row]")?.dataset.row ?? "") : null;
});
document.addEventListener("htmx:afterSwap", () => {
  if (left === null || document.getElementById("found")?.contains(document.activeElement)) return;
  const same = left && document.querySelector(`#found [data-row="${CSS.escape(left)}"] [data-walk-item]`);
  (same || document.querySelector("#found [data-walk-item]"))?.focus();
  left = null;
});

function wish(root, changes) {
  root.dispatchEvent(new CustomEvent("deck:wish", { detail: changes }));
}
