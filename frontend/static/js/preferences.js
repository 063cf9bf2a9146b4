/** [data-preferences]: a form that changes theme or language comes back to the address of now, which htmx may have changed since the page was sent. */
export function mount(root) {
  for (const form of root.querySelectorAll("[data-preferences]")) {
    form.addEventListener("submit", () => {
      form.elements.next.value = location.pathname + location.search;
    });
  }
}

mount(document);
