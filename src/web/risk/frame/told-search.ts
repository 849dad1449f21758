import type { RiskReportResponse } from "#api/client/client.ts";
import { BUILDING_BOUNDS } from "#kernel/fields/building-bounds.ts";

type Structure = NonNullable<RiskReportResponse["subject"]["structure"]>;

/** What the reader tells of a building that is not registered, as the address of the page and the API carry it. */
export type ToldSearch = {
  readonly built?: number;
  readonly floors?: number;
  readonly structure?: Structure;
  readonly units?: number;
  readonly fund?: number;
};

/** The bounds of the kinds of these fields, without their readers: addresses are read on every page. */
const { builtYear: built, reserveFundYenPerM2: fund, floors, units } = BUILDING_BOUNDS;
export const TOLD_BOUNDS = { built, floors, units, fund } as const;
const STRUCTURES: readonly Structure[] = ["SRC", "RC", "steel", "light-steel", "wood", "block"];

export const TOLD_NAMES = ["built", "floors", "structure", "units", "fund"] as const satisfies readonly (keyof ToldSearch)[];

/** The fields of an address that can be meant. */
export function toldSearch({ structure, ...numbers }: Readonly<Record<string, unknown>>): ToldSearch {
  const told: Record<string, number | Structure> = {};
  for (const [name, [least, most]] of Object.entries(TOLD_BOUNDS)) {
    const value = numbers[name];
    if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) told[name] = value;
  }
  const known = STRUCTURES.find((one) => one === structure);
  if (known) told.structure = known;
  return told;
}

/** What a report was told, as it is asked of the API again. */
export function toldQuery({ told }: Pick<RiskReportResponse, "told">): ToldSearch {
  const { builtYear, floors, structure, units, reserveFundYenPerM2 } = told ?? {};
  return toldSearch({ built: builtYear, floors, structure, units, fund: reserveFundYenPerM2 });
}
