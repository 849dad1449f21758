import type { Random } from "#kernel/random.ts";
import type { Interval } from "./types.ts";

const DRAWS = 1_000;

/** A share of sums: what one person adds to its top and bottom. */
export type Part = { readonly top: number; readonly bottom: number };

/**
 * The sum of tops over the sum of bottoms, with the middle 95 % of what it would be had other people been drawn: a person is drawn whole, since what one person does
 * is not independent. Null where there is nothing.
 */
export function shareByPerson(parts: readonly Part[], random: Random): Interval | null {
  const value = shareOf(parts);
  if (value === null) return null;
  const drawn: number[] = [];
  for (let draw = 0; draw < DRAWS; draw += 1) {
    let [top, bottom] = [0, 0];
    for (let i = 0; i < parts.length; i += 1) {
      const part = parts[Math.floor(random() * parts.length)];
      top += part?.top ?? 0;
      bottom += part?.bottom ?? 0;
    }
    if (bottom > 0) drawn.push(top / bottom);
  }
  drawn.sort((a, b) => a - b);
  const at = (share: number) => drawn[Math.min(drawn.length - 1, Math.floor(share * drawn.length))] ?? value;
  return { value, low: at(0.025), high: at(0.975) };
}

function shareOf(parts: readonly Part[]): number | null {
  const [top, bottom] = parts.reduce(([sum, under], part) => [sum + part.top, under + part.bottom], [0, 0]);
  return bottom > 0 ? top / bottom : null;
}
