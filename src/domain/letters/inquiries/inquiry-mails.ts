import type { MailKind } from "#domain/notifications/core/types.ts";
import { formatIsoDate } from "#kernel/japanese-date.ts";
import { formatPhone } from "#kernel/phone.ts";
import { TOPIC_WORDS, WAY_WORDS } from "./inquiry-fields.ts";
import type { ContactWay, InquiryTopic } from "./types.ts";

type OfInquiry = { readonly number: string; readonly homeTitle: string };

/** To the sender. `dueOn`: ISO date. The message is not repeated: anybody may type another's address. */
export const INQUIRY_RECEIVED: MailKind<
  OfInquiry & { readonly companies: readonly string[]; readonly contactWay: ContactWay; readonly dueOn: string }
> = {
  kind: "inquiry-received",
  isAskedByAnybody: true,
  write: ({ number, homeTitle, companies, contactWay, dueOn }) => ({
    subject: `物件のお問い合わせを受け付けました(受付番号 ${number})`,
    paragraphs: [
      "物件のお問い合わせをいただき、ありがとうございます。次の会社に渡しました。",
      [`受付番号: ${number}`, `物件: ${homeTitle}`, ...companies.map((company) => `渡した会社: ${company}`)],
      [`連絡の方法: ${WAY_WORDS[contactWay]}`, `お返事のめやす: ${formatIsoDate(dueOn)}まで`],
      "ほかの会社には渡していません。お送りいただいた内容は、このメールには載せていません。",
      "お心当たりがない場合は、このメールを破棄してください。",
    ],
  }),
};

export type Forwarded = OfInquiry & {
  readonly companyId: string;
  readonly companyName: string;
  readonly reference: string;
  readonly topic: InquiryTopic;
  readonly contactWay: ContactWay;
  readonly name: string;
  /** The one that the sender chose: a mail address, or a number as E.164. */
  readonly contact: string;
  readonly preferredDates: string;
  readonly message: string;
  readonly dueOn: string;
};

/** To a company that was ticked. */
export const INQUIRY_FORWARDED: MailKind<Forwarded> = {
  kind: "inquiry-forwarded",
  isAskedByAnybody: false,
  isForBusiness: true,
  write: ({ number, homeTitle, companyName, reference, topic, contactWay, name, contact, preferredDates, message, dueOn }, { origin }) => ({
    subject: `物件のお問い合わせ(受付番号 ${number})`,
    paragraphs: [
      `${companyName} 御中`,
      "掲載中の物件に、お問い合わせがありました。",
      [`受付番号: ${number}`, `物件: ${homeTitle}`, `御社の管理番号: ${reference}`, `内容: ${TOPIC_WORDS[topic]}`],
      [
        `お名前: ${name}`,
        contactWay === "mail" ? `メール: ${contact}` : `電話: ${formatPhone(contact)}`,
        preferredDates !== "" && `見学のご希望: ${preferredDates}`,
      ],
      ...(message === "" ? [] : [message]),
      `ご本人が選んだ連絡の方法は、${WAY_WORDS[contactWay]}です。ほかの方法での連絡や、この物件以外のご案内は控えてください。`,
      `お返事のめやすは${formatIsoDate(dueOn)}までです。お返事と記録は、管理画面からできます。\n${origin}/console/inquiries`,
    ],
  }),
};

/** To a company, instead of a mail for each, where many came at once. How many wait is counted as the mail goes out. */
export const INQUIRIES_WAIT: MailKind<{ readonly companyId: string; readonly companyName: string }, { readonly waiting: number }> = {
  kind: "inquiries-wait",
  isAskedByAnybody: false,
  isForBusiness: true,
  write: ({ companyName, waiting }, { origin }) => ({
    subject: `お返事を待っているお問い合わせが${waiting}件あります`,
    paragraphs: [
      `${companyName} 御中`,
      `短い時間に多くのお問い合わせがあったため、1件ずつのメールを控え、まとめてお知らせします。お返事を待っているお問い合わせは、いま${waiting}件です。`,
      ["内容の確認とお返事は、管理画面からできます。", `${origin}/console/inquiries`],
    ],
  }),
};

/** To the sender, who asked to be answered by mail. */
export const INQUIRY_ANSWERED: MailKind<OfInquiry & { readonly companyName: string; readonly answer: string }> = {
  kind: "inquiry-answered",
  isAskedByAnybody: false,
  write: ({ number, homeTitle, companyName, answer }) => ({
    subject: `${companyName}からのお返事(受付番号 ${number})`,
    paragraphs: [
      `${companyName}から、物件のお問い合わせへのお返事です。`,
      [`受付番号: ${number}`, `物件: ${homeTitle}`],
      answer,
      "このメールは送信専用です。続けてのご連絡は、お返事にある会社の連絡先にお願いします。",
    ],
  }),
};
