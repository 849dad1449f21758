import { expect, test } from "vitest";
import { parsedCells } from "#test/support/parsed-cells.ts";
import { COVID_LAYOUTS, covidRow } from "./parse.ts";

const parse = parsedCells(COVID_LAYOUTS, () => covidRow);
const row = {
  year: "2021",
  month: "1",
  date: "30",
  prefectureNameJ: "沖縄県",
  prefectureNameE: "Okinawa",
  testedPositive: "7511",
  peopleTested: "124179.0",
  hospitalized: "812.0",
  serious: "",
  discharged: "",
  deaths: "90",
  effectiveReproductionNumber: "0.94",
};

test("a day of a prefecture keeps the figures that were told", () => {
  expect(parse(row)).toEqual({
    ok: true,
    line: 2,
    row: {
      areaCode: "47",
      period: "2021-01-30",
      data: { testedPositive: 7511, peopleTested: 124_179, hospitalized: 812, deaths: 90, effectiveReproductionNumber: 0.94 },
    },
  });
});

test.each([
  ["prefecture-invalid", { prefectureNameJ: "羽田空港" }],
  ["date-invalid", { month: "2" }],
  ["date-invalid", { date: "" }],
  ["figure-invalid", { deaths: "約90" }],
])("a row is rejected as %s (%#)", (reason, change) => {
  expect(parse({ ...row, ...change })).toMatchObject({ ok: false, reason });
});
