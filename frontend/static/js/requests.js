/** A request of htmx that never reached the server says so in #messages; the next answer takes the sentence away. */
document.addEventListener("htmx:sendError", () => {
  const message = document.createElement("p");
  message.className = "message bad";
  message.dataset.lost = "";
  message.textContent = document.body.dataset.lost;
  document.getElementById("messages").replaceChildren(message);
});

document.addEventListener("htmx:afterOnLoad", () => document.querySelector("#messages [data-lost]")?.remove());
