import { type AddressName, mediumOf } from "#domain/identity/core/addresses.ts";
import { CODE_RULES, type CodeKind } from "#domain/identity/core/code-rules.ts";
import type { Message } from "#domain/identity/core/messages.ts";

type Words = {
  readonly subject: string;
  /** What the reader is doing, and where the code goes. */
  readonly request: string;
  /** What follows for somebody who did not ask. */
  readonly ifNotAsked: string;
  readonly short: string;
};

const WORDS: Readonly<Record<CodeKind, Words>> = {
  "sign-up": {
    subject: "登録の確認コード",
    request: "会員登録を受け付けました。次のコードを登録の画面に入力してください。",
    ifNotAsked: "登録に心当たりがない場合は、このメールを破棄してください。コードを入力しないかぎり、登録は完了しません。",
    short: "登録の確認コード",
  },
  reset: {
    subject: "パスワード再設定の確認コード",
    request: "パスワードの再設定を受け付けました。次のコードを再設定の画面に入力してください。",
    ifNotAsked: "再設定に心当たりがない場合は、このメールを破棄してください。いまのパスワードはそのままお使いいただけます。",
    short: "パスワード再設定の確認コード",
  },
  attribute: {
    subject: "連絡先の確認コード",
    request: "連絡先の確認を受け付けました。次のコードを確認の画面に入力してください。",
    ifNotAsked: "変更に心当たりがない場合は、このメールを破棄してください。コードを入力しないかぎり、この連絡先は確認されません。",
    short: "連絡先の確認コード",
  },
  mfa: {
    subject: "ログインの確認コード",
    request: "ログインを受け付けました。次のコードをログインの画面に入力してください。",
    ifNotAsked: "ログインに心当たりがない場合は、パスワードをほかの人に知られたおそれがあります。すぐにパスワードを変更してください。",
    short: "ログインの確認コード",
  },
  arrival: {
    subject: "メールアドレスの確認コード",
    request: "外部のサービスでのログインを受け付けました。次のコードをログインの画面に入力してください。",
    ifNotAsked: "ログインに心当たりがない場合は、このメールを破棄してください。コードを入力しないかぎり、何も登録されません。",
    short: "メールアドレスの確認コード",
  },
};

type Recipient = { readonly attributeName: AddressName; readonly to: string; readonly username: string };

export type CodeMessage = Recipient & {
  readonly kind: CodeKind;
  readonly code: string;
  /** Who writes: the name people know the service by. */
  readonly operatorName: string;
};

/** The mail or the SMS that carries a code. */
export function codeMessage({ kind, code, operatorName, ...recipient }: CodeMessage): Message {
  const words = WORDS[kind];
  const validFor = lifeInWords(CODE_RULES[kind].lifeSeconds);
  if (recipient.attributeName === "phone_number") {
    const body = `【${operatorName}】${words.short}: ${code}(${validFor}有効)。ほかの人に教えないでください。`;
    return message(recipient, { subject: null, body, code });
  }
  const paragraphs = [
    `${operatorName}をご利用いただき、ありがとうございます。`,
    words.request,
    `確認コード: ${code}`,
    `有効期限は、このメールをお送りしてから${validFor}です。コードはほかの人に教えないでください。`,
    words.ifNotAsked,
    operatorName,
  ];
  return message(recipient, { subject: `【${operatorName}】${words.subject}`, body: `${paragraphs.join("\n\n")}\n`, code });
}

/** The mail with the link that confirms a sign-up. */
export function linkMessage({ link, operatorName, ...recipient }: Omit<CodeMessage, "kind" | "code"> & { readonly link: string }): Message {
  const paragraphs = [
    `${operatorName}をご利用いただき、ありがとうございます。`,
    "会員登録を受け付けました。次のリンクを開いて、登録を完了してください。",
    link,
    `有効期限は、このメールをお送りしてから${lifeInWords(CODE_RULES["sign-up"].lifeSeconds)}です。リンクはほかの人に教えないでください。`,
    "登録に心当たりがない場合は、このメールを破棄してください。リンクを開かないかぎり、登録は完了しません。",
    operatorName,
  ];
  return message(recipient, { subject: `【${operatorName}】登録の確認`, body: `${paragraphs.join("\n\n")}\n`, code: null });
}

/** To the owner of an address with which somebody tried to sign up again. Its answer on the screen does not tell that the address is known. */
export function takenAddressMessage({ operatorName, ...recipient }: Omit<CodeMessage, "kind" | "code">): Message {
  if (recipient.attributeName === "phone_number") {
    const body = `【${operatorName}】この電話番号はすでに登録されています。ログインするか、パスワードを再設定してください。`;
    return message(recipient, { subject: null, body, code: null });
  }
  const paragraphs = [
    `${operatorName}をご利用いただき、ありがとうございます。`,
    "このメールアドレスで新しく会員登録をする手続きがありましたが、すでに登録されています。",
    "ご本人の場合は、いまの登録のままログインしてください。パスワードをお忘れの場合は、ログインの画面から再設定できます。",
    "手続きに心当たりがない場合は、このメールを破棄してください。登録の内容は変わっていません。",
    operatorName,
  ];
  return message(recipient, { subject: `【${operatorName}】すでに登録されています`, body: `${paragraphs.join("\n\n")}\n`, code: null });
}

function message({ attributeName, to, username }: Recipient, content: Pick<Message, "subject" | "body" | "code">): Message {
  return { medium: mediumOf(attributeName), to, username, ...content };
}

function lifeInWords(seconds: number): string {
  if (seconds % 3600 === 0) return `${seconds / 3600}時間`;
  return `${Math.ceil(seconds / 60)}分`;
}
