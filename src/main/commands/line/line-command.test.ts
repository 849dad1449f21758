import { describe, expect, it } from "vitest";
import { lineCommand } from "./line-command.ts";

describe("npm run line", () => {
  it.each([
    [["status"], { kind: "status" }],
    [["rich-menu", "menu.png"], { kind: "rich-menu", picture: "menu.png" }],
    [["--help"], { kind: "help" }],
    [[], { kind: "misused", problem: "することを指定してください" }],
    [["rich-menu"], { kind: "misused", problem: "画像ファイルを指定してください" }],
    [["status", "x"], { kind: "misused", problem: "指定が多すぎます" }],
    [["rich-menu", "a", "b"], { kind: "misused", problem: "指定が多すぎます" }],
    [["--x"], { kind: "misused", problem: "指定に誤りがあります" }],
    [["broadcast"], { kind: "misused", problem: "「broadcast」という指定はありません" }],
  ])("%j", (words, command) => {
    expect(lineCommand(words)).toEqual(command);
  });
});
