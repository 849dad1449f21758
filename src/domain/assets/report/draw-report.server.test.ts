import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { beforeAll, describe, expect, it } from "vitest";
import { anAssetReport, HARD_NAME } from "#test/support/asset-report.ts";
import { type EmbeddedFont, embeddedFonts, openFont, pixelsOf } from "#test/support/embedded-fonts.ts";
import { textsOf } from "#test/support/pdf-texts.ts";
import { sold } from "#test/support/sale-facts.ts";
import { drawReport } from "./draw-report.server.ts";

const HARD = "髙﨑起2關";
const { resolve } = createRequire(import.meta.url);
const FULL = {
  regular: "@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf",
  bold: "@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf",
} as const;

/** Of every letter that the PDF carries. */
function expectSameOutlines({ name, font, glyphOf }: EmbeddedFont, full: EmbeddedFont["font"]): void {
  const codes = [...glyphOf].filter(([, glyph]) => glyph > 0);
  expect(codes.length).toBeGreaterThan(30);
  for (const [code, glyph] of codes) {
    const [here, there] = [font.getGlyph(glyph), full.glyphForCodePoint(code)];
    expect(here.path.toSVG(), `${name} ${String.fromCodePoint(code)}`).toBe(there.path.toSVG());
  }
}

async function expectSamePixels({ name, font, glyphOf }: EmbeddedFont, full: EmbeddedFont["font"], character: string): Promise<void> {
  const code = character.codePointAt(0) ?? 0;
  const glyph = glyphOf.get(code);
  if (glyph === undefined) throw new Error(`${name} has no ${character}`);
  const here = await pixelsOf(font.getGlyph(glyph), font.unitsPerEm);
  const there = await pixelsOf(full.glyphForCodePoint(code), full.unitsPerEm);
  expect(here.some((channel) => channel > 0)).toBe(true);
  expect(here.equals(there), `${name} ${character}`).toBe(true);
}

describe("a printed report", () => {
  let file: Uint8Array;
  let pages: string[];
  beforeAll(async () => {
    const facts = [{ label: "所有者", value: HARD }];
    file = await drawReport(anAssetReport({ home: { name: HARD_NAME, facts } }));
    pages = await textsOf(file);
  });

  it("can be copied out of, letter for letter", () => {
    expect(pages[0]).toContain(HARD_NAME);
    expect(pages[0]).toContain(`所有者 ${HARD}`);
  });

  it("tells value with band, equity, every line of the take-home, the series and its sources", () => {
    const text = pages.join("\n");
    for (const words of [
      "7,800万円",
      "80%の幅 7,020万円〜8,660万円",
      "5,800万円（5,020万円〜6,660万円）",
      "−2,640,000円",
      "うち復興特別所得税 22,764円",
      "53,787,700円",
      "2024年1月",
      "モデルの更新",
      "国土交通省 不動産情報ライブラリのデータを加工して作成",
      "不動産鑑定評価ではありません",
    ])
      expect(text).toContain(words);
  });

  it("has a head and a foot with its number on every page", () => {
    expect(pages.length).toBeGreaterThan(1);
    for (const [i, page] of pages.entries()) {
      expect(page).toContain("2026年11月29日作成");
      expect(page).toContain(`${i + 1} / ${pages.length}ページ`);
    }
  });

  it("carries the letters it needs as the whole font draws them", async () => {
    const embedded = await embeddedFonts(file);
    expect(embedded).toHaveLength(2);
    for (const one of embedded) {
      const full = openFont(await readFile(resolve(one.name.includes("Bold") ? FULL.bold : FULL.regular)));
      expect(one.font.numGlyphs).toBeLessThan(1_000);
      expectSameOutlines(one, full);
      for (const character of HARD) await expectSamePixels(one, full, character);
    }
  });

  it("is the same file for the same report", async () => {
    const again = await drawReport(anAssetReport({ home: { name: HARD_NAME, facts: [{ label: "所有者", value: HARD }] } }));
    expect(await textsOf(again)).toEqual(pages);
    expect(again.length).toBe(file.length);
  });

  it("tells the most and the least where facts are missing, and that it is a sample on every page", async () => {
    const texts = await textsOf(
      await drawReport(anAssetReport({ takeHome: sold({ buildingPriceYen: null, acquiredOn: "2014" }), isSample: true })),
    );
    expect(texts.every((text) => text.includes("サンプル"))).toBe(true);
    expect(texts[0]).toContain("少ない場合");
    expect(texts[0]).toContain("価格の10%から95%");
  });

  it("says why there is no value, owes what is not known to nobody, and draws 〓 for a letter that no font has", async () => {
    const bare = anAssetReport({ value: null, whyNoValue: "似た成約が3件に足りません。", takeHome: null, series: [], balanceYen: null });
    const [text = ""] = await textsOf(await drawReport({ ...bare, home: { name: "家\u{1F3E0}\u0007\u200B", facts: [] } }));
    expect(text).toContain("AI推定価格: 似た成約が3件に足りません。");
    expect(text).toContain("推移は次の評価から表示します。");
    expect(text).toContain("家〓");
  });
});
