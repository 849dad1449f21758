import { expect, it } from "vitest";
import { freshForm } from "./fresh-form.ts";
import { sampleForm } from "./samples.ts";

const failed = sampleForm({ code: "1" }, { issues: [{ field: "code", message: "ちがいます" }], notice: "x", attempt: 2 });

it("a form that begins anew shows nothing of its earlier tries, and keeps what is typed", () => {
  const { typed, submitting, messageOf } = freshForm(failed, 2);

  expect(submitting).toEqual({ issues: [], notice: null, isPending: false, attempt: 0 });
  expect(messageOf("code")).toBeUndefined();
  expect(typed).toEqual({ code: "1" });
});

it("a form shows what came of a try since it began anew", () => {
  expect(freshForm(failed, 1)).toBe(failed);
  expect(freshForm(failed, 1).messageOf("code")).toBe("ちがいます");
});
