import { expect, test } from "vitest";
import { placeLabel, placeLine } from "./place-line.ts";

test.each([
  ["city", "東京都", { id: "city:13108", label: "江東区", detail: "東京都", tag: "市区町村" }],
  ["city", "市区町村", { id: "city:13108", label: "江東区", detail: "", tag: "市区町村" }],
  ["postal", "〒135-0061", { id: "postal:13108", label: "江東区", detail: "〒135-0061", tag: "郵便番号" }],
] as const)("a place of kind %s with the detail %s says each thing once", (kind, detail, line) => {
  expect(placeLine({ kind, reference: "13108", label: "江東区", detail })).toEqual(line);
});

test("the label of a box asks for the name of a building only where one is known", () => {
  expect(placeLabel(true)).toBe("住所・マンション名・駅名・郵便番号");
  expect(placeLabel(false)).toBe("住所・駅名・郵便番号");
});
