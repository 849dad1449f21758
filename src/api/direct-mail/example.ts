import type { OwnerLetter } from "#domain/direct-mail/core/types.ts";
import { keptMarket, marketOverview } from "#domain/properties/index.server.ts";
import { appraiseLocated } from "#domain/valuation/estimates/appraise-located.ts";
import { type EngineSource, locateHome } from "#domain/valuation/index.server.ts";
import { isoDateInJapan, yearInJapan } from "#kernel/japanese-date.ts";
import { quarterOf } from "#kernel/quarter.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

type ExampleDeps = { readonly db: Db; readonly clock: Clock; readonly engines: EngineSource };

/** A usual home: its size in m², and its age in years. */
const USUAL = { areaM2: 65, ageYears: 18, walkMinutes: 7 } as const;
const SENDER = {
  ...{ name: "見本不動産株式会社（サンプル）", licence: "東京都知事(1)第000000号" },
  ...{ address: "東京都江東区見本1-1-1", contact: "03-0000-0000" },
} as const;
const RECIPIENT = ["〒000-0000", "東京都江東区見本1-1-1", "見本マンション", "オーナー様"] as const;

/** The letter of the page: a usual home of the town with most sales, priced as any other, from nobody to nobody. */
export async function exampleLetter({ db, clock, engines }: ExampleDeps): Promise<Result<OwnerLetter, "preparing" | "no-market">> {
  const [overview, engine] = [await marketOverview(db), await engines.current("condo")];
  const [busy] = overview?.busyTowns ?? [];
  if (!busy) return refused("no-market");
  if (!engine) return refused("preparing");
  const now = clock.now();
  const { cityCode, town } = busy;
  const { areaM2, ageYears, walkMinutes } = USUAL;
  const input = { kind: "condo", cityCode, town, areaM2, walkMinutes, builtYear: yearInJapan(now) - ageYears } as const;
  const location = await locateHome(db, input);
  if (!location.ok) return refused("no-market");
  const { outcome } = appraiseLocated(engine, { input, location: location.value }, { asOf: quarterOf(now) });
  if (!outcome.estimated) return refused("no-market");
  const { point, low, high, withinTenPercent, comparableCount: comparables } = outcome;
  return ok({
    ...{ recipient: RECIPIENT, sender: SENDER, area: `${busy.cityName}${town}`, home: `${areaM2}㎡・築${ageYears}年の住戸` },
    estimate: { point, low, high, withinTenPercent, comparables, modelVersion: engine.modelVersion },
    ...{ madeOn: isoDateInJapan(now), credits: (await keptMarket(db).origin()).attributions, isSample: engine.isSample },
  });
}
