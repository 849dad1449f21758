import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hex, srpVectors } from "#test/support/srp-vectors.ts";
import { groupBytes, numberOf, padded, SRP_BYTES, SRP_GENERATOR, SRP_MULTIPLIER, SRP_PRIME, scrambler, srpPoolName } from "./srp.ts";
import { nodeHash } from "./srp-server.server.ts";

describe("the group of SRP", () => {
  it("has a prime of 3072 bits that is 3 modulo 4, and k = H(pad(N) | pad(g))", () => {
    expect(SRP_PRIME.toString(2)).toHaveLength(3072);
    expect(SRP_PRIME % 4n).toBe(3n);
    expect(numberOf(nodeHash.sha256(padded(SRP_PRIME), padded(SRP_GENERATOR)))).toBe(SRP_MULTIPLIER);
  });

  it("is group 15 of RFC 3526", () => {
    const digest = createHash("sha256").update(groupBytes(SRP_PRIME)).digest("hex");
    expect(digest).toBe("48cf8b092fbce4359d9871abf74f98e25b6163379eaa15cd9087e800c6d1c55c");
  });
});

describe("numbers as bytes", () => {
  it.each([
    [0n, "00"],
    [1n, "01"],
    [0x7fn, "7f"],
    [0x80n, "0080"],
    [0xfffn, "0fff"],
    [0xff00n, "00ff00"],
    [0x1234567n, "01234567"],
  ])("pads %s so that it reads as a positive number: %s", (number, expected) => {
    expect(hex(padded(number))).toBe(expected);
  });

  it("come back from bytes, whatever zeros stand in front", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: SRP_PRIME - 1n }), (number) => {
        expect(numberOf(padded(number))).toBe(number);
        expect(groupBytes(number)).toHaveLength(SRP_BYTES);
        expect(numberOf(groupBytes(number))).toBe(number);
      }),
    );
    expect(numberOf(new Uint8Array())).toBe(0n);
  });
});

describe("the scrambler", () => {
  it.each(srpVectors)("is that of the vector of $kind $userId", ({ A, B, u }) => {
    expect(hex(scrambler(nodeHash, BigInt(`0x${A}`), BigInt(`0x${B}`)))).toBe(u);
  });
});

describe("the pool's name in SRP", () => {
  it("is what follows the first underscore of its id", () => {
    expect(srpPoolName("ap-northeast-1_AbC")).toBe("AbC");
    expect(srpPoolName("ap-northeast-1_A_b")).toBe("A_b");
  });
});
