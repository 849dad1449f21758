import { expect, test } from "vitest";
import { extentCodes, prefectureAt } from "./whereabouts.ts";

const place = { lon: 139.6, lat: 35.5 };

test("a city belongs to its prefecture, its first-order mesh and itself", () => {
  expect(extentCodes("13208", place)).toEqual(["13", "5339", "13208"]);
});

test.each([
  ["都筑区", "14118", "14100"],
  ["川崎区", "14131", "14130"],
  ["西区(札幌市)", "01107", "01100"],
  ["鶴見区(大阪市)", "27124", "27100"],
])("%s also belongs to its city", (_name, ward, city) => {
  expect(extentCodes(ward, place)).toContain(city);
});

test("a ward belongs to no other city by ordinance", () => {
  expect(extentCodes("14131", place)).not.toContain("14100");
  expect(extentCodes("40131", place)).not.toContain("40100");
});

test("the last of 28 wards still belongs to its city, and no area is named twice", () => {
  expect(extentCodes("27128", place)).toContain("27100");
  expect(extentCodes("27129", place)).not.toContain("27100");
  for (const code of ["27128", "14100", "14130", "13108"]) {
    const codes = extentCodes(code, place);
    expect(new Set(codes).size).toBe(codes.length);
  }
});

test("the prefecture is known where the city is", () => {
  expect(prefectureAt({ at: "city", cityCode: "13108" })).toBe("13");
  expect(prefectureAt({ at: "abroad" })).toBeNull();
  expect(prefectureAt({ at: "unknown" })).toBeNull();
});
