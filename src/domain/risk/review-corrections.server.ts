import { closeDecision, lockDecision } from "#domain/letters/index.server.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import { CORRECTION_FIELDS } from "#domain/risk/corrections/correction-fields.ts";
import { CORRECTION_DECIDED, CORRECTION_LETTER } from "#domain/risk/corrections/correction-letter.ts";
import { type Correction, lockCorrection, moveCorrection } from "#domain/risk/corrections/correction-store.server.ts";
import {
  type CorrectionEvent,
  type CorrectionLogEntry,
  isDecided,
  type StepRefusal,
  stepCorrection,
} from "#domain/risk/corrections/corrections.ts";
import { type CorrectedField, writeField } from "#domain/risk/facts/building-fact-store.server.ts";
import { forgetSnapshot } from "#domain/risk/report/report-store.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/** `place-has-no-record`: what is known of a place comes from data that are imported, not from a record that could be set. */
export type ReviewRefusal = StepRefusal | "unknown" | "place-has-no-record";

export type ReviewStep = {
  readonly id: string;
  readonly event: CorrectionEvent;
  readonly note: string | null;
  /** With `accept`: what the building's record now says; none of a place. */
  readonly fields: readonly Omit<CorrectedField, "source">[];
};

/**
 * A step of the review (C9). What an accepted correction changes is written with it, and the building's report is made anew; a decision closes
 * the letter and goes to its sender by mail.
 */
export function reviewCorrection(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { id, event, note, fields }: ReviewStep,
): Promise<Result<Correction, ReviewRefusal>> {
  return inTransaction(db, async (tx) => {
    const correction = await lockCorrection(tx, id);
    if (!correction) return refused("unknown");
    const { about } = correction;
    if (about.kind === "place" && fields.length > 0) return refused("place-has-no-record");
    const stepped = stepCorrection(correction.state, { event, note, at: clock.now() });
    if (!stepped.ok) return stepped;
    await moveCorrection(tx, id, stepped.value);
    if (event === "accept" && about.kind === "building") {
      for (const field of fields) await writeField(tx, about.key, { ...field, source: "訂正(確認済み)" });
      await forgetSnapshot(tx, about.key);
    }
    if (isDecided(stepped.value.to)) await closeAndMail(tx, correction, stepped.value);
    return ok({ ...correction, state: stepped.value.to });
  });
}

async function closeAndMail(tx: Tx, { id, field }: Correction, { to, note, at }: CorrectionLogEntry): Promise<void> {
  const letter = await lockDecision(tx, CORRECTION_LETTER, id);
  if (!letter?.subject) return;
  await closeDecision(tx, id, at);
  const facts = { number: id, field: CORRECTION_FIELDS[field].title, isAccepted: to === "accepted", reason: note ?? "" };
  await queueMail(tx, CORRECTION_DECIDED, { to: letter.email, at, facts: { ...facts, subject: letter.subject } });
}
