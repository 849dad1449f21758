import { type HomeCluster, type HomeSpot, pinPrice } from "./home-spots.ts";

/** Pins of any map of homes are buttons of this shape; the list beside the map has the same homes, so that they are no stops of the tab key. */
const PIN =
  "home-pin relative z-[1] grid h-7 place-items-center rounded-[0.5rem] border px-2 font-bold font-sans text-13 whitespace-nowrap tabular-nums before:absolute before:-inset-2 before:content-[''] data-small:not-data-chosen:z-0 data-small:not-data-chosen:h-3 data-small:not-data-chosen:w-3 data-small:not-data-chosen:rounded-full data-small:not-data-chosen:border-2 data-small:not-data-chosen:p-0 data-small:not-data-chosen:text-[0px] data-chosen:z-10! data-chosen:border-ink data-chosen:bg-ink data-chosen:text-white";
const LOOKS = { plain: "border-control bg-card text-ink", flagged: "border-accent bg-accent text-white" } as const;

/** 九掛け A and B stand out; everything else is plain. A count stands beside the price where several homes share the spot. */
export function pinElement(spot: HomeSpot): HTMLButtonElement {
  const pin = document.createElement("button");
  const isFlagged = spot.grade === "A" || spot.grade === "B";
  pin.type = "button";
  pin.tabIndex = -1;
  pin.className = `${PIN} ${LOOKS[isFlagged ? "flagged" : "plain"]}`;
  pin.textContent = spot.count > 1 ? `${pinPrice(spot.price)}〜 ${spot.count}件` : pinPrice(spot.price);
  pin.setAttribute("aria-label", `${pin.textContent}（${pinWords(spot, isFlagged)}）`);
  return pin;
}

/** What the words of a pin leave out. */
function pinWords({ price, grade, placePrecision }: HomeSpot, isFlagged: boolean): string {
  const parts = [price < 100_000_000 ? "万円" : "円", isFlagged && `九掛け${grade}`, placePrecision !== "building" && "おおよその位置"];
  return parts.filter(Boolean).join("、");
}

/** Homes that are too many to draw: a press looks nearer. */
export function clusterElement({ count }: HomeCluster): HTMLButtonElement {
  const mark = document.createElement("button");
  mark.type = "button";
  mark.tabIndex = -1;
  const size = count < 100 ? "size-9" : count < 1000 ? "size-11" : "size-13";
  mark.className = `grid ${size} place-items-center rounded-full border-2 border-brand bg-card font-bold font-sans text-13 text-brand tabular-nums hover:bg-brand-tint`;
  mark.textContent = count.toLocaleString("ja-JP");
  mark.setAttribute("aria-label", `${count}件のまとまり。押すと拡大します`);
  return mark;
}
