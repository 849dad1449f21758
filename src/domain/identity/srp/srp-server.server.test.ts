import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { bytesOfHex, hex, type SrpVector, srpVectors } from "#test/support/srp-vectors.ts";
import {
  claimSignature,
  groupBytes,
  numberOf,
  SRP_GENERATOR,
  SRP_MULTIPLIER,
  SRP_PRIME,
  scrambler,
  sessionKey,
  verifierExponent,
} from "./srp.ts";
import { createModularPower } from "./srp-power.server.ts";
import { challenge, expectedSignature, nodeHash, parseA, srpVerifier } from "./srp-server.server.ts";

const power = createModularPower();
const bigOf = (digits: string) => BigInt(`0x${digits}`);

function exchangeOf(vector: SrpVector) {
  const A = parseA(vector.A);
  if (!A) throw new Error("the A of a vector is refused");
  return {
    poolName: vector.poolName,
    userId: vector.userId,
    A,
    B: vector.B,
    b: bytesOfHex(vector.b),
    verifier: groupBytes(bigOf(vector.v)),
    secretBlock: Buffer.from(vector.secretBlock, "base64"),
    timestamp: vector.timestamp,
  };
}

describe.each(srpVectors)("the vector of $kind $userId", (vector) => {
  it("gives its verifier", () => {
    const { poolName, userId, password, saltHex } = vector;
    expect(numberOf(srpVerifier(power, { poolName, userId, password, salt: bytesOfHex(saltHex) }))).toBe(bigOf(vector.v));
  });

  it("gives its B", () => {
    const made = challenge(power, () => bytesOfHex(vector.b), { verifier: groupBytes(bigOf(vector.v)) });
    expect(bigOf(made.B)).toBe(bigOf(vector.B));
    expect(hex(made.b)).toBe(hex(bytesOfHex(vector.b)));
  });

  it("gives its signature", () => {
    expect(expectedSignature(power, exchangeOf(vector))?.toString("base64")).toBe(vector.signature);
  });

  it("gives another signature for another verifier, block, time or user", () => {
    const exchange = exchangeOf(vector);
    const others = [
      { ...exchange, verifier: groupBytes(bigOf(vector.v) - 1n) },
      { ...exchange, secretBlock: Buffer.from("another") },
      { ...exchange, timestamp: "Mon Jan 1 00:00:01 UTC 2024" },
      { ...exchange, userId: "mallory" },
    ];
    for (const other of others) expect(expectedSignature(power, other)?.toString("base64")).not.toBe(vector.signature);
  });
});

describe("a sign-in of a client that knows the password", () => {
  it.each([
    ["an ordinary salt", "5f0000000000000000000000000000aa"],
    ["a salt that begins with zeros, which the client never sees", "0000000000000000000000000000a1b2"],
    ["a salt with its top bit set", "ff000000000000000000000000000001"],
  ])("ends in the signature the server expects: %s", (_, saltHex) => {
    const identity = { poolName: "A1b2C3d4E", userId: "hanako" };
    const password = "さくら-2026";
    const verifier = srpVerifier(power, { ...identity, password, salt: bytesOfHex(saltHex) });
    const { b, B } = challenge(power, randomBytes, { verifier });
    const claim = { ...identity, secretBlock: randomBytes(40), timestamp: "Mon Jan 1 00:00:00 UTC 2024" };
    const { A, signature } = clientClaim({ claim, password, SALT: bigOf(saltHex).toString(16), SRP_B: B });
    const sent = parseA(A.toString(16));
    expect(sent && expectedSignature(power, { ...claim, A: sent, B, b, verifier })).toEqual(Buffer.from(signature));
  });
});

describe("the client's public value", () => {
  it.each([
    ["0", "0"],
    ["zeros", "0000"],
    ["N", SRP_PRIME.toString(16)],
    ["more than N", (SRP_PRIME + 5n).toString(16)],
    ["2N", (2n * SRP_PRIME).toString(16)],
    ["nothing", ""],
    ["no hexadecimal number", "zzzz"],
    ["a sign", "-1"],
    ["a prefix", "0x12"],
    ["a very long number", "1".repeat(100_000)],
  ])("is refused when it is %s", (_, A) => {
    expect(parseA(A)).toBeNull();
  });

  it("is taken with a zero byte in front, with an odd count of digits, and in either case", () => {
    expect(parseA(`00${(SRP_PRIME - 1n).toString(16)}`)).toEqual(Buffer.from(groupBytes(SRP_PRIME - 1n)));
    expect(parseA("abc")).toEqual(Buffer.from(groupBytes(0xabcn)));
    expect(parseA("ABC")).toEqual(parseA("abc"));
  });
});

type Given = {
  readonly claim: { readonly poolName: string; readonly userId: string; readonly secretBlock: Buffer; readonly timestamp: string };
  readonly password: string;
  readonly SALT: string;
  readonly SRP_B: string;
};

/** What a client answers: S = (B - k * g^x)^(a + u * x). */
function clientClaim({ claim, password, SALT, SRP_B }: Given): { A: bigint; signature: Uint8Array } {
  const powerOf = (base: bigint, exponent: bigint) => numberOf(power.power(groupBytes(base), bytesOfHex(exponent.toString(16))));
  const a = numberOf(randomBytes(32));
  const A = powerOf(SRP_GENERATOR, a);
  const B = bigOf(SRP_B);
  const x = numberOf(verifierExponent(nodeHash, claim, { password, salt: bytesOfHex(SALT) }));
  const u = numberOf(scrambler(nodeHash, A, B));
  const masked = (SRP_MULTIPLIER * powerOf(SRP_GENERATOR, x)) % SRP_PRIME;
  const shared = powerOf((B - masked + SRP_PRIME) % SRP_PRIME, a + u * x);
  return { A, signature: claimSignature(nodeHash, sessionKey(nodeHash, u, shared), claim) };
}
