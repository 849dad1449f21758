import { type AccessRefusal, authorise } from "#domain/companies/index.server.ts";
import { addressOfOffer } from "#domain/letters/inquiries/inquiry-home-store.server.ts";
import { INQUIRY_ANSWERED } from "#domain/letters/inquiries/inquiry-mails.ts";
import { mayMove } from "#domain/letters/inquiries/inquiry-states.ts";
import {
  answersSince,
  isClosedByAll,
  lockRecipient,
  moveRecipient,
  type RecipientId,
  type RecipientRow,
  untouchedSince,
} from "#domain/letters/inquiries/inquiry-store.server.ts";
import type { InquiryStep } from "#domain/letters/inquiries/types.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import { days } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { closeLetter } from "./letter-store.server.ts";
import { INQUIRY_DAYS_UNTOUCHED } from "./retention.ts";

type AnswerDeps = { readonly db: Db; readonly clock: Clock };

/** Of a company to one inquiry in a day: whoever wrote another's address there would have it filled with mails. */
export const MOST_ANSWERS_A_DAY = 5;

/** By the account. */
type Staff = { readonly sub: string };

/** `unknown`: this company was not ticked in such an inquiry; `closed`: it was closed before. */
type StepRefusal = "unknown" | "closed";
export type InquiryStepRefusal = AccessRefusal | StepRefusal;

export type InquiryAnswer = {
  readonly number: string;
  /** To be read by the sender; where the sender wants to be called, what was said, for the record. */
  readonly answer: string;
  readonly isVisitBooked: boolean;
};

/**
 * Staff answer for their company. A sender who wants to be written to gets the answer by mail; to one who wants to be called nothing is sent, and the words stay as
 * a record. It may answer again until it closes the inquiry; `too-many`: not today.
 */
export function answerInquiry(
  { db, clock }: AnswerDeps,
  staff: Staff,
  { number, answer: given, isVisitBooked }: InquiryAnswer,
): Promise<Result<null, InquiryStepRefusal | "empty" | "too-many">> {
  return inTransaction<Result<null, InquiryStepRefusal | "empty" | "too-many">>(db, async (tx) => {
    const here = await authorise(tx, staff, "answer-inquiries");
    if (!here.ok) return here;
    const companyId = here.value.company.id;
    const answer = given.trim();
    if (answer === "") return refused("empty");
    const recipient = await lockOpen(tx, { letterId: number, companyId });
    if (!recipient.ok) return recipient;
    const at = clock.now();
    if ((await answersSince(tx, recipient.value, new Date(at.getTime() - days(1)))) >= MOST_ANSWERS_A_DAY) return refused("too-many");
    const { contactWay, listingId, email, homeTitle, state } = recipient.value;
    // A visit that is booked stays booked by a further answer.
    const to = isVisitBooked || state === "visit-booked" ? "visit-booked" : "replied";
    await moveRecipient(tx, recipient.value, { to, actor: "company", reason: null, at, answer });
    const offer = await addressOfOffer(tx, { companyId, listingId });
    if (contactWay === "mail" && offer)
      await queueMail(tx, INQUIRY_ANSWERED, { to: email, at, facts: { number, homeTitle, companyName: offer.companyName, answer } });
    return ok(null);
  });
}

/** Staff are done with an inquiry, answered or not. Once all that were ticked are, its personal data go three years later. */
export function closeInquiry(
  { db, clock }: AnswerDeps,
  staff: Staff,
  { number, reason }: { readonly number: string; readonly reason: string | null },
): Promise<Result<null, InquiryStepRefusal>> {
  return inTransaction<Result<null, InquiryStepRefusal>>(db, async (tx) => {
    const here = await authorise(tx, staff, "answer-inquiries");
    if (!here.ok) return here;
    return close(tx, { letterId: number, companyId: here.value.company.id }, { actor: "company", reason, at: clock.now() });
  });
}

type Closing = Pick<InquiryStep, "actor" | "reason" | "at">;

async function close(tx: Tx, id: RecipientId, closing: Closing): Promise<Result<null, StepRefusal>> {
  const recipient = await lockOpen(tx, id);
  if (!recipient.ok) return recipient;
  await moveRecipient(tx, recipient.value, { to: "closed", ...closing });
  if (await isClosedByAll(tx, id.letterId)) await closeLetter(tx, id.letterId, { answer: null, at: closing.at });
  return ok(null);
}

const AT_ONCE = 500;

/** Closes for its company what nobody there has touched for a year: a company that is gone would keep personal data for ever. */
export async function closeUntouchedInquiries({ db, clock }: AnswerDeps): Promise<void> {
  const at = clock.now();
  const since = new Date(at.getTime() - days(INQUIRY_DAYS_UNTOUCHED));
  let found: readonly RecipientId[];
  do {
    found = await untouchedSince(db, since, AT_ONCE);
    for (const id of found) await inTransaction(db, (tx) => close(tx, id, { actor: "system", reason: "untouched", at }));
  } while (found.length === AT_ONCE);
}

async function lockOpen(tx: Tx, id: RecipientId): Promise<Result<RecipientRow, StepRefusal>> {
  const recipient = await lockRecipient(tx, id);
  if (!recipient) return refused("unknown");
  return mayMove(recipient.state, "closed") ? ok(recipient) : refused("closed");
}
