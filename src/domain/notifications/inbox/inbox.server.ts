import type { Member } from "#domain/members/core/types.ts";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import { days, type Milliseconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { countUnread, deleteNotesBefore, insertNote, markNotesRead, type NewNote, notesOf } from "./inbox-store.server.ts";
import type { Inbox } from "./types.ts";

const MOST_SHOWN = 50;
const KEPT: Milliseconds = days(180);
const FORGET_NAME = "inbox-notes-forgotten";
const FORGET_CRON = "55 4 * * *";

/** Puts a notice into somebody's inbox, in the transaction of what causes it. False: it is there already. */
export function addNote(tx: Tx, note: NewNote): Promise<boolean> {
  return insertNote(tx, note);
}

/** The newest notices of a member, and how many of all are unread. */
export async function memberInbox(db: Db, member: Member): Promise<Inbox> {
  const recipient = recipientOf(member);
  const [notes, unread] = [await notesOf(db, recipient, MOST_SHOWN), await unreadOf(db, [recipient])];
  return { notes, unread: unread.get(recipient) ?? 0 };
}

/** How many notices are unread, of those recipients who have any. */
export function unreadOf(db: Db, recipients: readonly string[]): Promise<ReadonlyMap<string, number>> {
  return countUnread(db, recipients);
}

/** Marks what a member has seen: up to this notice, none that came after it. */
export async function readNotes({ db, clock }: { readonly db: Db; readonly clock: Clock }, member: Member, upTo: number): Promise<Inbox> {
  await markNotesRead(db, recipientOf(member), upTo, clock.now());
  return memberInbox(db, member);
}

/** Registers that notices are forgotten after half a year, read or not. */
export async function registerInboxJobs(
  jobs: Pick<Jobs, "work" | "schedule">,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): Promise<void> {
  await jobs.work(FORGET_NAME, async () => {
    await deleteNotesBefore(db, new Date(clock.now().getTime() - KEPT));
  });
  await jobs.schedule(FORGET_NAME, FORGET_CRON);
}
