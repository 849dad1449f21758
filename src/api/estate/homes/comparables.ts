import type { z } from "@hono/zod-openapi";
import { presentComparable } from "#api/price-checker/present.ts";
import { blindSubject } from "#domain/kyugake/estimates/blind-subject.ts";
import type { HomeDetail } from "#domain/search/homes/types.ts";
import type { EngineSource } from "#domain/valuation/core/estimate-deps.ts";
import { formatQuarter, quarterOf } from "#kernel/quarter.ts";
import type { homeComparablesSchema } from "./schemas.ts";

type Answer = z.infer<typeof homeComparablesSchema>;

/**
 * Past sales like a home, brought to the market of the quarter that an estimate of today stands for: of the engine at hand, which never sees the asking
 * price. Waits for no model.
 */
export async function comparablesOf({ listing, home }: HomeDetail, engines: EngineSource, now: Date): Promise<Answer> {
  const subject = blindSubject({ ...listing, cityName: home.cityName });
  if (subject === null) return none("not-appraised");
  if (((await engines.secondsUntilReady?.(subject.kind)) ?? null) !== null) return none("preparing");
  const engine = await engines.current(subject.kind);
  if (engine === null) return none("no-model");
  const outcome = engine.appraise(subject, { asOf: quarterOf(now), mode: "blind" });
  if (!outcome.estimated) return none("cannot-estimate");
  return {
    reason: null,
    quarter: outcome.headline && formatQuarter(outcome.headline.quarter),
    isSample: engine.isSample,
    total: outcome.comparableCount,
    items: outcome.comparables.map(presentComparable),
  };
}

function none(reason: Exclude<Answer["reason"], null>): Answer {
  return { reason, quarter: null, isSample: false, total: 0, items: [] };
}
