/** [data-menu]: a <details> menu closes on Escape (focus back to its button) and on a click or focus elsewhere. */
const open = () => document.querySelectorAll("[data-menu][open]");

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of open()) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

for (const type of ["click", "focusin"]) {
  document.addEventListener(type, (event) => {
    for (const menu of open()) if (!menu.contains(event.target)) menu.open = false;
  });
}
