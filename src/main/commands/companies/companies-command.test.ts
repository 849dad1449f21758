import { describe, expect, it } from "vitest";
import { COMPANIES_USAGE, companiesCommand } from "./companies-command.ts";

describe("npm run companies", () => {
  it.each([
    [["list"], { kind: "list", states: ["applied"] }],
    [["list", "--state", "live"], { kind: "list", states: ["live"] }],
    [["list", "--state", "all"], { kind: "list", states: null }],
    [["abc", "approve"], { kind: "decide", id: "abc", decision: "approve", note: "" }],
    [["abc", "reject", "--note", "免許が違います"], { kind: "decide", id: "abc", decision: "reject", note: "免許が違います" }],
    [["abc", "change", "--licence", "東京都知事（４）第１２号"], { kind: "change", id: "abc", name: null, licence: "東京都知事(4)第12号" }],
    [["abc", "change", "--name", "新しい名前"], { kind: "change", id: "abc", name: "新しい名前", licence: null }],
    [["list", "--help"], { kind: "help" }],
  ])("understands %j", (words, command) => {
    expect(companiesCommand(words)).toEqual(command);
  });

  it.each([
    [[], "することを指定してください"],
    [["abc"], "「」という指定はありません"],
    [["abc", "remove"], "「remove」という指定はありません"],
    [["list", "--state", "gone"], "「gone」という状態はありません"],
    [["list", "abc"], "指定が多すぎます"],
    [["abc", "change"], "--name か --licence を指定してください"],
    [["abc", "change", "--licence", "12"], "--licence は 東京都知事(3)第12345号 の形で書いてください"],
    [["abc", "approve", "now"], "指定が多すぎます"],
    [["list", "--all"], "指定に誤りがあります"],
  ])("refuses %j", (words, problem) => {
    expect(companiesCommand(words)).toEqual({ kind: "misused", problem });
  });

  it("explains every order", () => {
    for (const word of ["list", "approve", "reject", "suspend", "resume", "close", "change"]) expect(COMPANIES_USAGE).toContain(` ${word}`);
  });
});
