import type { Message } from "#domain/identity/core/messages.ts";
import type { Notice, NoticeKind } from "#domain/identity/notices/notice-of.ts";

type Words = {
  readonly subject: string;
  /** What happened. */
  readonly what: string;
  /** What becomes of who did it; null: nothing needs saying. */
  readonly ifYou: string | null;
  /** Who did not do it sets a new password, or only writes to us: an account that is gone has none. */
  readonly otherwise: "password" | "contact";
};

const PASSWORD = { otherwise: "password" } as const;

const WORDS: Readonly<Record<NoticeKind, (detail: Notice["detail"]) => Words>> = {
  "password-changed": () => ({ ...PASSWORD, subject: "パスワードを変更しました", what: "パスワードが変更されました。", ifYou: null }),
  "email-changed": () => ({
    ...PASSWORD,
    subject: "メールアドレスを変更しました",
    what: "登録のメールアドレスが変更されました。",
    ifYou: "これからのご連絡は、新しいメールアドレスへお送りします。",
  }),
  "phone-changed": () => ({ ...PASSWORD, subject: "電話番号を変更しました", what: "登録の電話番号が変更されました。", ifYou: null }),
  "second-factor-on": () => ({
    ...PASSWORD,
    subject: "二段階認証をオンにしました",
    what: "二段階認証の方法が追加されました。",
    ifYou: "スマートフォンをなくしたときのために、リカバリーコードを控えておくことをおすすめします。",
  }),
  "second-factor-off": () => ({
    ...PASSWORD,
    subject: "二段階認証の方法をやめました",
    what: "二段階認証の方法が減りました。",
    ifYou: null,
  }),
  "second-factor-app-changed": () => ({
    ...PASSWORD,
    subject: "認証アプリを変更しました",
    what: "二段階認証に使う認証アプリが変更されました。",
    ifYou: null,
  }),
  "recovery-codes-made": () => ({
    ...PASSWORD,
    subject: "リカバリーコードを作り直しました",
    what: "リカバリーコードが作り直されました。前のコードは使えません。",
    ifYou: null,
  }),
  "recovery-code-used": ({ remaining }) => ({
    ...PASSWORD,
    subject: "リカバリーコードでログインしました",
    what: `リカバリーコードを使ったログインがありました。残りは${remaining ?? 0}個です。`,
    ifYou: "スマートフォンをなくしたときは、アカウント設定で二段階認証を設定し直してください。",
  }),
  "new-device": () => ({
    ...PASSWORD,
    subject: "新しい端末からログインがありました",
    what: "これまでに使われたことのない端末から、ログインがありました。",
    ifYou: null,
  }),
  "provider-linked": ({ provider }) => ({
    ...PASSWORD,
    subject: "ログインの連携を追加しました",
    what: `${provider ?? "外部のサービス"}でログインできるようになりました。`,
    ifYou: null,
  }),
  "provider-unlinked": ({ provider }) => ({
    ...PASSWORD,
    subject: "ログインの連携を外しました",
    what: `${provider ?? "外部のサービス"}では、ログインできなくなりました。`,
    ifYou: null,
  }),
  "passkey-added": () => ({
    ...PASSWORD,
    subject: "パスキーを追加しました",
    what: "パスキーが追加されました。パスワードを使わずにログインできます。",
    ifYou: null,
  }),
  "passkey-removed": () => ({ ...PASSWORD, subject: "パスキーを削除しました", what: "パスキーが削除されました。", ifYou: null }),
  "account-deleted": () => ({
    otherwise: "contact",
    subject: "アカウントを削除しました",
    what: "アカウントが削除されました。これまでのご利用、ありがとうございました。",
    ifYou: null,
  }),
};

const MOMENT = new Intl.DateTimeFormat("ja-JP", {
  timeZone: "Asia/Tokyo",
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

export type NoticeMail = Pick<Notice, "kind" | "to" | "at" | "device" | "detail"> & {
  /** Who writes: the name people know the service by. */
  readonly operatorName: string;
  /** Where a password is set anew, and where one writes to us; null: the client has told neither. */
  readonly helpPages: { readonly reset: string; readonly contact: string } | null;
};

/** The mail that tells somebody what happened to their account: what, when (Japan time), on which device, and what to do if it was not them. */
export function noticeMessage({ kind, to, at, device, detail, operatorName, helpPages }: NoticeMail): Message {
  const { subject, what, ifYou, otherwise } = WORDS[kind](detail);
  const paragraphs = [
    `${operatorName}をご利用いただき、ありがとうございます。`,
    what,
    `日時: ${MOMENT.format(at)}\n端末: ${device ?? "分かりません"}`,
    `ご自身の操作であれば、このメールへの対応は必要ありません。${ifYou ?? ""}`,
    ...(otherwise === "password" ? [setAnew(helpPages)] : []),
    contact(helpPages, otherwise),
    operatorName,
  ];
  return {
    medium: "EMAIL",
    to,
    username: null,
    subject: `【${operatorName}】${subject}`,
    body: `${paragraphs.join("\n\n")}\n`,
    code: null,
  };
}

function setAnew(helpPages: NoticeMail["helpPages"]): string {
  const page = helpPages === null ? "ログインの画面の「パスワードをお忘れの方」から" : "次のページで";
  const words = `心当たりがない場合は、${page}新しいパスワードを設定してください。ほかの端末のログインは、すべて終わります。`;
  return helpPages === null ? words : `${words}\n${helpPages.reset}`;
}

function contact(helpPages: NoticeMail["helpPages"], otherwise: Words["otherwise"]): string {
  const words =
    otherwise === "contact"
      ? "心当たりがない場合は、お問い合わせください。"
      : "ログインできないときや、お困りのときは、お問い合わせください。";
  return helpPages === null ? words : `${words}\n${helpPages.contact}`;
}
