/** [data-keep]: an element in which opened details stay open and the focus stays when htmx swaps it. */
let open = [];
let shut = [];

document.addEventListener("htmx:beforeSwap", (event) => {
  const root = event.detail.target.closest?.("[data-keep]");
  if (!root) return;
  open = [...root.querySelectorAll("details[open][id]")].map((element) => element.id);
  shut = [...root.querySelectorAll("details:not([open])[id]")].map((element) => element.id);
});

document.addEventListener("htmx:afterSwap", () => {
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  for (const id of shut) document.getElementById(id)?.removeAttribute("open");
  open = shut = [];
});
