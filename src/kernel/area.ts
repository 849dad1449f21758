/** 1 坪 is 400/121 m² (計量法施行法), so 1 m² is 0.3025 坪. */
export const TSUBO_PER_M2 = 0.3025;

/** Square metres in 坪: 65.32 -> 19.7593. */
export function tsubo(areaM2: number): number {
  return areaM2 * TSUBO_PER_M2;
}

/** An area as listings write it. Decimals are cut, never rounded up (表示規約): 65.32 -> `65.32㎡(19.75坪)`. */
export function formatArea(areaM2: number): string {
  return `${cut(areaM2, 2)}㎡(${cut(tsubo(areaM2), 2)}坪)`;
}

/** Square metres alone, decimals cut: 70 -> `70㎡`. */
export function formatM2(areaM2: number): string {
  return `${cut(areaM2, 2)}㎡`;
}

function cut(value: number, digits: number): string {
  const factor = 10 ** digits;
  // The small addend keeps 65.32 * 100 = 6531.999… from losing a digit.
  return String(Math.floor(value * factor + 1e-6) / factor);
}

/** A price for each m² as people tell it, whole 万円 a 坪: 1,000,000 -> 331. */
export function manYenPerTsubo(yenPerM2: number): number {
  return Math.round(yenPerM2 / TSUBO_PER_M2 / 10_000);
}
