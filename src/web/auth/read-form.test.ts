import { describe, expect, it } from "vitest";
import { addressIn, codeIn, codeIssues, emailIssues, newPasswordIssues, passwordIssues, termsIssues } from "./read-form.ts";
import { signUpIssues } from "./try-sign-up.ts";

const fields = (issues: readonly { readonly field: string }[]) => issues.map(({ field }) => field);

describe("what stands in a form", () => {
  it.each([
    [{ email: " Ｈanako@Example.JP " }, "Hanako@example.jp"],
    [{}, ""],
  ])("%j has the address %j", (typed, address) => {
    expect(addressIn(typed)).toBe(address);
  });

  it.each([
    [{ email: "hanako@example.jp" }, []],
    [{ email: "" }, ["email"]],
    [{}, ["email"]],
    [{ email: "hanako" }, ["email"]],
  ])("%j is wrong at %j of the address", (typed, wrong) => {
    expect(fields(emailIssues(typed))).toEqual(wrong);
  });

  it("needs a password, of whatever form, to sign in", () => {
    expect(passwordIssues({ password: " " })).toEqual([]);
    expect(fields(passwordIssues({}))).toEqual(["password"]);
  });

  it.each([
    [{ code: "１２３ ４５６" }, "123456", 0],
    [{ code: "123-456" }, "123456", 0],
    [{ code: "12345" }, "12345", 1],
    [{ code: "12345a" }, "12345a", 1],
    [{}, "", 1],
  ])("%j has the code %j with %i issues", (typed, code, count) => {
    expect(codeIn(typed)).toBe(code);
    expect(codeIssues(typed)).toHaveLength(count);
  });

  it.each([
    [{ password: "kawabe-no-ki", passwordAgain: "kawabe-no-ki" }, []],
    [{ password: "kawabe-no-ki", passwordAgain: "kawabe-no-ko" }, ["passwordAgain"]],
    [{ password: "short", passwordAgain: "" }, ["password", "passwordAgain"]],
    [{ password: "hanako@example.jp", passwordAgain: "hanako@example.jp" }, ["password"]],
    [{}, ["password"]],
  ])("%j is wrong at %j of a new password", (typed, wrong) => {
    expect(fields(newPasswordIssues(typed, "hanako@example.jp"))).toEqual(wrong);
  });

  it("names the rules that a new password misses, under the name of its field", () => {
    expect(newPasswordIssues({ password: "a b", passwordAgain: "a b" }, "", "新しいパスワード")[0]?.message).toBe(
      "新しいパスワードが条件を満たしていません（8文字以上、空白を含まない）",
    );
  });

  it("of a sign-up needs the terms ticked", () => {
    const typed = { email: "hanako@example.jp", password: "kawabe-no-ki", passwordAgain: "kawabe-no-ki" };

    expect(fields(signUpIssues(typed))).toEqual(["terms"]);
    expect(signUpIssues({ ...typed, terms: "on" })).toEqual([]);
    expect(termsIssues("")).toHaveLength(1);
  });
});
