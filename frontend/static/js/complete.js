/** [data-complete="<game>"]: a search box that suggests values while its last word is a field with the beginning of a value ("t:eff").
    During suggestions ([data-completing]), keys.js leaves the arrow keys alone. */
const MOST = 12;
const TERM = /(?:^|[\s(])-?([a-z_]{1,30})(?:!=|[:=])([^\s"()|:=<>]*)$/i;

export function mount(field) {
  const list = document.createElement("datalist");
  list.id = `${field.id}-values`;
  field.after(list);
  field.setAttribute("list", list.id);
  let latest = 0;
  field.addEventListener("input", async () => {
    const found = TERM.exec(field.value);
    const turn = ++latest;
    const values = found ? await valuesOf(field.dataset.complete, found[1], found[2]) : [];
    if (turn !== latest) return; // the text has changed since
    const before = found ? field.value.slice(0, field.value.length - found[2].length) : "";
    list.replaceChildren(...values.map(({ code, name }) => new Option(name, before + (/[\s()|]/.test(code) ? `"${code}"` : code))));
    field.toggleAttribute("data-completing", values.length > 0);
  });
  field.addEventListener("blur", () => field.removeAttribute("data-completing"));
}

const answers = new Map();

async function valuesOf(game, key, begins) {
  const address = `/api/v1/search/fields/?${new URLSearchParams({ game, field: key, begins })}`;
  if (!answers.has(address)) answers.set(address, ask(address));
  return answers.get(address);
}

async function ask(address) {
  const language = document.documentElement.lang.toLowerCase();
  try {
    const answer = await fetch(address);
    const { results } = answer.ok ? await answer.json() : { results: [] };
    return (results[0]?.choices ?? []).slice(0, MOST).map(({ code, names }) => ({ code, name: names[language] ?? names.en ?? code }));
  } catch {
    return []; // no connection, no suggestions
  }
}

for (const field of document.querySelectorAll("[data-complete]")) mount(field);
