import type { Message } from "#domain/identity/core/messages.ts";
import { furtherOf } from "#domain/identity/notices/further-notices.ts";
import { FURTHER, type Notice } from "#domain/identity/notices/notice-of.ts";
import { formatMoment } from "#kernel/japanese-date.ts";
import { memberNumberOf } from "#wire/member-number.ts";
import { noticeWords } from "./notice-words.ts";

export type NoticeMail = Pick<Notice, "kind" | "sub" | "to" | "at" | "device" | "detail"> & {
  /** Who writes: the name people know the service by. */
  readonly operatorName: string;
  /** Where a password is set anew, and where one writes to us; null: the client has told neither. */
  readonly helpPages: { readonly reset: string; readonly contact: string } | null;
};

/** The mail that tells somebody what happened to their account: what, when (Japan time), on which device, and what to do if it was not them. */
export function noticeMessage(mail: NoticeMail): Message {
  const { to, operatorName } = mail;
  const { subject, paragraphs } = mail.kind === FURTHER ? ofSeveral(mail) : ofOne(mail, mail.kind);
  const all = [`${operatorName}をご利用いただき、ありがとうございます。`, ...paragraphs, ...ifNotYou(mail), operatorName];
  return { medium: "EMAIL", to, username: null, subject: `【${operatorName}】${subject}`, body: `${all.join("\n\n")}\n`, code: null };
}

type Told = { readonly subject: string; readonly paragraphs: readonly string[] };

const NOTHING_TO_DO = "ご自身の操作であれば、このメールへの対応は必要ありません。";

function ofOne({ at, device, detail }: NoticeMail, kind: Exclude<Notice["kind"], typeof FURTHER>): Told {
  const { subject, what, ifYou } = noticeWords(kind, detail);
  const paragraphs = [what, `日時: ${formatMoment(at)}\n端末: ${device ?? "分かりません"}`, `${NOTHING_TO_DO}${ifYou ?? ""}`];
  return { subject, paragraphs };
}

function ofSeveral({ detail }: NoticeMail): Told {
  const { told, earlier } = furtherOf(detail);
  const lines = told.map(
    ({ kind, at, device, detail: of }) => `・${formatMoment(at)} ${noticeWords(kind, of).subject}（端末: ${device ?? "分かりません"}）`,
  );
  const more = earlier > 0 ? [`・これより前に、ほか${earlier}件`] : [];
  const paragraphs = [
    "先にお知らせした操作のあとにも、アカウントに次の操作がありました。",
    [...more, ...lines].join("\n"),
    `いまの設定は、アカウント設定の画面で確かめられます。${NOTHING_TO_DO}`,
  ];
  return { subject: "アカウントの操作がほかにもありました", paragraphs };
}

/** What who did not do it can do: set a new password, or end the sign-in where there is none; at an address of before only write to us. */
function ifNotYou({ kind, sub, detail, helpPages }: NoticeMail): string[] {
  const contact = (words: string) => (helpPages === null ? words : `${words}\n${helpPages.contact}`);
  if (kind === "account-deleted") return [contact("心当たりがない場合は、お問い合わせください。")];
  const inTrouble = contact("ログインできないときや、お困りのときは、お問い合わせください。");
  if (detail.toFormer) return [contact(`心当たりがない場合は、すぐにお問い合わせください。${toldNumber(sub)}`)];
  return [detail.passwordless ? endSignIn(String(detail.passwordless)) : setAnew(helpPages), inTrouble];
}

function toldNumber(sub: string): string {
  const number = memberNumberOf(sub);
  const why = "変更の前のメールアドレスでは、パスワードの再設定はできません。";
  return number === null ? why : `${why}お問い合わせには、会員番号 ${number} をお書きください。`;
}

function endSignIn(provider: string): string {
  return `心当たりがない場合は、アカウント設定の「ログイン中の端末」でその端末のログインを終了し、${provider}のアカウントのパスワードを変更してください。`;
}

function setAnew(helpPages: NoticeMail["helpPages"]): string {
  const page = helpPages === null ? "ログインの画面の「パスワードを忘れたとき」から" : "次のページで";
  const words = `心当たりがない場合は、${page}新しいパスワードを設定してください。ほかの端末のログインは、すべて終わります。`;
  return helpPages === null ? words : `${words}\n${helpPages.reset}`;
}
