import { type GatherDeps, gatherDeps } from "#domain/risk/facts/gather-facts.server.ts";
import { findSubject } from "#domain/subjects/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { currentBasis, makeSnapshot, REPORT_LIFE } from "./report.server.ts";
import { type ReportBasis, saveSnapshots, staleKeys } from "./report-store.server.ts";

const BATCH = 40;
/** Buildings asked about at once: the rest of the connections are the visitors'. */
const AT_ONCE = 2;

/**
 * Makes the reports that are missing, or made with another model or other data, in batches. Answers how many. An aborted signal ends it after
 * the batch: what is made is kept, and the next run goes on from there.
 */
export async function recomputeReports({ db, clock }: { readonly db: Db; readonly clock: Clock }, signal?: AbortSignal): Promise<number> {
  const now = clock.now();
  const basis = await currentBasis(db);
  const deps = gatherDeps(db, now);
  const notBefore = new Date(now.getTime() - REPORT_LIFE);
  let [made, after] = [0, ""];
  while (!signal?.aborted) {
    const keys = await staleKeys(db, basis, { notBefore, after, limit: BATCH });
    const last = keys.at(-1);
    if (last === undefined) break;
    made += await recompute(deps, basis, keys);
    after = last;
  }
  return made;
}

async function recompute(deps: GatherDeps, basis: ReportBasis, keys: readonly string[]): Promise<number> {
  const snapshots = [];
  for (let i = 0; i < keys.length; i += AT_ONCE) {
    const together = keys.slice(i, i + AT_ONCE).map(async (key) => {
      const subject = await findSubject(deps.db, key);
      return subject ? [{ key, ...(await makeSnapshot(deps, subject, basis)) }] : [];
    });
    snapshots.push(...(await Promise.all(together)).flat());
  }
  await saveSnapshots(deps.db, snapshots);
  return snapshots.length;
}
