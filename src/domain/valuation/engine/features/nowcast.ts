/** A measured series, one value a quarter, with the variance of what was measured. */
export type Series = { readonly values: readonly number[]; readonly noise: readonly number[] };

/** Lines through so many last quarters are carried on, for as long as the longer of them; their mean is the forecast. */
const WINDOWS = [4, 8];
export const FARTHEST_QUARTERS = 8;
/** Quarters ahead for which forecasts are tried, and the fewest that one is made from. */
const TRIED = { ahead: 4, least: 4 };

/** What a series is `steps` quarters after its last value, by its own slope: 1.00, 1.02, 1.04, 1.06 one quarter on -> 1.08. */
export function carriedOn(known: readonly number[], steps: number): number {
  const { end, slope } = latestLine(known);
  return end + slope * carriedSteps(steps);
}

/** How many quarters of slope are added. */
export function carriedSteps(steps: number): number {
  return Math.min(steps, FARTHEST_QUARTERS);
}

/** The mean of the lines: slope per quarter, and the middle between where they end and the last value. */
export function latestLine(known: readonly number[]): { end: number; slope: number } {
  const lines = WINDOWS.map((window) => lineThrough(known.slice(-window)));
  const mean = (of: (line: { end: number; slope: number }) => number) => lines.reduce((sum, line) => sum + of(line), 0) / lines.length;
  return { end: (mean(({ end }) => end) + (known.at(-1) ?? 0)) / 2, slope: mean(({ slope }) => slope) };
}

/**
 * How badly forecasts of a series missed in its own past: variance for each quarter ahead, the noise of what they were held against left out. Null
 * where the series is too short to have tried any.
 */
export function missPerQuarter({ values, noise }: Series, forecast: (known: readonly number[], steps: number) => number): number | null {
  let sum = 0;
  let tries = 0;
  for (let origin = TRIED.least; origin < values.length; origin += 1) {
    for (let steps = 1; steps <= TRIED.ahead && origin + steps <= values.length; steps += 1) {
      const at = origin + steps - 1;
      const miss = forecast(values.slice(0, origin), steps) - (values[at] ?? 0);
      sum += (miss ** 2 - (noise[at] ?? 0)) / steps;
      tries += 1;
    }
  }
  return tries === 0 ? null : Math.max(0, sum / tries);
}

/** Least squares over equally spaced values: slope per step and the line's value at the last one. */
function lineThrough(values: readonly number[]): { end: number; slope: number } {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  let over = 0;
  let under = 0;
  values.forEach((value, i) => {
    over += (i - middle) * (value - mean);
    under += (i - middle) ** 2;
  });
  const slope = under === 0 ? 0 : over / under;
  return { end: mean + slope * middle, slope };
}
