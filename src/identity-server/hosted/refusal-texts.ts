import { type ExceptionName, type IdentityRefusal, refuse } from "#domain/identity/core/refusals.ts";
import type { ClientSettings, PasswordPolicy, Pool } from "#domain/identity/core/types.ts";
import type { Problem } from "#identity-server/pages/markup.ts";
import { passwordRule } from "./password-rule.ts";

const TOO_OFTEN: Problem = { field: null, text: "回数の上限に達しました。しばらく時間をおいてから、もう一度お試しください。" };
const UNEXPECTED: Problem = { field: null, text: "手続きを続けられませんでした。時間をおいて、もう一度お試しください。" };
const WRONG_CODE: Problem = { field: "code", text: "確認コードがちがいます。もう一度入力してください。" };

/** What each refusal of the service is in the words of the pages. `field`: the name of the field it is about. */
const TEXTS: Partial<Record<ExceptionName, Problem>> = {
  AliasExistsException: { field: "email", text: "このメールアドレスまたは電話番号は、別のアカウントで使われています。" },
  CodeDeliveryFailureException: { field: null, text: "コードを送れませんでした。宛先を確かめて、もう一度お試しください。" },
  CodeMismatchException: WRONG_CODE,
  EnableSoftwareTokenMFAException: WRONG_CODE,
  ExpiredCodeException: { field: "code", text: "確認コードの有効期限が切れています。新しいコードを使ってください。" },
  InvalidParameterException: { field: null, text: "入力の形式が正しくありません。各項目を確かめてください。" },
  LimitExceededException: TOO_OFTEN,
  PasswordHistoryPolicyViolationException: {
    field: "new_password",
    text: "以前に使ったパスワードは使えません。別のものを入力してください。",
  },
  SoftwareTokenMFANotFoundException: { field: null, text: "認証アプリが設定されていません。はじめからやり直してください。" },
  TooManyFailedAttemptsException: TOO_OFTEN,
  TooManyRequestsException: TOO_OFTEN,
  UserNotFoundException: { field: "username", text: "このユーザーは見つかりません。" },
  UsernameExistsException: { field: "username", text: "この名前はすでに使われています。別のものを入力してください。" },
};

/** One exception stands for many things, told apart by their texts. */
const NOT_AUTHORIZED: ReadonlyMap<string, Problem> = new Map([
  [refuse.incorrectPassword().message, { field: "password", text: "ユーザー名かパスワードがちがいます。" }],
  [
    refuse.lockedOut().message,
    { field: null, text: "パスワードを続けてまちがえたため、一時的にログインできません。時間をおいてお試しください。" },
  ],
  [
    refuse.passkeyWrong().message,
    { field: null, text: "このパスキーではログインできません。ほかのパスキーか、パスワードでログインしてください。" },
  ],
  [
    refuse.userDisabled().message,
    {
      field: null,
      text: "このアカウントは、ご利用を停止しています。ログインしようとしたサービスの「お問い合わせ」から、ログインせずにご連絡いただけます。",
    },
  ],
  [refuse.alreadyConfirmed().message, { field: null, text: "このアカウントは確認が済んでいます。ログインしてください。" }],
  ["SignUp is not permitted for this user pool", { field: null, text: "会員登録は受け付けていません。" }],
]);

const APP_CODE_USED = refuse.totpReused().message;

const DISABLED = refuse.userDisabled().message;

/** A refusal as the pages say it. `contact`: where people write to the service they were signing in to, without signing in; null: not known. */
export function problemOf({ type, message }: IdentityRefusal, policy: PasswordPolicy, contact: string | null = null): Problem {
  if (type === "InvalidPasswordException") return { field: "new_password", text: `このパスワードは使えません。${passwordRule(policy)}` };
  if (message === DISABLED && contact !== null)
    return {
      field: null,
      text: "このアカウントは、ご利用を停止しています。ログインせずにご連絡いただけます。",
      next: { href: contact, text: "お問い合わせ" },
    };
  if (message === APP_CODE_USED) return { field: "code", text: "このコードは使用済みです。次に表示されるコードを入力してください。" };
  return (type === "NotAuthorizedException" ? NOT_AUTHORIZED.get(message) : TEXTS[type]) ?? UNEXPECTED;
}

type Here = {
  readonly pool: Pick<Pool, "settings">;
  readonly request: { readonly client: { readonly settings: Pick<ClientSettings, "helpPages"> } };
};

/** A refusal as the pages say it to who comes from this client. */
export function problemHere(refusal: IdentityRefusal, { pool, request }: Here): Problem {
  return problemOf(refusal, pool.settings.passwordPolicy, request.client.settings.helpPages?.contact);
}

/** The steps of a sign-in that cannot go on and begin anew. */
const LOST: ReadonlySet<string> = new Set([refuse.invalidSession().message, refuse.sessionExpired().message, refuse.sessionUsed().message]);

export function isStepLost({ type, message }: IdentityRefusal): boolean {
  return type === "NotAuthorizedException" && LOST.has(message);
}
