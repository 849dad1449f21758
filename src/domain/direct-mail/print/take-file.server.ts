import { type AccessRefusal, changeMailings } from "#domain/direct-mail/mailings/access.server.ts";
import type { OpenMailingKeys } from "#domain/direct-mail/stops/mailing-keys.server.ts";
import { withoutStopped } from "#domain/direct-mail/stops/stops.server.ts";
import { auditMailing, findMailing } from "#domain/direct-mail/stores/mailing-store.server.ts";
import { freeRun, leaveOut, printedOfRun, type Recipient } from "#domain/direct-mail/stores/recipient-store.server.ts";
import { endRun, holdRun, putTaken, storedFile } from "#domain/direct-mail/stores/run-store.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";

type TakeDeps = { readonly db: Db; readonly clock: Clock; readonly storage: Pick<Storage, "read">; readonly mailingKeys: OpenMailingKeys };
type Asked = { readonly id: string; readonly runId: string; readonly number: number };

/** `gone`: its time is over. `void`: somebody of the run wants no letters any more; it is to be made anew. `failed`: its run came to nothing, and whoever is left waits for another one. */
export type FileRefusal = AccessRefusal | "unknown" | "gone" | "void" | "failed";

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
  const found = await changeMailings<string, FileRefusal>(db, member, async (tx, { company: { id: companyId } }) => {
    if ((await findMailing(tx, { id, companyId })) === null) return refused("unknown");
    const at = clock.now();
    const stored = await heldFile(tx, { id, runId, number }, at);
    if (!stored.ok) return stored;
    const { stopped } = await withoutStopped({ ...deps, db: tx }, { companyId, addresses: await printedOfRun(tx, runId) });
    if (stopped.length > 0) return voidRun(tx, { id, runId, at }, stopped);
    await putTaken(tx, { runId, number }, at);
    return stored;
  });
  return found.ok ? readStored(storage, found.value) : found;
}

/** Where the file lies, its run held; of a run whose files are not handed out, why. */
async function heldFile(tx: Tx, { id, runId, number }: Asked, at: Date): Promise<Result<string, "unknown" | "gone" | "void" | "failed">> {
  const run = await holdRun(tx, { id: runId, mailingId: id });
  if (run === null) return refused("unknown");
  if (run.state === "void" || run.state === "failed") return refused(run.state);
  const storedAs = await storedFile(tx, { runId, number });
  if (storedAs === null) return refused(run.endedAt === null ? "unknown" : "gone");
  return run.expiresAt <= at ? refused("gone") : ok(storedAs);
}

async function readStored(storage: TakeDeps["storage"], name: string): Promise<Result<Uint8Array, "gone">> {
  const bytes = await storage.read(name);
  return bytes ? ok(bytes) : refused("gone");
}

type Voided = { readonly id: string; readonly runId: string; readonly at: Date };

async function voidRun(tx: Tx, { id, runId, at }: Voided, stopped: readonly Recipient[]): Promise<Result<never, "void">> {
  await leaveOut(tx, { ids: stopped.map((one) => one.id), why: "stopped" });
  await freeRun(tx, runId);
  await endRun(tx, { id: runId, state: "void", at });
  await auditMailing(tx, { id, from: "ready", to: "ready", actor: "register", at, reason: `run void, ${stopped.length} stopped` });
  return refused("void");
}
