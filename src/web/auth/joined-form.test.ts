import { describe, expect, it } from "vitest";
import { joined } from "./joined-form.ts";
import { sampleForm } from "./samples.ts";

const quiet = { issues: [], notice: null, isPending: false, attempt: 0 };
const terms = { field: "terms", message: "同意が必要です" };

describe("a form beside something else", () => {
  it("shows the issues of the other at its own fields until they are changed", () => {
    const forgiven: string[] = [];
    const beside = { state: { ...quiet, issues: [terms], attempt: 1 }, forgive: (field: string) => forgiven.push(field) };
    const form = joined(sampleForm(), beside);
    form.set("terms", "on");

    expect(form.messageOf("terms")).toBe("同意が必要です");
    expect(form.submitting).toMatchObject({ issues: [terms], attempt: 1 });
    expect(forgiven).toEqual(["terms"]);
  });

  it("shows its own issues first", () => {
    const own = { field: "email", message: "入力してください" };

    expect(
      joined(sampleForm({ issues: [own] }), { state: { ...quiet, issues: [terms] }, forgive: () => undefined }).submitting.issues,
    ).toEqual([own]);
  });

  it.each([
    [true, false],
    [false, true],
  ])("is pending while either is (%j, %j)", (isPending, isOtherPending) => {
    const form = joined(sampleForm({ isPending }), { state: { ...quiet, isPending: isOtherPending }, forgive: () => undefined });

    expect(form.submitting.isPending).toBe(true);
  });
});
