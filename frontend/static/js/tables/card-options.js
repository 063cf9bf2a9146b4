/** [data-places]: an option; while it has the pointer or the focus, the cards that it names ([data-at]) are marked. */
const pointed = (event) => event.target.closest?.("#table [data-places]");

function mark(option) {
  for (const card of document.querySelectorAll("#table .named")) card.classList.remove("named");
  if (!option) return;
  const places = new Set(option.dataset.places.split(" "));
  for (const card of document.querySelectorAll("#table [data-at]")) {
    if (card.dataset.at.split(" ").some((place) => places.has(place))) card.classList.add("named");
  }
}

for (const type of ["pointerover", "focusin"]) document.addEventListener(type, (event) => mark(pointed(event)));
document.addEventListener("focusout", () => mark(null));
