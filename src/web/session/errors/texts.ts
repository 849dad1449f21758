import { CATALOGUE, type ErrorKey } from "#wire/errors/catalogue.ts";

/** What an error can be about, where a form has a field for it. */
export type FaultSubject = "username" | "password" | "newPassword" | "code" | "email" | "phone";

/** `subject` null: it is about no field. */
export type Explanation = { readonly subject: FaultSubject | null; readonly text: string };

const explain = (subject: FaultSubject | null, text: string): Explanation => ({ subject, text });
const asIn = (key: ErrorKey, subject: FaultSubject | null = null): Explanation => explain(subject, CATALOGUE[key].japanese);

export const UNEXPECTED = "手続きを続けられませんでした。時間をおいて、もう一度お試しください。";
export { OFFLINE } from "#wire/errors/problem-texts.ts";

const MISCONFIGURED = asIn("Both UserPoolId and ClientId are required.");
const ENDED = asIn("Both token and refresh token have expired. Your request was aborted.");
const UNPROVEN = explain(null, "ログインの情報を確認できませんでした。もう一度ログインしてください。");
const ANEW = explain(null, "手続きの有効時間が過ぎました。ログインをはじめからやり直してください。");
const WRONG_CODE = explain("code", "確認コードがちがいます。もう一度入力してください。");
const WRONG_APP_CODE = explain("code", "認証アプリのコードがちがいます。表示中のコードを入力してください。");
const CODE_SHAPE = explain("code", "確認コードは、届いた数字をそのまま入力してください。");
const EMAIL_SHAPE = "メールアドレスは name@example.jp の形で入力してください。";
const PASSWORD_SHAPE = "使えない文字が入っているか、長すぎます。空白を除いて、256文字以内で入力してください。";
const NOT_REMEMBERED = explain(null, "この端末を記憶できませんでした。ログインし直してから、もう一度お試しください。");
const CONFIRMED_ALREADY = explain(null, "このアカウントは確認が済んでいます。ログインしてください。");
const NO_APP = explain(null, "認証アプリが設定されていません。はじめからやり直してください。");
const OTHER_ACCOUNT = explain(null, "ログイン中のアカウントと、保存されている情報が一致しません。ログインし直してください。");
const UNPROVED = explain(null, "ご本人の確認が済んでいないため、変更していません。");
const DENIED = asIn("NotAuthorized");

/** Errors of the catalogue that are about a field. */
export const KEY_SUBJECTS: Readonly<Partial<Record<ErrorKey, FaultSubject>>> = {
  "Username cannot be empty": "username",
  "The username should either be a string or one of the sign in types": "username",
  "User does not exist.": "username",
  "Email cannot be empty": "email",
  "Phone number cannot be empty": "phone",
  "Password cannot be empty": "password",
  "PASSWORD parameter is required": "password",
  "New password is required.": "newPassword",
  "Confirmation code cannot be empty": "code",
  "Challenge response cannot be empty": "code",
};

/** Where a sign-in or a change of password was refused. Without a field for the name, only the password can be wrong. */
export const WRONG_PASSWORD = {
  original: "Incorrect username or password.",
  withName: "メールアドレスかパスワードがちがいます。もう一度入力してください。",
  alone: "パスワードがちがいます。もう一度入力してください。",
} as const;

/** A step of a sign-in that cannot go on: three texts that begin the same. */
const STEP_LOST = "Invalid session for the user";

/** The refusals, by their type and how their text begins, after which a sign-in begins anew. */
export const LOST_STEPS: readonly (readonly [type: string, text: string])[] = [
  ["NotAuthorizedException", STEP_LOST],
  ["ResourceNotFoundException", "Device does not exist"],
];

/** What the service says, by a part of its text: one exception stands for many things. The first that fits counts. */
export const BY_TEXT: readonly (readonly [part: string, explanation: Explanation])[] = [
  [WRONG_PASSWORD.original, explain("password", WRONG_PASSWORD.withName)],
  [
    "Password attempts exceeded",
    explain(null, "パスワードを続けてまちがえたため、一時的にログインできません。時間をおいてお試しください。"),
  ],
  ["Temporary password has expired", explain(null, "仮のパスワードの有効期限が切れています。お問い合わせください。")],
  ["SignUp is not permitted", explain(null, "ただいま、会員登録は受け付けていません。")],
  [
    "can only be used once",
    explain(null, "この手続きは、すでに済んでいるか、別の画面で進んでいます。ログインをはじめからやり直してください。"),
  ],
  [STEP_LOST, ANEW],
  // Accounts and their addresses
  ["given email already exists", explain("email", "このメールアドレスは、別のアカウントで使われています。別のものを入力してください。")],
  ["given phone_number already exists", explain("phone", "この電話番号は、別のアカウントで使われています。別のものを入力してください。")],
  ["Cannot modify an already provided", explain(null, "この項目は登録が済んでいるため、変更できません。")],
  ["write unauthorized attribute", explain(null, "この項目は変更できません。")],
  ["Current status is CONFIRMED", CONFIRMED_ALREADY],
  ["User is already confirmed", CONFIRMED_ALREADY],
  ["User cannot be confirmed", explain(null, "このアカウントは確認の手続きができません。お問い合わせください。")],
  ["that can be verified", explain(null, "確認する宛先が登録されていません。メールアドレスまたは電話番号を登録してください。")],
  ["Cannot resend codes", MISCONFIGURED],
  [
    "Cannot reset password",
    explain(null, "確認済みのメールアドレスも電話番号もないため、パスワードを再設定できません。お問い合わせください。"),
  ],
  ["cannot be reset", explain(null, "このアカウントではパスワードを再設定できません。届いている案内を確認するか、お問い合わせください。")],
  ["id combination not found", explain("username", "このメールアドレスは登録されていません。入力を確認してください。")],
  ["Invalid email address", explain("email", EMAIL_SHAPE)],
  ["Invalid phone number", explain("phone", "電話番号は 090-1234-5678 の形で入力してください。")],
  ["in use for SMS MFA", explain("phone", "この電話番号は二段階認証に使われています。先に二段階認証の方法を変えてください。")],
  ["Username should be", explain("username", EMAIL_SHAPE)],
  ["invitation could not be delivered", explain(null, "招待のメールを送れませんでした。宛先を確認して、もう一度お試しください。")],
  // A new password
  ["Password not long enough", explain("newPassword", "パスワードが短すぎます。文字数を増やしてください。")],
  ["uppercase", explain("newPassword", "パスワードに英大文字を含めてください。")],
  ["lowercase", explain("newPassword", "パスワードに英小文字を含めてください。")],
  ["numeric", explain("newPassword", "パスワードに数字を含めてください。")],
  ["symbol", explain("newPassword", "パスワードに記号を含めてください。")],
  ["must not be the user name", explain("newPassword", "メールアドレスと同じパスワードは使えません。別のものを入力してください。")],
  ["too common", explain("newPassword", "推測されやすいパスワードです。別のものを入力してください。")],
  // What a request may hold
  ["at 'username'", explain("username", EMAIL_SHAPE)],
  ["at 'password'", explain("newPassword", PASSWORD_SHAPE)],
  ["at 'proposedPassword'", explain("newPassword", PASSWORD_SHAPE)],
  ["at 'previousPassword'", explain("password", PASSWORD_SHAPE)],
  ["at 'confirmationCode'", CODE_SHAPE],
  ["at 'code'", CODE_SHAPE],
  ["at 'userCode'", CODE_SHAPE],
  ["Missing required parameter", explain(null, "入力されていない項目があります。すべての項目を入力してください。")],
  // Second factors
  ["already been used once", explain("code", "このコードは使用済みです。次に表示されるコードを入力してください。")],
  ["Invalid code received for user", WRONG_APP_CODE],
  ["Software Token MFA is not enabled", explain(null, "このサイトでは認証アプリを使えません。別の方法を選んでください。")],
  ["turn on SOFTWARE_TOKEN_MFA", explain(null, "認証アプリの登録が済んでいません。先に認証アプリを登録してください。")],
  ["turn on SMS_MFA", explain("phone", "電話番号が登録されていません。先に電話番号を登録してください。")],
  ["Recovery codes need", explain(null, "リカバリーコードは、二段階認証をオンにすると作れます。")],
  ["requires MFA", explain(null, "二段階認証は必須です。別の方法を設定してから、この方法を無効にしてください。")],
  // Devices
  ["Device does not exist", explain(null, "この端末は一覧にありません。画面を読み込み直してください。")],
  ["Invalid device key", NOT_REMEMBERED],
  ["Invalid device secret verifier", NOT_REMEMBERED],
  // Passkeys
  [
    "passkey could not be verified",
    explain(null, "このパスキーではログインできません。ほかのパスキーか、パスワードでログインしてください。"),
  ],
  ["credential is registered already", explain(null, "このパスキーは、すでに登録されています。")],
  ["WebAuthn credential does not exist", explain(null, "このパスキーは一覧にありません。画面を読み込み直してください。")],
  ["limit of passkeys", explain(null, "登録できるパスキーは20個までです。使っていないものを削除してから、追加してください。")],
  // Tokens
  ["Recent sign-in required", UNPROVED],
  ["Access Token has expired", ENDED],
  ["Invalid Access Token", UNPROVEN],
  ["Invalid Refresh Token", ENDED],
  ["required scopes", explain(null, "このログイン方法では、この操作はできません。メールアドレスとパスワードでログインし直してください。")],
  ["Token expired", ENDED],
  ["Invalid login token", UNPROVEN],
  ["Logins don't match", OTHER_ACCOUNT],
  ["is forbidden", OTHER_ACCOUNT],
  ["Identity '", OTHER_ACCOUNT],
  ["Unauthenticated access", asIn("No current user")],
  ["supported provider", explain(null, "このログインサービスには対応していません。別の方法でログインしてください。")],
  // How the site is set up
  ["IdentityPool '", MISCONFIGURED],
  ["User pool ", MISCONFIGURED],
  ["CustomRoleArn", MISCONFIGURED],
  ["flow not enabled", MISCONFIGURED],
  ["SECRET_HASH", MISCONFIGURED],
  ["SecretHash", MISCONFIGURED],
  ["secret hash", MISCONFIGURED],
  ["client secret", MISCONFIGURED],
  ["Custom auth lambda trigger is not configured", MISCONFIGURED],
];

/** What is left, by its type: exceptions of both APIs, errors of the hosted login (RFC 6749), and of file storage. */
export const BY_TYPE: Readonly<Record<string, Explanation>> = {
  AliasExistsException: explain("email", "このメールアドレスまたは電話番号は、別のアカウントで使われています。"),
  CodeDeliveryFailureException: explain(null, "確認コードを送れませんでした。宛先を確認して、もう一度お試しください。"),
  CodeMismatchException: WRONG_CODE,
  DeviceKeyExistsException: NOT_REMEMBERED,
  EnableSoftwareTokenMFAException: WRONG_APP_CODE,
  ExpiredCodeException: explain("code", "確認コードの有効期限が切れています。新しいコードを受け取って入力してください。"),
  InvalidPasswordException: explain("newPassword", "このパスワードは使えません。別のものを入力してください。"),
  MFAMethodNotFoundException: explain(null, "選んだ方法は設定されていません。別の方法を選んでください。"),
  PasswordHistoryPolicyViolationException: explain("newPassword", "以前に使ったパスワードは使えません。別のものを入力してください。"),
  PasswordResetRequiredException: explain(null, "パスワードの再設定が必要です。再設定の画面で、新しいパスワードを設定してください。"),
  RefreshTokenReuseException: explain(null, "安全のため、ログインを終了しました。もう一度ログインしてください。"),
  RequestTooLargeException: explain(null, "送信した内容が大きすぎます。短くして、もう一度お試しください。"),
  SoftwareTokenMFANotFoundException: NO_APP,
  TooManyFailedAttemptsException: asIn("LimitExceeded"),
  UnsupportedUserStateException: explain(null, "このアカウントには送り直せません。お問い合わせください。"),
  UserLambdaValidationException: explain(null, "この内容では手続きできません。入力内容を確認してください。"),
  UserNotConfirmedException: explain(null, "メールアドレスの確認が済んでいません。届いた確認コードを入力してください。"),
  UsernameExistsException: explain("username", "このメールアドレスは登録済みです。ログインするか、別のメールアドレスを入力してください。"),
  UserNotFoundException: asIn("User does not exist.", "username"),
  ...sameFor(explain(null, "パスキーを登録できませんでした。もう一度、はじめからお試しください。"), [
    "WebAuthnChallengeNotFoundException",
    "WebAuthnClientMismatchException",
  ]),
  ...sameFor(explain(null, "このページではパスキーを登録できません。まちのねのページを開き直して、お試しください。"), [
    "WebAuthnOriginNotAllowedException",
    "WebAuthnRelyingPartyMismatchException",
  ]),
  WebAuthnCredentialNotSupportedException: explain(
    null,
    "この方法では登録できません。画面ロックを設定した端末か、ほかのパスキーの管理アプリでお試しください。",
  ),
  ...sameFor(explain(null, "ただいま、パスキーは使えません。パスワードでログインしてください。"), [
    "WebAuthnNotEnabledException",
    "WebAuthnConfigurationMissingException",
  ]),
  ...sameFor(MISCONFIGURED, [
    "InvalidOAuthFlowException",
    "InvalidUserPoolConfigurationException",
    "OperationNotEnabledException",
    "ScopeDoesNotExistException",
    "UnauthorizedException",
    "UnknownOperationException",
    "UnsupportedOperationException",
    "UnsupportedTokenTypeException",
    "invalid_client",
    "invalid_request",
    "invalid_scope",
    "unauthorized_client",
    "unsupported_grant_type",
    "unsupported_response_type",
  ]),
  ...sameFor(DENIED, [
    "AccessDenied",
    "AccessDeniedException",
    "ForbiddenException",
    "IncompleteSignatureException",
    "InvalidSignatureException",
    "MissingAuthenticationTokenException",
    "SignatureDoesNotMatch",
    "UnrecognizedClientException",
  ]),
  ...sameFor(asIn("InternalError"), ["InvalidLambdaResponseException", "SerializationException", "UnexpectedLambdaException"]),
  ...sameFor(ENDED, ["ExpiredToken", "InvalidToken"]),
  access_denied: explain(null, "ログインが取りやめられたか、許可されませんでした。続けるには、もう一度お試しください。"),
  invalid_grant: ANEW,
  login_required: asIn("No current user"),
  server_error: asIn("ExternalService"),
  temporarily_unavailable: asIn("ExternalService"),
  EntityTooLarge: explain(null, "ファイルが大きすぎます。小さいものを選んでください。"),
  QuotaExceeded: explain(null, "保存できる量の上限に達しました。使わないファイルを消してから、もう一度お試しください。"),
  RequestTimeTooSkewed: explain(null, "端末の時刻がずれているようです。時刻を合わせてから、もう一度お試しください。"),
  UnsupportedMediaType: explain(null, "この形式のファイルは使えません。JPEG、PNG、WebPの画像を選んでください。"),
};

function sameFor(one: Explanation, types: readonly string[]): Record<string, Explanation> {
  return Object.fromEntries(types.map((type) => [type, one]));
}
