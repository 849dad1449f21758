import { findApartment } from "#domain/properties/index.server.ts";
import { type CorrectedField, writeField } from "#domain/risk/building-fact-store.server.ts";
import type { CorrectionField } from "#domain/risk/correction-fields.ts";
import {
  addCorrection,
  type Correction,
  type CorrectionLetter,
  correctionsOf,
  lockCorrection,
  logsOf,
  moveCorrection,
} from "#domain/risk/correction-store.server.ts";
import {
  type CorrectionEvent,
  type PublicLogEntry,
  publicLog,
  receiveCorrection,
  type StepRefusal,
  stepCorrection,
} from "#domain/risk/corrections.ts";
import { forgetSnapshot } from "#domain/risk/report-store.server.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

export type LetterDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

export type LoggedCorrection = Correction & { readonly log: readonly PublicLogEntry[] };

/** Takes a correction of a building in; null: no such building. */
export async function sendCorrection(
  { db, clock, randomBytes }: LetterDeps,
  apartmentKey: string,
  letter: CorrectionLetter & { readonly field: CorrectionField },
): Promise<LoggedCorrection | null> {
  if (!(await findApartment(db, apartmentKey))) return null;
  const receivedAt = clock.now();
  const { state, answerDueOn, entry } = receiveCorrection(receivedAt);
  const id = opaqueId(randomBytes);
  const correction = { id, apartmentKey, field: letter.field, state, reason: null, receivedAt, answerDueOn, decidedAt: null };
  await inTransaction(db, (tx) => addCorrection(tx, { ...letter, ...correction }, entry));
  return { ...correction, log: publicLog([entry]) };
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

/** A step of the desk (C9). What an accepted correction changes is written with it, and the building's report is made anew. */
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
    return ok({ ...correction, state: stepped.value.to });
  });
}
