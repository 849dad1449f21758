/** Where everything of a band with dots stands, in percent of its width. */
export type DotBandGeometry = {
  readonly from: number;
  readonly to: number;
  readonly point: number;
  readonly median: number;
  /** Null: nothing is asked. */
  readonly asking: number | null;
  /** In the order of the prices given. `row`: 0 in the middle, 1 above it, −1 below it, and so on: dots that would hide one another part. */
  readonly dots: readonly { readonly id: number; readonly at: number; readonly row: number; readonly isInside: boolean }[];
};

export type DotBandInput = {
  readonly low: number;
  readonly point: number;
  readonly high: number;
  readonly median: number;
  readonly prices: readonly number[];
  /** What is asked for a home on offer. */
  readonly asking?: number;
};

/** Free track on either side, as a share of what is shown. */
const MARGIN = 0.08;
/** Two dots nearer to each other than this, in percent, part: a dot is 2.6 % wide on a phone. */
const DOT = 2.8;
const ROWS = [0, 1, -1, 2, -2] as const;

/** Places a band, its estimate and the prices of single sales on one track of 100 %, with a margin at both ends. */
export function dotBandGeometry({ low, point, high, median, prices, asking }: DotBandInput): DotBandGeometry {
  const all = asking === undefined ? prices : [...prices, asking];
  const least = Math.min(low, ...all);
  const most = Math.max(high, ...all);
  const margin = Math.max(most - least, point * 0.01) * MARGIN;
  const at = (price: number) => ((price - least + margin) / (most - least + 2 * margin)) * 100;
  const last = new Map<number, number>();
  const rowOf = new Map<number, number>();
  const order = prices.map((price, index) => ({ at: at(price), index })).sort((a, b) => a.at - b.at);
  for (const dot of order) {
    const row = ROWS.find((each) => dot.at - (last.get(each) ?? Number.NEGATIVE_INFINITY) >= DOT) ?? 0;
    last.set(row, dot.at);
    rowOf.set(dot.index, row);
  }
  return {
    from: at(low),
    to: at(high),
    point: at(point),
    median: at(median),
    asking: asking === undefined ? null : at(asking),
    dots: prices.map((price, index) => ({
      id: index,
      at: at(price),
      row: rowOf.get(index) ?? 0,
      isInside: price >= low && price <= high,
    })),
  };
}
