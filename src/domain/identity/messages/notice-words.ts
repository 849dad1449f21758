import type { Detail, NoticeKind } from "#domain/identity/notices/notice-of.ts";

export type NoticeWords = {
  readonly subject: string;
  /** What happened. */
  readonly what: string;
  /** What becomes of who did it; null: nothing needs saying. */
  readonly ifYou: string | null;
};

const PHONE_LOST = "スマートフォンをなくしたときのために、リカバリーコードを控えておくことをおすすめします。";
const FACTORS: ReadonlyMap<string, string> = new Map([
  ["SMS_MFA", "SMS"],
  ["SOFTWARE_TOKEN_MFA", "認証アプリ"],
]);

const plain = (subject: string, what: string, ifYou: string | null = null) => ({ subject, what, ifYou });

/** `SMSと認証アプリ`, of names of the wire with a space between them; null where none is named. */
function factorsIn(names: Detail[string] | undefined): string | null {
  const known = String(names ?? "").split(" ");
  const words = known.flatMap((name) => FACTORS.get(name) ?? []);
  return words.length > 0 ? words.join("と") : null;
}

function factorOn({ turnedOn }: Detail): NoticeWords {
  const factors = factorsIn(turnedOn);
  const what = factors === null ? "二段階認証の方法が追加されました。" : `二段階認証に${factors}が使われるようになりました。`;
  return plain("二段階認証をオンにしました", what, PHONE_LOST);
}

/** Whether any is left is told where the event says it. */
function factorOff({ turnedOff, smsMfa, totpMfa, passwordless }: Detail): NoticeWords {
  const factors = factorsIn(turnedOff);
  if (smsMfa === false && totpMfa === false) {
    const alone = passwordless ? `${passwordless}のログインだけで、確認コードなしで` : "パスワードだけで";
    return plain(
      "二段階認証をオフにしました",
      `二段階認証（${factors ?? "すべての方法"}）がオフになりました。これからは、${alone}ログインできます。`,
    );
  }
  if (factors === null) return plain("二段階認証の方法をやめました", "二段階認証の方法が減りました。");
  return plain(
    `二段階認証の${factors}をやめました`,
    `二段階認証に${factors}が使われなくなりました。ほかの方法は、これまでどおり使えます。`,
  );
}

const includesPhone = (names: Detail[string] | undefined) =>
  String(names ?? "")
    .split(" ")
    .includes("phone_number");

function phoneChanged({ added, removed, phoneEnding }: Detail): NoticeWords {
  if (includesPhone(removed)) return plain("電話番号を削除しました", "登録の電話番号が削除されました。");
  if (phoneEnding === undefined) return plain("電話番号を変更しました", "登録の電話番号が変更されました。");
  const number = `末尾が${phoneEnding}の電話番号`;
  return includesPhone(added)
    ? plain("電話番号を登録しました", `${number}が登録されました。`)
    : plain("電話番号を変更しました", `登録の電話番号が、${number}に変更されました。`);
}

const WORDS: Readonly<Record<NoticeKind, (detail: Detail) => NoticeWords>> = {
  "password-changed": () => plain("パスワードを変更しました", "パスワードが変更されました。"),
  "email-changed": ({ toFormer }) =>
    toFormer
      ? plain(
          "メールアドレスを変更しました",
          "登録のメールアドレスが、このアドレスから別のアドレスに変更されました。",
          "これからのご連絡は、新しいメールアドレスへお送りします。",
        )
      : plain("メールアドレスを変更しました", "登録のメールアドレスが、このアドレスに変更されました。"),
  "phone-changed": phoneChanged,
  "second-factor-on": factorOn,
  "second-factor-off": factorOff,
  "second-factor-app-changed": () => plain("認証アプリを変更しました", "二段階認証に使う認証アプリが変更されました。"),
  "recovery-codes-made": () => plain("リカバリーコードを作り直しました", "リカバリーコードが作り直されました。前のコードは使えません。"),
  "recovery-code-used": ({ remaining }) =>
    plain(
      "リカバリーコードでログインしました",
      `リカバリーコードを使ったログインがありました。残りは${remaining ?? 0}個です。`,
      "スマートフォンをなくしたときは、アカウント設定で二段階認証を設定し直してください。",
    ),
  "new-device": () => plain("新しい端末からログインがありました", "これまでに使われたことのない端末から、ログインがありました。"),
  "provider-linked": ({ provider }) =>
    plain("ログインの連携を追加しました", `${provider ?? "外部のサービス"}でログインできるようになりました。`),
  "provider-unlinked": ({ provider }) =>
    plain("ログインの連携を外しました", `${provider ?? "外部のサービス"}では、ログインできなくなりました。`),
  "passkey-added": () => plain("パスキーを追加しました", "パスキーが追加されました。パスワードを使わずにログインできます。"),
  "passkey-removed": () => plain("パスキーを削除しました", "パスキーが削除されました。"),
  "account-deleted": () => plain("アカウントを削除しました", "アカウントが削除されました。これまでのご利用、ありがとうございました。"),
};

/** What a mail says of an event. Throws for a kind that only another version of the service knows. */
export function noticeWords(kind: NoticeKind, detail: Detail): NoticeWords {
  return WORDS[kind](detail);
}
