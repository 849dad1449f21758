import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { openLetters } from "#platform/print/letters.server.ts";
import { sampleLetter } from "#test/support/owner-letter.ts";
import { textsOf } from "#test/support/pdf-texts.ts";
import { codesOf } from "#test/support/scan-code.ts";
import { drawLetters } from "./draw-letter.server.ts";

it("letters are a page of A4 each under one name, in a font that has every letter of a name, with texts that can be copied and a code that leads to its page", async () => {
  const long = {
    ...sampleLetter(),
    recipient: [
      "〒135-0061",
      "東京都江東区豊洲五丁目九百九十九番",
      "地の一",
      "見本タワーレジデンス豊洲ガーデンズ",
      "イースト棟101号室",
      "見本 太郎 様",
    ],
    message: Array.from({ length: 4 }, (_, i) => `${i}${"あ".repeat(48)}`).join("\n"),
    kind: "house" as const,
    area: "いちき串木野市見本町一丁目",
    estimate: {
      ...sampleLetter().estimate,
      point: 398_000_000,
      low: 200_136_000,
      high: 569_980_000,
      grade: "D" as const,
      modelVersion: "house-2026.11-1a2b3c4d",
    },
    home: "土地100㎡・建物95㎡・築18年の一戸建て",
    source: `${"名".repeat(40)}（2026年11月1日に取得）`,
    sender: { name: "商".repeat(80), licence: "国土交通大臣(10)第123456号", address: "所".repeat(120), contact: "03-0000-0000" },
    credits: ["出典：サンプル", "出典：サンプルの統計（2025年）", "出典：サンプルの地図"],
  };
  const file = await drawLetters({ title: "お手紙", madeOn: "2026-11-29", letters: [sampleLetter(), long] });
  const document = await PDFDocument.load(file, { updateMetadata: false });

  expect(document.getPages().map((page) => page.getSize())).toEqual([
    { width: 595.28, height: 841.89 },
    { width: 595.28, height: 841.89 },
  ]);
  expect(document.getTitle()).toBe("お手紙");
  expect((await openLetters()).drawable("髙﨑起2關", "regular")).toBe("髙﨑起2關");
  const [first = "", second = ""] = await textsOf(file);
  expect(first).toContain("髙﨑 起2 關 様");
  expect(second).toContain("見本タワーレジデンス豊洲ガーデンズ");
  expect(second).toMatch(/0あ{48}\s+1あ{48}\s+2あ{48}\s+3あ{48}/);
  expect(second).toContain("site.test/letters/0000-1111-2222-3333");
  expect(await codesOf(file)).toEqual([[sampleLetter().stop.url], [sampleLetter().stop.url]]);
});
