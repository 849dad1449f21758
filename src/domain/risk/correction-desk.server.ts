import { findApartment } from "#domain/properties/index.server.ts";
import { type CorrectedField, writeField } from "#domain/risk/building-fact-store.server.ts";
import { type EvidenceDeps, type EvidenceFile, keepEvidence } from "#domain/risk/correction-evidence.server.ts";
import { attachEvidence, evidenceOf } from "#domain/risk/correction-evidence-store.server.ts";
import { CORRECTION_FIELDS, type CorrectionField } from "#domain/risk/correction-fields.ts";
import {
  addCorrection,
  type Correction,
  type CorrectionLetter,
  correctionsOf,
  findSameCorrection,
  type LockedCorrection,
  lockCorrection,
  logsOf,
  moveCorrection,
} from "#domain/risk/correction-store.server.ts";
import {
  type CorrectionEvent,
  type CorrectionLogEntry,
  isDecided,
  type PublicLogEntry,
  publicLog,
  receiveCorrection,
  type StepRefusal,
  stepCorrection,
} from "#domain/risk/corrections.ts";
import { evidenceName } from "#domain/risk/evidence-files.ts";
import { lockLettersOf } from "#domain/risk/inquiry-store.server.ts";
import { queueMail } from "#domain/risk/mail-queue-store.server.ts";
import { forgetSnapshot } from "#domain/risk/report-store.server.ts";
import { days } from "#kernel/duration.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

export type LetterDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

export type LoggedCorrection = Correction & { readonly log: readonly PublicLogEntry[] };

/** The same letter within this time is the same letter (C4). */
export const SAME_WITHIN = days(1);

/** Takes a correction of a building in with its files, and queues its receipt; null: no such building. The same one again is the first one. */
export async function sendCorrection(
  deps: EvidenceDeps,
  apartmentKey: string,
  letter: CorrectionLetter & { readonly field: CorrectionField; readonly files?: readonly EvidenceFile[] },
): Promise<LoggedCorrection | null> {
  const { db, clock, randomBytes } = deps;
  const { files = [], ...words } = letter;
  const apartment = await findApartment(db, apartmentKey);
  if (!apartment) return null;
  const receivedAt = clock.now();
  const { state, answerDueOn, entry } = receiveCorrection(receivedAt);
  const id = opaqueId(randomBytes);
  const correction = { id, apartmentKey, field: letter.field, state, reason: null, receivedAt, answerDueOn, decidedAt: null };
  // Of a letter that turns out to be a repeated one, these stay loose and are removed.
  const evidence = await keepEvidence(deps, files);
  return inTransaction(db, async (tx) => {
    await lockLettersOf(tx, letter.senderEmail);
    const first = await findFirst(tx, { ...words, ...correction }, files);
    if (first) return { ...first, log: publicLog((await logsOf(tx, [first.id])).get(first.id) ?? []) };
    await addCorrection(tx, { ...words, ...correction }, entry);
    await attachEvidence(tx, evidence, id);
    const facts = { number: id, dueOn: answerDueOn, field: CORRECTION_FIELDS[letter.field].title, files: files.length };
    const building = { key: apartment.key, name: apartment.name };
    await queueMail(tx, { to: letter.senderEmail, at: receivedAt, mail: { kind: "correction-received", ...facts, building } });
    return { ...correction, log: publicLog([entry]) };
  });
}

/** The same sender, words and files within a day. */
async function findFirst(tx: Tx, sent: Correction & CorrectionLetter, files: readonly EvidenceFile[]): Promise<Correction | null> {
  const first = await findSameCorrection(tx, sent, new Date(sent.receivedAt.getTime() - SAME_WITHIN));
  if (!first) return null;
  const kept = (await evidenceOf(tx, first.id)).map(({ name, bytes }) => `${bytes} ${name}`).sort();
  const now = files.map(({ name, bytes }) => `${bytes.byteLength} ${evidenceName(name)}`).sort();
  return kept.join("\n") === now.join("\n") ? first : null;
}

/** As many as a page shows. */
const MOST = 100;

/** The corrections of a building with their public logs, the newest first; null: no such building. */
export async function publicCorrections(db: Db, apartmentKey: string): Promise<LoggedCorrection[] | null> {
  const [apartment, corrections] = await Promise.all([findApartment(db, apartmentKey), correctionsOf(db, apartmentKey, MOST)]);
  if (!apartment) return null;
  const logs = await logsOf(
    db,
    corrections.map(({ id }) => id),
  );
  return corrections.map((correction) => ({ ...correction, log: publicLog(logs.get(correction.id) ?? []) }));
}

export type DeskStep = {
  readonly id: string;
  readonly event: CorrectionEvent;
  readonly note: string | null;
  /** With `accept`: what the building's record now says. */
  readonly fields: readonly Omit<CorrectedField, "source">[];
};

/** A step of the desk (C9). What an accepted correction changes is written with it, the building's report is made anew, and its sender is told. */
export function takeCorrectionStep(
  { db, clock }: Pick<LetterDeps, "db" | "clock">,
  { id, event, note, fields }: DeskStep,
): Promise<Result<Correction, StepRefusal | "unknown">> {
  return inTransaction(db, async (tx) => {
    const correction = await lockCorrection(tx, id);
    if (!correction) return refused("unknown");
    const stepped = stepCorrection(correction.state, { event, note, at: clock.now() });
    if (!stepped.ok) return stepped;
    await moveCorrection(tx, id, stepped.value);
    for (const field of event === "accept" ? fields : [])
      await writeField(tx, correction.apartmentKey, { ...field, source: "訂正(確認済み)" });
    if (event === "accept") await forgetSnapshot(tx, correction.apartmentKey);
    if (isDecided(stepped.value.to)) await tellSender(tx, correction, stepped.value);
    return ok({ ...correction, state: stepped.value.to });
  });
}

async function tellSender(
  tx: Tx,
  { id, field, senderEmail, building }: LockedCorrection,
  { to, note, at }: CorrectionLogEntry,
): Promise<void> {
  const facts = { number: id, field: CORRECTION_FIELDS[field].title, isAccepted: to === "accepted", reason: note ?? "" };
  await queueMail(tx, { to: senderEmail, at, mail: { kind: "correction-decided", ...facts, building } });
}
