import { describe, expect, it } from "vitest";
import type { ReadForm } from "#kernel/fields/read-fields.ts";
import { addressIn, readAddress, readNewPassword, readSignIn, readSignUp, termsIssues } from "./read-form.ts";

const fields = (read: ReadForm<unknown>) => (read.ok ? [] : read.issues.map(({ field }) => field));
const email = "hanako@example.jp";
const twice = { password: "kawabe-no-ki", passwordAgain: "kawabe-no-ki" };

describe("what stands in a form", () => {
  it.each([
    [{ email: " Ｈanako@Example.JP " }, "Hanako@example.jp"],
    [{ email: "hanako" }, ""],
    [{}, ""],
  ])("%j has the address %j", (typed, address) => {
    expect(addressIn(typed)).toBe(address);
  });

  it.each([
    [{ email }, []],
    [{ email: "" }, ["email"]],
    [{}, ["email"]],
    [{ email: "hanako" }, ["email"]],
  ])("%j is wrong at %j of the address", (typed, wrong) => {
    expect(fields(readAddress(typed))).toEqual(wrong);
  });

  it("needs an address and a password, of whatever form, to sign in", () => {
    expect(readSignIn({ email, password: " " })).toEqual({ ok: true, input: { address: email, password: " " } });
    expect(fields(readSignIn({ email }))).toEqual(["password"]);
    expect(fields(readSignIn({}))).toEqual(["email", "password"]);
  });

  it("of a sign-up needs the terms ticked", () => {
    expect(fields(readSignUp({ email, ...twice }))).toEqual(["terms"]);
    expect(readSignUp({ email, ...twice, terms: "on" })).toEqual({ ok: true, input: { address: email, password: "kawabe-no-ki" } });
    expect(fields(readSignUp({}))).toEqual(["email", "password", "passwordAgain", "terms"]);
    expect(termsIssues({ terms: "" })).toHaveLength(1);
  });

  it("of a new password has the address where this tab does not know it", () => {
    const typed = { code: "１２３４５６", ...twice };

    expect(readNewPassword(typed, email)).toEqual({ ok: true, input: { address: email, password: "kawabe-no-ki", code: "123456" } });
    expect(fields(readNewPassword(typed, null))).toEqual(["email"]);
    expect(fields(readNewPassword({}, email))).toEqual(["code", "password", "passwordAgain"]);
    expect(fields(readNewPassword({ ...typed, password: email, passwordAgain: email }, email))).toEqual(["password"]);
  });
});
