/** On a small screen, show one section of the editor at a time ([data-tab="find"], "list", "legality").  Without this script, the links
    of the bar jump to the sections of one long page.  The editor's data-shows names the visible section. */
const PARTS = ["find", "list", "legality"];

export function mount(root) {
  const show = (part, scroll = true) => {
    root.dataset.shows = part;
    for (const link of root.querySelectorAll("[data-tab]")) {
      if (link.dataset.tab === part) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    if (scroll && matchMedia("(width < 62rem)").matches) root.querySelector(".editor-columns").scrollIntoView({ block: "start" });
  };
  const named = (id) => (PARTS.includes(id) ? id : document.getElementById(id)?.closest("#find, #list, #legality")?.id);
  root.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#']");
    const part = link && named(decodeURIComponent(link.hash.slice(1)));
    if (!part) return;
    show(part);
    if (!("tab" in link.dataset)) return; // a link to a row: its section is visible now, so the browser can jump there
    event.preventDefault();
    const heading = root.querySelector(`#${part} :is(h2, [data-walk-from])`);
    heading?.focus({ preventScroll: true });
  });
  document.addEventListener("deck:show", (event) => show(event.detail, false));
  document.addEventListener("deck:drawn", () => show(root.dataset.shows, false));
  show(named(location.hash.slice(1)) ?? "find", false);
}

for (const root of document.querySelectorAll("[data-deck-editor]")) mount(root);
