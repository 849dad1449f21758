import type { Apartment } from "#domain/properties/types.ts";
import { buildingFields } from "#domain/risk/facts/building-fact-store.server.ts";
import { type BuildingField, buildingFacts, numberIn, reserveBuilding } from "#domain/risk/facts/building-facts.ts";
import { guidelineFor, RESERVE_GUIDELINE } from "#domain/risk/facts/reserve-guideline.ts";
import { seismicCode } from "#domain/risk/indicators/seismic-code.ts";
import { type SeismicCode, seismicCodeOf } from "#domain/risk/model/seismic-code.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Db } from "#platform/db.server.ts";

export type BuildingTopic = {
  readonly topic: "building";
  readonly fields: readonly BuildingField[];
  readonly code: { readonly id: SeismicCode | null; readonly words: string };
  readonly reserveFund: {
    readonly yenPerM2: number | null;
    readonly guideline: {
      readonly mean: number;
      readonly low: number;
      readonly high: number;
      readonly source: string;
      readonly asOf: string;
    } | null;
    readonly ratio: number | null;
  };
};

const GUIDELINE = { source: "国土交通省「マンションの修繕積立金に関するガイドライン」", asOf: RESERVE_GUIDELINE.dated };

/** Fees, management and the code of a building: only what is known. */
export async function buildingTopic(db: Db, apartment: Apartment, now: Date): Promise<BuildingTopic> {
  const fields = await buildingFields(db, apartment.key);
  const facts = buildingFacts(apartment, fields, isoDateInJapan(now));
  const site = { facts, floor: null };
  const guideline = guidelineFor(reserveBuilding(apartment, fields));
  return {
    topic: "building",
    fields,
    code: { id: seismicCodeOf(site), words: seismicCode.read(site).words },
    reserveFund: {
      yenPerM2: numberIn(fields, "reserveFundYenPerM2"),
      guideline: guideline && { mean: guideline.mean, low: guideline.low, high: guideline.high, ...GUIDELINE },
      ratio: facts.reserveFundRatio?.value ?? null,
    },
  };
}
