import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeAttestationObject, isoBase64URL, parseAuthenticatorData, toHash } from "@simplewebauthn/server/helpers";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { RegistrationCredential } from "./credential-shapes.ts";
import type { Passkey } from "./passkey.ts";

type Expected = {
  readonly challenge: string;
  readonly relyingPartyId: string;
  readonly origins: readonly string[];
  readonly requiresVerification: boolean;
};

type Made = Pick<
  Passkey,
  "credentialId" | "publicKey" | "signCount" | "transports" | "attachment" | "aaguid" | "isBackupEligible" | "isBackedUp"
>;

/** EdDSA, ES256 and RS256: what authenticators in use sign with. */
export const ALGORITHMS = [-8, -7, -257];

/** What to keep of a passkey that was just made. Refuses one that is not for this relying party, page and challenge, or that cannot be used here. */
export async function verifyRegistration(credential: RegistrationCredential, expected: Expected): Promise<Made> {
  await refuseForeign(credential, expected);
  const { id, rawId, type, response } = credential;
  const { clientDataJSON, attestationObject } = response;
  const verified = await verifyRegistrationResponse({
    response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: expected.challenge,
    expectedOrigin: [...expected.origins],
    expectedRPID: expected.relyingPartyId,
    requireUserVerification: expected.requiresVerification,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(unsupported);
  if (!verified.verified) throw refuse.passkeyUnsupported("the attestation does not hold");
  const { credential: made, aaguid, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
  if (made.id !== id) throw refuse.passkeyUnsupported("the ids differ");
  return {
    credentialId: made.id,
    publicKey: made.publicKey,
    signCount: made.counter,
    transports: response.transports,
    attachment: credential.authenticatorAttachment ?? null,
    aaguid,
    isBackupEligible: credentialDeviceType === "multiDevice",
    isBackedUp: credentialBackedUp,
  };
}

/** What the contract refuses by a name of its own; and statements that would be checked at addresses of the sender's choice. */
async function refuseForeign({ response }: RegistrationCredential, { relyingPartyId }: Expected): Promise<void> {
  const { format, hasCertificates, rpIdHash } = readAttestation(response.attestationObject);
  if (!Buffer.from(rpIdHash).equals(Buffer.from(await toHash(relyingPartyId)))) throw refuse.passkeyRelyingParty();
  const isPlain = format === "none" || (format === "packed" && !hasCertificates);
  if (!isPlain) throw refuse.passkeyUnsupported(`attestation ${format} was not asked for`);
}

function readAttestation(encoded: string) {
  try {
    const object = decodeAttestationObject(isoBase64URL.toBuffer(encoded));
    const { rpIdHash } = parseAuthenticatorData(object.get("authData"));
    return { format: object.get("fmt"), hasCertificates: object.get("attStmt").get("x5c") !== undefined, rpIdHash };
  } catch (cause) {
    return unsupported(cause);
  }
}

/** The library says what is wrong with an answer by throwing plain errors. */
function unsupported(cause: unknown): never {
  throw refuse.passkeyUnsupported(cause instanceof Error ? cause.message : String(cause));
}
