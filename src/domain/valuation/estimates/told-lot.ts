import type { Lot } from "#domain/properties/types.ts";
import type { PricedKind } from "#domain/valuation/core/types.ts";
import type { ToldLot } from "#kernel/fields/lot-fields.ts";
import { knownFacts } from "#kernel/home/known-facts.ts";

/** The lot as the engine sees it; null: nothing was told of it. Nobody buys the lot of a flat. Of which kind the road is nobody is asked. */
export function toldLot(kind: PricedKind, told: { readonly [Name in keyof ToldLot]?: ToldLot[Name] | null }): Lot | null {
  if (kind === "condo") return null;
  return knownFacts({
    frontageM: told.frontageM ?? null,
    roadWidthM: told.roadWidthM ?? null,
    roadDirection: told.roadDirection ?? null,
    roadKind: null,
    landShape: told.landShape ?? null,
    coveragePercent: told.coveragePercent ?? null,
    floorAreaRatioPercent: told.floorAreaRatioPercent ?? null,
  });
}
