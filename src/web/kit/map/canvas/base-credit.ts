import type { Map as MapLibre } from "maplibre-gl";
import type { SiteMaps } from "#wire/site-maps.ts";
import { shortCredits } from "./credit-words.ts";
import { absoluteAddress } from "./map-style.ts";

/** Where credits are read from when a map is printed or saved. */
const INNER = "maplibregl-ctrl-attrib-inner";
const PAGES: Readonly<Record<string, string>> = { 国土地理院: "https://maps.gsi.go.jp/development/ichiran.html" };

/** Open words may take this much of a line, so that they hide no pins; a letter is so wide. */
const OPEN_SHARE = 0.3;
const LETTER_PX = 12;

export type Credits = { readonly show: (credits: readonly string[]) => void };

/** Writes under a map whose data it is drawn from: the layers that are shown, told by `show`, and what lies under them, as far as it was imported, with what is drawn there otherwise than it is. */
export function addCredits(map: MapLibre, { base, tiles }: SiteMaps): Credits {
  const { control, box, text, note } = creditBox();
  map.addControl({ onAdd: () => control, onRemove: () => control.remove() }, "bottom-right");
  let [shown, own]: [readonly string[], readonly string[]] = [[], base ? [base.credit] : []];
  const write = () => {
    const words = shortCredits([...shown, ...own]);
    text.replaceChildren(...linked(words));
    // The sources stand below the map as well.
    const letters = words.length + (note.textContent?.length ?? 0);
    box.open = letters * LETTER_PX <= map.getContainer().clientWidth * OPEN_SHARE;
  };
  write();
  // Without an answer the layers are credited all the same.
  if (!base)
    void toldOfBase(absoluteAddress(`${tiles}/base.json`, window.location.href)).then((found) => {
      own = found.credits;
      note.textContent = found.note;
      note.hidden = found.note === "";
      write();
    });
  return {
    show: (credits) => {
      shown = credits;
      write();
    },
  };
}

/** Sources that unfold, and beside them a note that always stands there. */
function creditBox() {
  const [control, box, summary] = [document.createElement("div"), document.createElement("details"), document.createElement("summary")];
  const [text, note] = [document.createElement("span"), document.createElement("span")];
  text.className = INNER;
  note.className = `${INNER} whitespace-nowrap pl-1`;
  note.hidden = true;
  summary.textContent = "出典";
  summary.className = "min-h-6 cursor-pointer whitespace-nowrap px-2 font-bold leading-6";
  box.className = "open:flex open:items-baseline";
  box.append(summary, text);
  control.className =
    "maplibregl-ctrl maplibregl-ctrl-attrib flex max-w-[60vw] sm:max-w-[42vw] flex-wrap items-baseline sm:flex-nowrap justify-end font-sans text-12 text-ink";
  control.append(note, box);
  return { control, box, text, note };
}

type ToldOfBase = { readonly credits: readonly string[]; readonly note: string };

async function toldOfBase(address: string): Promise<ToldOfBase> {
  try {
    const answer = await fetch(address);
    const told: unknown = answer.ok ? await answer.json() : null;
    const [credit, note] = [textAt(told, "attribution"), textAt(told, "note")];
    return { credits: credit === "" ? [] : [credit], note };
  } catch {
    return { credits: [], note: "" };
  }
}

function textAt(told: unknown, name: string): string {
  const found: unknown = typeof told === "object" && told !== null ? Reflect.get(told, name) : null;
  return typeof found === "string" ? found : "";
}

function linked(words: string): (string | HTMLElement)[] {
  const page = PAGES[words];
  if (page === undefined) return [words];
  const link = document.createElement("a");
  link.href = page;
  link.target = "_blank";
  link.rel = "noreferrer";
  link.textContent = words;
  return [link];
}
