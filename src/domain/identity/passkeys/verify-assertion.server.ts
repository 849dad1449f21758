import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { type AssertionCredential, readClientData } from "./credential-shapes.ts";
import { type Passkey, userHandleOf } from "./passkey.ts";

type Expected = {
  readonly challenge: string;
  readonly relyingPartyId: string;
  readonly origins: readonly string[];
  readonly requiresVerification: boolean;
};

/** What a right answer says, or why it is none; the reason is for the log. */
export type Assertion =
  | { readonly isRight: true; readonly signCount: number; readonly isBackedUp: boolean; readonly isVerified: boolean }
  | { readonly isRight: false; readonly why: string };

/** Whether a passkey has signed this challenge, at a page of ours, for its own account. */
export async function verifyAssertion(credential: AssertionCredential, passkey: Passkey, expected: Expected): Promise<Assertion> {
  const wrong = (why: string): Assertion => ({ isRight: false, why });
  const { userHandle, ...response } = credential.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.sub)) return wrong("the user handle is another's");
  if (readClientData(credential.response.clientDataJSON)?.crossOrigin === true) return wrong("asked from a frame of another site");
  try {
    const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
      response: { id: credential.id, rawId: credential.rawId, type: credential.type, response, clientExtensionResults: {} },
      expectedChallenge: expected.challenge,
      expectedOrigin: [...expected.origins],
      expectedRPID: expected.relyingPartyId,
      credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.signCount },
      requireUserVerification: expected.requiresVerification,
    });
    if (!verified) return wrong("the signature does not hold");
    if ((info.credentialDeviceType === "multiDevice") !== passkey.isBackupEligible) return wrong("its kind has changed");
    return { isRight: true, signCount: info.newCounter, isBackedUp: info.credentialBackedUp, isVerified: info.userVerified };
  } catch (cause) {
    return wrong(cause instanceof Error ? cause.message : String(cause));
  }
}
