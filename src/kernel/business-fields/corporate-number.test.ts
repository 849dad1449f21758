import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAs } from "#kernel/fields/field-kind.ts";
import { runs } from "#test/support/runs.ts";
import { CORPORATE_NUMBER, corporateCheckDigit, isCorporateNumber } from "./corporate-number.ts";

describe("法人番号", () => {
  // 国税庁, デジタル庁, 国土交通省, 総務省, as the tax agency publishes them.
  it.each(["7000012050002", "8000012010038", "2000012100001", "2000012020001"])("%s of an office is one", (number) => {
    expect(isCorporateNumber(number)).toBe(true);
  });

  it.each(["6000012050002", "7000012050003", "700001205000", "70000120500020", "0000012050002", "７０００012050002", "", "700001205000x"])(
    "%s is none",
    (number) => {
      expect(isCorporateNumber(number)).toBe(false);
    },
  );

  it.each([
    ["T7000012050002", "7000012050002"],
    ["７００００１２０５０００２", "7000012050002"],
    ["7-0000-1205-0002", "7000012050002"],
    [" 7 0000 1205 0002 ", "7000012050002"],
  ])("%s is read as %s", (text, number) => {
    expect(readAs(CORPORATE_NUMBER, text)).toEqual({ ok: true, value: number });
  });

  it("that is mistyped is refused at its field", () => {
    expect(readAs(CORPORATE_NUMBER, "7000012050003")).toEqual({ ok: false, reason: "format" });
    expect(readAs(CORPORATE_NUMBER, "まちのね")).toEqual({ ok: false, reason: "format" });
  });

  it("of any twelve digits has one check digit, and no other will do; a digit taken for another is found but for 0 and 9", () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(digits, fc.nat(11), fc.integer({ min: 0, max: 9 }), (base, at, other) => {
        const check = corporateCheckDigit(base.join(""));
        expect(check).toBeGreaterThanOrEqual(1);
        expect(Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => isCorporateNumber(`${digit}${base.join("")}`))).toEqual([
          check,
        ]);
        const changed = base.with(at, other);
        if ((other - (base[at] ?? 0)) % 9 !== 0) expect(isCorporateNumber(`${check}${changed.join("")}`)).toBe(false);
      }),
      { numRuns: runs({ usual: 200 }) },
    );
  });
});
