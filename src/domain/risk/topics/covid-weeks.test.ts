import { describe, expect, it } from "vitest";
import type { AreaFact } from "#domain/surroundings/layers/types.ts";
import { covidWeeks } from "./covid-weeks.ts";

const provenance = { attribution: "厚生労働省", licence: "x", asOf: null, precision: "都道府県", isSample: false };
const day = (period: string, data: AreaFact["data"]): AreaFact => ({ area: "13", period, data, provenance });

describe("weeks of an archive", () => {
  it("count back from the last day, each with the cases of its seven days", () => {
    const days = Array.from({ length: 15 }, (_, i) =>
      day(`2023-04-${String(i + 1).padStart(2, "0")}`, { testedPositive: 100 + 10 * i, deaths: i }),
    );

    expect(covidWeeks(days)).toEqual([
      { date: "2023-04-01", newCases: null, cumulative: 100, deaths: 0 },
      { date: "2023-04-08", newCases: 70, cumulative: 170, deaths: 7 },
      { date: "2023-04-15", newCases: 70, cumulative: 240, deaths: 14 },
    ]);
  });

  it("never count below nothing where the record was put right, and leave open what the record lacks", () => {
    const weeks = covidWeeks([day("2023-04-01", { testedPositive: 50 }), day("2023-04-08", { testedPositive: 48 }), day("2023-04-15", {})]);

    expect(weeks.map(({ newCases, deaths }) => [newCases, deaths])).toEqual([
      [null, null],
      [0, null],
      [null, null],
    ]);
    expect(covidWeeks([])).toEqual([]);
  });

  it("have no new cases after a gap: what two weeks brought is not shown as one", () => {
    const weeks = covidWeeks([
      day("2023-04-01", { testedPositive: 100 }),
      day("2023-04-15", { testedPositive: 240 }),
      day("2023-04-22", { testedPositive: 300 }),
    ]);

    expect(weeks.map(({ date, newCases }) => [date, newCases])).toEqual([
      ["2023-04-01", null],
      ["2023-04-15", null],
      ["2023-04-22", 60],
    ]);
  });

  it("end on the last day of the archive, whichever day of the week it is, and leave out rows without a day", () => {
    const rows = [day("2023-05-01", { testedPositive: 1 }), { ...day("", { testedPositive: 9 }), period: null }, day("2023-05-07", {})];

    expect(covidWeeks(rows).map(({ date }) => date)).toEqual(["2023-05-07"]);
  });
});
