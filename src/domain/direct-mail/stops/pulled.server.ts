import type { Pulled, Run } from "#domain/direct-mail/core/types.ts";
import { lettersTaken, sheetsLeftOut } from "#domain/direct-mail/stores/recipient-store.server.ts";
import type { Db } from "#platform/db.server.ts";
import type { OpenMailingKeys } from "./mailing-keys.server.ts";
import { withoutStopped } from "./stops.server.ts";

type PullDeps = { readonly db: Db; readonly mailingKeys: OpenMailingKeys };
type Asked = { readonly companyId: string; readonly runs: readonly Run[]; readonly now: Date };

/**
 * Which sheets of files that were taken are to be taken out, by run: their owner has stopped letters since. The register is asked as it is now, of runs whose files
 * are still kept; of older ones what a hand-out had found stays named.
 */
export async function pulledByRun({ db, mailingKeys }: PullDeps, { companyId, runs, now }: Asked): Promise<ReadonlyMap<string, Pulled[]>> {
  const known = await sheetsLeftOut(
    db,
    runs.map(({ id }) => id),
  );
  const recent = runs.filter(({ expiresAt }) => expiresAt > now).map(({ id }) => id);
  const { stopped } = await withoutStopped({ db, mailingKeys }, { companyId, addresses: await lettersTaken(db, recent) });
  const all = [...known, ...stopped].toSorted((a, b) => a.file - b.file || a.sheet - b.sheet);
  const byRun = new Map<string, Pulled[]>();
  for (const { runId, file, sheet } of all) byRun.set(runId, [...(byRun.get(runId) ?? []), { file, sheet }]);
  return byRun;
}
