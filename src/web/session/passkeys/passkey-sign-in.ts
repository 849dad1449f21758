import type { IdentityClient, SignInStep } from "#web/session/pool/types.ts";
import { hasPasskeys, signWithPasskey } from "./browser-passkeys.ts";
import { type PasskeyEnd, passkeyEnd } from "./passkey-failure.ts";

export type PasskeySignIn = { readonly kind: "step"; readonly step: SignInStep } | PasskeyEnd;

/** Signs in by a passkey of this browser: of whoever the person picks, or of `username` alone, who is asked once more. */
export async function passkeySignIn(client: Pick<IdentityClient, "signInByPasskey">, username?: string): Promise<PasskeySignIn> {
  try {
    return { kind: "step", step: await client.signInByPasskey(signWithPasskey, username) };
  } catch (error) {
    return passkeyEnd(error, hasPasskeys());
  }
}
