/** [data-hotkey="x"]: pressing x outside of a text field focuses it.
    [data-walk]: Down and Up move through its [data-walk-item] links; Down in the [data-walk-from] field enters the first list, Up on the
    first item goes back.  kbd.hint: the name of a key, hidden without JavaScript. */
const typing = (element) => element.matches?.("input, textarea, select, [contenteditable]");

for (const hint of document.querySelectorAll("kbd.hint")) hint.hidden = false;

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
  if (!typing(event.target) && /^[a-z/]$/.test(event.key)) {
    const target = document.querySelector(`[data-hotkey="${event.key}"]`);
    if (target) {
      event.preventDefault();
      target.focus();
      target.select?.();
    }
    return;
  }
  if (event.key === "ArrowDown" || event.key === "ArrowUp") walk(event);
});

function walk(event) {
  const field = document.querySelector("[data-walk-from]");
  if (document.activeElement?.hasAttribute("data-completing")) return;
  const row = document.activeElement?.closest("[data-walk] [data-row]"); // for a button in a row, the row's item
  const here = row?.querySelector("[data-walk-item]") ?? document.activeElement;
  const list = here?.closest("[data-walk]") ?? document.querySelector("[data-walk]");
  const items = [...(list?.querySelectorAll("[data-walk-item]") ?? [])];
  const at = items.indexOf(here);
  if (!items.length || (at < 0 && document.activeElement !== field)) return;
  const to = at + (event.key === "ArrowDown" ? 1 : -1);
  if (at < 0 && event.key === "ArrowUp") return;
  event.preventDefault();
  if (to < 0) field?.focus();
  else items[Math.min(to, items.length - 1)].focus();
}
