import { LOT_FIELDS } from "#kernel/fields/lot-fields.ts";
import type { HomeFacts } from "./facts.ts";

const LOT_NAMES = Object.keys(LOT_FIELDS) as (keyof typeof LOT_FIELDS)[];

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
  "structure",
  "isCorner",
  ...LOT_NAMES,
] as const satisfies readonly (keyof HomeFacts)[];

/** Whether values of before are not true of a home any more, because it was told otherwise. */
export function isValuedOtherwise(before: HomeFacts, after: HomeFacts): boolean {
  const monthOf = ({ purchase }: HomeFacts) => purchase?.on.slice(0, 7);
  return VALUED.some((name) => before[name] !== after[name]) || monthOf(before) !== monthOf(after);
}
