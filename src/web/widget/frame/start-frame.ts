import { watchAnswers } from "./answers.ts";
import { watchSuggestions } from "./suggestions.ts";

/** Brings the page in the frame to life: its height, what is asked for each kind of home, the places it suggests and the price. */
export function startFrame(page: Window & typeof globalThis): void {
  const { document } = page;
  const tell = () => page.parent.postMessage({ machinone: "checker", height: document.body.offsetHeight }, "*");
  new page.ResizeObserver(tell).observe(document.body);
  tell();
  const form = document.querySelector("form");
  const token = document.body.dataset.token;
  if (!form || token === undefined) return;
  showFieldsOf(form);
  form.addEventListener("change", () => showFieldsOf(form));
  const call = (path: string, body?: unknown) =>
    page.fetch(path, {
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    });
  const chosenPlace = watchSuggestions(page, call);
  watchAnswers(form, { call, chosenPlace });
}

/** What is asked only for some kinds of homes (`data-for`) is hidden for the others, and not sent. */
function showFieldsOf(form: HTMLFormElement): void {
  const kind = String(new FormData(form).get("kind"));
  for (const part of form.querySelectorAll<HTMLElement>("[data-for]")) {
    const isAsked = (part.dataset.for ?? "").split(" ").includes(kind);
    part.hidden = !isAsked;
    for (const control of part.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) control.disabled = !isAsked;
  }
  for (const label of form.querySelectorAll<HTMLElement>("[data-label]"))
    label.textContent = label.dataset[kind] ?? label.dataset.label ?? "";
}
