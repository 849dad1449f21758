/** Steps of ten thousand yen a square metre that read well. */
const STEPS = [5, 10, 20, 50] as const;
const CLASSES = 5;

/** Where the classes of a legend begin, from the second on, in 万円/㎡: as many squares in each as round numbers allow. `[70, 90, 110, 140]` */
export function classBounds(manYenPerM2: readonly number[]): number[] {
  const sorted = manYenPerM2.toSorted((a, b) => a - b);
  if (sorted.length === 0) return [];
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const spread = at(0.8) - at(0.2);
  const step = STEPS.findLast((each) => each <= Math.max(spread / (CLASSES - 1), STEPS[0])) ?? STEPS[0];
  const bounds = [0.2, 0.4, 0.6, 0.8].map((share) => Math.round(at(share) / step) * step).filter((bound) => bound > 0);
  return [...new Set(bounds)];
}

/** The class of a value, from 0. */
export function classOf(value: number, bounds: readonly number[]): number {
  return bounds.filter((bound) => value >= bound).length;
}
