import { FILES_KEPT, LETTERS_OF_FILE, MOST_OF_RUN } from "#domain/direct-mail/core/limits.ts";
import { type AccessRefusal, actorOf, changeMailings } from "#domain/direct-mail/mailings/access.server.ts";
import { allowanceOf, type NotNow } from "#domain/direct-mail/mailings/mailings.server.ts";
import type { OpenMailingKeys } from "#domain/direct-mail/stops/mailing-keys.server.ts";
import { withoutStopped } from "#domain/direct-mail/stops/stops.server.ts";
import { auditMailing, holdMailing, touchMailing } from "#domain/direct-mail/stores/mailing-store.server.ts";
import { leaveOut, putInRun, type Recipient, waitingRecipients } from "#domain/direct-mail/stores/recipient-store.server.ts";
import { addRun, isPrinting } from "#domain/direct-mail/stores/run-store.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { monthOf } from "#kernel/calendar/month.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { wakePrints } from "./wake-prints.server.ts";

type OrderDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly jobs: Pick<Jobs, "send">;
  readonly mailingKeys: OpenMailingKeys;
};

/** `month-full`: the company has printed all of its month. `printing`: letters of it are being drawn. `nobody`: nobody is left to write to. */
export type OrderRefusal = AccessRefusal | "unknown" | NotNow | "month-full" | "printing" | "nobody";

/** `stopped`: addresses that were left out, for the register has them now. */
export type Ordered = { readonly letters: number; readonly stopped: number };

/**
 * Has letters drawn to those of a mailing that have none yet: as many as one run and the month hold. The register of stops is asked in the same transaction, and
 * whoever it has is left out for good.
 */
export async function orderRun(deps: OrderDeps, member: Pick<Member, "sub">, id: string): Promise<Result<Ordered, OrderRefusal>> {
  const ordered = await changeMailings<Ordered, OrderRefusal>(deps.db, member, async (tx, here) => {
    const companyId = here.company.id;
    const mailing = await holdMailing(tx, { id, companyId });
    if (mailing === null) return refused("unknown");
    if (mailing.state !== "ready") return refused({ state: mailing.state });
    if (await isPrinting(tx, id)) return refused("printing");
    const at = deps.clock.now();
    const { left } = await allowanceOf(tx, companyId, at);
    if (left === 0) return refused("month-full");
    const waiting = await waitingRecipients(tx, id, Math.min(left, MOST_OF_RUN));
    const { free, stopped } = await withoutStopped({ ...deps, db: tx }, { companyId, addresses: waiting });
    await leaveOut(tx, { ids: stopped.map((one) => one.id), why: "stopped" });
    if (free.length > 0) await beginRun(tx, { runId: opaqueId(deps.randomBytes), mailingId: id, companyId, at }, free);
    await touchMailing(tx, id, at);
    const reason = `print of ${free.length}, ${stopped.length} stopped`;
    await auditMailing(tx, { id, from: mailing.state, to: mailing.state, actor: actorOf(here), at, reason });
    return ok({ letters: free.length, stopped: stopped.length });
  });
  if (ordered.ok && ordered.value.letters === 0 && ordered.value.stopped === 0) return refused("nobody");
  if (ordered.ok) await wakePrints(deps.jobs);
  return ordered;
}

type Begun = { readonly runId: string; readonly mailingId: string; readonly companyId: string; readonly at: Date };

async function beginRun(tx: Tx, { runId, mailingId, companyId, at }: Begun, recipients: readonly Recipient[]): Promise<void> {
  const files: (readonly Recipient[])[] = [];
  for (let from = 0; from < recipients.length; from += LETTERS_OF_FILE) files.push(recipients.slice(from, from + LETTERS_OF_FILE));
  await addRun(tx, {
    ...{ id: runId, companyId, mailingId, letters: recipients.length, month: monthOf(at), madeAt: at },
    ...{ expiresAt: new Date(at.getTime() + FILES_KEPT), files: files.map(({ length }) => length) },
  });
  for (const [i, file] of files.entries()) await putInRun(tx, { ids: file.map(({ id }) => id), runId, fileNumber: i + 1 });
}
