/** [data-preferences]: a form that changes the theme or language and returns to the current URL, which htmx may have changed. */
export function mount(root) {
  for (const form of root.querySelectorAll("[data-preferences]")) {
    form.addEventListener("submit", () => {
      form.elements.next.value = location.pathname + location.search;
    });
  }
}

mount(document);
