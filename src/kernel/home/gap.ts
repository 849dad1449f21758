/** A blind estimate with its 80 % band. */
type Band = { readonly point: number; readonly q10: number; readonly q90: number };

/** Asking price against an estimate. */
export type Gap = {
  /** In whole thousandths, the nearest one: −0.12 is 12 % under it. Only the 掛け is rounded up, for it is a promise. */
  readonly rate: number;
  /** Where the price lies against the 80 % band. */
  readonly side: "below" | "inside" | "above";
  /** `推定より12.0%安い` */
  readonly words: string;
};

/** How the asking price of a home stands against its estimate. */
export function gapOf(price: number, { point, q10, q90 }: Band): Gap {
  const rate = Math.round((price / point - 1) * 1000) / 1000 + 0;
  const words = price === point ? "推定と同じ" : gapWords(rate);
  return { rate, side: price < q10 ? "below" : price > q90 ? "above" : "inside", words };
}

function gapWords(rate: number): string {
  if (rate === 0) return "推定とほぼ同じ";
  return `推定より${(Math.abs(rate) * 100).toFixed(1)}%${rate < 0 ? "安い" : "高い"}`;
}

/** Half of the axis that all rows of a list share, as a rate: 0.2 is −20 % to +20 %. */
export type GapAxis = 0.2 | 0.3 | 0.4;

/** The narrowest axis that holds the bands and prices of a list; what lies further out than the widest is drawn at its edge. */
export function gapAxis(homes: readonly { readonly price: number; readonly estimate: Band | null }[]): GapAxis {
  const reach = homes.map(({ price, estimate }) => (estimate === null ? 0 : reachOf(price, estimate)));
  const most = Math.max(0, ...reach);
  return most <= 0.2 ? 0.2 : most <= 0.3 ? 0.3 : 0.4;
}

function reachOf(price: number, { point, q10, q90 }: Band): number {
  return Math.max(...[price, q10, q90].map((value) => Math.abs(value / point - 1)));
}

/** Places on an axis of 100 % with the estimate in the middle. `beyond`: the price lies off the axis and is drawn at its edge. */
export type GapPlaces = { readonly from: number; readonly to: number; readonly price: number; readonly beyond: "left" | "right" | null };

/** `gapPlaces(90, {point: 100, q10: 90, q90: 110}, 0.2)` → from 25, to 75, price 25. */
export function gapPlaces(price: number, { point, q10, q90 }: Band, axis: GapAxis): GapPlaces {
  const at = (value: number) => Math.round(Math.min(100, Math.max(0, 50 + ((value / point - 1) / axis) * 50)) * 100) / 100;
  const rate = price / point - 1;
  return { from: at(q10), to: at(q90), price: at(price), beyond: rate < -axis ? "left" : rate > axis ? "right" : null };
}
