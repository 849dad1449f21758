import { randomBytes } from "node:crypto";
import {
  claimSignature,
  groupBytes,
  numberOf,
  SRP_GENERATOR,
  SRP_MULTIPLIER,
  SRP_PRIME,
  scrambler,
  sessionKey,
  srpPoolName,
  verifierExponent,
} from "#domain/identity/srp.ts";
import { createModularPower } from "#domain/identity/srp-power.server.ts";
import { nodeHash } from "#domain/identity/srp-server.server.ts";

const { power } = createModularPower();

export type SrpStart = { readonly a: bigint; readonly A: bigint };

/** The client's first numbers: `A` is sent in hexadecimal. */
export function startSrp(): SrpStart {
  const exponent = randomBytes(32);
  return { a: numberOf(exponent), A: numberOf(power(groupBytes(SRP_GENERATOR), exponent)) };
}

export type SrpParameters = Readonly<Record<"SALT" | "SRP_B" | "SECRET_BLOCK" | "USER_ID_FOR_SRP" | "USERNAME", string>>;

/** What a client that knows the password answers to PASSWORD_VERIFIER. */
export function answerSrp(
  { a, A }: SrpStart,
  given: SrpParameters,
  of: { readonly poolId: string; readonly password: string },
): Record<string, string> {
  const identity = { poolName: srpPoolName(of.poolId), userId: given.USER_ID_FOR_SRP };
  const B = BigInt(`0x${given.SRP_B}`);
  const u = numberOf(scrambler(nodeHash, A, B));
  const x = verifierExponent(nodeHash, identity, { password: of.password, salt: Buffer.from(evenHex(given.SALT), "hex") });
  const base = SRP_PRIME + B - ((SRP_MULTIPLIER * numberOf(power(groupBytes(SRP_GENERATOR), x))) % SRP_PRIME);
  const exponent = Buffer.from(evenHex((a + u * numberOf(x)).toString(16)), "hex");
  const shared = numberOf(power(groupBytes(base % SRP_PRIME), exponent));
  const timestamp = claimTime(new Date());
  const secretBlock = Buffer.from(given.SECRET_BLOCK, "base64");
  const signature = claimSignature(nodeHash, sessionKey(nodeHash, u, shared), { ...identity, secretBlock, timestamp });
  return {
    USERNAME: given.USERNAME,
    PASSWORD_CLAIM_SECRET_BLOCK: given.SECRET_BLOCK,
    PASSWORD_CLAIM_SIGNATURE: Buffer.from(signature).toString("base64"),
    TIMESTAMP: timestamp,
  };
}

function evenHex(digits: string): string {
  return digits.length % 2 === 0 ? digits : `0${digits}`;
}

/** `Sat Aug 8 07:05:09 UTC 2026`: the day without a zero in front. */
function claimTime(now: Date): string {
  const [weekday, day, month, year, time] = now.toUTCString().replace(",", "").split(" ");
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}
