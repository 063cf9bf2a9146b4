/** [data-deck-editor="<id>"]: saves changes to a deck, one request after another, each with the version of the last response.

    A change shows at once and stays in the queue until the server has saved it.  The queue is also stored in this browser, so a lost
    connection, an ended session or a closed window loses nothing.  Changes made during a request are sent together in the next one.
    Other modules request changes by the event `deck:wish` (detail: texts of changes, as in frontend/decks/changes.py).  The event
    `deck:drawn` tells them that the deck was rendered again.
    #slots: the form of all changes (CSRF token, version, the list shown).
    [data-save]: a form saved the same way (the details), a moment after the last key.  [data-conflict]: the deck was changed elsewhere, so
    the form waits for its button.
    [data-quantity-of="zone:code"]: shows a quantity.  [data-step]: its buttons.
    [data-settles]: outdated until the server has responded. */

const slots = () => document.getElementById("slots");
const deck = () => document.getElementById("deck");
const state = () => document.getElementById("save-state");
const AGAIN = [2, 4, 8, 15, 30]; // seconds before each retry, if the server does not respond
const PAUSE = 900; // milliseconds without a key before typed text is sent
const NOT_TYPED = ["csrfmiddlewaretoken", "next", "version"];

let root;
let changes = []; // "zone:code:+1", ...: not yet saved
let sent = []; // changes in the current request
let unanswered = 0; // how many of the first changes were sent without a response: the server may have saved them, so they are sent again unchanged
let refused = []; // changes rejected in a conflict: sent again with the next change, so that the conflict message covers all of them
let base = null; // {version, seen}: the list that the changes belong to, if it is not the page's
let forms = new Set(); // ids of [data-save] forms to send
let drafts = new Map(); // ids of [data-save] forms in which somebody types -> the timer that sends them
let writing = ""; // id of the [data-save] form in the current request
let stale = new Map(); // ids of forms -> the version that their text belongs to, if it is not the page's
let busy = false;
let tries = 0;
let timer;
let undone = []; // each {key: [before, after]}
let done = [];

export function mount(element) {
  root = element;
  for (const tools of root.querySelectorAll(".undo")) tools.hidden = false;
  root.addEventListener("submit", take);
  root.addEventListener("input", ({ target }) => target.form && "save" in target.form.dataset && draft(target.form));
  root.addEventListener("deck:wish", (event) => wish(event.detail));
  root.addEventListener("click", (event) => {
    if (event.target.closest("[data-try-again]")) send();
    if (event.target.closest("[data-undo]")) back(done, undone, 0);
    if (event.target.closest("[data-redo]")) back(undone, done, 1);
  });
  addEventListener("online", send);
  addEventListener("beforeunload", (event) => {
    if (changes.length || sent.length || forms.size || drafts.size || writing) event.preventDefault();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) for (const id of drafts.keys()) submit(id);
  });
  document.body.addEventListener("htmx:afterSwap", paint); // a new page of search results
  remember();
}

/* --- the wanted quantities --- */

function take(event) {
  const { target: form, submitter } = event;
  if (submitter?.getAttribute("aria-disabled") === "true") return event.preventDefault();
  if (form.id === "slots" && submitter?.name === "change") {
    event.preventDefault();
    submitter.closest(".moves, #leaders")?.removeAttribute("open");
    wish(submitter.value.split(" "));
  } else if ("save" in form.dataset) {
    event.preventDefault();
    delete form.dataset.conflict;
    settle(form.id);
    forms.add(form.id);
    send();
  }
}

/** Text was typed into a form: store it in this browser at once, and send it after a pause. */
function draft(form) {
  clearTimeout(drafts.get(form.id));
  drafts.set(form.id, setTimeout(submit, PAUSE, form.id));
  if (!busy && state()?.dataset.state === "saved") say("unsaved");
  keep();
}

/** Send a typed form, unless a field is invalid (an empty name, say) or the form waits for its button: then it stays a draft. */
function submit(id) {
  const form = document.getElementById(id);
  if (!form || "conflict" in form.dataset || !form.checkValidity()) return;
  settle(id);
  forms.add(id);
  send();
}

function settle(id) {
  clearTimeout(drafts.get(id));
  drafts.delete(id);
}

const textOf = (form) => [...new FormData(form)].filter(([field]) => !NOT_TYPED.includes(field));

function fill(form, text) {
  for (const [field, value] of text) {
    const control = form?.elements[field];
    const box = control instanceof RadioNodeList ? control[control.length - 1] : null; // a tick box behind the value that it replaces
    if (box) box.checked = value !== "false";
    else if (control) control.value = value;
  }
}

function wish(texts) {
  const before = quantities();
  queue(texts);
  const after = quantities();
  const step = {};
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const pair = [before.get(key) ?? 0, after.get(key) ?? 0];
    if (pair[0] !== pair[1]) step[key] = pair;
  }
  if (Object.keys(step).length) {
    done.push(step);
    undone = [];
  }
  paint();
  send();
}

/** Undo or redo the last step: set its slots to their quantities before or after it. */
function back(from, to, side) {
  const step = from.pop();
  if (!step) return;
  to.push(step);
  const order = Object.entries(step).sort(([, one], [, other]) => one[side] - other[side]); // removals first
  queue(order.map(([key, pair]) => `${key}:=${pair[side]}`));
  paint();
  send();
}

function queue(texts) {
  changes = [...refused, ...changes, ...texts];
  refused = [];
}

/* --- sending --- */

async function send() {
  clearTimeout(timer);
  if (busy || !(changes.length || forms.size)) return;
  busy = true;
  say("saving");
  sent = changes.splice(0, unanswered || changes.length);
  unanswered = 0;
  const form = sent.length ? slots() : document.getElementById([...forms][0]);
  if (!sent.length) {
    forms.delete(form.id);
    writing = form.id;
  }
  let answer, text;
  try {
    answer = await post(form);
    if (answer.status === 403 && (await freshToken())) answer = await post(form);
    text = await answer.text();
  } catch {
    return put(form, "lost");
  }
  if (answer.ok) {
    busy = false;
    tries = 0;
    if (!sent.length) clear(form);
    const before = base?.version;
    sent = [];
    base = null;
    writing = "";
    stale.delete(form.id);
    swap("#deck", text, "outerHTML");
    // Only the list was saved since, by an earlier page: text of the same version belongs to the new one.
    if (Number(stored().version) === Number(before) + 1) for (const [id, version] of stale) if (version === before) stale.delete(id);
    if (drafts.size) say("unsaved"); // typed since
    keep();
    paint();
    send();
  } else if (answer.status === 412 && sent.length && changes.length) {
    // The deck was changed elsewhere: send all changes to the same list again, so that the conflict message covers all of them.
    busy = false;
    changes = [...sent, ...changes];
    sent = [];
    send();
  } else if (answer.headers.has("HX-Retarget") && [400, 412, 413, 422].includes(answer.status)) {
    // Rejected: the message lists the changes and the choices.  Later changes belong to the same list and are dropped with them.
    busy = false;
    const typed = writing ? textOf(form) : []; // with what was typed since
    if (!writing) {
      refused = answer.status === 412 ? sent : [];
      changes = [];
      sent = [];
      if (!refused.length) base = null;
    }
    const later = writing && changes.length > 0;
    stale.delete(writing);
    swap(answer.headers.get("HX-Retarget"), text, answer.headers.get("HX-Reswap"));
    fill(document.getElementById(writing), typed);
    if (writing) drafts.set(writing, 0);
    writing = "";
    keep();
    say("refused");
    paint();
    if (later) send();
    const message = document.querySelector(answer.headers.get("HX-Retarget"));
    message?.querySelector("[aria-invalid=true], [tabindex]")?.focus();
  } else {
    put(form, [401, 403, 404].includes(answer.status) ? "expired" : "lost", Number(answer.headers.get("Retry-After")));
  }
}

function post(form) {
  const body = new FormData(form);
  for (const change of sent) body.append("change", change);
  if (sent.length && base) for (const name of ["version", "seen"]) body.set(name, base[name]);
  if (!sent.length && stale.has(form.id)) body.set("version", stale.get(form.id));
  return fetch(form.action, { method: "POST", body, headers: { "HX-Request": "true", "HX-Target": form.id } });
}

/** Put unsaved changes back into the queue and retry later. */
function put(form, why, seconds) {
  changes = [...sent, ...changes];
  if (!sent.length) forms.add(form.id);
  unanswered = sent.length;
  sent = [];
  writing = "";
  busy = false;
  keep();
  say(why);
  if (why === "lost") timer = setTimeout(send, 1000 * (seconds || AGAIN[Math.min(tries++, AGAIN.length - 1)]));
  else explain();
}

/** Read the CSRF token from a new copy of the page, because the page's own token may be older than the cookie.  Returns the token. */
async function freshToken(address = slots().dataset.page) {
  const answer = await fetch(address);
  if (!answer.ok) return "";
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const token = page.querySelector("main [name=csrfmiddlewaretoken]")?.value ?? "";
  if (!token) return "";
  for (const field of document.querySelectorAll("[name=csrfmiddlewaretoken]")) field.value = token;
  return token;
}

/** Explain that the session has ended, and offer to save the current list as a new deck. */
function explain() {
  const place = document.getElementById("editor-message");
  place.replaceChildren(document.getElementById("expired").content.cloneNode(true));
  for (const field of place.querySelectorAll("[data-list]")) {
    field.value = [...quantities()].filter(([, quantity]) => quantity > 0).map(([key, quantity]) => `${key}:${quantity}`).join(" ");
    field.form.addEventListener("submit", keepAsNew);
  }
  place.querySelector("[tabindex]")?.focus();
}

/** Save the list as a new deck, then drop the queue.  The form needs a CSRF token of the current session. */
async function keepAsNew(event) {
  const form = event.target;
  event.preventDefault();
  try {
    // Without a cookie each response sets a new one, and another request may be running: if so, retry with the cookie that is left.
    for (let turn = 0; turn < 2; turn++) {
      const token = await freshToken(form.dataset.tokens);
      const body = new FormData(form);
      if (token) body.set("csrfmiddlewaretoken", token); // the page may contain another copy of this form by now
      const answer = await fetch(form.action, { method: "POST", body });
      if (answer.ok && answer.redirected) {
        const text = textOf(document.getElementById("details-form"));
        forget();
        forms.clear();
        hand(new URL(answer.url).pathname.split("/")[2], text);
        return location.assign(answer.url);
      }
      if (answer.status !== 403) break;
    }
  } catch {
    /* shown below */
  }
  say("lost");
}

/* --- stored in this browser --- */

const name = () => `stardeck:deck:${root.dataset.deckEditor}`;

function keep() {
  const waiting = [...sent, ...changes];
  const typed = [...new Set([...forms, ...drafts.keys(), writing])].map((id) => document.getElementById(id)).filter(Boolean);
  try {
    if (!waiting.length && !typed.length) localStorage.removeItem(name());
    else {
      // A form in conflict belongs to no version: version 0 shows the conflict again.
      const texts = typed.map((form) => [form.id, "conflict" in form.dataset ? "0" : (stale.get(form.id) ?? stored().version), textOf(form)]);
      localStorage.setItem(name(), JSON.stringify({ ...(base ?? stored()), changes: waiting, unanswered: sent.length || unanswered, texts }));
    }
    sessionStorage.setItem(`${name()}:steps`, JSON.stringify([done.slice(-100), undone.slice(-100)]));
  } catch {
    /* the browser stores nothing: there is only this page's queue */
  }
}

function forget() {
  for (const id of drafts.keys()) settle(id);
  changes = [];
  sent = [];
  unanswered = 0;
  keep();
}

/** Leave the text of this page to the editor of a new deck, which stores it when it opens. */
function hand(id, text) {
  try {
    localStorage.setItem(`stardeck:deck:${id}`, JSON.stringify({ texts: [["details-form", "1", text]] }));
  } catch {
    /* the browser stores nothing */
  }
}

/** Send the changes that an earlier page could not save, for the list that they belong to. */
function remember() {
  try {
    [done, undone] = JSON.parse(sessionStorage.getItem(`${name()}:steps`)) ?? [[], []];
    const kept = JSON.parse(localStorage.getItem(name()));
    if (kept?.changes?.length) {
      changes = kept.changes;
      unanswered = kept.unanswered ?? 0;
      if (kept.version !== stored().version) base = { version: kept.version, seen: kept.seen };
    }
    for (const [id, version, text] of kept?.texts ?? []) {
      const form = document.getElementById(id);
      if (!form) continue;
      fill(form, text);
      if (version !== stored().version) stale.set(id, version);
      if (form.checkValidity()) forms.add(id);
      else drafts.set(id, 0);
    }
  } catch {
    done = undone = [];
  }
  paint();
  send();
}

const stored = () => ({ version: slots().elements.version.value, seen: slots().elements.seen.value });

/* --- display --- */

/** Clear the errors of a saved form, whose fields may be elsewhere on the page; text typed since then stays. */
function clear(form) {
  for (const fault of form.querySelectorAll(".error, .message, [data-my-version]")) fault.remove();
  for (const field of form.elements) {
    field.removeAttribute("aria-invalid");
    field.closest("#title")?.querySelector(".error")?.remove();
  }
}

/** Swap HTML; opened sets stay open and the focus stays. */
function swap(target, text, style) {
  const focus = document.activeElement?.id;
  const row = document.activeElement?.closest("#deck [data-row]")?.id;
  const within = deck()?.contains(document.activeElement);
  const open = [...document.querySelectorAll("#deck details[open][id]")].map((element) => element.id);
  const closed = [...document.querySelectorAll("#deck details:not([open])[id]")].map((element) => element.id);
  const scrolled = [...document.querySelectorAll("#list, #legality")].map((element) => [element.id, element.scrollTop]);
  htmx.swap(target, text, { swapStyle: style, swapDelay: 0, settleDelay: 0 });
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  for (const id of closed) document.getElementById(id)?.removeAttribute("open");
  for (const [id, top] of scrolled) if (document.getElementById(id)) document.getElementById(id).scrollTop = top;
  for (const field of document.querySelectorAll("[data-version]")) field.value = stored().version;
  document.dispatchEvent(new CustomEvent("deck:drawn"));
  if (document.activeElement?.id && document.activeElement.id === focus) return;
  const again =
    (focus && document.getElementById(focus)) ||
    (row && document.querySelector(`#${CSS.escape(row)} [data-walk-item]`)) ||
    (within && document.getElementById("deck-heading"));
  if (again && again !== document.activeElement) again.focus({ preventScroll: true });
}

/** The saved quantities with the waiting changes applied. */
export function quantities() {
  const found = new Map();
  for (const word of ((base ?? stored()).seen ?? "").split(" ").filter(Boolean)) {
    const at = word.lastIndexOf(":");
    found.set(word.slice(0, at), Number(word.slice(at + 1)));
  }
  const alone = slots().dataset.alone.split(" ");
  for (const change of [...refused, ...sent, ...changes]) {
    const at = change.lastIndexOf(":");
    const key = change.slice(0, at);
    const by = change.slice(at + 1);
    const amount = Number(by.slice(1));
    const zone = key.slice(0, key.indexOf(":"));
    if (alone.includes(zone) && by[0] !== "-" && amount) for (const other of found.keys()) if (other.startsWith(`${zone}:`)) found.delete(other);
    found.set(key, by[0] === "=" ? amount : Math.max(0, (found.get(key) ?? 0) + (by[0] === "+" ? amount : -amount)));
  }
  return found;
}

function paint() {
  const now = quantities();
  for (const output of document.querySelectorAll("[data-quantity-of]")) {
    const quantity = now.get(output.dataset.quantityOf) ?? 0;
    const maximum = Number(output.dataset.maximum || Infinity);
    if (output.textContent !== String(quantity)) output.textContent = quantity;
    output.closest("[data-row]")?.toggleAttribute("data-chosen", quantity > 0);
    for (const button of output.parentElement.querySelectorAll("[data-step]")) {
      const off = button.dataset.step === "-1" ? quantity < 1 : quantity >= maximum;
      button.setAttribute("aria-disabled", String(off));
    }
  }
  pending(now);
  deck()?.toggleAttribute("data-unsettled", changes.length + sent.length > 0);
  for (const [button, steps] of [["[data-undo]", done], ["[data-redo]", undone]]) {
    const found = root.querySelector(button);
    if (found) found.disabled = !steps.length;
  }
  keep();
}

/** Rows that the server has not rendered yet: a name and a quantity. */
function pending(now) {
  const list = document.getElementById("deck-pending");
  if (!list) return;
  const drawn = new Set([...document.querySelectorAll("#deck [data-row]")].map((row) => row.dataset.row));
  const alone = slots().dataset.alone.split(" ");
  const missing = [...now].filter(([key, quantity]) => quantity > 0 && !drawn.has(key) && !alone.includes(key.slice(0, key.indexOf(":"))));
  list.hidden = !missing.length;
  list.replaceChildren(
    ...missing.map(([key, quantity]) => {
      const row = document.createElement("li");
      const found = document.querySelector(`#found [data-row="${CSS.escape(key)}"], [data-row$="${CSS.escape(key.slice(key.indexOf(":")))}"]`);
      row.className = "slot pending";
      row.textContent = `${quantity} × ${found?.dataset.name ?? key.slice(key.indexOf(":") + 1)}`;
      return row;
    }),
  );
}

/** Show the message of a state: unsaved, saving, lost, refused or expired.  The page contains the messages in the reader's language. */
function say(what) {
  const place = state();
  if (!place) return;
  place.dataset.state = what;
  place.textContent = place.dataset[what];
  const again = document.getElementById("try-again");
  if (again) again.hidden = what !== "lost" && what !== "expired";
}

for (const element of document.querySelectorAll("[data-deck-editor]")) mount(element);
