import type { LetterEstimate, MailingKind } from "#domain/direct-mail/core/types.ts";
import { appraiseLocated, type EngineSource, type EstimateEngine, locateHome } from "#domain/valuation/index.server.ts";
import { yearInJapan } from "#kernel/japanese-date.ts";
import { quarterOf } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";

/** Usual homes: m² of the home (of a house, of its land and of its floors), and years. No station is told: none is usual of a whole town. */
const USUAL = {
  condo: { areaM2: 65, ageYears: 18 },
  house: { areaM2: 100, floorAreaM2: 95, ageYears: 18 },
} as const satisfies Readonly<Record<MailingKind, object>>;

/** What was priced, in words. */
export const USUAL_WORDS: Readonly<Record<MailingKind, string>> = {
  condo: `${USUAL.condo.areaM2}㎡・築${USUAL.condo.ageYears}年の住戸`,
  house: `土地${USUAL.house.areaM2}㎡・建物${USUAL.house.floorAreaM2}㎡・築${USUAL.house.ageYears}年の一戸建て`,
};

export type UsualEstimate = LetterEstimate & { readonly isSample: boolean };

type Asked = { readonly kind: MailingKind; readonly cityCode: string; readonly town: string; readonly now: Date };

/** What a usual home of a town is likely to sell for, as the site tells it for the same home. `preparing`: there is no model yet. Null: too little is known of the town. */
export async function usualEstimate(
  { db, engines }: { readonly db: Db; readonly engines: EngineSource },
  { kind, cityCode, town, now }: Asked,
): Promise<UsualEstimate | "preparing" | null> {
  const engine = await engines.current(kind);
  return engine === null ? "preparing" : estimateBy(db, engine, { kind, cityCode, town, now });
}

async function estimateBy(db: Db, engine: EstimateEngine, { kind, cityCode, town, now }: Asked): Promise<UsualEstimate | null> {
  const { ageYears, ...usual } = USUAL[kind];
  const input = { kind, cityCode, town, ...usual, builtYear: yearInJapan(now) - ageYears } as const;
  const location = await locateHome(db, input);
  if (!location.ok) return null;
  const { subject, outcome } = appraiseLocated(
    engine,
    { input, location: location.value },
    { asOf: quarterOf(now), without: ["forecast", "factors"] },
  );
  if (!outcome.estimated) return null;
  const { point, low, high, withinTenPercent, grade, comparableCount: comparables } = outcome;
  const { modelVersion, isSample } = engine;
  const dataAsOf = engine.dataAsOf(subject);
  // Only estimates that were stored long ago tell no quarter.
  const pricedFor = outcome.headline?.quarter ?? dataAsOf;
  return { ...{ point, low, high, withinTenPercent, grade, comparables }, ...{ modelVersion, isSample, pricedFor, dataAsOf } };
}
