/** Asks our server; `body` makes it a POST. */
export type Call = (path: string, body?: unknown) => Promise<Response>;

/** Where a home is, by a suggestion that was chosen. */
export type ChosenPlace = Readonly<Partial<Record<"apartmentKey" | "cityCode" | "town", string>>>;

type Suggestion = { readonly label: string; readonly detail: string; readonly place: ChosenPlace };

const PAUSE_MS = 200;

/** A list of places under the field, after the ARIA pattern of a combobox. Answers how to ask which one was chosen; none once the text was changed. */
export function watchSuggestions(page: Window & typeof globalThis, call: Call): () => ChosenPlace {
  const input = page.document.querySelector<HTMLInputElement>("#address");
  const list = page.document.querySelector<HTMLElement>("#places");
  if (!input || !list) return () => ({});
  let [found, active, chosen]: [readonly Suggestion[], number, ChosenPlace] = [[], -1, {}];
  let timer = 0;
  const show = (next: readonly Suggestion[], at = -1) => {
    [found, active] = [next, at];
    draw(input, list, { found, active });
  };
  const choose = (at: number) => {
    const place = found[at];
    if (!place) return;
    input.value = place.label;
    chosen = place.place;
    forget();
  };
  let asked = "";
  const ask = async () => {
    asked = input.value.trim();
    const text = asked;
    const next = text === "" ? [] : await suggestionsFor(text, call);
    // What was typed meanwhile has a question of its own.
    if (text === asked && page.document.activeElement === input) show(next);
  };
  const forget = () => {
    page.clearTimeout(timer);
    asked = "";
    show([]);
  };
  const later = () => {
    page.clearTimeout(timer);
    timer = page.setTimeout(ask, PAUSE_MS);
  };
  input.addEventListener("input", (event) => {
    chosen = {};
    if (!(event as InputEvent).isComposing) later();
  });
  input.addEventListener("compositionend", later);
  input.addEventListener("blur", forget);
  input.form?.addEventListener("submit", forget);
  input.addEventListener("keydown", (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.isComposing || found.length === 0) return;
    if (by !== undefined) show(found, ((active + 1 + by + found.length + 1) % (found.length + 1)) - 1);
    else if (event.key === "Enter" && active >= 0) choose(active);
    else if (event.key === "Escape") forget();
    else return;
    event.preventDefault();
  });
  // Before the field loses its focus, which closes the list.
  list.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    const option = event.target instanceof page.Element ? event.target.closest("li") : null;
    if (option) choose([...list.children].indexOf(option));
  });
  return () => chosen;
}

async function suggestionsFor(text: string, call: Call): Promise<readonly Suggestion[]> {
  // Without suggestions an address typed in full is found as well.
  const answer = await call(`/api/widget/suggestions?q=${encodeURIComponent(text.slice(0, 60))}`).catch(() => null);
  return answer?.ok ? (await answer.json()).items : [];
}

function draw(input: HTMLInputElement, list: HTMLElement, { found, active }: { found: readonly Suggestion[]; active: number }): void {
  list.replaceChildren(
    ...found.map(({ label, detail }, at) => {
      const option = list.ownerDocument.createElement("li");
      option.id = `place-${at}`;
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", String(at === active));
      const more = list.ownerDocument.createElement("small");
      more.textContent = detail;
      option.append(label, " ", more);
      return option;
    }),
  );
  list.hidden = found.length === 0;
  input.setAttribute("aria-expanded", String(found.length > 0));
  if (active < 0) input.removeAttribute("aria-activedescendant");
  else input.setAttribute("aria-activedescendant", `place-${active}`);
}
