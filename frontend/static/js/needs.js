/** [data-needs="id"][data-choice="value"]: shown while that value is chosen there, in a select, among checkboxes or in one of several selects; with a fault, always. */
export function mount(root) {
  for (const part of root.querySelectorAll("[data-needs]")) {
    const control = document.getElementById(part.dataset.needs);
    if (!control || part.matches(".has-error")) continue;
    const wanted = part.dataset.choice;
    const isChosen = () => (control.matches("select") ? control.value === wanted : control.querySelector(`[value="${CSS.escape(wanted)}"]:checked`));
    const show = () => part.toggleAttribute("hidden", !isChosen());
    control.addEventListener("change", show);
    show();
  }
}

mount(document);
