import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupBytes, numberOf, SRP_BYTES, SRP_PRIME } from "./srp.ts";
import { createModularPower } from "./srp-power.server.ts";

const { power } = createModularPower();

/** The same by squaring, slowly. */
function slowPower(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) result = (result * result * (bit === "1" ? base : 1n)) % SRP_PRIME;
  return result;
}

describe("a modular power", () => {
  it("is what squaring and multiplying gives", () => {
    const number = fc.bigInt({ min: 0n, max: SRP_PRIME - 1n });
    fc.assert(
      fc.property(number, fc.uint8Array({ minLength: 1, maxLength: 32 }), (base, exponent) => {
        expect(numberOf(power(groupBytes(base), exponent))).toBe(slowPower(base, numberOf(exponent)));
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    [0n, 5n, 0n],
    [1n, 5n, 1n],
    [SRP_PRIME - 1n, 2n, 1n],
    [SRP_PRIME - 1n, 3n, SRP_PRIME - 1n],
    [SRP_PRIME, 3n, 0n],
    [3n, 0n, 1n],
    [3n, 1n, 3n],
    [3n, 4n, 81n],
  ])("takes the edges of the group: %s to the power %s", (base, exponent, expected) => {
    const baseBytes = base === SRP_PRIME ? Buffer.from(base.toString(16), "hex") : groupBytes(base);
    expect(numberOf(power(baseBytes, Uint8Array.of(Number(exponent))))).toBe(expected);
  });

  it("takes short bases and exponents with zeros in front, and answers all bytes of the group", () => {
    const answer = power(Uint8Array.of(2), Uint8Array.of(0, 0, 3));
    expect(answer).toHaveLength(SRP_BYTES);
    expect(numberOf(answer)).toBe(8n);
  });
});
