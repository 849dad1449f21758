import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { calendarDay, DAMAGED, known, readNumber } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { AreaFactRow } from "#ingest/layers/fact-loaders.server.ts";
import { prefectureCode } from "#kernel/prefectures.ts";

export const COVID_REJECTIONS = {
  ...DAMAGED,
  "prefecture-invalid": "都道府県名ではありません",
  "date-invalid": "年月日が日付ではありません",
  "figure-invalid": "数字ではない値があります",
} as const;

const FIGURES = [
  "testedPositive",
  "peopleTested",
  "hospitalized",
  "serious",
  "discharged",
  "deaths",
  "effectiveReproductionNumber",
] as const;

export type CovidField = "year" | "month" | "day" | "prefecture" | (typeof FIGURES)[number];

/** 厚生労働省 報道発表資料, prefecture by day, as 東洋経済オンライン put it together. All figures but the last run up from the beginning. */
export const COVID_LAYOUTS: readonly TableLayout<CovidField>[] = [
  {
    name: "covid-prefectures",
    columns: {
      year: "year",
      month: "month",
      day: "date",
      prefecture: "prefectureNameJ",
      testedPositive: "testedPositive",
      peopleTested: "peopleTested?",
      hospitalized: "hospitalized?",
      serious: "serious?",
      discharged: "discharged?",
      deaths: "deaths?",
      effectiveReproductionNumber: "effectiveReproductionNumber?",
    },
  },
];

export function covidRow(cell: Cells<CovidField>): AreaFactRow {
  const areaCode = prefectureCode(cell("prefecture"));
  if (areaCode === null) throw new RowRejected("prefecture-invalid", cell("prefecture"));
  const figures = FIGURES.map((name) => [name, readNumber(cell(name), "figure-invalid")] as const);
  return { areaCode, period: dayOf(cell("year"), cell("month"), cell("day")), data: known(Object.fromEntries(figures)) };
}

function dayOf(year: string, month: string, day: string): string {
  const iso = calendarDay(year, month, day);
  if (iso === null) throw new RowRejected("date-invalid", `${year} ${month} ${day}`);
  return iso;
}
