import type { EngineSource } from "#domain/valuation/core/estimate-deps.ts";
import type { CannotEstimate, Grade, Subject } from "#domain/valuation/core/types.ts";
import type { Quarter } from "#kernel/quarter.ts";
import type { Yen } from "#kernel/yen.ts";

/** A home to let in a building or at a place; the layout may be unknown. */
export type HomeToLet = {
  readonly of: Pick<Subject, "cityCode" | "cityName" | "town" | "place" | "apartmentKey" | "builtYear" | "stationName" | "walkMinutes">;
  readonly areaM2: number;
  readonly layout: string | null;
};

export type RentOutcome =
  | {
      readonly estimated: true;
      /** A month, common fees included, and its 80 % band. */
      readonly pointYen: Yen;
      readonly lowYen: Yen;
      readonly highYen: Yen;
      readonly grade: Exclude<Grade, "E">;
      /** Rents that resemble the home. */
      readonly n: number;
      readonly modelVersion: string;
      /** Last quarter of the rents that are known in the home's prefecture. */
      readonly dataAsOf: Quarter;
      readonly isSample: boolean;
    }
  | { readonly estimated: false; readonly reason: CannotEstimate | "preparing" };

/** The monthly rent at which a home would be agreed in a quarter. Refused as prices are, `no-model` where there are too few rents for one, `preparing` while one is being made. */
export async function appraiseRent(engines: EngineSource, home: HomeToLet, asOf: Quarter): Promise<RentOutcome> {
  if (((await engines.secondsUntilReady?.("rent")) ?? null) !== null) return { estimated: false, reason: "preparing" };
  const engine = await engines.current("rent");
  if (!engine) return { estimated: false, reason: "no-model" };
  const subject = subjectOf(home);
  const outcome = engine.appraise(subject, { asOf, mode: "blind", without: ["forecast", "factors"] });
  if (!outcome.estimated) return { estimated: false, reason: outcome.reason };
  const { point, low, high, grade, comparableCount } = outcome;
  const { modelVersion, isSample } = engine;
  const dataAsOf = engine.dataAsOf(subject);
  return { estimated: true, pointYen: point, lowYen: low, highYen: high, grade, n: comparableCount, modelVersion, dataAsOf, isSample };
}

function subjectOf({ of, areaM2, layout }: HomeToLet): Subject {
  const { cityCode, cityName, town, place, apartmentKey, builtYear, stationName, walkMinutes } = of;
  return {
    kind: "rent",
    ...{ cityCode, cityName, town, place, apartmentKey },
    areaM2,
    floorAreaM2: null,
    layout,
    builtYear,
    renovated: null,
    ...{ zoning: null, structure: null, lot: null },
    stationName,
    walkMinutes,
    floor: null,
    direction: null,
  };
}
