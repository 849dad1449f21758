import type { MailKind } from "#domain/notifications/core/types.ts";
import { ROLE_WORDS } from "./roles.ts";
import type { CompanyState, StaffRole } from "./types.ts";

type OfCompany = { readonly companyName: string };

/** To whoever applied. */
export const COMPANY_APPLIED: MailKind<OfCompany & { readonly licence: string }> = {
  kind: "company-applied",
  isAskedByAnybody: false,
  isForBusiness: true,
  write: ({ companyName, licence }, { origin }) => ({
    subject: "業者アカウントのお申し込みを受け付けました",
    paragraphs: [
      "業者アカウントのお申し込みを受け付けました。免許の内容を確認したうえで、結果をメールでお知らせします。",
      [`会社: ${companyName}`, `免許証番号: ${licence}`],
      ["お申し込みの内容の確認と変更:", `${origin}/console/company`],
    ],
  }),
};

type DecidedState = Exclude<CompanyState, "applied">;

const DECIDED: Readonly<Record<DecidedState, { readonly subject: string; readonly text: string }>> = {
  live: {
    subject: "業者アカウントをご利用いただけます",
    text: "業者アカウントをご利用いただけるようになりました。管理画面から、物件の登録、スタッフの招待、連携キーの発行ができます。",
  },
  rejected: {
    subject: "業者アカウントのお申し込みについて",
    text: "お申し込みの内容を確認しましたが、このままでは承認できませんでした。次の点をご確認ください。内容を直して、もう一度お申し込みいただけます。",
  },
  suspended: {
    subject: "業者アカウントを停止しました",
    text: "業者アカウントを停止しました。停止のあいだ、物件はサイトに表示されません。届いているお問い合わせへの返信は続けられます。",
  },
  closed: {
    subject: "業者アカウントを終了しました",
    text: "業者アカウントを終了しました。物件はサイトに表示されません。",
  },
};

/** To the owners, when an operator has decided. */
export const COMPANY_DECIDED: MailKind<OfCompany & { readonly state: DecidedState; readonly note: string | null }> = {
  kind: "company-decided",
  isAskedByAnybody: false,
  isForBusiness: true,
  write: ({ companyName, state, note }, { origin }) => ({
    subject: DECIDED[state].subject,
    paragraphs: [
      `会社: ${companyName}`,
      DECIDED[state].text,
      ...(note === null ? [] : [["運営からの連絡:", note]]),
      ["管理画面:", `${origin}/console`],
    ],
  }),
};

/** A link to the invitation is made as the mail goes out. */
export type OfInvitation = OfCompany & { readonly invitationId: string; readonly role: StaffRole; readonly invitedBy: string };
export type WithInvitation = { readonly invitationUrl: string };

export const STAFF_INVITED: MailKind<OfInvitation, WithInvitation> = {
  kind: "staff-invited",
  isAskedByAnybody: true,
  isForBusiness: true,
  afterCrash: "again",
  write: ({ companyName, role, invitedBy, invitationUrl }) => ({
    subject: `${companyName}の管理画面への招待`,
    paragraphs: [
      `${companyName}の${invitedBy}さんから、業者用の管理画面に招待されています。`,
      `役割: ${ROLE_WORDS[role].name}（${ROLE_WORDS[role].may}）`,
      ["次のページを開き、このメールアドレスの会員でログインして、参加を選んでください。7日間お使いいただけます。", invitationUrl],
      "心当たりがない場合は、このメールを破棄してください。参加を選ばないかぎり、何も登録されません。",
    ],
  }),
};

/** To an address that a company wants its inquiries at. A link is made as the mail goes out. */
export const ADDRESS_ASKED: MailKind<
  OfCompany & { readonly companyId: string; readonly askedId: string },
  { readonly confirmUrl: string }
> = {
  kind: "inquiry-address-asked",
  isAskedByAnybody: true,
  isForBusiness: true,
  afterCrash: "again",
  write: ({ companyName, confirmUrl }) => ({
    subject: "お問い合わせの宛先の確認",
    paragraphs: [
      `${companyName}が、物件へのお問い合わせを受ける宛先に、このメールアドレスを使おうとしています。`,
      ["次のページを開き、この会社のスタッフとしてログインして、宛先を確定してください。24時間お使いいただけます。", confirmUrl],
      "心当たりがない場合は、このメールを破棄してください。確定するまで、お問い合わせはこのアドレスに届きません。",
    ],
  }),
};

/** To the address that inquiries go to until then. */
export const ADDRESS_CHANGES: MailKind<OfCompany & { readonly newEmail: string; readonly changedBy: string }> = {
  kind: "inquiry-address-changes",
  isAskedByAnybody: false,
  isForBusiness: true,
  afterCrash: "again",
  write: ({ companyName, newEmail, changedBy }, { origin }) => ({
    subject: "お問い合わせの宛先を変える手続きがありました",
    paragraphs: [
      `${companyName}の${changedBy}さんが、物件へのお問い合わせの宛先を変える手続きをしました。`,
      [`新しい宛先: ${newEmail}`],
      "新しい宛先が確定するまでは、これまでどおり、このメールアドレスに届きます。",
      ["心当たりがない場合は、次のページで、会社情報とスタッフをご確認ください。", `${origin}/console/company`],
    ],
  }),
};

/** To somebody whom an owner took off the list. */
export const STAFF_REMOVED: MailKind<OfCompany> = {
  kind: "staff-removed",
  isAskedByAnybody: false,
  isForBusiness: true,
  afterCrash: "again",
  write: ({ companyName }) => ({
    subject: `${companyName}のスタッフから外れました`,
    paragraphs: [
      `${companyName}の管理者が、あなたをスタッフから外しました。これからは、この会社の管理画面を開けません。`,
      "会員としてのアカウントは、そのままお使いいただけます。",
    ],
  }),
};

/** To the owners: whoever holds a key can change every home of the company. */
export const KEY_MADE: MailKind<OfCompany & { readonly label: string; readonly prefix: string; readonly madeBy: string }> = {
  kind: "company-key-made",
  isAskedByAnybody: false,
  isForBusiness: true,
  afterCrash: "again",
  write: ({ companyName, label, prefix, madeBy }, { origin }) => ({
    subject: "物件の連携キーが発行されました",
    paragraphs: [
      `${companyName}の物件を送るための連携キーを、${madeBy}さんが発行しました。`,
      [`名前: ${label}`, `キーの始まり: ${prefix}…`],
      ["心当たりがない場合は、次のページで取り消してください。", `${origin}/console/keys`],
    ],
  }),
};
