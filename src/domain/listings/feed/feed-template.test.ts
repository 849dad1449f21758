import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rowFaultLine } from "./fault-words.ts";
import { describeLayout, feedTemplate } from "./feed-template.ts";
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

test("docs/data.md tells every column, its name in JSON and whether it is needed", () => {
  const docs = readFileSync("docs/data.md", "utf8");
  for (const { header, field, isNeeded } of describeLayout())
    expect(docs).toContain(`| ${header} | \`${field}\` | ${isNeeded ? "必須" : ""} |`);
});

test("a fault is told in one line, with its column and what stood there", () => {
  expect(rowFaultLine({ field: "価格(円)", reason: "not-a-number", found: "応談" })).toBe("価格(円): 数字として読めません「応談」");
  expect(rowFaultLine({ field: "", reason: "column-count", found: "" })).toBe("列の数が見出しと違います");
});
