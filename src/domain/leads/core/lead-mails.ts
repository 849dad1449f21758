import type { MailKind } from "#domain/notifications/core/types.ts";
import { formatIsoDate } from "#kernel/japanese-date.ts";
import { LEAD_LETTERS } from "./lead-letters.ts";
import type { LeadKind } from "./types.ts";

/** How long the link to the documents is good. */
export const DOCUMENT_LINK_DAYS = 30;

/** Nothing that was typed is repeated: anybody may type another's address. `dueOn`: ISO date. */
export const LEAD_RECEIVED: MailKind<{ readonly lead: Exclude<LeadKind, "document">; readonly number: string; readonly dueOn: string }> = {
  kind: "biz-lead-received",
  isAskedByAnybody: true,
  isForBusiness: true,
  write: ({ lead, number, dueOn }) => ({
    subject: `${LEAD_LETTERS[lead].title}を受け付けました(受付番号 ${number})`,
    paragraphs: [
      `${LEAD_LETTERS[lead].title}をいただき、ありがとうございます。次のとおり受け付けました。`,
      [`受付番号: ${number}`, `ご連絡の予定: ${formatIsoDate(dueOn)}まで`],
      "お送りいただいた内容は、このメールには載せていません。ご連絡は、このメールアドレスか、書いていただいた電話番号にします。",
      "お心当たりがない場合は、このメールを破棄してください。",
    ],
  }),
};

/** `dueOn`: ISO date by which somebody writes or calls; null: nobody was asked to. */
export const DOCUMENT_SENT: MailKind<{ readonly number: string; readonly dueOn: string | null }, { readonly documentUrl: string }> = {
  kind: "biz-document-sent",
  isAskedByAnybody: true,
  isForBusiness: true,
  write: ({ number, dueOn, documentUrl }) => ({
    subject: `まちのねの資料をお送りします(受付番号 ${number})`,
    paragraphs: [
      "資料のご請求をありがとうございます。次のリンクの画面で「資料をダウンロードする」を押すと、PDFを受け取れます。",
      documentUrl,
      [`受付番号: ${number}`, `リンクの期限: ${DOCUMENT_LINK_DAYS}日`, dueOn !== null && `ご連絡の予定: ${formatIsoDate(dueOn)}まで`],
      "資料を受け取った回数と、はじめて受け取った日時を記録します。どなたが開いたかは記録しません。",
      "お心当たりがない場合は、このメールを破棄してください。",
    ],
  }),
};

export const LEAD_ANSWERED: MailKind<{ readonly lead: LeadKind; readonly number: string; readonly answer: string }> = {
  kind: "biz-lead-answered",
  isAskedByAnybody: false,
  isForBusiness: true,
  write: ({ lead, number, answer }) => ({
    subject: `${LEAD_LETTERS[lead].title}へのお返事(受付番号 ${number})`,
    paragraphs: [
      `${LEAD_LETTERS[lead].title}をいただき、ありがとうございました。お返事をお送りします。`,
      [`受付番号: ${number}`],
      answer,
      "続けてお尋ねになるときは、受付番号を添えて、お問い合わせ(事業者)の画面からお送りください。",
    ],
  }),
};
