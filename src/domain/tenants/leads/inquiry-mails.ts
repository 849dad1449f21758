import type { MailKind } from "#domain/notifications/core/types.ts";
import { framed, type OfCustomer, type WithLinks } from "#domain/tenants/core/tenant-mails.ts";
import { formatIsoDate } from "#kernel/japanese-date.ts";
import { formatPhone } from "#kernel/phone.ts";
import { formatYen } from "#kernel/yen.ts";
import type { OfficeInquiry } from "./types.ts";

type Asked = OfCustomer & {
  readonly inquiry: string;
  /** The topic in words. */
  readonly what: string;
};

/** To the office: one of its customers has written. What they wrote is read as the mail goes out. */
export const OFFICE_ASKED: MailKind<Asked, { readonly said: OfficeInquiry; readonly office: string; readonly email: string | null }> = {
  kind: "tenant-office-asked",
  isAskedByAnybody: false,
  write: ({ said, office, email, customer, what }, { origin }) => ({
    subject: `お客さまからのお問い合わせ(受付番号 ${said.id})`,
    paragraphs: [
      `${office} 御中`,
      "物件提案サービスのお客さまから、お問い合わせがありました。ほかの会社には送っていません。",
      [`受付番号: ${said.id}`, `内容: ${what}`, `物件: ${said.subject}`, said.priceYen !== null && `価格: ${formatYen(said.priceYen)}`],
      [
        `お名前: ${said.name}`,
        said.phone === null ? email !== null && `メール: ${email}` : `電話: ${formatPhone(said.phone)}`,
        said.preferredDates !== "" && `見学のご希望: ${said.preferredDates}`,
      ],
      ...(said.message === "" ? [] : [said.message.split("\n")]),
      `お返事のめやすは${formatIsoDate(said.answerDueOn)}までです。お返事は、管理画面の「反応」からできます。\n${origin}/console/recommender/leads?customer=${encodeURIComponent(customer)}`,
    ],
  }),
};

/** To the customer: that it arrived, who answers and by when. What they wrote does not stand in it. */
export const CUSTOMER_ASKED: MailKind<Asked & { readonly subject: string; readonly dueOn: string }, WithLinks> = {
  kind: "tenant-customer-asked",
  isAskedByAnybody: false,
  write: ({ inquiry, what, subject, dueOn, ...links }) => ({
    subject: `${links.office.name}: お問い合わせを受け付けました(受付番号 ${inquiry})`,
    paragraphs: [
      `${links.office.name}が、お問い合わせを受け付けました。`,
      [`受付番号: ${inquiry}`, `内容: ${what}`, `物件: ${subject}`, `お返事のめやす: ${formatIsoDate(dueOn)}まで`],
      `お返事は、${links.office.name}の担当者からメールまたは電話で届きます。ほかの会社には渡していません。`,
      "お心当たりがない場合は、このメールを破棄してください。",
    ],
    ...framed(links),
  }),
};
