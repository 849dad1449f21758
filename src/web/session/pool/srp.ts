import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { type Bytes, base64, bytesOfBase64, joined, numberOf, padded, utf8 } from "./bytes.ts";
import type { Texts } from "./operations.ts";

/** Cognito's Secure Remote Password (SRP-6a, SHA-256), the browser's half. The native numbers take no constant time; the secret `a` is used once. */

const G = 2n;
const SECRET_BYTES = 32;
/** Bits of an exponent that are taken at a time. */
const WINDOW = 4;

/** Whose password it is: for a device, `poolName` is the group key of the pool's devices and `userId` the device key. */
export type SrpIdentity = { readonly poolName: string; readonly userId: string };
/** `A` goes to the service, `a` stays here. */
export type SrpPair = { readonly a: bigint; readonly A: bigint };

export type RandomBytes = (length: number) => Bytes;

/** `A` is never zero: a power of two is no multiple of an odd prime. */
export function srpPair(randomBytes: RandomBytes): SrpPair {
  const a = numberOf(randomBytes(SECRET_BYTES));
  return { a, A: power(G, a) };
}

type Claim = {
  readonly pair: SrpPair;
  readonly identity: SrpIdentity;
  readonly password: string;
  /** SALT, SRP_B and SECRET_BLOCK of the challenge. */
  readonly challenge: Texts;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** The parameters that answer PASSWORD_VERIFIER and DEVICE_PASSWORD_VERIFIER. Refuses public values that would give the secret away. */
export async function passwordClaim({ pair: { a, A }, identity, password, challenge, now }: Claim): Promise<Texts> {
  const { SALT = "0", SRP_B = "0", SECRET_BLOCK = "" } = challenge;
  const B = BigInt(`0x${SRP_B}`);
  const u = await hashed(padded(A), padded(B));
  if (B % prime() === 0n || u === 0n) throw new CatalogueError("Authentication Error");
  const k = await hashed(padded(prime()), padded(G));
  const x = await exponentOf(identity, password, BigInt(`0x${SALT}`));
  const shared = power(positive(B - k * power(G, x)), a + u * x);
  const timestamp = claimTimestamp(now);
  const message = joined(utf8(identity.poolName), utf8(identity.userId), bytesOfBase64(SECRET_BLOCK), utf8(timestamp));
  return {
    PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
    PASSWORD_CLAIM_SIGNATURE: base64(new Uint8Array(await crypto.subtle.sign("HMAC", await sessionKey(u, shared), message))),
    TIMESTAMP: timestamp,
  };
}

/** A password for a new device, made up here, and what the service is given to check it by. */
export async function deviceSecret(identity: SrpIdentity, randomBytes: RandomBytes) {
  const password = base64(randomBytes(40));
  const salt = numberOf(randomBytes(16));
  const verifier = power(G, await exponentOf(identity, password, salt));
  return { password, config: { Salt: base64(padded(salt)), PasswordVerifier: base64(padded(verifier)) } };
}

/** `Thu Nov 5 09:08:07 UTC 2026`. */
export function claimTimestamp(now: number): string {
  const [weekday, day, month, year, time] = new Date(now).toUTCString().split(/,? /);
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}

/** x = H(pad(salt) | H(poolName userId ":" password)). */
async function exponentOf({ poolName, userId }: SrpIdentity, password: string, salt: bigint): Promise<bigint> {
  return hashed(padded(salt), await sha256(utf8(`${poolName}${userId}:${password}`)));
}

/** 16 bytes of HKDF over the shared number, salted with u. */
async function sessionKey(u: bigint, shared: bigint): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", padded(shared), "HKDF", false, ["deriveKey"]);
  const derivation = { name: "HKDF", hash: "SHA-256", salt: padded(u), info: utf8("Caldera Derived Key") };
  return crypto.subtle.deriveKey(derivation, material, { name: "HMAC", hash: "SHA-256", length: 128 }, false, ["sign"]);
}

async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

async function hashed(...parts: readonly Bytes[]): Promise<bigint> {
  return numberOf(await sha256(joined(...parts)));
}

/** base^exponent mod N. */
function power(base: bigint, exponent: bigint): bigint {
  const N = prime();
  const table = [1n];
  for (let i = 1; i < 1 << WINDOW; i += 1) table.push(((table[i - 1] ?? 1n) * base) % N);
  let result = 1n;
  for (const digit of exponent.toString(1 << WINDOW)) {
    for (let i = 0; i < WINDOW; i += 1) result = (result * result) % N;
    result = (result * (table[Number.parseInt(digit, 1 << WINDOW)] ?? 1n)) % N;
  }
  return result;
}

function positive(number: bigint): bigint {
  return ((number % prime()) + prime()) % prime();
}

let knownPrime: bigint | undefined;

/** RFC 3526, section 4. Its 3072 bits are mostly those of pi, which are shorter to work out than to send to the browser. */
function prime(): bigint {
  knownPrime ??= 2n ** 3072n - 2n ** 3008n - 1n + (piTimesTwoTo(2942n) + 1_690_314n) * 2n ** 64n;
  return knownPrime;
}

/** By Machin's formula, with 64 bits to spare for its rounding. */
function piTimesTwoTo(bits: bigint): bigint {
  const one = 2n ** (bits + 64n);
  const arctanOfInverse = (n: bigint): bigint => {
    let sum = 0n;
    let term = one / n;
    for (let i = 1n; term !== 0n; i += 2n) {
      sum += term / i;
      term /= -n * n;
    }
    return sum;
  };
  return (16n * arctanOfInverse(5n) - 4n * arctanOfInverse(239n)) / 2n ** 64n;
}
