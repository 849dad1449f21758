import { answerDueOn } from "#domain/letters/due/answer-due.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import { findSubject } from "#domain/subjects/index.server.ts";
import type { Subject } from "#domain/subjects/types.ts";
import { days } from "#kernel/duration.ts";
import { type RandomBytes, spokenNumber } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { MAILED_KINDS, type MailedKind } from "./kinds.ts";
import { attachFiles } from "./letter-file-store.server.ts";
import { hasSameFiles, keepFiles } from "./letter-files.server.ts";
import { LETTER_RECEIVED } from "./letter-mails.ts";
import { addLetter, findSameLetters, lockLettersOf, type SameLetter } from "./letter-store.server.ts";
import type { Letter, LetterKind, LetterReceipt, SentFile } from "./types.ts";

export type LetterDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  /** Where the bytes of files lie; nothing of it is public. */
  readonly storage: Storage;
};

/** `subjectKey` null: about no building and no place. */
export type SentLetter = Pick<Letter, "email" | "fields"> & { readonly subjectKey: string | null; readonly files?: readonly SentFile[] };

/** The same letter within this time is the same letter. */
const SAME_WITHIN = days(1);

/** What else is written with a letter that came for the first time: its receipt, and what its domain keeps of it. */
export type OnReceived = (tx: Tx, letter: Letter, subject: Subject | null) => Promise<unknown>;

/** Takes a letter in with its files; null: it is about what is not there, or about a place where only buildings can be meant. */
export async function sendLetter(
  deps: LetterDeps,
  kind: LetterKind,
  { files = [], subjectKey, ...given }: SentLetter,
  onReceived: OnReceived,
): Promise<LetterReceipt | null> {
  if (!kind.mayHaveFiles && files.length > 0) throw new Error(`letters of the kind ${kind.id} have no files`);
  const { db, clock, randomBytes } = deps;
  const found = subjectKey === null ? null : await findSubject(db, subjectKey);
  if (subjectKey !== null && (!found || (found.kind === "place" && !kind.mayBeOfPlace))) return null;
  const subject = found && { kind: found.kind, key: found.key, name: found.name };
  const receivedAt = clock.now();
  const letter = {
    ...given,
    subject,
    id: spokenNumber(randomBytes),
    kind: kind.id,
    receivedAt,
    answerDueOn: answerDueOn(kind, receivedAt),
  };
  // Of a letter that turns out to be a repeated one, these stay loose and are removed.
  const kept = await keepFiles(deps, files);
  return inTransaction(db, async (tx) => {
    await lockLettersOf(tx, letter.email, receivedAt);
    const first = await findFirst(tx, deps.storage, { letter, files });
    if (first) return { ...first, isRepeated: true };
    await addLetter(tx, letter);
    await attachFiles(tx, kept, letter.id);
    await onReceived(tx, letter, found);
    return { id: letter.id, receivedAt, answerDueOn: letter.answerDueOn, isRepeated: false };
  });
}

/** The same sender, words and files within a day. */
async function findFirst(
  tx: Tx,
  storage: Storage,
  { letter, files }: { readonly letter: Letter; readonly files: readonly SentFile[] },
): Promise<SameLetter | null> {
  const since = new Date(letter.receivedAt.getTime() - SAME_WITHIN);
  for (const same of await findSameLetters(tx, letter, since))
    if (await hasSameFiles(tx, storage, { letterId: same.id, files })) return same;
  return null;
}

/** Takes in a letter that is answered by mail, and queues its receipt. */
export function sendMailedLetter(deps: LetterDeps, kind: MailedKind, given: SentLetter): Promise<LetterReceipt | null> {
  return sendLetter(deps, MAILED_KINDS[kind], given, (tx, { id, email, receivedAt, answerDueOn: dueOn, subject }) =>
    queueMail(tx, LETTER_RECEIVED, { to: email, at: receivedAt, facts: { letter: kind, number: id, dueOn, subject } }),
  );
}
