import { ABORTED, NO_ANSWER_IN_TIME, NOT_REACHED, SESSION_ENDED } from "./problem-texts.ts";

/** What people read, and the source file that raises the error. */
type Row = { readonly japanese: string; readonly raisedIn: string };

const AGAIN = "もう一度ログインしてください。";
const UNCONFIGURED = "サイトの設定に誤りがあるため、手続きを続けられません。お問い合わせください。";
const LATER = "時間をおいて、もう一度お試しください。";
const NO_FILES_ACCESS = `ファイルを保存する準備ができませんでした。${LATER}`;

const POOL = "src/web/session/pool";
const IDENTITY = "src/web/session/identity";
const CREDENTIALS = "src/web/session/credentials";

/** Every error of the product's specification (section 8, and the input messages of section 5) under its text, as programs compare it and logs keep it. */
export const CATALOGUE = {
  "Authentication Error": row(`${IDENTITY}/sign-in-flow.ts`, `ログインできませんでした。${LATER}`),
  "User is not authenticated": row(`${POOL}/current-session.ts`, `ログインが完了していません。${AGAIN}`),
  "The user is not authenticated": row(`${IDENTITY}/account.ts`, `ログインしていません。${AGAIN}`),
  "No current user": row(`${POOL}/current-session.ts`, "この手続きにはログインが必要です。ログインしてください。"),
  "Both token and refresh token have expired. Your request was aborted.": row("src/web/session/core/interceptor.ts", SESSION_ENDED),
  "Cannot retrieve a new session. Please authenticate.": row(
    `${POOL}/current-session.ts`,
    `ログインの状態を更新できませんでした。${AGAIN}`,
  ),
  "Local storage is missing an ID Token, Please authenticate": row(
    `${POOL}/current-session.ts`,
    `ログインの情報が見つかりませんでした。${AGAIN}`,
  ),
  "Username is null. Cannot retrieve a new session": row(
    `${POOL}/current-session.ts`,
    `どなたのログインかを確認できませんでした。${AGAIN}`,
  ),
  "Failed to get the session because the user is empty": row(
    `${POOL}/current-session.ts`,
    `ログイン中の利用者を確認できませんでした。${AGAIN}`,
  ),
  "Pending sign-in attempt already in progress": row(`${IDENTITY}/sign-in.ts`, "ログインの手続き中です。終わるまでお待ちください。"),
  "Authentication flow type is invalid.": row(`${IDENTITY}/sign-in-flow.ts`, UNCONFIGURED),
  "PASSWORD parameter is required": row(`${IDENTITY}/sign-in-flow.ts`, "パスワードを入力してください。"),
  "New password is required.": row(`${IDENTITY}/challenge.ts`, "新しいパスワードを入力してください。"),
  "Invalid state in OAuth flow": row(
    "src/web/session/core/callback.ts",
    "ログインの手続きを確認できませんでした。はじめからやり直してください。",
  ),
  "Signout timeout fail": row(
    `${IDENTITY}/sign-out.ts`,
    "ログアウトの確認に時間がかかっています。この端末ではログアウトしました。心配なときは、もう一度ログインしてすべての端末からログアウトしてください。",
  ),
  "Please use your credentials to sign in": row(
    `${IDENTITY}/auto-sign-in.ts`,
    "自動でログインできませんでした。メールアドレスとパスワードを入力してログインしてください。",
  ),
  "Error creating account": row(`${IDENTITY}/sign-up.ts`, `アカウントを作成できませんでした。${LATER}`),
  "Email cannot be empty": row(`${POOL}/typed-input.ts`, "メールアドレスを入力してください。"),
  "Phone number cannot be empty": row(`${POOL}/typed-input.ts`, "電話番号を入力してください。"),
  "Username cannot be empty": row(`${IDENTITY}/sign-in-flow.ts`, "メールアドレスを入力してください。"),
  "The username should either be a string or one of the sign in types": row(
    `${IDENTITY}/sign-in-flow.ts`,
    "ログインに使うメールアドレスの形式を確認してください。",
  ),
  "Password cannot be empty": row(`${IDENTITY}/sign-in-flow.ts`, "パスワードを入力してください。"),
  "Confirmation code cannot be empty": row(`${IDENTITY}/challenge.ts`, "確認コードを入力してください。"),
  "Challenge response cannot be empty": row(`${IDENTITY}/challenge.ts`, "回答を入力してください。"),
  "No valid MFA method provided": row(`${IDENTITY}/mfa.ts`, "二段階認証の方法を選んでください。"),
  "Invalid MFA type": row(`${IDENTITY}/mfa.ts`, "この方法は二段階認証に使えません。別の方法を選んでください。"),
  "Network error": row(`${POOL}/wire.ts`, "通信できませんでした。接続を確認して、もう一度お試しください。"),
  "Network Error": row("src/api/client/problem.ts", NOT_REACHED),
  "Device tracking has not been configured in this User Pool": row(
    `${IDENTITY}/devices.ts`,
    "このサイトでは、端末を記憶する機能を使えません。",
  ),
  "Access Token has been revoked": row(`${POOL}/session-ended.ts`, `ログアウトの手続きが済んでいます。${AGAIN}`),
  "Refresh Token has been revoked": row(`${POOL}/session-ended.ts`, `別の端末などからログアウトされました。${AGAIN}`),
  "User is disabled.": row(`${POOL}/session-ended.ts`, "このアカウントは、ご利用を停止しています。"),
  "User does not exist.": row(
    `${POOL}/session-ended.ts`,
    "このアカウントは見つかりません。メールアドレスを確認するか、会員登録をしてください。",
  ),
  "Refresh Token has expired.": row(`${POOL}/session-ended.ts`, `前回のログインから時間がたちました。${AGAIN}`),
  "Federation requires either a User Pool or Identity Pool in config": row(
    `${IDENTITY}/hosted-login.ts`,
    "外部サービスでのログインは、このサイトでは使えません。別の方法でログインしてください。",
  ),
  "Route {path} is not pre-rendered": row("src/main/site/pre-render.ts", "ページを読み込めませんでした。画面を読み込み直してください。"),
  "Request did not complete within {n} ms": row("src/api/client/timeout.ts", NO_ANSWER_IN_TIME),
  "Request aborted": row("src/api/client/timeout.ts", ABORTED),
  "Signature version 4 presigned URLs must have an expiration date less than one week in the future": row(
    `${CREDENTIALS}/presign.ts`,
    "リンクの有効期間は1週間以内にしてください。",
  ),
  ExternalService: row(`${CREDENTIALS}/wire.ts`, `外部のログインサービスに接続できませんでした。${LATER}`),
  InternalError: row(`${CREDENTIALS}/wire.ts`, `サーバーでエラーが発生しました。${LATER}`),
  InvalidIdentityPoolConfiguration: row(`${CREDENTIALS}/wire.ts`, UNCONFIGURED),
  InvalidParameter: row(`${CREDENTIALS}/wire.ts`, "送信した内容を受け付けられませんでした。入力内容を確認してください。"),
  LimitExceeded: row(`${CREDENTIALS}/wire.ts`, `回数の上限に達しました。${LATER}`),
  NotAuthorized: row(`${CREDENTIALS}/wire.ts`, `この操作は許可されていません。${AGAIN}`),
  ResourceConflict: row(
    `${CREDENTIALS}/wire.ts`,
    "この外部アカウントは、別のアカウントと連携しています。連携を解除してからお試しください。",
  ),
  ResourceNotFound: row(`${CREDENTIALS}/wire.ts`, "必要な情報が見つかりませんでした。画面を読み込み直してください。"),
  TooManyRequests: row(`${CREDENTIALS}/wire.ts`, "アクセスが集中しています。少し待ってから、もう一度お試しください。"),
  "Response from Amazon Cognito contained no credentials": row(`${CREDENTIALS}/identity-pool.ts`, NO_FILES_ACCESS),
  "Response from Amazon Cognito contained no access key ID": row(`${CREDENTIALS}/identity-pool.ts`, NO_FILES_ACCESS),
  "Response from Amazon Cognito contained no secret key": row(`${CREDENTIALS}/identity-pool.ts`, NO_FILES_ACCESS),
  "Response from Amazon Cognito contained no identity ID": row(`${CREDENTIALS}/identity-pool.ts`, NO_FILES_ACCESS),
  "User is not signed in with Google": row(`${CREDENTIALS}/google.ts`, "Googleにログインしていません。Googleでログインし直してください。"),
  "Failed to refresh google token": row(
    `${CREDENTIALS}/google.ts`,
    "Googleのログインを更新できませんでした。Googleでログインし直してください。",
  ),
  "Network error reloading google auth response": row(
    `${CREDENTIALS}/google.ts`,
    "Googleに接続できませんでした。通信環境を確認して、もう一度お試しください。",
  ),
  "no fb sdk available": row(
    `${CREDENTIALS}/facebook.ts`,
    "Facebookのログインを準備できませんでした。画面を読み込み直して、もう一度お試しください。",
  ),
  "no response from facebook when refreshing the jwt token": row(
    `${CREDENTIALS}/facebook.ts`,
    "Facebookから応答がありませんでした。Facebookでログインし直してください。",
  ),
  "Both UserPoolId and ClientId are required.": row(`${IDENTITY}/settings.ts`, UNCONFIGURED),
  "Invalid UserPoolId format.": row(`${IDENTITY}/settings.ts`, UNCONFIGURED),
  "Id token and Access Token must be present.": row(`${POOL}/tokens.ts`, `ログインの情報がそろっていません。${AGAIN}`),
  "A token must be non-empty": row(`${POOL}/tokens.ts`, `ログインの情報を受け取れませんでした。${AGAIN}`),
  "OAuth scopes must be a list of strings": row(`${IDENTITY}/hosted-login.ts`, UNCONFIGURED),
  "The domain of cookieStorage can not be undefined.": row(`${POOL}/storage.ts`, UNCONFIGURED),
  'The sameSite value of cookieStorage must be "lax", "strict" or "none".': row(`${POOL}/storage.ts`, UNCONFIGURED),
  "sameSite = None requires the Secure attribute in latest browser versions.": row(`${POOL}/storage.ts`, UNCONFIGURED),
  "Custom storage must offer get, set, remove and clear": row(`${POOL}/storage.ts`, UNCONFIGURED),
  "The container id of the analytics tag is invalid": row(
    "src/platform/config.server.ts",
    "アクセス解析のコンテナIDが正しくありません。GTM-で始まるIDを設定してください。",
  ),
} as const satisfies Readonly<Record<string, Row>>;

export type ErrorKey = keyof typeof CATALOGUE;

function row(raisedIn: string, japanese: string): Row {
  return { japanese, raisedIn };
}
