import type { Factor, Subject } from "#domain/valuation/core/types.ts";

/** Why a factor has no figure: nobody told it, or it was told and the price does not use it, because neither a published sale nor a table says what it is worth. `needs-station`: minutes on foot were told, but not to which station. */
export type FactorAbsence = "not-told" | "not-used" | "needs-station";

type Told = Pick<Subject, "floor" | "direction" | "stationName" | "walkMinutes">;

/** Null: the factor has its figure. */
export function absenceOf({ group, yen }: Factor, told: Told): FactorAbsence | null {
  if (yen !== null) return null;
  const isTold =
    (group === "floor" && (told.floor !== null || told.direction !== null)) || (group === "station" && told.stationName !== null);
  if (group === "station" && !isTold && told.walkMinutes !== null) return "needs-station";
  return isTold ? "not-used" : "not-told";
}
