import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CODE_RULES, codeFromNumber, kindOf, MOST_WRONG_TRIES, sendLimits } from "#domain/identity/core/code-rules.ts";

describe("a code from random bits", () => {
  it.each([
    [0, "000000"],
    [7, "000007"],
    [999_999, "999999"],
    [1_000_000, "000000"],
    [4_293_999_999, "999999"],
  ])("of %i is %s", (number, code) => {
    expect(codeFromNumber(number)).toBe(code);
  });

  it.each([4_294_000_000, 4_294_967_295])("of %i is drawn again, because it would favour low codes", (number) => {
    expect(codeFromNumber(number)).toBeNull();
  });

  it("has six digits, and each code has as many numbers that lead to it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 4293 }), (code, round) => {
        expect(codeFromNumber(round * 1_000_000 + code)).toBe(String(code).padStart(6, "0"));
      }),
    );
  });
});

describe("the purpose of a code", () => {
  it.each([
    ["sign-up", "sign-up"],
    ["reset", "reset"],
    ["attribute:email", "attribute"],
    ["attribute:phone_number", "attribute"],
    ["mfa:0b0c", "mfa"],
  ] as const)("%s is of the kind %s", (purpose, kind) => {
    expect(kindOf(purpose)).toBe(kind);
  });
});

describe("the limits of codes", () => {
  it.each(["sign-up", "reset", "attribute", "mfa"] as const)("let nobody guess one of %s by more than 1 in 5,000 in a day", (kind) => {
    const daily = CODE_RULES[kind].sendsPerDay * MOST_WRONG_TRIES;

    expect(daily / 1_000_000).toBeLessThanOrEqual(1 / 5000);
  });

  it("cover the account twice, the address and the caller, each under a name of its own", () => {
    const limits = sendLimits("reset");

    expect(limits.map(({ of }) => of)).toEqual(["account", "account", "address", "ip"]);
    expect(new Set(limits.map(({ name }) => name)).size).toBe(limits.length);
  });
});
