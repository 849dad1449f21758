import { describe, expect, it } from "vitest";
import { type ExceptionName, type IdentityRefusal, refuse } from "#domain/identity/core/refusals.ts";
import { IdentityFault } from "#web/session/pool/types.ts";
import { CATALOGUE, type ErrorKey } from "#wire/errors/catalogue.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { failureOf, isStepLost, mustConfirm } from "./failure-of.ts";
import { OFFLINE, UNEXPECTED } from "./texts.ts";

const KEYS = Object.keys(CATALOGUE) as ErrorKey[];
const FORM = { username: "name", password: "pass", newPassword: "next", code: "code", email: "mail", phone: "tel" };

const fault = (type: string, message: string, status = 400) => new IdentityFault(type, message, status);
const faultOf = ({ type, message }: IdentityRefusal) => fault(type, message);
const noticeOf = (error: unknown) => failureOf(error).notice;

/** Every refusal of the service, those with a place to fill under several fillings. */
const FILLINGS = ["email", "phone_number", "CONFIRMED", "ARCHIVED", "Password is too common"];
const REFUSALS = Object.entries(refuse).flatMap(([name, make]) =>
  FILLINGS.map((filling) => ({ name: `${name}(${filling})`, refusal: (make as (text: string) => IdentityRefusal)(filling) })),
);

describe("errors of the catalogue", () => {
  it.each(KEYS)("shows %s in the catalogue's Japanese", (key) => {
    expect(noticeOf(new CatalogueError(key))).toBe(CATALOGUE[key].japanese);
  });

  it.each([
    ["Username cannot be empty", "name"],
    ["The username should either be a string or one of the sign in types", "name"],
    ["Email cannot be empty", "mail"],
    ["Phone number cannot be empty", "tel"],
    ["Password cannot be empty", "pass"],
    ["PASSWORD parameter is required", "pass"],
    ["New password is required.", "next"],
    ["Confirmation code cannot be empty", "code"],
    ["Challenge response cannot be empty", "code"],
  ] as const)("shows %s at the form's field %s", (key, field) => {
    expect(failureOf(new CatalogueError(key), FORM)).toEqual({ issues: [{ field, message: CATALOGUE[key].japanese }], notice: null });
  });

  it("says what the service said where a row only names an exception", () => {
    const cause = faultOf(refuse.loginsDoNotMatch());

    expect(noticeOf(new CatalogueError("NotAuthorized", { name: cause.name, cause }))).toContain("一致しません");
    expect(noticeOf(new CatalogueError("Please use your credentials to sign in", { cause }))).toBe(
      CATALOGUE["Please use your credentials to sign in"].japanese,
    );
  });
});

describe("refusals of the identity service", () => {
  it.each(REFUSALS)("has Japanese words for $name", ({ refusal }) => {
    const { notice } = failureOf(faultOf(refusal));

    expect(notice).toMatch(/[ぁ-ん].*。$/u);
    expect(notice).not.toBe(UNEXPECTED);
  });

  it.each(everyType())("has Japanese words for a %s whose text it does not know", (type) => {
    expect(noticeOf(fault(type, "something else"))).not.toBe(UNEXPECTED);
  });

  it.each([
    [refuse.incorrectPassword(), "pass", "メールアドレスかパスワードがちがいます。もう一度入力してください。"],
    [refuse.userExists(), "name", "このメールアドレスは登録済みです。ログインするか、別のメールアドレスを入力してください。"],
    [refuse.userGone(), "name", CATALOGUE["User does not exist."].japanese],
    [refuse.aliasExists("email"), "mail", "このメールアドレスは、別のアカウントで使われています。別のものを入力してください。"],
    [refuse.aliasExists("phone_number"), "tel", "この電話番号は、別のアカウントで使われています。別のものを入力してください。"],
    [refuse.codeMismatch(), "code", "確認コードがちがいます。もう一度入力してください。"],
    [refuse.smsMismatch(), "code", "確認コードがちがいます。もう一度入力してください。"],
    [refuse.codeExpired(), "code", "確認コードの有効期限が切れています。新しいコードを受け取って入力してください。"],
    [refuse.totpMismatch(), "code", "認証アプリのコードがちがいます。表示中のコードを入力してください。"],
    [refuse.totpNotEnabled(), "code", "認証アプリのコードがちがいます。表示中のコードを入力してください。"],
    [refuse.totpReused(), "code", "このコードは使用済みです。次に表示されるコードを入力してください。"],
    [refuse.passwordUsed(), "next", "以前に使ったパスワードは使えません。別のものを入力してください。"],
    [refuse.weakPassword("Password not long enough"), "next", "パスワードが短すぎます。文字数を増やしてください。"],
    [refuse.weakPassword("Password must have uppercase characters"), "next", "パスワードに英大文字を含めてください。"],
    [refuse.weakPassword("Password must have lowercase characters"), "next", "パスワードに英小文字を含めてください。"],
    [refuse.weakPassword("Password must have numeric characters"), "next", "パスワードに数字を含めてください。"],
    [refuse.weakPassword("Password must have symbol characters"), "next", "パスワードに記号を含めてください。"],
    [
      refuse.weakPassword("Password must not be the user name"),
      "next",
      "メールアドレスと同じパスワードは使えません。別のものを入力してください。",
    ],
    [refuse.weakPassword("Password is too common"), "next", "推測されやすいパスワードです。別のものを入力してください。"],
    [refuse.invalidEmail(), "mail", "メールアドレスは name@example.jp の形で入力してください。"],
    [refuse.invalidPhone(), "tel", "電話番号は 090-1234-5678 の形で入力してください。"],
    [refuse.parameter("1 validation error detected: Value at 'confirmationCode' failed"), "code", /届いた数字/],
    [refuse.parameter("1 validation error detected: Value at 'proposedPassword' failed"), "next", /256文字以内/],
  ])("shows %o at the form's field %s", (refusal, field, message) => {
    const text = typeof message === "string" ? message : expect.stringMatching(message);
    expect(failureOf(faultOf(refusal), FORM)).toEqual({ issues: [{ field, message: text }], notice: null });
  });

  it.each([
    [refuse.lockedOut(), /一時的にログインできません/],
    [refuse.userDisabled(), /ご利用を停止しています/],
    [refuse.signUpOff(), /受け付けていません/],
    [refuse.alreadyConfirmed(), /確認が済んでいます。ログイン/],
    [refuse.nothingToConfirm(), /確認が済んでいます。ログイン/],
    [refuse.cannotBeConfirmed("ARCHIVED"), /お問い合わせください/],
    [refuse.notConfirmed(), /確認が済んでいません/],
    [refuse.resetRequired(), /再設定が必要です/],
    [refuse.attemptLimit(), /回数の上限/],
    [refuse.tooManyRequests(), /アクセスが集中/],
    [refuse.invalidSession(), /はじめからやり直して/],
    [refuse.sessionExpired(), /有効時間が過ぎました/],
    [refuse.sessionUsed(), /すでに済んでいる/],
    [refuse.accessTokenRevoked(), /ログアウトの手続きが済んでいます/],
    [refuse.refreshTokenExpired(), /もう一度ログイン/],
    [refuse.refreshTokenReused(), /安全のため/],
    [refuse.scopeMissing(), /ログインし直して/],
    [refuse.deviceTrackingOff(), /端末を記憶する機能/],
    [refuse.clientUnknown("abc"), /サイトの設定/],
    [refuse.flowOff("USER_SRP_AUTH"), /サイトの設定/],
    [refuse.identityForbidden("ap-northeast-1:1"), /一致しません/],
    [refuse.loginTaken(), /連携しています/],
  ])("tells %o apart from others of its type", (refusal, words) => {
    expect(noticeOf(faultOf(refusal))).toMatch(words);
  });

  it("knows a provider's message with and without its final dot", () => {
    expect(noticeOf(fault("NotAuthorizedException", "Refresh Token has expired"))).toBe(CATALOGUE["Refresh Token has expired."].japanese);
    expect(noticeOf(fault("NotAuthorizedException", "Refresh Token has expired."))).toBe(CATALOGUE["Refresh Token has expired."].japanese);
    expect(noticeOf(fault("NotAuthorizedException", "User is disabled"))).toBe(CATALOGUE["User is disabled."].japanese);
  });

  it("says that the password alone is wrong where a form has no name", () => {
    expect(failureOf(faultOf(refuse.incorrectPassword()), { password: "old" }).issues).toEqual([
      { field: "old", message: "パスワードがちがいます。もう一度入力してください。" },
    ]);
  });

  it("uses the field of the e-mail for the name, and the only password for a new one", () => {
    const signUp = { email: "mail", password: "pass" };

    expect(failureOf(faultOf(refuse.userExists()), signUp).issues).toMatchObject([{ field: "mail" }]);
    expect(failureOf(faultOf(refuse.passwordUsed()), signUp).issues).toMatchObject([{ field: "pass" }]);
  });
});

describe("other failures", () => {
  it.each([
    [new CatalogueError("Network error", { name: "NetworkError" }), CATALOGUE["Network error"].japanese],
    [
      new CatalogueError("Request did not complete within {n} ms", { values: { n: 20_000 } }),
      CATALOGUE["Request did not complete within {n} ms"].japanese,
    ],
    [new DOMException("late", "TimeoutError"), CATALOGUE["Request did not complete within {n} ms"].japanese],
    [new DOMException("stopped", "AbortError"), CATALOGUE["Request aborted"].japanese],
    [fault("invalid_grant", "the code has been used"), "手続きの有効時間が過ぎました。ログインをはじめからやり直してください。"],
    [fault("Unheard", "of", 503), CATALOGUE.InternalError.japanese],
    [fault("UnheardException", "of", 400), UNEXPECTED],
    [new TypeError("undefined is not a function"), UNEXPECTED],
    ["a text", UNEXPECTED],
    [null, UNEXPECTED],
  ])("shows %o as a notice", (error, notice) => {
    expect(failureOf(error, FORM, true)).toEqual({ issues: [], notice });
  });

  it.each([
    new CatalogueError("Network error"),
    new CatalogueError("Request did not complete within {n} ms"),
    new DOMException("late", "TimeoutError"),
  ])("tells of the missing network where the browser is offline: %o", (error) => {
    expect(failureOf(error, FORM, false).notice).toBe(OFFLINE);
  });

  it("keeps to the error's own words where being offline is not why", () => {
    expect(failureOf(new CatalogueError("Both token and refresh token have expired. Your request was aborted."), {}, false).notice).toBe(
      CATALOGUE["Both token and refresh token have expired. Your request was aborted."].japanese,
    );
  });
});

describe("the state of a sign-in", () => {
  it.each([refuse.invalidSession(), refuse.sessionExpired(), refuse.sessionUsed(), refuse.deviceUnknown()])(
    "is lost after %o",
    (refusal) => {
      expect(isStepLost(faultOf(refusal))).toBe(true);
    },
  );

  it("is lost where no step waits for the answer", () => {
    expect(isStepLost(new CatalogueError("Authentication Error"))).toBe(true);
  });

  it.each([
    faultOf(refuse.codeMismatch()),
    faultOf(refuse.incorrectPassword()),
    fault("ResourceNotFoundException", "User pool ap-northeast-1_x does not exist."),
    fault("NotAuthorizedException", "Device does not exist."),
    new CatalogueError("Network error"),
    new CatalogueError("Pending sign-in attempt already in progress"),
    new Error("Device does not exist."),
    null,
  ])("goes on after %o", (error) => {
    expect(isStepLost(error)).toBe(false);
  });

  it("asks for the sign-up code only of an account that waits for it", () => {
    expect(mustConfirm(faultOf(refuse.notConfirmed()))).toBe(true);
    expect(mustConfirm(faultOf(refuse.incorrectPassword()))).toBe(false);
    expect(mustConfirm(new Error("User is not confirmed."))).toBe(false);
  });
});

/** Every exception of the service; the type makes the list whole. */
function everyType(): readonly string[] {
  const all: Record<ExceptionName, null> = {
    AccessDeniedException: null,
    AliasExistsException: null,
    CodeDeliveryFailureException: null,
    CodeMismatchException: null,
    DeviceKeyExistsException: null,
    EnableSoftwareTokenMFAException: null,
    ExpiredCodeException: null,
    ExternalServiceException: null,
    ForbiddenException: null,
    IncompleteSignatureException: null,
    InternalErrorException: null,
    InvalidIdentityPoolConfigurationException: null,
    InvalidLambdaResponseException: null,
    InvalidOAuthFlowException: null,
    InvalidParameterException: null,
    InvalidPasswordException: null,
    InvalidSignatureException: null,
    InvalidUserPoolConfigurationException: null,
    LimitExceededException: null,
    MFAMethodNotFoundException: null,
    MissingAuthenticationTokenException: null,
    NotAuthorizedException: null,
    OperationNotEnabledException: null,
    PasswordHistoryPolicyViolationException: null,
    PasswordResetRequiredException: null,
    RefreshTokenReuseException: null,
    RequestTooLargeException: null,
    ResourceConflictException: null,
    ResourceNotFoundException: null,
    ScopeDoesNotExistException: null,
    SerializationException: null,
    SoftwareTokenMFANotFoundException: null,
    TooManyFailedAttemptsException: null,
    TooManyRequestsException: null,
    UnauthorizedException: null,
    UnexpectedLambdaException: null,
    UnknownOperationException: null,
    UnrecognizedClientException: null,
    UnsupportedOperationException: null,
    UnsupportedTokenTypeException: null,
    UnsupportedUserStateException: null,
    UserLambdaValidationException: null,
    UserNotConfirmedException: null,
    UserNotFoundException: null,
    UsernameExistsException: null,
    WebAuthnChallengeNotFoundException: null,
    WebAuthnClientMismatchException: null,
    WebAuthnConfigurationMissingException: null,
    WebAuthnCredentialNotSupportedException: null,
    WebAuthnNotEnabledException: null,
    WebAuthnOriginNotAllowedException: null,
    WebAuthnRelyingPartyMismatchException: null,
  };
  return Object.keys(all);
}
