import type { ToldBuilding } from "./types.ts";

/** What a visitor tells of a building, as addresses of pages, requests and kept homes carry it; `fund` in yen a month for each m². */
type Carried = {
  readonly built?: number | undefined;
  readonly floors?: number | undefined;
  readonly structure?: NonNullable<ToldBuilding["structure"]> | undefined;
  readonly units?: number | undefined;
  readonly fund?: number | undefined;
};

/** What was told, each field that was not as null. */
export function toldBuilding({ built, floors, structure, units, fund }: Carried): ToldBuilding {
  return {
    builtYear: built ?? null,
    floors: floors ?? null,
    structure: structure ?? null,
    units: units ?? null,
    reserveFundYenPerM2: fund ?? null,
  };
}
