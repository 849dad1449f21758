import { formatYen } from "#kernel/yen.ts";
import type { Call, ChosenPlace } from "./suggestions.ts";

type Parts = { readonly call: Call; readonly chosenPlace: () => ChosenPlace };

type Price = {
  readonly yen: number;
  readonly lowYen: number;
  readonly highYen: number;
  readonly grade: string;
  readonly place: string;
  readonly asOf: string;
  readonly modelVersion: string;
  /** Whose data it was made of: stands beside every price. */
  readonly attributions: readonly string[];
};

/** What our server answers; only what is shown of it. */
type Answer = { readonly price: Price | null; readonly reason: string | null; readonly isSample: boolean; readonly detailsUrl: string };
type Fault = { readonly field: string; readonly message: string };

/** Sends the form, and shows the price, what is to be put right, or why there is no price. */
export function watchAnswers(form: HTMLFormElement, { call, chosenPlace }: Parts): void {
  const button = form.querySelector("button");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (button?.getAttribute("aria-disabled") === "true") return;
    button?.setAttribute("aria-disabled", "true");
    say(form.ownerDocument, "loading");
    const answer = await ask(form, { call, chosenPlace }).catch(() => ({ state: "failed" }));
    button?.removeAttribute("aria-disabled");
    showFaults(form, "faults" in answer ? answer.faults : []);
    say(form.ownerDocument, answer.state, "answer" in answer ? answer.answer : undefined);
  });
}

type Outcome = { readonly state: string; readonly answer?: Answer; readonly faults?: readonly Fault[] };

async function ask(form: HTMLFormElement, { call, chosenPlace }: Parts): Promise<Outcome> {
  const given = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ""));
  const response = await call("/api/widget/assessments", { ...given, ...chosenPlace() });
  const body = await response.json();
  if (response.ok) return { state: body.price ? "price" : body.reason, answer: body };
  if (response.status === 422) return { state: "faults", faults: body.errors };
  // The type of a problem ends in what happened: `/problems/quota-exceeded`.
  return { state: String(body.type).split("/").pop() ?? "failed" };
}

/** Shows the one part of the page that tells of a state; of a state without one that it did not work. */
function say(page: Document, state: string, answer?: Answer): void {
  const parts = [...page.querySelectorAll<HTMLElement>("[data-state]")];
  const isOf = (part: HTMLElement, wanted: string) => (part.dataset.state ?? "").split(" ").includes(wanted);
  const isKnown = state === "faults" || parts.some((part) => isOf(part, state));
  for (const part of parts) part.hidden = !isOf(part, isKnown ? state : "failed");
  if (answer?.price) showPrice(page, answer.price, answer);
}

function showPrice(page: Document, price: Price, { detailsUrl, isSample }: Answer): void {
  const { yen, lowYen, highYen, grade, place, asOf, modelVersion, attributions } = price;
  const set = <T extends HTMLElement = HTMLElement>(selector: string, change: (element: T) => void) => {
    const element = page.querySelector<T>(selector);
    if (element) change(element);
  };
  const texts: Readonly<Record<string, string>> = {
    ...{ place, asOf, modelVersion, sources: attributions.join("、") },
    ...{ grade, price: formatYen(yen), low: formatYen(lowYen), high: formatYen(highYen) },
  };
  for (const [name, text] of Object.entries(texts))
    set(`[data-value=${name}]`, (element) => {
      element.textContent = text;
    });
  set("[data-sample]", (element) => {
    element.hidden = !isSample;
  });
  for (const words of page.querySelectorAll<HTMLElement>("[data-grade]")) words.hidden = words.dataset.grade !== grade;
  set<HTMLAnchorElement>("[data-details]", (link) => {
    link.href = detailsUrl;
  });
  // The band stands in the middle half of its track, so that the estimate in it can be seen.
  set("[data-tick]", (tick) => {
    tick.style.left = `${25 + (50 * (yen - lowYen)) / Math.max(1, highYen - lowYen)}%`;
  });
}

/** The summary over the form, which leads to each field, and the words under the fields. With faults the summary has the focus. */
function showFaults(form: HTMLFormElement, faults: readonly Fault[]): void {
  const page = form.ownerDocument;
  for (const fault of form.querySelectorAll<HTMLElement>(".fault")) {
    const message = faults.find(({ field }) => fault.id === `${field}-fault`)?.message ?? "";
    fault.textContent = message;
    const control = page.getElementById(fault.id.replace(/-fault$/, ""));
    if (message === "") control?.removeAttribute("aria-invalid");
    else control?.setAttribute("aria-invalid", "true");
  }
  const summary = page.querySelector<HTMLElement>("#faults");
  const list = summary?.querySelector("ul");
  if (!summary || !list) return;
  list.replaceChildren(...faults.map((fault) => linkTo(page, fault)));
  summary.hidden = faults.length === 0;
  if (faults.length > 0) summary.focus();
}

function linkTo(page: Document, { field, message }: Fault): HTMLElement {
  const [entry, link] = [page.createElement("li"), page.createElement("a")];
  Object.assign(link, { href: `#${field}`, textContent: message });
  link.addEventListener("click", (event) => {
    event.preventDefault();
    page.getElementById(field)?.focus();
  });
  entry.append(link);
  return entry;
}
