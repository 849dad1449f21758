/** What a customer asks their office: of a home that was recommended, or what their own is worth. */
type OfficeTopic = "visit" | "documents" | "reason" | "question" | "estimate";

/** A letter of a customer to their office. */
export type OfficeInquiry = {
  /** As it is read out on the phone. */
  readonly id: string;
  readonly topic: OfficeTopic;
  /** The home as it was called then; of an estimate their own, in words. */
  readonly subject: string;
  readonly listingId: string | null;
  readonly dwellingKey: string | null;
  readonly priceYen: number | null;
  readonly message: string;
  readonly preferredDates: string;
  /** E.164; null: they want to be answered by mail. */
  readonly phone: string | null;
  readonly name: string;
  readonly receivedAt: Date;
  /** ISO date. */
  readonly answerDueOn: string;
};
