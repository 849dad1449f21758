/** What was asked from which ISO day on. */
export type AskedFrom = { readonly fromOn: string; readonly price: number };

export type StepsInput = {
  /** Oldest first. */
  readonly prices: readonly AskedFrom[];
  readonly until: string;
  readonly band: { readonly low: number; readonly point: number; readonly high: number } | null;
};

/** A price while it was asked, on a picture of 100 × 100 with the dearest above. */
export type Step = { readonly fromOn: string; readonly price: number; readonly x: number; readonly toX: number; readonly y: number };

export type StepsGeometry = {
  readonly steps: readonly Step[];
  readonly band: { readonly top: number; readonly bottom: number; readonly point: number } | null;
};

/** Free room above and below all that is drawn, as a share of its height. */
const ROOM = 0.12;

/** Where prices stand in time, over the band of the estimate. A price of a single day is a line over the whole width. */
export function stepsGeometry({ prices, until, band }: StepsInput): StepsGeometry {
  const values = [...prices.map(({ price }) => price), ...(band ? [band.low, band.high] : [])];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(high - low, high * 0.02) * ROOM;
  const y = (value: number) => 100 - ((value - low + room) / (high - low + 2 * room)) * 100;
  const first = Date.parse(prices[0]?.fromOn ?? until);
  const length = Math.max(Date.parse(until) - first, 1);
  const x = (day: string) => Math.min(100, Math.max(0, ((Date.parse(day) - first) / length) * 100));
  return {
    steps: prices
      .map(({ fromOn, price }, index) => ({ fromOn, price, x: x(fromOn), toX: x(prices[index + 1]?.fromOn ?? until), y: y(price) }))
      .map((step, index) => (prices.length === 1 && index === 0 ? { ...step, x: 0, toX: 100 } : step)),
    band: band && { top: y(band.high), bottom: y(band.low), point: y(band.point) },
  };
}
