import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Flags = { readonly isVerified?: boolean; readonly isBackedUp?: boolean };
/** What an authenticator or a browser may say wrongly. */
export type Lies = Flags & {
  readonly origin?: string;
  readonly relyingPartyId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  readonly signCount?: number;
  readonly userHandle?: string;
  readonly id?: string;
  readonly format?: string;
  readonly statement?: ReadonlyMap<string, unknown>;
};

type Creation = { readonly challenge: string; readonly rp: { readonly id: string }; readonly user: { readonly id: string } };
type Request = { readonly challenge: string; readonly rpId: string };

const AAGUID = Buffer.from("08987058cadc4b81b6e130de50dcbe96", "hex");
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();

/** A browser with a passkey in software (ES256): it makes one, and signs with it. `origin`: the page that asks. */
export function softAuthenticator(origin = "http://localhost:3001") {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let userHandle = "";
  let signCount = 0;

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    );

  const authenticatorData = (relyingPartyId: string, lies: Lies, attested = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lies.signCount ?? signCount);
    return Buffer.concat([sha256(lies.relyingPartyId ?? relyingPartyId), Buffer.of(flagsOf(lies, attested.length > 0)), counter, attested]);
  };

  return {
    id: base64url(id),
    /** The answer to CredentialCreationOptions. */
    make: (options: object, lies: Lies = {}) => {
      const { challenge, rp, user } = options as Creation;
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([AAGUID, length, id, coseOf(publicKey.export({ format: "jwk" }))]);
      const authData = new Uint8Array(authenticatorData(rp.id, lies, attested));
      const statement = new Map(lies.statement ?? []);
      const attestation = new Map<string, unknown>([
        ["fmt", lies.format ?? "none"],
        ["attStmt", statement],
        ["authData", authData],
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: "public-key",
        authenticatorAttachment: "platform",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", challenge, lies)),
          attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ["internal", "hybrid"],
        },
      };
    },
    /** The answer to CREDENTIAL_REQUEST_OPTIONS, as the text that is sent. */
    sign: (options: string, lies: Lies = {}): string => {
      const { challenge, rpId } = JSON.parse(options) as Request;
      signCount += 1;
      const data = clientData("webauthn.get", challenge, lies);
      const authData = authenticatorData(rpId, lies);
      const signature = createSign("sha256")
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey);
      return JSON.stringify({
        id: lies.id ?? base64url(id),
        rawId: lies.id ?? base64url(id),
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: lies.userHandle ?? userHandle,
        },
      });
    },
  };
}

/** User present; user verified; may be, and is, backed up; with a key attached. */
function flagsOf({ isVerified = true, isBackedUp = true }: Flags, isAttested: boolean): number {
  return 0x01 | (isVerified ? 0x04 : 0) | (isBackedUp ? 0x18 : 0) | (isAttested ? 0x40 : 0);
}

function coseOf({ x = "", y = "" }: JsonWebKey): Uint8Array {
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ]);
  return isoCBOR.encode(key as Parameters<typeof isoCBOR.encode>[0]);
}
