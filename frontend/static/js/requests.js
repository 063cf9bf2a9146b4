/** A request of htmx that never reached the server says so in #messages; the next answer takes the sentence away. */
document.addEventListener("htmx:sendError", () => {
  const message = document.createElement("p");
  message.className = "message bad";
  message.dataset.lost = "";
  message.textContent = document.body.dataset.lost;
  document.getElementById("messages").replaceChildren(message);
});

document.addEventListener("htmx:afterOnLoad", () => document.querySelector("#messages [data-lost]")?.remove());

/** A newer answer to a search says itself what is wrong with it; what stands at the filters is of the one before. */
document.addEventListener("htmx:afterOnLoad", ({ detail }) => {
  if (detail.target?.id !== "results" && detail.target?.id !== "found") return;
  for (const fault of document.querySelectorAll("#filters .error")) fault.remove();
  for (const control of document.querySelectorAll("#filters [aria-describedby], #search [aria-invalid]")) {
    control.removeAttribute("aria-invalid");
    control.removeAttribute("aria-describedby");
  }
});
