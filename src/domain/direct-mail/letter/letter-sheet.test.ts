import { expect, it } from "vitest";
import { NAGAGATA_3, points } from "#domain/direct-mail/core/envelope.ts";
import type { OwnerLetter } from "#domain/direct-mail/core/types.ts";
import { sampleLetter } from "#test/support/owner-letter.ts";
import { letterSheet } from "./letter-sheet.ts";

const LETTER = sampleLetter();
/** Every letter as wide as it is high. */
const measure = (text: string, size: number) => Array.from(text).length * size;
const SQUARES = [
  [true, true, false],
  [false, true, true],
  [true, false, true],
];
const texts = (letter: OwnerLetter) =>
  letterSheet({ letter, squares: SQUARES }, measure).flatMap((page) => page.flatMap((mark) => (mark.kind === "text" ? [mark] : [])));

it("has the address within the window, and nothing else in the first third", () => {
  const above = texts(LETTER).filter(({ baseline }) => baseline < points(99));

  expect(above.map(({ text }) => text)).toEqual(LETTER.recipient);
  for (const { x, baseline } of above) {
    expect(x).toBeGreaterThan(points(NAGAGATA_3.leftMm));
    expect(baseline).toBeLessThan(points(NAGAGATA_3.topMm + NAGAGATA_3.heightMm));
  }
});

it.each([
  [
    "the longest that a list takes in",
    ["〒135-0061", "東京都江東区豊洲".padEnd(60, "あ"), "見本".padEnd(40, "ア"), `${"名".repeat(30)} 様`],
  ],
  ["words of Latin letters", ["〒135-0061", "w".repeat(60), "M".repeat(40), `${"W".repeat(30)} 様`]],
  ["a name that is a little too long", ["東京都江東区豊洲5-999-1", `${"見本".repeat(10)} 様`]],
])("shows %s whole in the window, and 様 never alone", (_, recipient) => {
  const { leftMm, topMm, widthMm, heightMm } = NAGAGATA_3;
  const above = texts({ ...LETTER, recipient }).filter(({ baseline }) => baseline < points(99));

  expect(
    above
      .map(({ text }) => text)
      .join("")
      .replaceAll(" ", ""),
  ).toBe(recipient.join("").replaceAll(" ", ""));
  for (const { x, baseline, size, text } of above) {
    expect(x).toBeGreaterThanOrEqual(points(leftMm));
    expect(x + measure(text, size)).toBeLessThanOrEqual(points(leftMm + widthMm));
    expect(baseline - size).toBeGreaterThanOrEqual(points(topMm));
    expect(baseline).toBeLessThanOrEqual(points(topMm + heightMm));
    expect(text.trim()).not.toBe("様");
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
    "2026年第4四半期の水準で、次の幅と推定",
    "2026年第2四半期までの成約をもとに推定し、2四半期先の見込みを含みます",
    "確かさ B：似た成約があり",
    "2026年11月29日作成",
    "不動産鑑定評価ではありません",
    "見本不動産",
    "次からのお手紙を止めるには",
    "site.test/letters/0000-1111-2222-3333",
    "不動産登記の記録（2026年11月1日に取得）から知りました",
    "ご参考に、近くの相場をお届けします",
    "サンプル",
  ])
    expect(text).toContain(words);
  for (const words of ["%%", "いま次の", "時点"]) expect(text).not.toContain(words);
});

it("says of a wide band that it is only to be taken as a hint, and of a price as late as its sales nothing of later quarters", () => {
  const { estimate } = LETTER;
  const text = texts({ ...LETTER, estimate: { ...estimate, grade: "D", pricedFor: estimate.dataAsOf } })
    .map((mark) => mark.text)
    .join("");
  expect(text).toContain("確かさ D：参考程度の推定です。");
  expect(text).toContain("2026年第2四半期の水準で");
  expect(text).not.toContain("見込み");
});

it("says that it is an example only where it is one", () => {
  const text = texts({ ...LETTER, isSample: false }).map((mark) => mark.text);
  expect(text.some((line) => line.includes("これは見本です"))).toBe(false);
});

it("has the code that is scanned, its dark squares in a row as one box", () => {
  const boxes = letterSheet({ letter: LETTER, squares: SQUARES }, measure).flatMap((page) =>
    page.flatMap((mark) => (mark.kind === "box" && mark.fill === "#000000" ? [mark] : [])),
  );
  const unit = points(22) / 3;
  expect(boxes.map(({ x, width }) => [Math.round((x - 48) / unit), Math.round(width / unit)])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
    [2, 1],
  ]);
});

it("is of a house where it is about houses, and leaves out words that there are none of", () => {
  const text = texts({ ...LETTER, kind: "house", message: "" })
    .map((mark) => mark.text)
    .join("");
  expect(text).toContain("一戸建てをお持ちの方へ");
  expect(text).not.toContain("ご参考に");
});
