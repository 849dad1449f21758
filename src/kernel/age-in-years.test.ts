import { expect, it } from "vitest";
import { ageInYears, ageText } from "./japanese-date.ts";

it.each([
  [{ year: 2016, month: 11 }, "築10年"],
  [{ year: 2016, month: 12 }, "築9年"],
  [{ year: 2016, month: null }, "築9年"],
  [{ year: 1975, month: null }, "築50年"],
  [{ year: 2025, month: null }, "築1年未満"],
  [{ year: 2025, month: 12 }, "築1年未満"],
  [{ year: 2026, month: null }, "築1年未満"],
  [{ year: 2026, month: 11 }, "築1年未満"],
  [{ year: 2026, month: 12 }, "完成前"],
  [{ year: 2027, month: 3 }, "完成前"],
  [{ year: 2029, month: null }, "完成前"],
  [{ year: 1974, month: 1 }, "築52年"],
])("what was built in %o is %s", (built, text) => {
  expect(ageText(ageInYears(built, "2026-11-21"))).toBe(text);
});
