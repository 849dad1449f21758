import type { ToldBuilding } from "#domain/subjects/types.ts";
import type { BuildingField } from "./building-facts.ts";

/** Whose word it is: shown wherever such a value is. */
const TOLD_SOURCE = "あなたの入力";

/** What a visitor tells of a building, as fields of it. What was not told is left out. */
export function toldFields({ builtYear, floors, structure, units, reserveFundYenPerM2 }: ToldBuilding): BuildingField[] {
  return Object.entries({ builtYear, floors, structure, units, reserveFundYenPerM2 }).flatMap(([field, value]) =>
    value === null ? [] : [{ field, value, source: TOLD_SOURCE, asOf: null, isSample: false }],
  );
}
