import { type BuildingField, buildingFacts, numberIn, reserveBuilding } from "#domain/risk/facts/building-facts.ts";
import { knownFields } from "#domain/risk/facts/known-fields.server.ts";
import { guidelineFor, RESERVE_GUIDELINE } from "#domain/risk/facts/reserve-guideline.ts";
import { seismicCode } from "#domain/risk/indicators/seismic-code.ts";
import { type SeismicCode, seismicCodeOf } from "#domain/risk/model/seismic-code.ts";
import type { Subject, ToldBuilding } from "#domain/subjects/types.ts";
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
      /** `units`: the floor area that decides the class was estimated from the number of homes. */
      readonly sizedBy: "floors" | "floor-area" | "units";
      readonly source: string;
      readonly asOf: string;
    } | null;
    readonly ratio: number | null;
  };
};

const GUIDELINE = { source: "国土交通省「マンションの修繕積立金に関するガイドライン」", asOf: RESERVE_GUIDELINE.dated };

/** Fees, management and the code of a building, or of what the visitor tells of one: only what is known. */
export async function buildingTopic(
  db: Db,
  subject: Subject,
  { now, told }: { readonly now: Date; readonly told: ToldBuilding },
): Promise<BuildingTopic> {
  const fields = await knownFields(db, subject, told);
  const facts = buildingFacts(subject, fields, isoDateInJapan(now));
  const site = { facts, floor: null };
  const guideline = guidelineFor(reserveBuilding(subject, fields));
  return {
    topic: "building",
    fields,
    code: { id: seismicCodeOf(site), words: seismicCode.read(site).words },
    reserveFund: {
      yenPerM2: numberIn(fields, "reserveFundYenPerM2"),
      guideline: guideline && { ...guideline, ...GUIDELINE },
      ratio: facts.reserveFundRatio?.value ?? null,
    },
  };
}
