import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RECOVERY_CODE_BYTES, readRecoveryCode, recoveryCodeFrom } from "./recovery-code.ts";

const bytes = fc.uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES });

describe("a recovery code", () => {
  it("is three groups of four letters that nobody mistakes for others", () => {
    fc.assert(fc.property(bytes, (given) => /^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/.test(recoveryCodeFrom(given))));
  });

  it("holds 60 bits: every letter may stand at every place", () => {
    const letters = new Set(Array.from({ length: 256 }, (_, byte) => recoveryCodeFrom(new Uint8Array(RECOVERY_CODE_BYTES).fill(byte))[0]));
    expect(letters.size ** RECOVERY_CODE_BYTES).toBe(2 ** 60);
  });

  it("is read back however it was typed", () => {
    fc.assert(
      fc.property(bytes, (given) => {
        const code = recoveryCodeFrom(given);
        const plain = code.replaceAll("-", "");
        const wide = plain.replaceAll(/./g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
        return [code, plain, code.toLowerCase(), ` ${code.replaceAll("-", " ")} `, wide, code.replaceAll("-", "－")].every(
          (typed) => readRecoveryCode(typed) === plain,
        );
      }),
    );
  });

  it.each(["123456", "１２３４５６", "", "K7QM-3XWD", "K7QM-3XWD-9RT0", "K7QM-3XWD-9RTA-K7QM", "K7QM-3XWD-9RTI"])(
    "is not what %j is: it is held against the factor itself",
    (typed) => {
      expect(readRecoveryCode(typed)).toBeNull();
    },
  );
});
