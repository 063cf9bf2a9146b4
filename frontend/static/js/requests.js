/** Show a message in #messages when an htmx request cannot reach the server; remove it after the next response. */
document.addEventListener("htmx:sendError", () => {
  const message = document.createElement("p");
  message.className = "message bad";
  message.dataset.lost = "";
  message.textContent = document.body.dataset.lost;
  document.getElementById("messages").replaceChildren(message);
});

document.addEventListener("htmx:afterOnLoad", () => document.querySelector("#messages [data-lost]")?.remove());

/** Remove the errors of the previous search from the filters; the new results contain their own errors. */
document.addEventListener("htmx:afterOnLoad", ({ detail }) => {
  if (detail.target?.id !== "results" && detail.target?.id !== "found") return;
  for (const fault of document.querySelectorAll("#filters .error")) fault.remove();
  for (const control of document.querySelectorAll("#filters [aria-describedby], #search [aria-invalid]")) {
    control.removeAttribute("aria-invalid");
    control.removeAttribute("aria-describedby");
  }
});
