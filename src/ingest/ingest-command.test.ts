import { expect, test } from "vitest";
import { ingestCommand, ingestUsage } from "./ingest-command.ts";

const SOURCES = ["transactions", "towns", "stations", "boundaries"].map((name) => ({ name, usage: `${name} の CSV` }));

test.each([
  [["transactions", "a.csv", "b.csv.gz"], { kind: "load", source: "transactions", files: ["a.csv", "b.csv.gz"], asOf: null }],
  [["towns", "a"], { kind: "load", source: "towns", files: ["a"], asOf: null }],
  [["towns", "--as-of", "2023年", "a"], { kind: "load", source: "towns", files: ["a"], asOf: "2023年" }],
  [["towns", "a", "--as-of"], { kind: "misused", problem: "「--as-of」という指定はありません" }],
  [["--help"], { kind: "help" }],
  [["stations", "-h"], { kind: "help" }],
  [[], { kind: "misused", problem: "種類を指定してください" }],
  [["prices", "a.csv"], { kind: "misused", problem: "「prices」という種類はありません" }],
  [["boundaries"], { kind: "misused", problem: "ファイルを指定してください" }],
  [["towns", "--force", "a"], { kind: "misused", problem: "「--force」という指定はありません" }],
])("the words %j ask for %j", (words, command) => {
  expect(ingestCommand(words, SOURCES)).toEqual(command);
});

test("the usage names every source with what it reads", () => {
  const lines = ingestUsage(SOURCES).split("\n");

  expect(lines[0]).toContain("npm run ingest --");
  expect(lines).toContain("  transactions  transactions の CSV");
  expect(lines).toContain("  towns         towns の CSV");
});
