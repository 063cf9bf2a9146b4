/** Drag rows in the editor: from the search into a zone of the deck ([data-drop="zone"]), between zones, and out of the deck. */
const TYPE = "text/plain";
let dragged = null; // {zone, code, holds, inDeck}

export function mount(root) {
  const rows = () => root.querySelectorAll("[data-row]:not([draggable])");
  const ready = () => rows().forEach((row) => (row.draggable = true));
  ready();
  document.body.addEventListener("htmx:afterSwap", ready);
  document.addEventListener("deck:drawn", ready);

  root.addEventListener("dragstart", (event) => {
    const row = event.target.closest?.("[data-row]");
    if (!row) return;
    const at = row.dataset.row.indexOf(":");
    dragged = { zone: row.dataset.row.slice(0, at), code: row.dataset.row.slice(at + 1), inDeck: Boolean(row.closest("#deck")) };
    const zones = [...root.querySelectorAll(".drop-zones [data-drop]")];
    const holds = zones.find((zone) => zone.dataset.drop === dragged.zone)?.dataset.holds;
    dragged.zones = zones.filter((zone) => zone.dataset.holds === holds).map((zone) => zone.dataset.drop);
    event.dataTransfer.setData(TYPE, row.dataset.name ?? dragged.code);
    event.dataTransfer.effectAllowed = "copyMove";
    for (const place of root.querySelectorAll(".drop-zones")) {
      place.hidden = false;
      for (const zone of place.children) zone.hidden = !dragged.zones.includes(zone.dataset.drop);
    }
    root.dataset.dragging = dragged.inDeck ? "out" : "in";
  });
  root.addEventListener("dragend", () => end(root));
  root.addEventListener("dragover", (event) => {
    const place = dragged && target(event);
    if (!place) return;
    event.preventDefault();
    for (const other of root.querySelectorAll("[data-over]")) if (other !== place.element) delete other.dataset.over;
    place.element.dataset.over = "";
  });
  root.addEventListener("drop", (event) => {
    const place = dragged && target(event);
    if (!place) return;
    event.preventDefault();
    const less = `${dragged.zone}:${dragged.code}:-1`;
    const more = `${place.zone}:${dragged.code}:+1`;
    const changes = dragged.inDeck ? (place.zone === dragged.zone ? [] : place.zone ? [less, more] : [less]) : [more];
    end(root);
    if (changes.length) root.dispatchEvent(new CustomEvent("deck:wish", { detail: changes }));
  });
}

/** The drop target: a zone, the deck (the row's own zone) or, for a card of the deck, outside of it (zone ""). */
function target(event) {
  const part = event.target.closest?.("[data-drop]");
  if (part && dragged.zones.includes(part.dataset.drop)) return { element: part, zone: part.dataset.drop };
  const list = event.target.closest?.("#list");
  if (list) return { element: list, zone: dragged.zone };
  const find = event.target.closest?.("#find");
  return find && dragged.inDeck ? { element: find, zone: "" } : null;
}

function end(root) {
  dragged = null;
  delete root.dataset.dragging;
  for (const place of root.querySelectorAll(".drop-zones")) place.hidden = true;
  for (const other of root.querySelectorAll("[data-over]")) delete other.dataset.over;
}

for (const root of document.querySelectorAll("[data-deck-editor]")) mount(root);
