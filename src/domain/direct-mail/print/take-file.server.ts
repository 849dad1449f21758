import { type AccessRefusal, changeMailings } from "#domain/direct-mail/mailings/access.server.ts";
import type { OpenMailingKeys } from "#domain/direct-mail/stops/mailing-keys.server.ts";
import { withoutStopped } from "#domain/direct-mail/stops/stops.server.ts";
import { auditMailing, findMailing } from "#domain/direct-mail/stores/mailing-store.server.ts";
import { freeRun, leaveOut, printedOfRun } from "#domain/direct-mail/stores/recipient-store.server.ts";
import { endRun, holdRun, putTaken, storedFile } from "#domain/direct-mail/stores/run-store.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";

type TakeDeps = { readonly db: Db; readonly clock: Clock; readonly storage: Pick<Storage, "read">; readonly mailingKeys: OpenMailingKeys };
type Asked = { readonly id: string; readonly runId: string; readonly number: number };

/** `gone`: its time is over. `void`: somebody of the run wants no letters any more; it is to be made anew. */
export type FileRefusal = AccessRefusal | "unknown" | "gone" | "void";

/**
 * A printed file of the member's company. The register is asked once more: where somebody of the run has stopped letters since it was printed, nothing of the run
 * is handed out any more, and whoever is left waits for another one. Those whose file was taken before stay printed, for their letters may be on their way.
 */
export async function takeFile(
  deps: TakeDeps,
  member: Pick<Member, "sub">,
  { id, runId, number }: Asked,
): Promise<Result<Uint8Array, FileRefusal>> {
  const { db, clock, storage } = deps;
  const found = await changeMailings<string, FileRefusal>(db, member, async (tx, { company }) => {
    const companyId = company.id;
    if ((await findMailing(tx, { id, companyId })) === null) return refused("unknown");
    const run = await holdRun(tx, { id: runId, mailingId: id });
    if (run === null) return refused("unknown");
    if (run.state === "void") return refused("void");
    const at = clock.now();
    const storedAs = await storedFile(tx, { runId, number });
    if (storedAs === null || run.expiresAt <= at) return refused(storedAs === null && run.endedAt === null ? "unknown" : "gone");
    const { stopped } = await withoutStopped({ ...deps, db: tx }, { companyId, addresses: await printedOfRun(tx, runId) });
    if (stopped.length === 0) {
      await putTaken(tx, { runId, number }, at);
      return ok(storedAs);
    }
    await leaveOut(tx, { ids: stopped.map((one) => one.id), why: "stopped" });
    await freeRun(tx, runId);
    await endRun(tx, { id: runId, state: "void", at });
    await auditMailing(tx, { id, from: "ready", to: "ready", actor: "register", at, reason: `run void, ${stopped.length} stopped` });
    return refused("void");
  });
  if (!found.ok) return found;
  const bytes = await storage.read(found.value);
  return bytes ? ok(bytes) : refused("gone");
}
