/**
 * The arithmetic of Cognito's Secure Remote Password (SRP-6a over RFC 3526 group 15, SHA-256) without a modular power and without a hash
 * of its own: both are handed in. Numbers travel as big-endian bytes.
 */

/** base^exponent mod N, always of {@link SRP_BYTES} bytes. */
export type ModularPower = { readonly power: (base: Uint8Array, exponent: Uint8Array) => Uint8Array };

export type SrpHash = {
  readonly sha256: (...parts: readonly Uint8Array[]) => Uint8Array;
  readonly hmac: (key: Uint8Array, ...parts: readonly Uint8Array[]) => Uint8Array;
};

/** Whose password it is: for a device, `poolName` is the group key of the pool's devices and `userId` the device key. */
export type SrpIdentity = { readonly poolName: string; readonly userId: string };

// RFC 3526, section 4.
const PRIME_HEX = `
  ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74020bbea63b139b22514a08798e3404ddef9519b3cd3a431b302b0a6df25f1437
  4fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7edee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf05
  98da48361c55d39a69163fa8fd24cf5f83655d23dca3ad961c62f356208552bb9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3b
  e39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf6955817183995497cea956ae515d2261898fa051015728e5a8aaac42dad33170d04507a33
  a85521abdf1cba64ecfb850458dbef0a8aea71575d060c7db3970f85a6e1e4c7abf5ae8cdb0933d71e8c94e04a25619dcee3d2261ad2ee6bf12ffa06d98a0864
  d87602733ec86a64521f2b18177b200cbbe117577a615d6c770988c0bad946e208e24fa074e5ab3143db5bfce0fd108e4b82d120a93ad2caffffffffffffffff
`.replaceAll(/\s/g, "");

export const SRP_PRIME = BigInt(`0x${PRIME_HEX}`);
export const SRP_GENERATOR = 2n;
export const SRP_BYTES = 384;
/** H(pad(N) | pad(g)). */
export const SRP_MULTIPLIER = 0x538282c4354742d7cbbde2359fcf67f9f5b3a6b08791e5011b43b8a5b66d9ee6n;

const utf8 = new TextEncoder();
const KEY_LABEL = utf8.encode("Caldera Derived Key\u0001");
const KEY_BYTES = 16;

export function numberOf(bytes: Uint8Array): bigint {
  return BigInt(`0x0${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex")}`);
}

/** The number as {@link SRP_BYTES} bytes with leading zeros. */
export function groupBytes(number: bigint): Uint8Array {
  return bytesOf(number.toString(16).padStart(2 * SRP_BYTES, "0"));
}

/** Minimal two's complement, as the clients hash numbers: an even count of digits, and a zero byte in front when the top bit is set. */
export function padded(number: bigint): Uint8Array {
  const digits = number.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return bytesOf(/^[89a-f]/.test(even) ? `00${even}` : even);
}

/** The part of a pool's id after the first underscore. */
export function srpPoolName(poolId: string): string {
  return poolId.slice(poolId.indexOf("_") + 1);
}

/** x = H(pad(salt) | H(poolName userId ":" password)). The salt counts as a number: its leading zero bytes vanish. */
export function verifierExponent(
  hash: SrpHash,
  { poolName, userId }: SrpIdentity,
  secret: { password: string; salt: Uint8Array },
): Uint8Array {
  const inner = hash.sha256(utf8.encode(`${poolName}${userId}:${secret.password}`));
  return hash.sha256(padded(numberOf(secret.salt)), inner);
}

/** u = H(pad(A) | pad(B)). */
export function scrambler(hash: SrpHash, A: bigint, B: bigint): Uint8Array {
  return hash.sha256(padded(A), padded(B));
}

/** B = kv + g^b mod N. */
export function serverValue(verifier: bigint, generatorPower: bigint): bigint {
  return (SRP_MULTIPLIER * verifier + generatorPower) % SRP_PRIME;
}

/** K: the first 16 bytes of HKDF-SHA256 over the shared number, salted with u. */
export function sessionKey(hash: SrpHash, u: bigint, shared: bigint): Uint8Array {
  return hash.hmac(hash.hmac(padded(u), padded(shared)), KEY_LABEL).slice(0, KEY_BYTES);
}

/** What the client must answer: HMAC(K, poolName | userId | secret block | timestamp). */
export function claimSignature(
  hash: SrpHash,
  key: Uint8Array,
  { poolName, userId, secretBlock, timestamp }: SrpIdentity & { readonly secretBlock: Uint8Array; readonly timestamp: string },
): Uint8Array {
  return hash.hmac(key, utf8.encode(poolName), utf8.encode(userId), secretBlock, utf8.encode(timestamp));
}

function bytesOf(hex: string): Uint8Array {
  return Buffer.from(hex, "hex");
}
