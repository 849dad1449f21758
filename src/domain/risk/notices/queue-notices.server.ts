import { queueMail } from "#domain/notifications/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { LETTER_CHANGED, YEARLY_REPORT } from "./notice-mails.ts";
import { beginTelling, markNotified, nextChanged, nextYearly, type Registration } from "./registration-store.server.ts";

type Times = { readonly at: Date; readonly yearAgo: Date };

/** Queues the mails that registrations wait for: the letter, or the letters that are possible, are others, or a year has passed. Answers how many. */
export async function queueNotices({ db, clock }: { readonly db: Db; readonly clock: Clock }, signal?: AbortSignal): Promise<number> {
  const at = clock.now();
  const yearAgo = new Date(at);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  await beginTelling(db);
  let queued = 0;
  for (const queueNext of [queueChanged, queueYearly]) while (!signal?.aborted && (await queueNext(db, { at, yearAgo }))) queued += 1;
  return queued;
}

function queueChanged(db: Db, { at }: Times): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const next = await nextChanged(tx);
    if (!next) return false;
    const { id, email, before, now } = next;
    await queueMail(tx, LETTER_CHANGED, { to: email, at, facts: { ...addressed(next), before, now } });
    await markNotified(tx, { id, rating: now, at });
    return true;
  });
}

function queueYearly(db: Db, { at, yearAgo }: Times): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const next = await nextYearly(tx, yearAgo);
    if (!next) return false;
    const { id, email, now } = next;
    await queueMail(tx, YEARLY_REPORT, { to: email, at, facts: { ...addressed(next), now } });
    await markNotified(tx, { id, rating: now, at });
    return true;
  });
}

function addressed({ id, subject }: Registration) {
  return { registrationId: id, subject };
}
