import type { Standing } from "#domain/risk/model/types.ts";
import { standingAmong } from "#domain/risk/rating/standing.ts";
import { type Milliseconds, minutes } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { overallsOf } from "./report-store.server.ts";

/** Where an overall score stands among the kept reports of a prefecture. Null: not rated, or too few to compare with. */
export type Standings = (
  among: { readonly prefecture: string; readonly dataRevision: string },
  overall: number | null,
) => Promise<Standing | null>;

const KEPT_FOR: Milliseconds = minutes(1);

/** Reads the scores of a prefecture at most once a minute, unless data were loaded: a single report hardly moves them. */
export function createStandings({ db, clock }: { readonly db: Db; readonly clock: Clock }): Standings {
  const kept = new Map<string, { readonly at: number; readonly dataRevision: string; readonly overalls: Promise<number[]> }>();
  const overallsIn = (prefecture: string, dataRevision: string) => {
    const now = clock.now().getTime();
    const known = kept.get(prefecture);
    if (known && known.dataRevision === dataRevision && now - known.at < KEPT_FOR) return known.overalls;
    const overalls = overallsOf(db, prefecture);
    kept.set(prefecture, { at: now, dataRevision, overalls });
    overalls.catch(() => kept.delete(prefecture));
    return overalls;
  };
  return async ({ prefecture, dataRevision }, overall) =>
    overall === null ? null : standingAmong(overall, await overallsIn(prefecture, dataRevision));
}
