import type { LetterKind } from "#domain/letters/types.ts";
import type { LeadKind } from "./types.ts";

function letter<const Id extends string>(id: Id, title: string, days: number) {
  return {
    ...{ id, title, shortTitle: title, needs: [], mayHaveFiles: false, mayBeOfPlace: false },
    ...{ answeredBy: "decision", answerWithinBusinessDays: days },
  } as const satisfies LetterKind;
}

/** The letters of businesses, answered by steps of this domain. */
export const LEAD_LETTERS = {
  contact: letter("biz-contact", "事業者のお問い合わせ", 2),
  document: letter("biz-document", "資料請求", 3),
  "direct-mail": letter("biz-directmail", "DMのお申し込み", 3),
} as const satisfies Readonly<Record<LeadKind, LetterKind>>;

export const TRIAL_LETTER = letter("biz-trial", "無料トライアルのお申し込み", 3);
