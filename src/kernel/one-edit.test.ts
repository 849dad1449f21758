import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOneEditApart } from "./one-edit.ts";

const letters = fc.array(fc.constantFrom("八", "広", "ヤ", "ヒ", "ロ", "町"), { maxLength: 8 });
const cut = (text: readonly string[], at: number) => [...text.slice(0, at), ...text.slice(at + 1)];
const put = (text: readonly string[], at: number, letter: string) => [...text.slice(0, at), letter, ...text.slice(at)];

/** The definition, letter by letter: too slow for names, too plain to be wrong. */
function distance(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return a.length + b.length;
  const [x, y] = [a.slice(1), b.slice(1)];
  return a[0] === b[0] ? distance(x, y) : 1 + Math.min(distance(x, y), distance(a, y), distance(x, b));
}

describe("two texts are one letter apart", () => {
  it.each([
    ["芝公員", "芝公園", true],
    ["公園", "芝公園", true],
    ["高田馬", "高田馬場", true],
    ["芝公園", "芝公園", false],
    ["恵比須町", "恵比寿", false],
    ["", "芝", true],
    ["", "", false],
  ])("%s and %s: %s", (a, b, apart) => {
    expect(isOneEditApart(a, b)).toBe(apart);
    expect(isOneEditApart(b, a)).toBe(apart);
  });

  it("when a letter was left out, or is too much", () => {
    fc.assert(
      fc.property(letters, fc.nat(8), fc.constantFrom("八", "広", "ヶ"), (text, at, letter) => {
        const longer = put(text, Math.min(at, text.length), letter);
        expect(isOneEditApart(text.join(""), longer.join(""))).toBe(true);
      }),
    );
  });

  it("when a letter was replaced by another, and not when by itself", () => {
    fc.assert(
      fc.property(letters, fc.nat(7), fc.constantFrom("八", "広", "ヤ"), (text, at, letter) => {
        fc.pre(at < text.length);
        const changed = put(cut(text, at), at, letter);
        expect(isOneEditApart(text.join(""), changed.join(""))).toBe(text[at] !== letter);
      }),
    );
  });

  it("exactly when the distance by definition is one", () => {
    const short = fc.array(fc.constantFrom("八", "広", "町"), { maxLength: 5 });
    fc.assert(
      fc.property(short, short, (a, b) => {
        expect(isOneEditApart(a.join(""), b.join(""))).toBe(distance(a, b) === 1);
      }),
    );
  });
});
