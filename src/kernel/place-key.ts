import type { LonLat } from "./geo.ts";

/** How exactly a place is known: a 町丁目, a 街区 (番), or a point that somebody set (a pin, a position). */
export const PLACE_PRECISIONS = ["town", "block", "point"] as const;
export type PlacePrecision = (typeof PLACE_PRECISIONS)[number];

/** A place that stands for itself: its key is made from the point, and no row is needed. */
export type KeyedPlace = { readonly precision: PlacePrecision; readonly place: LonLat };

/** Without i, l, o and u: keys are read aloud and typed. */
const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 9;
/** A hundred-thousandth of a degree, about a metre. */
const STEPS = 100_000;
const WEST = 122;
const SOUTH = 20;
/** 22 bits of each degree hold 41.9°: Japan with room to spare. */
const RANGE = 2 ** 22;

/** `town-` and nine characters for 八広六丁目. Points beyond Japan's corners are drawn to them. */
export function placeKeyOf({ precision, place }: KeyedPlace): string {
  const [x, y] = [stepsFrom(place.lon, WEST), stepsFrom(place.lat, SOUTH)];
  let rest = BigInt(x) * BigInt(RANGE) + BigInt(y);
  let text = "";
  for (let i = 0; i < LENGTH; i += 1) {
    text = `${DIGITS[Number(rest & 31n)]}${text}`;
    rest >>= 5n;
  }
  return `${precision}-${text}`;
}

const KEY = new RegExp(`^(${PLACE_PRECISIONS.join("|")})-([${DIGITS}]{${LENGTH}})$`);

/** The place of a key, to the metre; null: no key of a place. */
export function readPlaceKey(key: string): KeyedPlace | null {
  const match = KEY.exec(key);
  const precision = PLACE_PRECISIONS.find((one) => one === match?.[1]);
  if (!precision) return null;
  let rest = 0n;
  for (const digit of match?.[2] ?? "") rest = rest * 32n + BigInt(DIGITS.indexOf(digit));
  const [x, y] = [Number(rest / BigInt(RANGE)), Number(rest % BigInt(RANGE))];
  return x < RANGE ? { precision, place: { lon: degreesFrom(x, WEST), lat: degreesFrom(y, SOUTH) } } : null;
}

function stepsFrom(degrees: number, origin: number): number {
  return Math.min(RANGE - 1, Math.max(0, Math.round((degrees - origin) * STEPS)));
}

function degreesFrom(steps: number, origin: number): number {
  return Math.round(origin * STEPS + steps) / STEPS;
}
