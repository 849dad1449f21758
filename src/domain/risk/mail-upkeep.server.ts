import { removeLooseEvidence } from "#domain/risk/correction-evidence.server.ts";
import { redactCorrections } from "#domain/risk/correction-store.server.ts";
import { forgetInquiries } from "#domain/risk/inquiry-store.server.ts";
import { forgetMails } from "#domain/risk/mail-queue-store.server.ts";
import { forgetUnconfirmed } from "#domain/risk/registration-store.server.ts";
import { days } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage.server.ts";

/** Personal data of letters are kept for so long after they were closed or decided (C4). */
const YEARS_AFTER_CLOSED = 3;
/** Mails that went out, or were given up: the desk has seen them by then. */
const MAILS_KEPT = days(30);
/** As long as the link in the mail changes anything. */
const UNCONFIRMED_KEPT = days(30);

/** Removes what is no longer needed: old letters with their files, old mails, registrations that nobody confirmed. */
export async function forgetOldLetters(deps: { readonly db: Db; readonly clock: Clock; readonly storage: Storage }): Promise<void> {
  const { db, clock } = deps;
  const at = clock.now();
  const ago = (length: number) => new Date(at.getTime() - length);
  const closedBefore = new Date(at);
  closedBefore.setUTCFullYear(closedBefore.getUTCFullYear() - YEARS_AFTER_CLOSED);
  await forgetInquiries(db, closedBefore);
  await redactCorrections(db, { decidedBefore: closedBefore, at });
  await removeLooseEvidence(deps);
  await forgetMails(db, ago(MAILS_KEPT));
  await forgetUnconfirmed(db, ago(UNCONFIRMED_KEPT));
}
