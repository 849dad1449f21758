import { expect, it } from "vitest";
import { NAGAGATA_3, points } from "#domain/direct-mail/core/envelope.ts";
import type { OwnerLetter } from "#domain/direct-mail/core/types.ts";
import { sampleLetter } from "#test/support/owner-letter.ts";
import { letterSheet } from "./letter-sheet.ts";

const LETTER = sampleLetter();
/** Every letter as wide as it is high. */
const measure = (text: string, size: number) => Array.from(text).length * size;
const texts = (letter: OwnerLetter) =>
  letterSheet(letter, measure).flatMap((page) => page.flatMap((mark) => (mark.kind === "text" ? [mark] : [])));

it("has the address within the window, and nothing else in the first third", () => {
  const above = texts(LETTER).filter(({ baseline }) => baseline < points(99));

  expect(above.map(({ text }) => text)).toEqual(LETTER.recipient);
  for (const { x, baseline } of above) {
    expect(x).toBeGreaterThan(points(NAGAGATA_3.leftMm));
    expect(baseline).toBeLessThan(points(NAGAGATA_3.topMm + NAGAGATA_3.heightMm));
  }
});

it("says the band with the words that belong to it, who sends it, why, and how it stops", () => {
  const text = texts(LETTER)
    .map((mark) => mark.text)
    .join("");

  for (const words of [
    "5,710万円〜6,890万円",
    "6,270万円",
    "71%",
    "condo-7",
    "不動産鑑定評価ではありません",
    "見本不動産",
    "不要な方",
    "サンプル",
  ])
    expect(text).toContain(words);
  expect(text).not.toContain("%%");
});

it("says that it is an example only where it is one", () => {
  const text = texts({ ...LETTER, isSample: false }).map((mark) => mark.text);
  expect(text.some((line) => line.includes("これは見本です"))).toBe(false);
});
