import { describe, expect, it } from "vitest";
import type { ReadForm } from "#kernel/fields/read-fields.ts";
import { readPasswordChange } from "./read-password.ts";

const issuesOf = (read: ReadForm<unknown>) => (read.ok ? [] : read.issues);

describe("a change of password", () => {
  const username = "hanako@example.jp";
  const right = { currentPassword: "old password's-old", password: "tsukiji-no-asa", passwordAgain: "tsukiji-no-asa" };

  it.each([
    { name: "right", change: {}, fields: [] },
    { name: "without the old one", change: { currentPassword: "" }, fields: ["currentPassword"] },
    { name: "empty", change: { password: "", passwordAgain: "" }, fields: ["password", "passwordAgain"] },
    { name: "too short", change: { password: "short", passwordAgain: "short" }, fields: ["password"] },
    { name: "the address itself", change: { password: username, passwordAgain: username }, fields: ["password"] },
    { name: "the same as before", change: { currentPassword: "tsukiji-no-asa" }, fields: ["password"] },
    { name: "typed differently again", change: { passwordAgain: "tsukiji-no-yoru" }, fields: ["passwordAgain"] },
    {
      name: "all empty",
      change: { currentPassword: "", password: "", passwordAgain: "" },
      fields: ["currentPassword", "password", "passwordAgain"],
    },
  ])("$name: $fields", ({ change, fields }) => {
    expect(issuesOf(readPasswordChange({ ...right, ...change }, username)).map(({ field }) => field)).toEqual(fields);
  });

  it("names the rules that are not met", () => {
    const [issue] = issuesOf(readPasswordChange({ ...right, password: "a b", passwordAgain: "a b" }, username));

    expect(issue?.message).toContain("8文字以上");
    expect(issue?.message).toContain("空白を含まない");
  });
});
