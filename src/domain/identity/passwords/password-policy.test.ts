import { describe, expect, it } from "vitest";
import type { PasswordPolicy } from "#domain/identity/core/types.ts";
import { foldPassword, passwordFault } from "./password-policy.ts";

const STRICT: PasswordPolicy = {
  minimumLength: 8,
  requireUppercase: true,
  requireLowercase: true,
  requireNumbers: true,
  requireSymbols: true,
  refuseCommon: true,
  historySize: 0,
  temporaryValidityDays: 7,
};
const PLAIN: PasswordPolicy = { ...STRICT, requireUppercase: false, requireLowercase: false, requireNumbers: false, requireSymbols: false };
const owner = { username: "Hanako-2026", isCommon: (folded: string) => folded === "password1!" };

describe("a strict policy", () => {
  it.each([
    ["Aa1!", "Password not long enough"],
    ["aaaa111!", "Password must have uppercase characters"],
    ["AAAA111!", "Password must have lowercase characters"],
    ["AAAAaaa!", "Password must have numeric characters"],
    ["AAAAaaa1", "Password must have symbol characters"],
    ["AAAAaaa１!", "Password must have numeric characters"],
    ["Password1!", "Password is too common"],
  ])("says of %s: %s", (password, fault) => {
    expect(passwordFault(STRICT, password, owner)).toBe(fault);
  });

  it.each([..."^$*.[]{}()?\"!@#%&/\\,><':;|_~`=+-"])("takes %s for a symbol", (symbol) => {
    expect(passwordFault(STRICT, `AAAAaaa1${symbol}`, owner)).toBeNull();
  });
});

describe("a policy of length alone", () => {
  it("takes all characters and counts each once", () => {
    expect(passwordFault(PLAIN, "さくら咲く丘の家", owner)).toBeNull();
    expect(passwordFault(PLAIN, "🏠🏠🏠🏠", owner)).toBe("Password not long enough");
    expect(passwordFault(PLAIN, "🏠".repeat(8), owner)).toBeNull();
  });

  it("looks at the whole of a long password", () => {
    expect(passwordFault({ ...PLAIN, requireNumbers: true }, `${"a".repeat(255)}1`, owner)).toBeNull();
    expect(passwordFault({ ...PLAIN, minimumLength: 99 }, "a".repeat(98), owner)).toBe("Password not long enough");
  });

  it("refuses a common password, however it is written", () => {
    for (const written of ["password1!", "PassWord1!", "ＰＡＳＳword1!"])
      expect(passwordFault(PLAIN, written, owner)).toBe("Password is too common");
  });

  it("refuses the user's own name, however it is written", () => {
    expect(passwordFault(PLAIN, "hanako-2026", owner)).toBe("Password must not be the user name");
    expect(passwordFault(PLAIN, "ｈａｎａｋｏ-2026", owner)).toBe("Password must not be the user name");
  });

  it("takes common passwords and names where it does not refuse them", () => {
    const lax = { ...PLAIN, refuseCommon: false };
    expect(passwordFault(lax, "password1!", owner)).toBeNull();
    expect(passwordFault(lax, "hanako-2026", owner)).toBeNull();
  });
});

describe("folding", () => {
  it("makes case and width alike", () => {
    expect(foldPassword("ＱＷＥＲＴＹ12")).toBe("qwerty12");
  });
});
