import type { LetterKind } from "./types.ts";

/** What the letters that are answered by mail may say; labels and bounds stand with the fields (kernel/fields/letter-fields.ts). */
export type LetterField = "name" | "message" | "preferredDates";

type Need = LetterField | "apartmentKey";

const mailed = <const Id extends string>(id: Id, title: string, shortTitle: string, needs: readonly Need[]) => {
  const answered = { mayHaveFiles: false, answeredBy: "mail", answerWithinBusinessDays: 5 } as const;
  return { id, title, shortTitle, needs, ...answered } satisfies LetterKind;
};

/** The kinds that are answered by mail. Another kind is another line here; where its fields and words go: README.md. */
export const MAILED_KINDS = {
  question: mailed("question", "ご質問", "質問", ["message"]),
  visit: mailed("visit", "見学のご相談", "見学の相談", ["apartmentKey", "preferredDates"]),
} as const;
export type MailedKind = keyof typeof MAILED_KINDS;
export const MAILED_KIND_IDS = Object.keys(MAILED_KINDS) as [MailedKind, ...MailedKind[]];

/** What the form of inquiries takes in: letters, and registrations for notices, which nobody answers. */
export const INQUIRY_KINDS = [...MAILED_KIND_IDS, "registration"] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];
