import { describe, expect, it } from "vitest";
import { required } from "./field-kind.ts";
import { HOME_FIELDS, UNIT_FIELDS } from "./home-fields.ts";
import { isTicked, readFields, withoutEmpty } from "./read-fields.ts";
import { EMAIL } from "./text-kinds.ts";

describe("reading a whole form", () => {
  it("gives every value by its kind, and null for what was left empty", () => {
    expect(readFields(UNIT_FIELDS, { areaM2: "７０㎡", floor: "地下1階" })).toEqual({
      ok: true,
      input: { areaM2: 70, floor: -1, askingPrice: null },
    });
  });

  it("names all that is wrong at once, in the order of the form, and nothing that may be empty", () => {
    const { areaM2, builtYear, walkMinutes } = HOME_FIELDS;
    const read = readFields({ areaM2, builtYear, walkMinutes, email: required("メール", EMAIL) }, { builtYear: "昔", email: "x" });

    expect(read.ok ? [] : read.issues).toEqual([
      { field: "areaM2", message: "面積を入力してください。例：70" },
      { field: "builtYear", message: "築年は西暦か元号で入力してください。例：2008、平成20年" },
      { field: "email", message: "メールの形を確かめてください。例：hanako@example.jp" },
    ]);
  });

  it("does not read what stands in fields that it was not given", () => {
    expect(readFields({}, { areaM2: "広い" })).toEqual({ ok: true, input: {} });
  });

  it("leaves out what is empty where an API takes absent fields", () => {
    expect(withoutEmpty({ areaM2: 70, floor: null, note: "" })).toEqual({ areaM2: 70, note: "" });
  });

  it("knows a ticked box", () => {
    expect([isTicked({ wantsMail: "on" }, "wantsMail"), isTicked({ wantsMail: "" }, "wantsMail"), isTicked({}, "x")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
