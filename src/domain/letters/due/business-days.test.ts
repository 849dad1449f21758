import { expect, it } from "vitest";
import { addBusinessDays, isBusinessDay } from "./business-days.ts";

it.each([
  ["2026-11-20", true],
  ["2026-11-21", false],
  ["2026-11-22", false],
  ["2026-11-23", false],
  ["2026-11-24", true],
  ["2026-09-22", false],
  ["2026-12-28", true],
  ["2026-12-29", false],
  ["2027-01-03", false],
  ["2027-01-04", true],
  ["2027-03-22", false],
  ["2029-01-02", false],
  ["2029-02-12", false],
  ["2033-03-21", false],
  ["2033-03-22", true],
])("on %s letters are answered: %s", (day, works) => {
  expect(isBusinessDay(day)).toBe(works);
});

it.each([
  ["2026-11-20", 5, "2026-11-30"],
  ["2026-11-21", 5, "2026-11-30"],
  ["2026-11-24", 5, "2026-12-01"],
  ["2026-12-25", 5, "2027-01-07"],
  ["2026-04-30", 1, "2026-05-01"],
  ["2026-05-01", 1, "2026-05-07"],
  ["2026-11-24", 0, "2026-11-24"],
])("%s and %i business days: %s", (day, count, due) => {
  expect(addBusinessDays(day, count)).toBe(due);
});
