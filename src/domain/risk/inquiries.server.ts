import { findApartment } from "#domain/properties/index.server.ts";
import type { InquiryKind } from "#domain/risk/asked-kinds.ts";
import { addBusinessDays } from "#domain/risk/business-days.ts";
import { type LetterDeps, SAME_WITHIN } from "#domain/risk/correction-desk.server.ts";
import {
  addInquiry,
  closeInquiry,
  findSameInquiry,
  type Inquiry,
  lockLettersOf,
  lockOpenInquiry,
} from "#domain/risk/inquiry-store.server.ts";
import type { AnsweredKind, MailBuilding } from "#domain/risk/mail-kinds.ts";
import { queueMail } from "#domain/risk/mail-queue-store.server.ts";
import { addRegistration } from "#domain/risk/registration-store.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

export type InquiryReceipt = Pick<Inquiry, "id" | "kind" | "receivedAt" | "answerDueOn"> & {
  /** The same letter had come already. Never told of a registration: the mail tells its owner. */
  readonly isRepeated: boolean;
};

const ANSWERED: readonly InquiryKind[] = ["question", "listing", "visit"] satisfies readonly AnsweredKind[];
const ANSWER_WITHIN_BUSINESS_DAYS = 5;

/** Takes an inquiry in and queues its receipt; null: it is about a building that is not there. */
export async function sendInquiry(
  { db, clock, randomBytes }: LetterDeps,
  given: Omit<Inquiry, "id" | "receivedAt" | "answerDueOn">,
): Promise<InquiryReceipt | null> {
  const { kind, apartmentKey } = given;
  const apartment = apartmentKey === null ? null : await findApartment(db, apartmentKey);
  if (apartmentKey !== null && !apartment) return null;
  const receivedAt = clock.now();
  const answerDueOn = isAnswered(kind) ? addBusinessDays(isoDateInJapan(receivedAt), ANSWER_WITHIN_BUSINESS_DAYS) : null;
  const inquiry = { ...given, id: opaqueId(randomBytes), receivedAt, answerDueOn };
  const building = apartment && { key: apartment.key, name: apartment.name };
  return inTransaction(db, (tx) => (building && !isAnswered(kind) ? register(tx, inquiry, building) : addLetter(tx, inquiry, building)));
}

function isAnswered(kind: InquiryKind): kind is AnsweredKind {
  return ANSWERED.includes(kind);
}

async function addLetter(tx: Tx, inquiry: Inquiry, building: MailBuilding | null): Promise<InquiryReceipt> {
  const { kind, email, receivedAt, answerDueOn } = inquiry;
  await lockLettersOf(tx, email);
  const first = await findSameInquiry(tx, inquiry, new Date(receivedAt.getTime() - SAME_WITHIN));
  if (first) return { ...first, kind, isRepeated: true };
  const { id } = await addInquiry(tx, inquiry);
  if (isAnswered(kind) && answerDueOn !== null)
    await queueMail(tx, {
      to: email,
      at: receivedAt,
      mail: { kind: "letter-received", letter: kind, number: id, dueOn: answerDueOn, building },
    });
  return { id, kind, receivedAt, answerDueOn, isRepeated: false };
}

/** What is wanted begins when the address is confirmed by the link in the mail; registering again mails a new link, and changes no wishes that were confirmed. */
async function register(tx: Tx, inquiry: Inquiry, building: MailBuilding): Promise<InquiryReceipt> {
  const { kind, email, details, receivedAt } = inquiry;
  const { id } = await addInquiry(tx, inquiry);
  const wants = details.wantsUpdates === true;
  await addRegistration(tx, { id, at: receivedAt, wants: { onChange: wants, yearly: wants } });
  await queueMail(tx, { to: email, at: receivedAt, mail: { kind: "registration-received", registrationId: id, wants, building } });
  return { id, kind, receivedAt, answerDueOn: null, isRepeated: false };
}

/** Answers a letter by mail and closes it. */
export function answerInquiry(
  { db, clock }: Pick<LetterDeps, "db" | "clock">,
  { id, answer }: { readonly id: string; readonly answer: string },
): Promise<Result<null, "unknown" | "empty">> {
  return inTransaction(db, async (tx) => {
    const said = answer.trim();
    if (said === "") return refused("empty");
    const letter = await lockOpenInquiry(tx, id);
    if (!letter) return refused("unknown");
    const { kind, email, building } = letter;
    await closeInquiry(tx, id, { answer: said, at: clock.now() });
    await queueMail(tx, {
      to: email,
      at: clock.now(),
      mail: { kind: "letter-answered", letter: kind, number: id, answer: said, building },
    });
    return ok(null);
  });
}

/** Closes a letter without an answer: nobody wrote it, or it was answered elsewhere. False: no such letter waits. */
export function dropInquiry({ db, clock }: Pick<LetterDeps, "db" | "clock">, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const letter = await lockOpenInquiry(tx, id);
    if (letter) await closeInquiry(tx, id, { answer: null, at: clock.now() });
    return letter !== null;
  });
}
