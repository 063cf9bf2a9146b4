/** [data-preset="#id"]: a button that writes its value into a field. */
export function mount(root) {
  for (const button of root.querySelectorAll("[data-preset]")) {
    const field = document.querySelector(button.dataset.preset);
    const mark = () => button.setAttribute("aria-pressed", String(field.value === button.value));
    button.closest("[hidden]")?.removeAttribute("hidden");
    button.addEventListener("click", () => {
      field.value = button.value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    field.addEventListener("input", mark);
    mark();
  }
}

mount(document);
