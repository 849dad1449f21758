import { describe, expect, it } from "vitest";
import { noteInputSchema } from "#api/letters/schemas.ts";
import { estimateOrderSchema } from "#api/price-checker/schemas.ts";
import { fieldErrors } from "./field-errors.ts";

function errorsOf(given: unknown) {
  const parsed = estimateOrderSchema.safeParse(given);
  return parsed.success ? [] : fieldErrors(parsed.error.issues, given);
}

const home = { kind: "condo", address: "東京都江東区豊洲", areaM2: 70 };

describe("field errors", () => {
  it("tells an empty form all that is missing, in the order of the form", () => {
    expect(errorsOf({})).toEqual([
      { field: "kind", reason: "required", message: "種別を選んでください" },
      { field: "address", reason: "required", message: "場所を選んでください。住所、マンション名、駅名から探せます" },
      { field: "areaM2", reason: "required", message: "面積を入力してください。例：70" },
    ]);
  });

  it.each([
    [{ kind: "boat" }, "kind", "unknown-choice", "種別を選び直してください"],
    [{ address: "  " }, "address", "required", "場所を選んでください。住所、マンション名、駅名から探せます"],
    [{ address: ["東京都"] }, "address", "format", "住所に使えない文字があります"],
    [{ address: "あ".repeat(121) }, "address", "too-long", "住所は120文字以内で入力してください"],
    [{ areaM2: "70" }, "areaM2", "not-a-number", "専有面積は数字で入力してください。例：70"],
    [{ areaM2: 7.9 }, "areaM2", "too-small", "専有面積は8㎡以上で入力してください"],
    [{ areaM2: 2001 }, "areaM2", "too-large", "専有面積は2,000㎡以下で入力してください"],
    [{ floor: 1.5 }, "floor", "not-a-number", "階は整数で入力してください。例：5、地下1階"],
    [{ floor: 0 }, "floor", "too-small", "階は地下3階から70階の間で入力してください（0階はありません）"],
    [{ builtYear: 1899 }, "builtYear", "too-small", "築年は1900年以降で入力してください"],
    [{ walkMinutes: 121 }, "walkMinutes", "too-large", "駅からの徒歩は0分から120分の間で入力してください"],
    [{ direction: "上" }, "direction", "unknown-choice", "向きを選び直してください"],
    [{ askingPrice: 99_999 }, "askingPrice", "too-small", "売出価格は10万円以上で入力してください"],
    [{ layout: "9ABC" }, "layout", "format", "間取りの形を確かめてください。例：3LDK、2LDK+S"],
    [{ cityCode: "1310" }, "cityCode", "format", "市区町村を選び直してください"],
  ])("says what is wrong with %j", (wrong, field, reason, message) => {
    const errors = errorsOf({ ...home, ...wrong });

    expect(errors).toEqual([{ field, reason, message }]);
  });

  it.each([
    ["", "required", "まちの声を入力してください"],
    ["静かです", "too-short", "まちの声は10文字以上で入力してください"],
    ["あ".repeat(401), "too-long", "まちの声は400文字以内で入力してください"],
  ])("tells a text that is missing from one that is too short or too long: %s", (body, reason, message) => {
    const parsed = noteInputSchema.safeParse({ stance: "owner", body });

    expect(fieldErrors(parsed.error?.issues ?? [], { stance: "owner", body })).toEqual([{ field: "body", reason, message }]);
  });

  it.each([[{ apartmentKey: "sample-1" }], [{ cityCode: "13108", town: "豊洲" }], [{ address: "東京都江東区豊洲" }]])(
    "takes %j as a place",
    (place) => {
      expect(errorsOf({ kind: "condo", areaM2: 70, ...place })).toEqual([]);
    },
  );

  it("does not take a city without its town as a place", () => {
    expect(errorsOf({ kind: "condo", areaM2: 70, cityCode: "13108" }).map(({ field }) => field)).toEqual(["address"]);
  });

  it("has a text for a field of no form, in the order of the schema", () => {
    const issues = [
      { code: "too_big", path: ["colour"], origin: "string" },
      { code: "invalid_type", path: ["areaM2"], expected: "number" },
    ];

    expect(fieldErrors(issues, { colour: "x".repeat(99) }).map(({ field, message }) => [field, message])).toEqual([
      ["colour", "文字数を減らしてください"],
      ["areaM2", "入力してください"],
    ]);
  });

  it("names what no schema has, as far as that can be read", () => {
    const given = { flor: 3, place: { lon: 139.7, lat: 35.6, alt: null } };
    const issues = [
      { code: "unrecognized_keys", path: [], keys: ["flor"] },
      { code: "unrecognized_keys", path: ["place"], keys: ["alt", "x".repeat(900)] },
    ];
    expect(fieldErrors(issues, given).map(({ field, reason, message }) => [field.slice(0, 12), reason, message.slice(0, 20)])).toEqual([
      ["flor", "unknown-field", "「flor」という項目はありません"],
      ["place.alt", "unknown-field", "「place.alt」という項目はありま"],
      ["place.xxxxxx", "unknown-field", "「place.xxxxxxxxxxxxx"],
    ]);
    const many = { code: "unrecognized_keys", path: [], keys: Array.from({ length: 999 }, (_, index) => `k${index}`) };
    expect(fieldErrors([many], {})).toHaveLength(20);
  });

  it("reports what is not an object as one error of form", () => {
    expect(errorsOf(5)).toEqual([{ field: "", reason: "format", message: "形式を確認してください" }]);
  });
});
