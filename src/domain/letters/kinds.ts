import type { LetterKind } from "./types.ts";

/** What the letters that are answered by mail may say; labels and bounds stand with the fields (kernel/fields/letter-fields.ts). */
export type LetterField = "name" | "message" | "preferredDates";

type Need = LetterField | "apartmentKey";

type Mailed = Pick<LetterKind, "title" | "shortTitle" | "mayBeOfPlace"> & { readonly needs: readonly Need[] };

const mailed = <const Id extends string>(id: Id, kind: Mailed) => {
  const answered = { mayHaveFiles: false, answeredBy: "mail", answerWithinBusinessDays: 5 } as const;
  return { id, ...kind, ...answered } satisfies LetterKind;
};

/** The kinds that are answered by mail. Another kind is another line here; where its fields and words go: README.md. */
export const MAILED_KINDS = {
  question: mailed("question", { title: "ご質問", shortTitle: "質問", needs: ["message"], mayBeOfPlace: true }),
  visit: mailed("visit", {
    ...{ title: "見学のご相談", shortTitle: "見学の相談", needs: ["apartmentKey", "preferredDates"] },
    mayBeOfPlace: false,
  }),
  "data-request": mailed("data-request", {
    ...{ title: "個人データについてのご請求", shortTitle: "開示等の請求", needs: ["message", "name"] },
    mayBeOfPlace: false,
  }),
} as const;
export type MailedKind = keyof typeof MAILED_KINDS;
export const MAILED_KIND_IDS = Object.keys(MAILED_KINDS) as [MailedKind, ...MailedKind[]];

/** What the form of inquiries takes in: letters, and registrations for notices, which nobody answers. Requests about personal data have a form of their own. */
export const INQUIRY_KINDS = ["question", "visit", "registration"] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];
