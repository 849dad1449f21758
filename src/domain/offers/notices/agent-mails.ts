import type { MailKind } from "#domain/notifications/core/types.ts";

/** To the address of a company for inquiries: nobody is named, and what it is about is read in the console. */
export const OFFER_HANDED_OVER: MailKind<{ readonly offerId: string; readonly companyName: string }> = {
  kind: "offer-handed-over",
  isAskedByAnybody: false,
  isForBusiness: true,
  // Who has agreed waits to hear from the company: a mail twice is a nuisance, one that is lost keeps them waiting.
  afterCrash: "again",
  write: ({ offerId, companyName }, { origin }) => ({
    subject: `ダイレクトオファーを引き継ぎました(番号 ${offerId})`,
    paragraphs: [
      `${companyName} 御中`,
      "価格に合意し、連絡先の開示に同意した買い手とオーナーの交渉を、御社に引き継ぎました。まだ契約ではありません。",
      ["連絡先とやり取りは、管理画面でご確認ください。このメールには載せていません。", `${origin}/console/offers/${offerId}`],
      "双方に連絡し、契約になったとき、または破談になったときは、同じ画面でお知らせください。",
    ],
  }),
};
