/** [data-deck-editor]: changes to a deck are sent one request after another, each on the version the last answer named.

    A change shows at once and stays in the queue until the server has stored it; when the server cannot be reached the queue
    waits, the page says so, and nothing is lost.  Several changes made while one is on its way travel together.
    #slots: the form of all changes (csrf token, version, the list seen).  [data-save]: a form saved the same way (the details).
    [data-quantity-of="zone:code"]: shows a quantity.  [data-step]: its buttons. */

const slots = () => document.getElementById("slots");
const deck = () => document.getElementById("deck");
const state = () => document.getElementById("save-state");

let changes = []; // [{zone, code, by}] or {zone, code, to}: not yet stored
let forms = new Set(); // [data-save] forms not yet stored
let busy = false;

export function mount(root) {
  root.addEventListener("submit", take);
  root.addEventListener("click", (event) => {
    if (event.target.closest("[data-try-again]")) send();
  });
  addEventListener("online", send);
  addEventListener("beforeunload", (event) => {
    if (changes.length || forms.size) event.preventDefault();
  });
  document.body.addEventListener("htmx:afterSwap", paint); // a new page of search results
}

function take(event) {
  const { target: form, submitter } = event;
  if (submitter?.getAttribute("aria-disabled") === "true") return event.preventDefault();
  if (form.id === "slots" && submitter?.name === "change") {
    event.preventDefault();
    changes.push(submitter.value);
    paint();
    send();
  } else if ("save" in form.dataset) {
    event.preventDefault();
    forms.add(form.id);
    send();
  }
}

async function send() {
  if (busy || !(changes.length || forms.size)) return;
  busy = true;
  say("saving");
  const sent = changes;
  const form = sent.length ? slots() : document.getElementById([...forms][0]);
  const body = new FormData(form);
  for (const change of sent) body.append("change", change);
  changes = [];
  if (!sent.length) forms.delete(form.id);
  let answer, text;
  try {
    answer = await fetch(form.action, { method: "POST", body, headers: { "HX-Request": "true", "HX-Target": form.id } });
    text = await answer.text();
  } catch {
    changes = [...sent, ...changes];
    if (!sent.length) forms.add(form.id);
    busy = false;
    return say("lost");
  }
  busy = false;
  if (answer.ok) {
    if (!sent.length) clear(form);
    swap("#deck", text, "outerHTML");
    paint();
    send();
  } else if (answer.headers.has("HX-Retarget") && answer.status !== 429) {
    // Refused: what was wished is told in the message; what was wished after it belongs to the same list and goes with it.
    changes = [];
    swap(answer.headers.get("HX-Retarget"), text, answer.headers.get("HX-Reswap"));
    say("refused");
    paint();
    const message = document.querySelector(answer.headers.get("HX-Retarget"));
    message?.querySelector("[aria-invalid=true], [tabindex]")?.focus();
  } else {
    changes = [...sent, ...changes];
    if (!sent.length) forms.add(form.id);
    say("lost");
  }
}

/** The faults of a form that is stored now are past; what is typed in it meanwhile stays. */
function clear(form) {
  for (const fault of form.querySelectorAll(".error, .message")) fault.remove();
  for (const field of form.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
}

/** Swap, and leave opened sets open and the focus where it was. */
function swap(target, text, style) {
  const focus = document.activeElement?.id;
  const within = deck()?.contains(document.activeElement);
  const open = [...document.querySelectorAll("#deck details[open][id]")].map((element) => element.id);
  const closed = [...document.querySelectorAll("#deck details:not([open])[id]")].map((element) => element.id);
  htmx.swap(target, text, { swapStyle: style, swapDelay: 0, settleDelay: 0 });
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  for (const id of closed) document.getElementById(id)?.removeAttribute("open");
  if (focus && document.activeElement?.id !== focus) {
    (document.getElementById(focus) ?? (within ? document.getElementById("deck-heading") : null))?.focus({ preventScroll: true });
  }
}

/** What the server stored, and on top of it what still waits. */
function quantities() {
  const stored = new Map();
  for (const word of (slots()?.elements.seen.value ?? "").split(" ").filter(Boolean)) {
    const at = word.lastIndexOf(":");
    stored.set(word.slice(0, at), Number(word.slice(at + 1)));
  }
  for (const change of changes) {
    const at = change.lastIndexOf(":");
    const key = change.slice(0, at);
    const by = change.slice(at + 1);
    const amount = Number(by.slice(1));
    stored.set(key, by[0] === "=" ? amount : Math.max(0, (stored.get(key) ?? 0) + (by[0] === "+" ? amount : -amount)));
  }
  return stored;
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
}

/** saving | lost | refused: the sentence for it stands in the page, in the reader's language. */
function say(what) {
  const place = state();
  if (!place) return;
  place.dataset.state = what;
  place.textContent = place.dataset[what];
  const again = document.getElementById("try-again");
  if (again) again.hidden = what !== "lost";
}

for (const root of document.querySelectorAll("[data-deck-editor]")) mount(root);
