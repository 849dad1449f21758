import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { aFeedRow, feedCells, feedCsv } from "#test/support/feed-rows.ts";
import { FEED_LAYOUT } from "./feed-layout.ts";
import { readFeed } from "./read-feed.server.ts";

const TODAY = "2026-11-23";
async function* bytes(content: Uint8Array | string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}

async function lines(content: Uint8Array | string) {
  const all = [];
  for await (const line of readFeed(bytes(content), TODAY)) all.push(line);
  return all;
}

const FILE = feedCsv([
  feedCells(),
  feedCells({ reference: "A-2", price: "お問い合わせください", layout: "広め", updatedOn: "2026-02-30" }),
  feedCells({ reference: "", address: "" }),
  feedCells({ reference: "A-4" }),
]);

test.each([
  ["UTF-8", Buffer.from(FILE)],
  ["UTF-8 with BOM", Buffer.from(`\uFEFF${FILE}`)],
  ["CP932", iconv.encode(FILE, "cp932")],
])("of a file in %s every bad row is told, with all that is wrong with it, and the good ones are read", async (_, content) => {
  const read = await lines(content);

  expect(read.map(({ line, read: { ok } }) => [line, ok])).toEqual([
    [2, true],
    [3, false],
    [4, false],
    [5, true],
  ]);
  expect(read[1]?.read).toEqual({
    ok: false,
    reference: "A-2",
    faults: [
      { field: "価格(円)", reason: "not-a-number", found: "お問い合わせください" },
      { field: "間取り", reason: "not-a-choice", found: "広め" },
      { field: "更新日", reason: "not-a-day", found: "2026-02-30" },
    ],
  });
  expect(read[2]?.read).toMatchObject({ reference: null, faults: [{ field: "物件番号", reason: "missing" }, { field: "所在地" }] });
  expect(read[0]?.read).toMatchObject({ row: { reference: "A-1", price: 54_800_000, areaM2: 70.12, stations: [{ stationName: "豊洲" }] } });
});

test("JSON tells the same as CSV", async () => {
  const { price, areaM2, ...texts } = feedCells();
  const json = JSON.stringify([
    { ...texts, price: Number(price), areaM2: Number(areaM2), isTenanted: false, notices: ["再建築不可", "セットバック"] },
  ]);

  expect(await lines(json)).toEqual([{ line: 1, read: { ok: true, row: aFeedRow({ notices: ["no-rebuild", "setback"] }) } }]);
});

test("columns stand in any order, and those of others are passed over", async () => {
  const [header = "", cells = ""] = feedCsv([feedCells()]).trim().split("\r\n");
  const turned = [header, cells]
    .map((line) => line.split(",").toReversed().join(","))
    .map((line, i) => `${i === 0 ? "担当者" : "山"},${line}`);

  expect((await lines(turned.join("\r\n")))[0]?.read.ok).toBe(true);
});

test("a row with too many cells is told by its number", async () => {
  expect((await lines(`${feedCsv([feedCells()]).trim()},余分`))[0]?.read).toEqual({
    ok: false,
    reference: "A-1",
    faults: [{ field: "", reason: "column-count", found: expect.any(String) }],
  });
});

test.each([
  ["nothing", ""],
  ["another table", "a,b,c\n1,2,3\n"],
  ["a table without a column that is needed", feedCsv([feedCells()]).replace(FEED_LAYOUT.price.header, "金額")],
  ["a quote that never ends", `${feedCsv([feedCells()])}"A-9,`],
])("%s is refused as a whole", async (_, content) => {
  await expect(lines(content)).rejects.toThrow();
});
