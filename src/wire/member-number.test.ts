import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MEMBER_NUMBERS, memberNumberOf, readMemberNumber } from "./member-number.ts";

const SHAPE = /^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/;
const numbered = fc.uuid({ version: 4 }).map((sub) => ({ sub, number: memberNumberOf(sub) ?? "" }));

describe("会員番号", () => {
  it("is short, of letters and digits that are not taken for each other, and leads back to what it was made of", () => {
    fc.assert(
      fc.property(numbered, ({ sub, number }) => {
        expect(number).toMatch(SHAPE);
        expect(readMemberNumber(number)).toBe(Number.parseInt(sub.replaceAll("-", "").slice(0, 12), 16) % MEMBER_NUMBERS);
      }),
    );
  });

  it("shows one wrong letter, and two that changed places", () => {
    const other = fc.constantFrom(..."23456789ABCDEFGHJKMNPQRSTUVWXYZ");
    fc.assert(
      fc.property(numbered, fc.nat(6), other, ({ number }, at, letter) => {
        const plain = [...number.replace("-", "")];
        const wrong = plain.with(at, letter).join("");
        if (wrong !== plain.join("")) expect(readMemberNumber(wrong)).toBeNull();
        const swapped = plain.with(at, plain[at + 1] ?? "").with(at + 1, plain[at] ?? "");
        if (at < 6 && swapped.join("") !== plain.join("")) expect(readMemberNumber(swapped.join(""))).toBeNull();
      }),
    );
  });

  it.each(["", "x", "2222-222", "2222-22222", "hanako@example.com", "0000-0000", "2222-2223"])(
    "is none where there is none: %j",
    (text) => {
      expect(readMemberNumber(text)).toBeNull();
    },
  );

  it("is read as people type it", () => {
    const number = memberNumberOf("9f1c2d3e-0000-4000-8000-000000000001") ?? "";
    const value = readMemberNumber(number);
    expect(value).not.toBeNull();
    for (const typed of [number.toLowerCase(), number.replace("-", ""), number.replace("-", "ー"), ` ${number} `])
      expect(readMemberNumber(typed)).toBe(value);
  });

  it("is none of an id that is no UUID", () => {
    expect(memberNumberOf("hanako")).toBeNull();
  });
});
