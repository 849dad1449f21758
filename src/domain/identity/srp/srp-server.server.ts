import { createHash, createHmac } from "node:crypto";
import {
  claimSignature,
  groupBytes,
  type ModularPower,
  numberOf,
  SRP_BYTES,
  SRP_GENERATOR,
  SRP_PRIME,
  type SrpHash,
  type SrpIdentity,
  scrambler,
  serverValue,
  sessionKey,
  verifierExponent,
} from "./srp.ts";

export const nodeHash: SrpHash = {
  sha256: (...parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest(),
  hmac: (key, ...parts) => parts.reduce((hmac, part) => hmac.update(part), createHmac("sha256", key)).digest(),
};

const GENERATOR = groupBytes(SRP_GENERATOR);
const SECRET_BYTES = 32;

/** What the server keeps to itself (b) and sends (B, hexadecimal) in one try at a sign-in. */
export type SrpChallenge = { readonly b: Buffer; readonly B: string };

/** A fresh b and its B for a verifier. */
export function challenge(
  power: ModularPower,
  randomBytes: (length: number) => Buffer,
  { verifier }: { verifier: Uint8Array },
): SrpChallenge {
  const b = randomBytes(SECRET_BYTES);
  const B = serverValue(numberOf(verifier), numberOf(power.power(GENERATOR, b)));
  return { b, B: B.toString(16) };
}

/** The client's public value; null unless it is hexadecimal and 0 < A < N (RFC 5054, 2.5.4; an honest client never sends N or more). */
export function parseA(hex: string): Buffer | null {
  // Clients may write a zero byte in front.
  if (!/^[0-9a-fA-F]+$/.test(hex) || hex.length > 2 * SRP_BYTES + 2) return null;
  const A = BigInt(`0x${hex}`);
  return A > 0n && A < SRP_PRIME ? Buffer.from(groupBytes(A)) : null;
}

export type SrpExchange = SrpIdentity & {
  readonly A: Uint8Array;
  /** Hexadecimal, as it was sent. */
  readonly B: string;
  readonly b: Uint8Array;
  readonly verifier: Uint8Array;
  readonly secretBlock: Uint8Array;
  readonly timestamp: string;
};

/** The only right answer of a client that knows the password; null when u = 0, which must be refused. */
export function expectedSignature(power: ModularPower, exchange: SrpExchange): Buffer | null {
  const A = numberOf(exchange.A);
  const u = scrambler(nodeHash, A, BigInt(`0x${exchange.B}`));
  if (numberOf(u) === 0n) return null;
  const base = (A * numberOf(power.power(exchange.verifier, u))) % SRP_PRIME;
  const shared = numberOf(power.power(groupBytes(base), exchange.b));
  return Buffer.from(claimSignature(nodeHash, sessionKey(nodeHash, numberOf(u), shared), exchange));
}

/** v = g^x: what is kept instead of a password. */
export function srpVerifier(
  power: ModularPower,
  { password, salt, ...identity }: SrpIdentity & { password: string; salt: Uint8Array },
): Buffer {
  return Buffer.from(power.power(GENERATOR, verifierExponent(nodeHash, identity, { password, salt })));
}
