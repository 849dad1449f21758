import { expect, test } from "vitest";
import { calendarDay, known, readNumber, requireCount, requirePlace, requireYear } from "./row-fields.ts";

test.each([
  ["139.7", "35.6", { lon: 139.7, lat: 35.6 }],
  ["", "35.6", "place-missing"],
  ["139.7", "", "place-missing"],
  ["0", "0", "place-invalid"],
  ["35.6", "139.7", "place-invalid"],
  ["east", "north", "place-invalid"],
])("the place %j %j is %j", (lon, lat, expected) => {
  if (typeof expected === "string") expect(() => requirePlace(lon, lat)).toThrow(expected);
  else expect(requirePlace(lon, lat)).toEqual(expected);
});

test.each([
  ["12", 12],
  ["1,234,567", 1234567],
  ["-3.5", -3.5],
  ["3499.0", 3499],
  ["", null],
  ["-", null],
  ["X", null],
])("the number %j is %j", (text, value) => {
  expect(readNumber(text, "bad")).toBe(value);
});

test.each(["abc", "1.2.3", "Infinity", "1,23", "0x10", "1 000", "1e999", "--1", "."])("%j is no number", (text) => {
  expect(() => readNumber(text, "bad")).toThrow("bad");
});

test.each(["", "-", "1.5", "-1"])("%j is no count", (text) => {
  expect(() => requireCount(text, "bad")).toThrow("bad");
});

test.each([
  ["2022", 2022],
  ["2022年", 2022],
])("%j is the year %j", (text, year) => {
  expect(requireYear(text, "bad")).toBe(year);
});

test.each(["", "22", "1899", "2101", "令和4年"])("%j is no year", (text) => {
  expect(() => requireYear(text, "bad")).toThrow("bad");
});

test.each([
  [["2022", "2", "3"], "2022-02-03"],
  [["2024", "02", "29"], "2024-02-29"],
  [["2023", "2", "29"], null],
  [["2022", "13", "1"], null],
  [["2022", "4", "31"], null],
  [["2022", "0", "10"], null],
  [["22", "1", "10"], null],
  [["2022", "", ""], null],
  [["2022", "1", "1x"], null],
] as const)("year, month and day %j are the day %j", ([year, month, day], iso) => {
  expect(calendarDay(year, month, day)).toBe(iso);
});

test("of facts only the known ones are kept; zero and false are known", () => {
  expect(known<unknown>({ a: 0, b: false, c: null, d: "", e: undefined, f: "x" })).toEqual({ a: 0, b: false, f: "x" });
});
