import type { MailKind } from "#domain/notifications/core/types.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import type { MailSender } from "#kernel/message.ts";
import { PROOF_WAY_WORDS } from "./proof-words.ts";
import type { ConsentProof, TenantState } from "./types.ts";

/** To whoever applied for the recommender. Anybody can have it sent to any address: of what was typed it repeats only what has a form of its own. */
export const TENANT_APPLIED: MailKind<{ readonly id: string; readonly licence: string }> = {
  kind: "tenant-applied",
  isAskedByAnybody: true,
  isForBusiness: true,
  write: ({ id, licence }) => ({
    subject: "物件提案サービスのお申し込みを受け付けました",
    paragraphs: [
      "物件提案サービスの導入のお申し込みを受け付けました。免許の内容を確認したうえで、3営業日以内に結果をメールでお知らせします。",
      [`受付番号: ${id}`, `免許証番号: ${licence}`],
      "心当たりがない場合は、このメールを破棄してください。確認が済むまで、何も公開されません。",
    ],
  }),
};

type Told = Exclude<TenantState, "applied" | "documents" | "review">;
const STEPS: Readonly<Record<Told, { readonly subject: string; readonly text: string }>> = {
  setup: {
    subject: "物件提案サービスの設定を始めます",
    text: "お申し込みの内容を確認しました。これから、ブランドの色、差出人のドメイン、リンク先を設定します。設定が済むと、お客さまの登録ページを公開します。",
  },
  live: { subject: "物件提案サービスをご利用いただけます", text: "お客さまの登録ページを公開しました。" },
  suspended: {
    subject: "物件提案サービスを停止しました",
    text: "物件提案サービスを停止しました。停止のあいだ、登録ページは表示されず、お客さまへの配信も止まります。登録の内容は残っています。",
  },
  closed: { subject: "物件提案サービスについて", text: "物件提案サービスのご利用を終了しました。登録ページは表示されません。" },
};

/** To the broker, when an operator has taken a step. */
export const TENANT_DECIDED: MailKind<{
  readonly company: string;
  readonly state: Told;
  readonly note: string | null;
  /** Of the page that customers begin at; null: there is none. */
  readonly key: string | null;
}> = {
  kind: "tenant-decided",
  isAskedByAnybody: false,
  isForBusiness: true,
  write: ({ company, state, note, key }, { origin }) => ({
    subject: STEPS[state].subject,
    paragraphs: [
      `会社: ${company}`,
      STEPS[state].text,
      ...(note === null ? [] : [["運営からの連絡:", note]]),
      ...(state === "live" && key !== null ? [["お客さまの登録ページ:", `${origin}/recommender/service?t=${key}`]] : []),
    ],
  }),
};

/** What every mail to a tenant's customer is about. */
export type OfCustomer = { readonly tenant: string; readonly customer: string };
/** The office that writes, under its own name. */
type Office = {
  readonly name: string;
  readonly licence: string;
  readonly address: string;
  readonly email: string;
  readonly colour: string;
  readonly writesFrom: NonNullable<MailSender["writesFrom"]> | null;
};
export type WithLinks = { readonly pageUrl: string; readonly stopUrl: string; readonly homeUrl: string; readonly office: Office };

/** Who writes and how it stops, in the frame of every mail. */
export const framed = ({ stopUrl, homeUrl, office: { name, licence, address, email, colour, writesFrom } }: WithLinks) => ({
  sender: { name, homeUrl, contactUrl: `mailto:${email}`, postalAddress: address, licence, colour, writesFrom },
  foot: {
    why: `${name}の物件提案サービスに、このメールアドレスが入力されたため、お送りしています。`,
    stop: { label: "配信をすべて止める", url: stopUrl },
  },
});

/** Somebody has put this address into the form of a tenant: until the link is used, nothing is sent to it. */
export const CUSTOMER_CONFIRMS: MailKind<OfCustomer & { readonly words: string }, WithLinks> = {
  kind: "tenant-customer-confirms",
  isAskedByAnybody: true,
  afterCrash: "again",
  write: ({ words, ...links }) => ({
    subject: "ご希望条件の登録の確認",
    paragraphs: [
      `${links.office.name}の物件提案サービスに、次の条件の登録がありました。`,
      words,
      ["次のページを開き、登録を確定してください。30日間お使いいただけます。", links.pageUrl],
      "心当たりがない場合は、このメールを破棄してください。確定しないかぎり、物件のお知らせは届きません。",
    ],
    ...framed(links),
  }),
};

/** A new link, to the same address. */
export const CUSTOMER_LINK: MailKind<OfCustomer, WithLinks> = {
  kind: "tenant-customer-link",
  isAskedByAnybody: true,
  afterCrash: "again",
  write: (links) => ({
    subject: "登録条件のページ",
    paragraphs: [["次のページから、登録した条件の確認、変更、停止ができます。30日間お使いいただけます。", links.pageUrl]],
    ...framed(links),
  }),
};

/** An agent asks somebody for their condition. */
export const CUSTOMER_INVITED: MailKind<OfCustomer & { readonly name: string | null }, WithLinks> = {
  kind: "tenant-customer-invited",
  isAskedByAnybody: true,
  write: ({ name, ...links }) => ({
    subject: "ご希望の条件をお聞かせください",
    paragraphs: [
      `${name === null ? "" : `${name}さま。`}${links.office.name}です。ご希望の条件を教えていただくと、合う物件が出たときにメールでお知らせします。`,
      ["ご希望条件の入力:", links.pageUrl],
      "心当たりがない場合は、このメールを破棄してください。条件を登録しないかぎり、物件のお知らせは届きません。",
    ],
    ...framed(links),
  }),
};

/** The office has taken somebody in who agreed to its mails elsewhere: until the link is used and a condition told, nothing more is sent. */
export const CUSTOMER_ADDED: MailKind<OfCustomer & { readonly name: string; readonly proof: ConsentProof }, WithLinks> = {
  kind: "tenant-customer-added",
  // Of an office that was reviewed, and one a day to a mailbox (its key).
  isAskedByAnybody: false,
  write: ({ name, proof: { on, way }, ...links }) => ({
    subject: `${links.office.name}: 物件のお知らせの登録の確認`,
    paragraphs: [
      `${name}さま。${links.office.name}です。${formatDay(on)}に${PROOF_WAY_WORDS[way]}でいただいた同意にもとづいて、物件のお知らせの登録をご案内しています。`,
      ["次のページを開いてご希望の条件を登録すると、合う物件が出たときにメールでお知らせします。30日間お使いいただけます。", links.pageUrl],
      "心当たりがない場合は、このメールを破棄してください。条件を登録しないかぎり、物件のお知らせは届きません。",
    ],
    ...framed(links),
  }),
};
