import { type LetterDeps, openDecisions, sendLetter } from "#domain/letters/index.server.ts";
import type { AddressedLetter, SentFile } from "#domain/letters/types.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import { findApartment } from "#domain/properties/index.server.ts";
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

/** Takes a correction of a building in with its files, and queues its receipt; null: no such building. The same one again is the first one. */
export async function sendCorrection(
  deps: LetterDeps,
  apartmentKey: string,
  { field, proposed, evidence, email, files = [] }: SentCorrection,
): Promise<LoggedCorrection | null> {
  const letter = { apartmentKey, email, fields: { field, proposed, evidence }, files };
  const receipt = await sendLetter(deps, CORRECTION_LETTER, letter, (tx, received) => keep(tx, received, { field, files: files.length }));
  if (!receipt) return null;
  const [correction] = await withLogs(deps.db, [...(await correctionsById(deps.db, [receipt.id])).values()]);
  return correction ?? null;
}

async function keep(
  tx: Tx,
  { id, email, building, receivedAt, answerDueOn }: AddressedLetter,
  { field, files }: { readonly field: CorrectionField; readonly files: number },
): Promise<void> {
  if (!building) throw new Error("a correction is about a building");
  const { state, entry } = receiveCorrection(receivedAt);
  const nothingYet = { reason: null, decidedAt: null };
  await addCorrection(tx, { id, apartmentKey: building.key, field, state, receivedAt, answerDueOn, ...nothingYet }, entry);
  const facts = { number: id, dueOn: answerDueOn, field: CORRECTION_FIELDS[field].title, files, building };
  await queueMail(tx, CORRECTION_RECEIVED, { to: email, at: receivedAt, facts });
}

/** As many as a page shows. */
const MOST = 100;

/** The corrections of a building with their public logs, the newest first; null: no such building. */
export async function publicCorrections(db: Db, apartmentKey: string): Promise<LoggedCorrection[] | null> {
  const [apartment, corrections] = await Promise.all([findApartment(db, apartmentKey), correctionsOf(db, apartmentKey, MOST)]);
  return apartment && withLogs(db, corrections);
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
  readonly apartmentName: string;
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
  return letters.flatMap(({ id, fields: { proposed, evidence }, building, email, files }) => {
    const correction = corrections.get(id);
    if (!correction || !building) return [];
    return [{ ...correction, apartmentName: building.name, proposed: String(proposed), evidence: String(evidence), email, files }];
  });
}
