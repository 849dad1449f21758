import type { Yen } from "#kernel/yen.ts";

/** What a home lays aside less than the mean of the guideline, yen a month; 0 where it lays aside as much. */
export function reserveShortfallYen(yenPerM2: number, guidelineMeanYenPerM2: number, areaM2: number): Yen {
  return Math.max(0, Math.round((guidelineMeanYenPerM2 - yenPerM2) * areaM2));
}
