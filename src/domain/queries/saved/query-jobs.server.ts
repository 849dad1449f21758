import { addNote, queueMail, recipientOf, wakeMailQueue } from "#domain/notifications/index.server.ts";
import { forgetDrafts } from "#domain/queries/draft/draft-store.server.ts";
import { DRAFT_KEPT } from "#domain/queries/draft/which-draft.ts";
import { words } from "#domain/queries/words/query-words.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { auditQuery } from "./audit-store.server.ts";
import { expireUnseen, purgeArchived, takeToWarn } from "./expiry-store.server.ts";
import { QUERY_ENDS_SOON } from "./query-mails.ts";
import { dueSince, endsAfterWarning, KEPT_AFTER_ARCHIVE } from "./query-states.ts";
import { wishOf } from "./wish-of.ts";

const NAME = "saved-queries-expiry";
/** Daily in the morning: it also sends mail. */
const CRON = "10 9 * * *";

type ExpiryDeps = { readonly db: Db; readonly clock: Clock };
export type Renewal = { readonly warned: number; readonly expired: number; readonly purged: number; readonly drafts: number };

/** Registers what happens to saved conditions by the clock. */
export async function registerQueryJobs(jobs: Pick<Jobs, "work" | "schedule" | "send">, deps: ExpiryDeps): Promise<void> {
  await jobs.work(NAME, async () => {
    const { warned } = await renewQueries(deps);
    if (warned > 0) await wakeMailQueue(jobs);
  });
  await jobs.schedule(NAME, CRON);
}

/**
 * Ends what nobody looked at for twelve months and was warned of a month ago, warns at eleven, and removes what was deleted or left lying. After a
 * time without runs it warns first, and ends a month later. Run again it does nothing more.
 */
export async function renewQueries({ db, clock }: ExpiryDeps): Promise<Renewal> {
  const now = clock.now();
  const expired = await untilNothing(() => expire(db, now));
  const warned = await untilNothing(() => warn(db, now));
  const purged = await purgeArchived(db, new Date(now.getTime() - KEPT_AFTER_ARCHIVE));
  return { warned, expired, purged, drafts: await forgetDrafts(db, new Date(now.getTime() - DRAFT_KEPT)) };
}

function expire(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ended = await expireUnseen(tx, { ...dueSince(now).expire, at: now });
    for (const { id, from } of ended) await auditQuery(tx, { id, from, to: "expired", actor: "system", reason: "unseen", at: now });
    return ended.length;
  });
}

function warn(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await takeToWarn(tx, { before: dueSince(now).warn, at: now });
    for (const { id, sub, answers, mailTo, seenAt } of due) {
      const facts = { words: words(wishOf(answers)), endsOn: formatDate(endsAfterWarning(seenAt, now)) };
      if (mailTo !== null) await queueMail(tx, QUERY_ENDS_SOON, { to: mailTo, at: now, facts });
      await addNote(tx, {
        ...endsSoon(facts),
        recipient: recipientOf({ sub }),
        key: `query ${id} ends ${facts.endsOn}`,
        url: `/queries/query?id=${id}`,
        at: now,
      });
    }
    return due.length;
  });
}

/** For whoever has no address, too. */
function endsSoon({ words: wish, endsOn }: { readonly words: string; readonly endsOn: string }) {
  return {
    topic: "query",
    title: "保存した条件の期限が近づいています",
    body: `「${wish}」は、${endsOn}に終わります。条件のページを開くと、続けられます。`,
  };
}

/** A few at a time, so that no transaction holds many rows. */
async function untilNothing(some: () => Promise<number>): Promise<number> {
  let all = 0;
  for (let n = await some(); n > 0; n = await some()) all += n;
  return all;
}
