/** [data-needs="id"][data-choice="value"]: an element shown only while the control with that id (a select, or a group of checkboxes or
    selects) has that value, or if the element has an error. */
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
