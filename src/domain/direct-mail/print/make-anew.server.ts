import type { MailingState, RunState } from "#domain/direct-mail/core/types.ts";
import { type AccessRefusal, actorOf, changeMailings } from "#domain/direct-mail/mailings/access.server.ts";
import { discardTaken } from "#domain/direct-mail/stores/anew-store.server.ts";
import { auditMailing, holdMailing, touchMailing } from "#domain/direct-mail/stores/mailing-store.server.ts";
import { holdRun } from "#domain/direct-mail/stores/run-store.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

type AnewDeps = { readonly db: Db; readonly clock: Clock };

/** `state`: of a mailing that is not open, or of a run that is not void. `nobody`: no taken file of it is left to be made anew. */
export type AnewRefusal = AccessRefusal | "unknown" | "nobody" | { readonly state: MailingState | RunState };

/**
 * The company says that it sent none of the letters it took of a void run: whoever has one waits for the next run, and their letters of this one count no more in
 * the month. Who has stopped stays left out. Each file once; how many letters that are.
 */
export function makeAnew(
  { db, clock }: AnewDeps,
  member: Pick<Member, "sub">,
  { id, runId }: { readonly id: string; readonly runId: string },
): Promise<Result<number, AnewRefusal>> {
  return changeMailings<number, AnewRefusal>(db, member, async (tx, here) => {
    const mailing = await holdMailing(tx, { id, companyId: here.company.id });
    if (mailing === null) return refused("unknown");
    const run = await holdRun(tx, { id: runId, mailingId: id });
    if (run === null) return refused("unknown");
    if (mailing.state !== "ready") return refused({ state: mailing.state });
    if (run.state !== "void") return refused({ state: run.state });
    const at = clock.now();
    const letters = await discardTaken(tx, runId, at);
    if (letters === 0) return refused("nobody");
    await touchMailing(tx, id, at);
    const reason = `${letters} of a void run anew`;
    await auditMailing(tx, { id, from: mailing.state, to: mailing.state, actor: actorOf(here), at, reason });
    return ok(letters);
  });
}
