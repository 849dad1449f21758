import { expect, test } from "vitest";
import { ingestCommand } from "./ingest-command.ts";

test.each([
  [["transactions", "a.csv", "b.csv.gz"], { kind: "load", source: "transactions", files: ["a.csv", "b.csv.gz"] }],
  [["towns", "a"], { kind: "load", source: "towns", files: ["a"] }],
  [["--help"], { kind: "help" }],
  [["stations", "-h"], { kind: "help" }],
  [[], { kind: "misused", problem: "種類を指定してください" }],
  [["prices", "a.csv"], { kind: "misused", problem: "「prices」という種類はありません" }],
  [["boundaries"], { kind: "misused", problem: "ファイルを指定してください" }],
  [["towns", "--force", "a"], { kind: "misused", problem: "「--force」という指定はありません" }],
])("the words %j ask for %j", (words, command) => {
  expect(ingestCommand(words)).toEqual(command);
});
