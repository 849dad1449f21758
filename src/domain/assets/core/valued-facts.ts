import type { HomeFacts } from "./facts.ts";

/** The facts that a value is made of, and how far back it reaches. */
const VALUED = [
  "areaM2",
  "floorAreaM2",
  "layout",
  "builtYear",
  "floor",
  "totalFloors",
  "direction",
  "stationName",
  "walkMinutes",
] as const satisfies readonly (keyof HomeFacts)[];

/** Whether values of before are not true of a home any more, because it was told otherwise. */
export function isValuedOtherwise(before: HomeFacts, after: HomeFacts): boolean {
  const monthOf = ({ purchase }: HomeFacts) => purchase?.on.slice(0, 7);
  return VALUED.some((name) => before[name] !== after[name]) || monthOf(before) !== monthOf(after);
}
