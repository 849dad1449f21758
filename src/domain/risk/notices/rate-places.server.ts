import { type KeptRatings, recompute } from "#domain/risk/report/recompute.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { dropPlaceRatings, dropUnwantedRatings, savePlaceRatings, stalePlaces } from "./place-rating-store.server.ts";
import { beginTelling } from "./registration-store.server.ts";

/** A place has no report of its own; its rating is kept as long as somebody waits for news of it. */
const PLACES: KeptRatings = {
  stale: stalePlaces,
  keep: async (db, { keys, snapshots }) => {
    await savePlaceRatings(db, snapshots);
    const found = new Set(snapshots.map(({ key }) => key));
    const gone = keys.filter((key) => !found.has(key));
    if (gone.length > 0) await dropPlaceRatings(db, gone);
  },
};

/** Rates the places that somebody wants news of, where model or data are others than before; their news begin with the first rating. Answers how many. */
export async function ratePlaces(deps: { readonly db: Db; readonly clock: Clock }, signal?: AbortSignal): Promise<number> {
  await dropUnwantedRatings(deps.db);
  const rated = await recompute(deps, PLACES, signal);
  await beginTelling(deps.db);
  return rated;
}
