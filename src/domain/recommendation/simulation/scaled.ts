import type { OfferedHome } from "./market.ts";

/** The same value of a home, less its mean over these homes and in units of its standard deviation there; 0 where they are all alike. */
export function scaled(value: (home: OfferedHome) => number, over: readonly OfferedHome[]): (home: OfferedHome) => number {
  const values = over.map(value);
  const mean = values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
  const spread = Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, values.length));
  return (home) => (spread === 0 ? 0 : (value(home) - mean) / spread);
}
