import { type LetterDeps, openDecisions, sendLetter } from "#domain/letters/index.server.ts";
import type { Letter, SentFile } from "#domain/letters/types.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import { findSubject, sharedKeyOf } from "#domain/subjects/index.server.ts";
import type { NamedSubject, Subject } from "#domain/subjects/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { CORRECTION_FIELDS, type CorrectionField } from "./correction-fields.ts";
import { CORRECTION_LETTER, CORRECTION_RECEIVED } from "./correction-letter.ts";
import { addCorrection, type Correction, correctionsById, correctionsOf, logsOf } from "./correction-store.server.ts";
import { type PublicLogEntry, publicLog, receiveCorrection } from "./corrections.ts";

export type LoggedCorrection = Correction & { readonly log: readonly PublicLogEntry[] };

/** A correction as it is sent; `evidence`: what shows it, in words, which files may take the place of. */
export type SentCorrection = {
  readonly field: CorrectionField;
  readonly proposed: string;
  readonly evidence: string;
  readonly email: string;
  readonly files?: readonly SentFile[];
};

/** Takes a correction in with its files, and queues its receipt; null: no such subject. The same one again is the first one. */
export async function sendCorrection(
  deps: LetterDeps,
  subjectKey: string,
  { field, proposed, evidence, email, files = [] }: SentCorrection,
): Promise<LoggedCorrection | null> {
  const letter = { subjectKey, email, fields: { field, proposed, evidence }, files };
  const receipt = await sendLetter(deps, CORRECTION_LETTER, letter, (tx, received, subject) =>
    keep(tx, received, { subject, field, files: files.length }),
  );
  if (!receipt) return null;
  const [correction] = await withLogs(deps.db, [...(await correctionsById(deps.db, [receipt.id])).values()]);
  return correction ?? null;
}

async function keep(
  tx: Tx,
  { id, email, receivedAt, answerDueOn }: Letter,
  { subject, field, files }: { readonly subject: Subject | null; readonly field: CorrectionField; readonly files: number },
): Promise<void> {
  if (!subject) throw new Error("a correction is about a building or a place");
  const { state, entry } = receiveCorrection(receivedAt);
  const nothingYet = { reason: null, decidedAt: null };
  const { kind, key, name } = subject;
  const of = { about: sharedKeyOf(subject), placeName: kind === "place" ? name : null };
  await addCorrection(tx, { id, ...of, field, state, receivedAt, answerDueOn, ...nothingYet }, entry);
  const facts = { number: id, dueOn: answerDueOn, field: CORRECTION_FIELDS[field].title, files, subject: { kind, key, name } };
  await queueMail(tx, CORRECTION_RECEIVED, { to: email, at: receivedAt, facts });
}

/** As many as a page shows. */
const MOST = 100;

/** The corrections of a building, or of the 町丁目 of a place, with their public logs, the newest first; null: no such subject. */
export async function publicCorrections(db: Db, subjectKey: string): Promise<LoggedCorrection[] | null> {
  const subject = await findSubject(db, subjectKey);
  return subject && withLogs(db, await correctionsOf(db, sharedKeyOf(subject), MOST));
}

async function withLogs(db: Db, corrections: readonly Correction[]): Promise<LoggedCorrection[]> {
  const logs = await logsOf(
    db,
    corrections.map(({ id }) => id),
  );
  return corrections.map((correction) => ({ ...correction, log: publicLog(logs.get(correction.id) ?? []) }));
}

/** A correction with what only its reviewer reads. */
export type OpenCorrection = Correction & {
  /** The very place, where it is one. */
  readonly subject: NamedSubject;
  readonly proposed: string;
  readonly evidence: string;
  readonly email: string;
  readonly files: number;
};

/** What is not decided yet, the first due first. */
export async function openCorrections(db: Db): Promise<OpenCorrection[]> {
  const letters = await openDecisions(db, CORRECTION_LETTER);
  const corrections = await correctionsById(
    db,
    letters.map(({ id }) => id),
  );
  return letters.flatMap(({ id, fields: { proposed, evidence }, subject, email, files }) => {
    const correction = corrections.get(id);
    if (!correction || !subject) return [];
    return [{ ...correction, subject, proposed: String(proposed), evidence: String(evidence), email, files }];
  });
}
