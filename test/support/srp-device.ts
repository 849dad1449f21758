import { randomBytes } from "node:crypto";
import {
  claimSignature,
  groupBytes,
  numberOf,
  padded,
  SRP_GENERATOR,
  SRP_MULTIPLIER,
  SRP_PRIME,
  type SrpIdentity,
  scrambler,
  sessionKey,
  verifierExponent,
} from "#domain/identity/srp/srp.ts";
import { createModularPower } from "#domain/identity/srp/srp-power.server.ts";
import { nodeHash, srpVerifier } from "#domain/identity/srp/srp-server.server.ts";

const power = createModularPower();
const G = groupBytes(SRP_GENERATOR);
const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

type Secret = SrpIdentity & { readonly password: string };

/** The client's half of SRP: its public value, and its answer to a challenge. */
export function srpClient() {
  const a = randomBytes(32);
  const A = numberOf(power.power(G, a));
  return {
    A: A.toString(16),
    /** The three PASSWORD_CLAIM parameters. */
    claim: (challenge: Readonly<Record<string, string>>, secret: Secret, at: Date) => {
      const { SALT = "", SRP_B = "", SECRET_BLOCK = "" } = challenge;
      const [B, salt] = [BigInt(`0x${SRP_B}`), bytesOf(BigInt(`0x${SALT}`))];
      const x = verifierExponent(nodeHash, secret, { password: secret.password, salt });
      const u = numberOf(scrambler(nodeHash, A, B));
      const base = B + SRP_PRIME - ((SRP_MULTIPLIER * numberOf(power.power(G, x))) % SRP_PRIME);
      const shared = numberOf(power.power(groupBytes(base % SRP_PRIME), bytesOf(numberOf(a) + u * numberOf(x))));
      const timestamp = claimTimestamp(at);
      const signature = claimSignature(nodeHash, sessionKey(nodeHash, u, shared), {
        ...secret,
        secretBlock: Buffer.from(SECRET_BLOCK, "base64"),
        timestamp,
      });
      return {
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: Buffer.from(signature).toString("base64"),
        TIMESTAMP: timestamp,
      };
    },
  };
}

/** What a client sends to confirm a device, and the secret it keeps. */
export function newDeviceSecret(group: string, deviceKey: string) {
  const secret = { poolName: group, userId: deviceKey, password: randomBytes(40).toString("base64") };
  const salt = Buffer.from(padded(numberOf(randomBytes(16))));
  const verifier = padded(numberOf(srpVerifier(power, { ...secret, salt })));
  return { secret, config: { Salt: salt.toString("base64"), PasswordVerifier: Buffer.from(verifier).toString("base64") } };
}

function claimTimestamp(at: Date): string {
  const time = at.toISOString().slice(11, 19);
  return `${DAYS[at.getUTCDay()]} ${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()} ${time} UTC ${at.getUTCFullYear()}`;
}

function bytesOf(number: bigint): Buffer {
  const hex = number.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, "hex");
}
