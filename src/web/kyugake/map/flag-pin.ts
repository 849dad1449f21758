import type { HomePin } from "#domain/search/homes/types.ts";
import { CERTAINTY_WORDS, DEPTH_WORDS } from "#web/kit/flag/flag-words.ts";
import { DEPTH_COLOURS, GRADE_LETTERS, GRADE_SHAPES } from "#web/kit/flag/grade-mark.tsx";
import { pinPrice } from "#web/kit/home-map/home-spots.ts";

const SVG = "http://www.w3.org/2000/svg";
/** The list beside the map has the same homes: pins are no stops of the tab key. */
const PIN =
  "home-pin relative grid size-8 place-items-center rounded-full before:absolute before:-inset-1.5 before:content-[''] data-small:not-data-chosen:scale-75 data-chosen:z-10! data-chosen:bg-card/80 data-chosen:outline-3 data-chosen:outline-brand";

/** How many homes share the spot: drawn, and in the name of the pin told in words. */
const COUNT =
  " after:absolute after:-top-2 after:-right-2 after:rounded-full after:border after:border-line after:bg-card after:px-1 after:font-bold after:font-sans after:text-12 after:text-ink after:content-[attr(data-count)]";

/** A flagged home on the map: the colour is the depth, shape and letter are the certainty. */
export function flagPin(spot: HomePin): HTMLButtonElement {
  const pin = document.createElement("button");
  pin.type = "button";
  pin.tabIndex = -1;
  pin.className = PIN;
  pin.setAttribute("aria-label", flagPinWords(spot));
  pin.append(markOf(spot));
  if (spot.count > 1) {
    pin.className += COUNT;
    pin.dataset.count = String(spot.count);
  }
  return pin;
}

/** `八五掛け、確かさB（中）、4,080万円`. */
export function flagPinWords({ grade, depth, price, count, placePrecision }: HomePin): string {
  const flag = grade === null || depth === null ? "" : `${DEPTH_WORDS[depth]}、${CERTAINTY_WORDS[grade]}、`;
  const unit = price < 100_000_000 ? "万円" : "円";
  const many = count > 1 ? `から、${count}件` : "";
  return `${flag}${pinPrice(price)}${unit}${many}${placePrecision === "building" ? "" : "、おおよその位置"}`;
}

function markOf({ grade, depth }: HomePin): SVGElement {
  const [certainty, colours] = [grade ?? "near", DEPTH_COLOURS[depth ?? "near"]];
  const svg = element("svg", { width: "26", height: "26", viewBox: "-1 -1 26 26", "aria-hidden": "true" });
  const shape = { d: GRADE_SHAPES[certainty], fill: colours.fill, stroke: "#ffffff", "stroke-width": "1.6", "stroke-linejoin": "round" };
  const place = { x: "12", y: certainty === "C" ? "19.2" : "16.2", "text-anchor": "middle", "font-size": "11.5", "font-weight": "700" };
  const letter = element("text", { ...place, fill: colours.ink });
  letter.textContent = GRADE_LETTERS[certainty];
  svg.append(element("path", shape), letter);
  return svg;
}

function element(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
