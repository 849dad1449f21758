import { describe, expect, it } from "vitest";
import { SRP_PRIME } from "#domain/identity/srp/srp.ts";
import { type SrpVector, srpVectors } from "#test/support/srp-vectors.ts";
import { padded } from "./bytes.ts";
import { claimTimestamp, deviceSecret, passwordClaim, srpPair } from "./srp.ts";

const numberIn = (hex: string) => BigInt(`0x${hex}`);
const bytesIn = (hex: string) => Uint8Array.from(Buffer.from(hex, "hex"));
/** The instant that stands in a claim. */
const instantOf = (timestamp: string) => Date.parse(timestamp.replace(/ UTC (\d+)$/, " $1 UTC"));

function claimOf(
  { a, A, B, poolName, userId, password, saltHex, secretBlock, timestamp }: SrpVector,
  changes: Record<string, string> = {},
) {
  return passwordClaim({
    pair: { a: numberIn(a), A: numberIn(A) },
    identity: { poolName, userId },
    password,
    challenge: { SALT: saltHex, SRP_B: B, SECRET_BLOCK: secretBlock, ...changes },
    now: instantOf(timestamp),
  });
}

describe("the password claim", () => {
  it.each(srpVectors)("of $kind $userId is the one of the published vector", async (vector) => {
    expect(await claimOf(vector)).toEqual({
      PASSWORD_CLAIM_SECRET_BLOCK: vector.secretBlock,
      PASSWORD_CLAIM_SIGNATURE: vector.signature,
      TIMESTAMP: vector.timestamp,
    });
  });

  it("is refused where the service's public value is nothing, or a multiple of the prime", async () => {
    const [vector] = srpVectors;
    if (!vector) throw new Error("no vectors");
    for (const B of [0n, SRP_PRIME, 3n * SRP_PRIME]) {
      await expect(claimOf(vector, { SRP_B: B.toString(16) })).rejects.toThrow("Authentication Error");
    }
  });
});

describe("the public value", () => {
  it.each(srpVectors)("for $userId is the one of the published vector", ({ a, A }) => {
    expect(srpPair(() => bytesIn(a.length % 2 === 0 ? a : `0${a}`)).A).toBe(numberIn(A));
  });

  it("is made of 256 random bits", () => {
    const asked: number[] = [];
    const { a } = srpPair((length) => {
      asked.push(length);
      return new Uint8Array(length).fill(255);
    });
    expect([asked, a]).toEqual([[32], 2n ** 256n - 1n]);
  });
});

describe("the secret of a device", () => {
  it("is 40 random bytes, and its verifier is what the service computes from them", async () => {
    for (const { poolName, userId, password, saltHex, v } of srpVectors.filter(({ kind }) => kind === "device")) {
      const given = [Uint8Array.from(Buffer.from(password, "base64")), padded(numberIn(saltHex)).slice(-16)];
      const asked: number[] = [];
      const made = await deviceSecret({ poolName, userId }, (length) => {
        asked.push(length);
        return given.shift() ?? new Uint8Array();
      });
      expect(asked).toEqual([40, 16]);
      expect(made.password).toBe(password);
      expect(made.config.PasswordVerifier).toBe(Buffer.from(padded(numberIn(v))).toString("base64"));
    }
  });
});

describe("the time of a claim", () => {
  it.each([
    ["2026-11-05T09:08:07Z", "Thu Nov 5 09:08:07 UTC 2026"],
    ["2032-02-29T23:59:59Z", "Sun Feb 29 23:59:59 UTC 2032"],
    ["2024-01-01T00:00:00Z", "Mon Jan 1 00:00:00 UTC 2024"],
  ])("%s is written as %s", (instant, text) => {
    expect(claimTimestamp(Date.parse(instant))).toBe(text);
  });
});
