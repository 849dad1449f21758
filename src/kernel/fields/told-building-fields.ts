import { optional } from "./field-kind.ts";
import { BUILT_YEAR, FLOORS, RESERVE_YEN_PER_M2, UNITS } from "./number-kinds.ts";
import { oneOf } from "./text-kinds.ts";

export const STRUCTURE = oneOf(["SRC", "RC", "steel", "light-steel", "wood", "block"]);

/** What a visitor may tell of a building that is not registered, by the names of the address of the page. */
export const TOLD_BUILDING_FIELDS = {
  built: optional("建った年", BUILT_YEAR),
  floors: optional("階数", FLOORS),
  structure: optional("構造", STRUCTURE),
  units: optional("総戸数", UNITS),
  fund: optional("修繕積立金", RESERVE_YEN_PER_M2, { note: "1㎡あたり月額" }),
} as const;
