import { describe, expect, it } from "vitest";
import { newPasswordIssues, readCode } from "./read-code.ts";

const fields = (issues: readonly { readonly field: string }[]) => issues.map(({ field }) => field);

describe("a code in a form", () => {
  it.each([
    [{ code: "１２３ ４５６" }, "123456"],
    [{ code: "123-456" }, "123456"],
  ])("%j is %s", (typed, code) => {
    expect(readCode("code", typed)).toEqual({ ok: true, input: code });
  });

  it.each([
    [{ code: "12345" }, "確認コードは6桁の数字で入力してください"],
    [{ code: "12345a" }, "確認コードは6桁の数字で入力してください"],
    [{}, "確認コードを入力してください"],
  ])("%j is wrong: %s", (typed, message) => {
    expect(readCode("code", typed)).toEqual({ ok: false, issues: [{ field: "code", message }] });
  });
});

describe("a new password", () => {
  it.each([
    [{ password: "kawabe-no-ki", passwordAgain: "kawabe-no-ki" }, []],
    [{ password: "kawabe-no-ki", passwordAgain: "kawabe-no-ko" }, ["passwordAgain"]],
    [{ password: "short", passwordAgain: "" }, ["password", "passwordAgain"]],
    [{ password: "hanako@example.jp", passwordAgain: "hanako@example.jp" }, ["password"]],
    [{}, ["password", "passwordAgain"]],
    [{ passwordAgain: "kawabe-no-ki" }, ["password"]],
  ])("%j is wrong at %j", (typed, wrong) => {
    expect(fields(newPasswordIssues(typed, "hanako@example.jp", "パスワード"))).toEqual(wrong);
  });

  it.each([
    [{ password: "kawabe-no-ki", passwordAgain: "" }, ["パスワード（もう一度）を入力してください"]],
    [{ password: "", passwordAgain: "" }, ["パスワードを入力してください", "パスワード（もう一度）を入力してください"]],
    [{ password: "kawabe-no-ki", passwordAgain: "kawabe-no-ko" }, ["パスワード（もう一度）が一致していません"]],
  ])("%j is answered with %j", (typed, messages) => {
    expect(newPasswordIssues(typed, "", "パスワード").map(({ message }) => message)).toEqual(messages);
  });

  it("names the rules that it misses, under the name of its field", () => {
    expect(newPasswordIssues({ password: "a b", passwordAgain: "a b" }, "", "新しいパスワード")[0]?.message).toBe(
      "新しいパスワードが条件を満たしていません（8文字以上、空白を含まない）",
    );
  });
});
