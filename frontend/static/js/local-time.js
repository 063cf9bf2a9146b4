/** <time data-local-time datetime="...">: the time in the reader's time zone, with the day unless it is today. */
function paint(root) {
  for (const time of root.querySelectorAll("time[data-local-time]")) {
    const at = new Date(time.dateTime);
    if (Number.isNaN(at.valueOf())) continue;
    const today = at.toDateString() === new Date().toDateString();
    const format = today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
    const text = new Intl.DateTimeFormat(document.documentElement.lang, format).format(at);
    if (time.textContent !== text) time.textContent = text;
  }
}

paint(document);
document.addEventListener("htmx:oobAfterSwap", () => paint(document));
document.addEventListener("htmx:afterSwap", () => paint(document));
