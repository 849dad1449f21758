import { expect, it } from "vitest";
import {
  eraYear,
  formatDate,
  formatDay,
  formatIsoDate,
  formatMoment,
  formatTime,
  formatYearWithEra,
  isoDateInJapan,
  readDay,
  yearInJapan,
} from "./japanese-date.ts";

it.each([
  [2026, "令和8年"],
  [2019, "令和元年"],
  [2018, "平成30年"],
  [1989, "平成元年"],
  [1988, "昭和63年"],
  [1926, "昭和元年"],
  [1925, "大正14年"],
  [1900, "1900年"],
])("%i is %s", (year, era) => {
  expect(eraYear(year)).toBe(era);
});

it("writes a year with its era", () => {
  expect(formatYearWithEra(2008)).toBe("2008年(平成20年)");
});

it("takes the day and the year in Japan", () => {
  expect(formatDate(new Date("2026-12-31T15:00:00Z"))).toBe("2027年1月1日");
  expect(formatIsoDate("2027-01-01")).toBe("2027年1月1日");
  expect(yearInJapan(new Date("2026-12-31T15:00:00Z"))).toBe(2027);
  expect(yearInJapan(new Date("2026-12-31T14:59:59Z"))).toBe(2026);
});

it("tells a moment and a time of day in Japan", () => {
  expect(formatMoment(new Date("2026-12-31T15:05:00Z"))).toBe("2027年1月1日 0:05");
  expect(formatTime(new Date("2026-12-31T05:00:00Z"))).toBe("14:00");
});

it("gives the calendar day in Japan as ISO writes it", () => {
  expect(isoDateInJapan(new Date("2026-12-31T14:59:59Z"))).toBe("2026-12-31");
  expect(isoDateInJapan(new Date("2026-12-31T15:00:00Z"))).toBe("2027-01-01");
});

it("writes a calendar day in words", () => {
  expect(formatDay("2026-11-03")).toBe("2026年11月3日");
});

it.each([
  ["2026-11-03", "2026-11-03"],
  ["2026/11/3", "2026-11-03"],
  ["２０２６年１１月３日", "2026-11-03"],
  ["2026.2.28", "2026-02-28"],
  ["2026-02-30", null],
  ["11/3", null],
  ["", null],
])("reads a day as people write it: %j is %j", (text, day) => {
  expect(readDay(text)).toBe(day);
});
