import { expect, it } from "vitest";
import { optional, readAs } from "./field-kind.ts";
import { readFields, withoutEmpty } from "./read-fields.ts";
import { YES_NO, YES_NO_CHOICES, yesNoText } from "./yes-no.ts";

it("is read as it is kept in a form, and each choice is one of its values", () => {
  for (const value of [true, false]) expect(readAs(YES_NO, yesNoText(value))).toEqual({ ok: true, value });
  expect(YES_NO_CHOICES.map(({ value }) => readAs(YES_NO, value).ok)).toEqual([true, true]);
});

it("may be left open, which is not no", () => {
  const fields = { isCorner: optional("角部屋", YES_NO) };
  const read = (text: string) => readFields(fields, { isCorner: text });

  expect(read("")).toEqual({ ok: true, input: { isCorner: null } });
  expect(withoutEmpty({ isCorner: false, isOther: null })).toEqual({ isCorner: false });
  expect(read("valueOf").ok).toBe(false);
  expect(read("たぶん")).toMatchObject({ ok: false, issues: [{ field: "isCorner", message: "角部屋を選び直してください" }] });
});
