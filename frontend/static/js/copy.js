/** [data-copy="#id"]: a button that copies the text or value of that element; without a clipboard it selects it instead. */
export function mount(root) {
  for (const button of root.querySelectorAll("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const source = document.querySelector(button.dataset.copy);
      const text = source.value ?? source.textContent;
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        source.select ? source.select() : getSelection().selectAllChildren(source);
        return;
      }
      const said = button.querySelector("[data-said]");
      const before = said.textContent;
      said.textContent = button.dataset.done;
      setTimeout(() => (said.textContent = before), 2000);
    });
  }
}

mount(document);
