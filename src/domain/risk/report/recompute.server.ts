import { type GatherDeps, gatherDeps } from "#domain/risk/facts/gather-facts.server.ts";
import { findSubject } from "#domain/subjects/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { currentBasis, makeSnapshot, REPORT_LIFE } from "./report.server.ts";
import { type KeptBasis, type ReportBasis, type Snapshot, saveSnapshots, staleKeys } from "./report-store.server.ts";

const BATCH = 40;
/** Subjects asked about at once: the rest of the connections are the visitors'. */
const AT_ONCE = 2;

type Made = readonly (Snapshot & { readonly key: string })[];

/** Ratings that are kept: which of them are missing or stale, and how they are written. `keys`: all that were asked for, of which some may be gone. */
export type KeptRatings = {
  readonly stale: (db: Db, basis: KeptBasis) => Promise<string[]>;
  readonly keep: (db: Db, made: { readonly keys: readonly string[]; readonly snapshots: Made }) => Promise<void>;
};

const BUILDINGS: KeptRatings = { stale: staleKeys, keep: (db, { snapshots }) => saveSnapshots(db, snapshots) };

type RecomputeDeps = { readonly db: Db; readonly clock: Clock };

/** Makes the reports of buildings that are missing, or made with another model or other data. Answers how many. */
export function recomputeReports(deps: RecomputeDeps, signal?: AbortSignal): Promise<number> {
  return recompute(deps, BUILDINGS, signal);
}

/**
 * Makes the ratings that are missing, or made with another model or other data, in batches. Answers how many. An aborted signal ends it after
 * the batch: what is made is kept, and the next run goes on from there.
 */
export async function recompute({ db, clock }: RecomputeDeps, { stale, keep }: KeptRatings, signal?: AbortSignal): Promise<number> {
  const now = clock.now();
  const basis = await currentBasis(db);
  const deps = gatherDeps(db, now);
  const notBefore = new Date(now.getTime() - REPORT_LIFE);
  let [made, after] = [0, ""];
  while (!signal?.aborted) {
    const keys = await stale(db, { ...basis, notBefore, after, limit: BATCH });
    const last = keys.at(-1);
    if (last === undefined) break;
    const snapshots = await makeSnapshots(deps, basis, keys);
    await keep(db, { keys, snapshots });
    made += snapshots.length;
    after = last;
  }
  return made;
}

async function makeSnapshots(deps: GatherDeps, basis: ReportBasis, keys: readonly string[]): Promise<Made> {
  const snapshots = [];
  for (let i = 0; i < keys.length; i += AT_ONCE) {
    const together = keys.slice(i, i + AT_ONCE).map(async (key) => {
      const subject = await findSubject(deps.db, key);
      return subject ? [{ key, ...(await makeSnapshot(deps, subject, basis)) }] : [];
    });
    snapshots.push(...(await Promise.all(together)).flat());
  }
  return snapshots;
}
