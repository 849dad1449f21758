import type { BriefOutcome } from "#domain/valuation/core/types.ts";
import type { Month } from "#kernel/calendar/month.ts";
import type { Basis, FollowedHome, ValuationPoint, Valued } from "./types.ts";
import { judgeChange } from "./value-change.ts";

/** What the engine says of a month. */
export type Found = { readonly month: Month; readonly outcome: BriefOutcome };

/** What is kept of a look at a home: its new points, or why there is none, and what its member is told. `found`: months in their order, this one last. */
export function valuedOf(home: FollowedHome, found: readonly Found[], basis: Basis): Valued {
  return home.look === null ? valuedAnew(home, found, basis) : valuedOnward(home, found, basis);
}

/** From the purchase on, where the sales reach; months that they do not reach have no point. */
function valuedAnew({ id, version }: FollowedHome, found: readonly Found[], basis: Basis): Valued {
  const points = found.flatMap(({ month, outcome }) => pointsOf(month, outcome, { basis, beforeByModel: null }));
  const last = points.at(-1) ?? null;
  return {
    ...{ id, version, points, refusal: refusalOf(found.at(-1)), isAnew: true, tell: null },
    ...{ lastMonth: last?.month ?? null, lastYen: last?.q50 ?? null, toldYen: last?.q50 ?? null },
  };
}

function valuedOnward({ id, version, look }: FollowedHome, found: readonly Found[], basis: Basis): Valued {
  const of = { id, version, isAnew: false };
  const now = found.at(-1);
  const before = { lastMonth: look?.lastMonth ?? null, lastYen: look?.lastYen ?? null, toldYen: look?.toldYen ?? null };
  if (!now?.outcome.estimated) return { ...of, ...before, points: [], refusal: refusalOf(now), tell: null };
  const then = found.length > 1 ? found[0]?.outcome : undefined;
  const beforeByModel = then?.estimated ? then.point : null;
  // What this model cannot say of then is no rise and no fall: it begins anew as what counts as told.
  const isIncomparable = beforeByModel === null && look?.lastModel !== basis.modelVersion;
  const { tell, toldYen } = judgeChange(isIncomparable ? null : look, { q50: now.outcome.point, beforeByModel });
  const points = pointsOf(now.month, now.outcome, { basis, beforeByModel });
  return { ...of, points, refusal: null, lastMonth: now.month, lastYen: now.outcome.point, toldYen, tell };
}

type Made = { readonly basis: Basis; readonly beforeByModel: number | null };

function pointsOf(month: Month, outcome: BriefOutcome, { basis, beforeByModel }: Made): ValuationPoint[] {
  if (!outcome.estimated) return [];
  const { q10, point, q90, grade } = outcome;
  const source = month === basis.month ? "monthly" : "backfill";
  return [{ month, q10, q50: point, q90, grade, modelVersion: basis.modelVersion, source, beforeByModel }];
}

function refusalOf(found: Found | undefined): Valued["refusal"] {
  return found && !found.outcome.estimated ? found.outcome.reason : null;
}
