import { type ExceptionName, type IdentityRefusal, refuse } from "#domain/identity/core/refusals.ts";
import type { PasswordPolicy } from "#domain/identity/core/types.ts";
import { MOST_PASSKEYS } from "#domain/identity/passkeys/passkey.ts";
import { problemOf } from "#identity-server/hosted/refusal-texts.ts";
import type { Problem } from "#identity-server/pages/markup.ts";

const UNUSABLE = "このパスキーは追加できませんでした。ほかの端末か、ほかの保存先でお試しください。";

const BY_NAME: Partial<Record<ExceptionName, string>> = {
  WebAuthnChallengeNotFoundException: "追加の手続きの時間が過ぎました。もう一度お試しください。",
  WebAuthnClientMismatchException: "追加の手続きの時間が過ぎました。もう一度お試しください。",
  WebAuthnCredentialNotSupportedException: UNUSABLE,
  WebAuthnOriginNotAllowedException: UNUSABLE,
  WebAuthnRelyingPartyMismatchException: UNUSABLE,
};

const BY_MESSAGE: ReadonlyMap<string, string> = new Map([
  [refuse.tooManyPasskeys().message, `パスキーは${MOST_PASSKEYS}個まで追加できます。使っていないものを削除してから、お試しください。`],
  [refuse.passkeyKept().message, "このパスキーは、すでに追加されています。"],
  [refuse.passkeyUnknown().message, "このパスキーは、すでに削除されています。"],
  [refuse.passkeysOff().message, "このアカウントには、外部のサービスでログインします。パスキーは追加できません。"],
]);

/** What was refused of a passkey, in the words of the pages. */
export function passkeyProblem(refusal: IdentityRefusal, policy: PasswordPolicy): Problem {
  const text = BY_MESSAGE.get(refusal.message) ?? BY_NAME[refusal.type];
  return text === undefined ? problemOf(refusal, policy) : { field: null, text };
}

/** Whether the sign-in is too long ago for what was asked. */
export function isProofWanted({ type, message }: IdentityRefusal): boolean {
  return type === "NotAuthorizedException" && message === refuse.recentSignInRequired().message;
}
