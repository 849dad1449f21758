import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rowFaultLine } from "./fault-words.ts";
import { FEED_FIELDS, FEED_LAYOUT } from "./feed-layout.ts";
import { feedTemplate, feedTemplateJson } from "./feed-template.ts";
import { readFeed } from "./read-feed.server.ts";

test("the template is a file that is read without a fault, and tells invented homes that nobody sees", async () => {
  const rows = [];
  for await (const { read } of readFeed(new Blob([feedTemplate()]).stream(), "2026-11-23")) rows.push(read);

  expect(rows.map((read) => (read.ok ? [read.row.kind, read.row.state, read.row.isSample] : read.faults))).toEqual([
    ["condo", "suspended", true],
    ["house", "suspended", true],
    ["land", "suspended", true],
  ]);
});

test("the template in JSON tells the same homes, by every name of the layout", async () => {
  const rowsOf = async (text: string) => {
    const rows = [];
    for await (const { read } of readFeed(new Blob([text]).stream(), "2026-11-23")) rows.push(read);
    return rows;
  };
  expect(await rowsOf(feedTemplateJson())).toEqual(await rowsOf(feedTemplate()));
  for (const home of JSON.parse(feedTemplateJson())) expect(Object.keys(home)).toEqual([...FEED_FIELDS]);
});

test("docs/data.md tells every column, its name in JSON and whether it is needed", () => {
  const docs = readFileSync("docs/data.md", "utf8");
  for (const field of FEED_FIELDS) {
    const { header, isNeeded } = FEED_LAYOUT[field];
    expect(docs).toContain(`| ${header} | \`${field}\` | ${isNeeded ? "必須" : ""} |`);
  }
});

test("a fault is told in one line, with its column and what stood there", () => {
  expect(rowFaultLine({ field: "価格(円)", reason: "not-a-number", found: "応談" })).toBe("価格(円): 数字として読めません「応談」");
  expect(rowFaultLine({ field: "", reason: "column-count", found: "" })).toBe("列の数が見出しと違います");
});
