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

/** Whether this browser offers passkeys in the list of names of a field (conditional mediation). */
export async function offersPasskeysInFields(): Promise<boolean> {
  return hasPasskeys() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Offers passkeys in the field of the name (`autocomplete="… webauthn"`) until one is picked; rejects once `signal` ends it. */
export function offerInField(signal: AbortSignal): PasskeyAsk {
  return async (options) => {
    const { startAuthentication, WebAuthnAbortService } = await import("@simplewebauthn/browser");
    signal.throwIfAborted();
    const stop = () => WebAuthnAbortService.cancelCeremony();
    signal.addEventListener("abort", stop);
    try {
      return await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill: true });
    } finally {
      // A request that came after it, by the button, is not stopped with it.
      signal.removeEventListener("abort", stop);
    }
  };
}
