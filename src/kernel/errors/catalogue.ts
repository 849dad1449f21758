import { type ErrorKey, ORIGINALS } from "#kernel/errors/originals.ts";

/** One error: what programs compare and logs keep, what people read, and the source file that raises it. */
export type CatalogueRow = { readonly original: string; readonly japanese: string; readonly raisedIn: string };

const AGAIN = "もう一度ログインしてください。";
const ENDED = `ログインの有効期限が切れました。${AGAIN}`;
const UNCONFIGURED = "サイトの設定に誤りがあるため、手続きを続けられません。お問い合わせください。";
const LATER = "時間をおいて、もう一度お試しください。";
const NO_FILES_ACCESS = `ファイルを保存する準備ができませんでした。${LATER}`;

const IDENTITY = "src/web/auth/identity";

/** Every error of the product's specification, under its key. */
export const CATALOGUE: Readonly<Record<ErrorKey, CatalogueRow>> = {
  authentication: row(ORIGINALS.authentication, `${IDENTITY}/sign-in-flow.ts`, `ログインできませんでした。${LATER}`),
  notAuthenticated: row(ORIGINALS.notAuthenticated, `${IDENTITY}/current-session.ts`, `ログインが完了していません。${AGAIN}`),
  theUserNotAuthenticated: row(ORIGINALS.theUserNotAuthenticated, `${IDENTITY}/account.ts`, `ログインしていません。${AGAIN}`),
  noCurrentUser: row(ORIGINALS.noCurrentUser, `${IDENTITY}/current-session.ts`, "この手続きにはログインが必要です。ログインしてください。"),
  expiredSession: row(ORIGINALS.expiredSession, "src/web/auth/session/interceptor.ts", ENDED),
  cannotRetrieveSession: row(
    ORIGINALS.cannotRetrieveSession,
    `${IDENTITY}/current-session.ts`,
    `ログインの状態を更新できませんでした。${AGAIN}`,
  ),
  missingIdToken: row(ORIGINALS.missingIdToken, `${IDENTITY}/current-session.ts`, `ログインの情報が見つかりませんでした。${AGAIN}`),
  usernameNull: row(ORIGINALS.usernameNull, `${IDENTITY}/current-session.ts`, `どなたのログインかを確認できませんでした。${AGAIN}`),
  userEmpty: row(ORIGINALS.userEmpty, `${IDENTITY}/current-session.ts`, `ログイン中の利用者を確認できませんでした。${AGAIN}`),
  pendingSignIn: row(ORIGINALS.pendingSignIn, `${IDENTITY}/sign-in.ts`, "ログインの手続き中です。終わるまでお待ちください。"),
  flowTypeInvalid: row(ORIGINALS.flowTypeInvalid, `${IDENTITY}/sign-in-flow.ts`, UNCONFIGURED),
  passwordParameterRequired: row(ORIGINALS.passwordParameterRequired, `${IDENTITY}/sign-in-flow.ts`, "パスワードを入力してください。"),
  newPasswordRequired: row(ORIGINALS.newPasswordRequired, `${IDENTITY}/challenge.ts`, "新しいパスワードを入力してください。"),
  invalidState: row(
    ORIGINALS.invalidState,
    "src/web/auth/session/callback.ts",
    "ログインの手続きを確認できませんでした。はじめからやり直してください。",
  ),
  signOutTimeout: row(
    ORIGINALS.signOutTimeout,
    `${IDENTITY}/sign-out.ts`,
    "ログアウトの確認に時間がかかっています。この端末ではログアウトしました。心配なときは、もう一度ログインしてすべての端末からログアウトしてください。",
  ),
  useCredentials: row(
    ORIGINALS.useCredentials,
    `${IDENTITY}/auto-sign-in.ts`,
    "自動でログインできませんでした。メールアドレスとパスワードを入力してログインしてください。",
  ),
  creatingAccount: row(ORIGINALS.creatingAccount, `${IDENTITY}/sign-up.ts`, `アカウントを作成できませんでした。${LATER}`),
  emailEmpty: row(ORIGINALS.emailEmpty, `${IDENTITY}/typed-input.ts`, "メールアドレスを入力してください。"),
  phoneNumberEmpty: row(ORIGINALS.phoneNumberEmpty, `${IDENTITY}/typed-input.ts`, "電話番号を入力してください。"),
  usernameEmpty: row(ORIGINALS.usernameEmpty, `${IDENTITY}/sign-in-flow.ts`, "メールアドレスを入力してください。"),
  usernameShape: row(ORIGINALS.usernameShape, `${IDENTITY}/sign-in-flow.ts`, "ログインに使うメールアドレスの形式を確認してください。"),
  passwordEmpty: row(ORIGINALS.passwordEmpty, `${IDENTITY}/sign-in-flow.ts`, "パスワードを入力してください。"),
  codeEmpty: row(ORIGINALS.codeEmpty, `${IDENTITY}/challenge.ts`, "確認コードを入力してください。"),
  challengeResponseEmpty: row(ORIGINALS.challengeResponseEmpty, `${IDENTITY}/challenge.ts`, "回答を入力してください。"),
  noValidMfa: row(ORIGINALS.noValidMfa, `${IDENTITY}/mfa.ts`, "2段階認証の方法を選んでください。"),
  invalidMfaType: row(ORIGINALS.invalidMfaType, `${IDENTITY}/mfa.ts`, "この方法は2段階認証に使えません。別の方法を選んでください。"),
  network: row(ORIGINALS.network, `${IDENTITY}/wire.ts`, "通信できませんでした。接続を確認して、もう一度お試しください。"),
  networkCapital: row(
    ORIGINALS.networkCapital,
    "src/api/client-problem.ts",
    "サーバーに接続できませんでした。通信環境を確認して、もう一度お試しください。",
  ),
  deviceTrackingOff: row(ORIGINALS.deviceTrackingOff, `${IDENTITY}/devices.ts`, "このサイトでは、端末を記憶する機能を使えません。"),
  accessTokenRevoked: row(ORIGINALS.accessTokenRevoked, `${IDENTITY}/session-ended.ts`, `ログアウトの手続きが済んでいます。${AGAIN}`),
  refreshTokenRevoked: row(ORIGINALS.refreshTokenRevoked, `${IDENTITY}/session-ended.ts`, `別の端末などからログアウトされました。${AGAIN}`),
  userDisabled: row(ORIGINALS.userDisabled, `${IDENTITY}/session-ended.ts`, "このアカウントは停止されています。お問い合わせください。"),
  userGone: row(
    ORIGINALS.userGone,
    `${IDENTITY}/session-ended.ts`,
    "このアカウントは見つかりません。メールアドレスを確認するか、会員登録をしてください。",
  ),
  refreshTokenExpired: row(ORIGINALS.refreshTokenExpired, `${IDENTITY}/session-ended.ts`, `前回のログインから時間がたちました。${AGAIN}`),
  federationUnconfigured: row(
    ORIGINALS.federationUnconfigured,
    `${IDENTITY}/hosted-login.ts`,
    "外部サービスでのログインは、このサイトでは使えません。別の方法でログインしてください。",
  ),
  notPrerendered: row(
    ORIGINALS.notPrerendered,
    "src/web/shell/chunk-timeout.ts",
    "ページを読み込めませんでした。画面を読み込み直してください。",
  ),
  timeout: row(ORIGINALS.timeout, "src/api/client-timeout.ts", `時間内に応答がありませんでした。${LATER}`),
  aborted: row(ORIGINALS.aborted, "src/api/client-timeout.ts", "通信を中断しました。続けるには、もう一度お試しください。"),
  presignTooLong: row(ORIGINALS.presignTooLong, `${IDENTITY}/credentials/presign.ts`, "リンクの有効期間は1週間以内にしてください。"),
  externalService: row(
    ORIGINALS.externalService,
    `${IDENTITY}/credentials/wire.ts`,
    `外部のログインサービスに接続できませんでした。${LATER}`,
  ),
  internalError: row(ORIGINALS.internalError, `${IDENTITY}/credentials/wire.ts`, `サーバーでエラーが発生しました。${LATER}`),
  invalidIdentityPoolConfiguration: row(ORIGINALS.invalidIdentityPoolConfiguration, `${IDENTITY}/credentials/wire.ts`, UNCONFIGURED),
  invalidParameter: row(
    ORIGINALS.invalidParameter,
    `${IDENTITY}/credentials/wire.ts`,
    "送信した内容を受け付けられませんでした。入力内容を確認してください。",
  ),
  limitExceeded: row(ORIGINALS.limitExceeded, `${IDENTITY}/credentials/wire.ts`, `回数の上限に達しました。${LATER}`),
  notAuthorized: row(ORIGINALS.notAuthorized, `${IDENTITY}/credentials/wire.ts`, `この操作は許可されていません。${AGAIN}`),
  resourceConflict: row(
    ORIGINALS.resourceConflict,
    `${IDENTITY}/credentials/wire.ts`,
    "この外部アカウントは、別のアカウントと連携しています。連携を解除してからお試しください。",
  ),
  resourceNotFound: row(
    ORIGINALS.resourceNotFound,
    `${IDENTITY}/credentials/wire.ts`,
    "必要な情報が見つかりませんでした。画面を読み込み直してください。",
  ),
  tooManyRequests: row(
    ORIGINALS.tooManyRequests,
    `${IDENTITY}/credentials/wire.ts`,
    "アクセスが集中しています。少し待ってから、もう一度お試しください。",
  ),
  noCredentials: row(ORIGINALS.noCredentials, `${IDENTITY}/credentials/identity-pool.ts`, NO_FILES_ACCESS),
  noAccessKeyId: row(ORIGINALS.noAccessKeyId, `${IDENTITY}/credentials/identity-pool.ts`, NO_FILES_ACCESS),
  noSecretKey: row(ORIGINALS.noSecretKey, `${IDENTITY}/credentials/identity-pool.ts`, NO_FILES_ACCESS),
  noIdentityId: row(ORIGINALS.noIdentityId, `${IDENTITY}/credentials/identity-pool.ts`, NO_FILES_ACCESS),
  googleNotSignedIn: row(
    ORIGINALS.googleNotSignedIn,
    `${IDENTITY}/credentials/google.ts`,
    "Googleにログインしていません。Googleでログインし直してください。",
  ),
  googleRefreshFailed: row(
    ORIGINALS.googleRefreshFailed,
    `${IDENTITY}/credentials/google.ts`,
    "Googleのログインを更新できませんでした。Googleでログインし直してください。",
  ),
  googleReloadFailed: row(
    ORIGINALS.googleReloadFailed,
    `${IDENTITY}/credentials/google.ts`,
    "Googleに接続できませんでした。通信環境を確認して、もう一度お試しください。",
  ),
  facebookSdkMissing: row(
    ORIGINALS.facebookSdkMissing,
    `${IDENTITY}/credentials/facebook.ts`,
    "Facebookのログインを準備できませんでした。画面を読み込み直して、もう一度お試しください。",
  ),
  facebookNoAnswer: row(
    ORIGINALS.facebookNoAnswer,
    `${IDENTITY}/credentials/facebook.ts`,
    "Facebookから応答がありませんでした。Facebookでログインし直してください。",
  ),
  poolAndClientRequired: row(ORIGINALS.poolAndClientRequired, `${IDENTITY}/settings.ts`, UNCONFIGURED),
  poolIdInvalid: row(ORIGINALS.poolIdInvalid, `${IDENTITY}/settings.ts`, UNCONFIGURED),
  idTokenMissing: row(ORIGINALS.idTokenMissing, `${IDENTITY}/tokens.ts`, `ログインの情報がそろっていません。${AGAIN}`),
  tokenEmpty: row(ORIGINALS.tokenEmpty, `${IDENTITY}/tokens.ts`, `ログインの情報を受け取れませんでした。${AGAIN}`),
  scopesShape: row(ORIGINALS.scopesShape, `${IDENTITY}/hosted-login.ts`, UNCONFIGURED),
  cookieDomain: row(ORIGINALS.cookieDomain, `${IDENTITY}/storage.ts`, UNCONFIGURED),
  sameSiteInvalid: row(ORIGINALS.sameSiteInvalid, `${IDENTITY}/storage.ts`, UNCONFIGURED),
  sameSiteNoneSecure: row(ORIGINALS.sameSiteNoneSecure, `${IDENTITY}/storage.ts`, UNCONFIGURED),
  customStorage: row(ORIGINALS.customStorage, `${IDENTITY}/storage.ts`, UNCONFIGURED),
  analyticsIdInvalid: row(
    ORIGINALS.analyticsIdInvalid,
    "src/platform/config.server.ts",
    "アクセス解析のコンテナIDが正しくありません。GTM-で始まるIDを設定してください。",
  ),
};

function row(original: string, raisedIn: string, japanese: string): CatalogueRow {
  return { original, japanese, raisedIn };
}
