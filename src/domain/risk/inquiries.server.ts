import { findApartment } from "#domain/properties/index.server.ts";
import type { InquiryKind } from "#domain/risk/asked-kinds.ts";
import { addBusinessDays } from "#domain/risk/business-days.ts";
import type { LetterDeps } from "#domain/risk/correction-desk.server.ts";
import { addInquiry, type Inquiry } from "#domain/risk/inquiry-store.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";

export type InquiryReceipt = Pick<Inquiry, "id" | "kind" | "receivedAt"> & {
  /** ISO date; null: a registration, which is not answered. */
  readonly answerDueOn: string | null;
  /** The address had registered already. */
  readonly isRepeated: boolean;
};

const ANSWERED: readonly InquiryKind[] = ["question", "listing", "visit"];
const ANSWER_WITHIN_BUSINESS_DAYS = 5;

/** Takes an inquiry in; null: it is about a building that is not there. */
export async function sendInquiry(
  { db, clock, randomBytes }: LetterDeps,
  inquiry: Omit<Inquiry, "id" | "receivedAt">,
): Promise<InquiryReceipt | null> {
  const { kind, apartmentKey } = inquiry;
  if (apartmentKey !== null && !(await findApartment(db, apartmentKey))) return null;
  const receivedAt = clock.now();
  const id = opaqueId(randomBytes);
  const isAdded = await addInquiry(db, { ...inquiry, id, receivedAt });
  const answerDueOn = ANSWERED.includes(kind) ? addBusinessDays(isoDateInJapan(receivedAt), ANSWER_WITHIN_BUSINESS_DAYS) : null;
  return { id, kind, receivedAt, answerDueOn, isRepeated: !isAdded };
}
