import type { Map as MapLibre } from "maplibre-gl";
import type { SiteMaps } from "#wire/site-maps.ts";
import { shortCredits } from "./credit-words.ts";
import { absoluteAddress } from "./map-style.ts";

/** Where credits are read from when a map is printed or saved. */
const INNER = "maplibregl-ctrl-attrib-inner";
const PAGES: Readonly<Record<string, string>> = { 国土地理院: "https://maps.gsi.go.jp/development/ichiran.html" };

/** What fits into two lines. */
const LONGEST_OPEN = 130;

export type Credits = { readonly show: (credits: readonly string[]) => void };

/** Writes under a map whose data it is drawn from: the layers that are shown, told by `show`, and what lies under them, as far as it was imported. */
export function addCredits(map: MapLibre, { base, tiles }: SiteMaps): Credits {
  const text = document.createElement("span");
  text.className = INNER;
  const box = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = "出典";
  summary.className = "cursor-pointer whitespace-nowrap px-2 font-bold";
  box.append(summary, text);
  box.className = "maplibregl-ctrl maplibregl-ctrl-attrib max-w-[60vw] font-sans text-12 text-ink open:flex open:items-baseline";
  map.addControl({ onAdd: () => box, onRemove: () => box.remove() }, "bottom-right");
  let [shown, own]: [readonly string[], readonly string[]] = [[], base ? [base.credit] : []];
  const write = () => {
    const words = shortCredits([...shown, ...own]);
    text.replaceChildren(...linked(words));
    // A narrow map keeps its room; the sources stand below it as well.
    box.open = map.getContainer().clientWidth >= 640 && words.length <= LONGEST_OPEN;
  };
  write();
  // Without an answer the layers are credited all the same.
  if (!base)
    void creditsOf(absoluteAddress(`${tiles}/base.json`, window.location.href)).then((found) => {
      own = found;
      write();
    });
  return {
    show: (credits) => {
      shown = credits;
      write();
    },
  };
}

async function creditsOf(address: string): Promise<readonly string[]> {
  try {
    const answer = await fetch(address);
    const told: unknown = answer.ok ? await answer.json() : null;
    const credit = typeof told === "object" && told !== null && "attribution" in told ? told.attribution : null;
    return typeof credit === "string" && credit !== "" ? [credit] : [];
  } catch {
    return [];
  }
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
