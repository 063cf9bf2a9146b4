/** [data-most][data-too-large]: a form that is sent only if it is not larger than the server accepts; otherwise the message is shown above
    its controls, and everything that was typed stays. */
function size(form, submitter) {
  const data = new FormData(form, submitter);
  if (form.enctype !== "multipart/form-data") return new URLSearchParams(data).toString().length;
  const bytes = new TextEncoder();
  let total = 0;
  for (const [name, value] of data) {
    total += 200 + bytes.encode(name).length + (typeof value === "string" ? bytes.encode(value).length : value.size);
  }
  return total;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-most]")) return;
  form.querySelector(":scope > [data-size-error]")?.remove();
  if (size(form, event.submitter) <= Number(form.dataset.most)) return;
  event.preventDefault();
  event.stopPropagation();
  const message = document.createElement("p");
  message.className = "message bad";
  message.dataset.sizeError = "";
  message.tabIndex = -1;
  message.setAttribute("role", "alert");
  message.textContent = form.dataset.tooLarge;
  form.prepend(message);
  message.focus();
}, true);
