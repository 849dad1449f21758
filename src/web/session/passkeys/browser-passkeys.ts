import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import type { PasskeyAsk } from "#web/session/pool/types.ts";

/** Whether this browser knows passkeys, on a page where it lets them be used. */
export function hasPasskeys(): boolean {
  return typeof window !== "undefined" && window.isSecureContext && "PublicKeyCredential" in window;
}

/** Lets the person make a passkey for this account. The code comes with the first press: most people never need it. */
export const makePasskey: PasskeyAsk = async (options) => {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
};

/** Lets the person pick a passkey and sign with it. */
export const signWithPasskey: PasskeyAsk = async (options) => {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
};
