import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { DAMAGED, requireCount, requireYear } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { AreaFactRow } from "#ingest/layers/fact-loaders.server.ts";
import { prefectureOf } from "#kernel/prefectures.ts";

export const CRIME_PREFECTURE_REJECTIONS = {
  ...DAMAGED,
  "prefecture-invalid": "都道府県のコードと名称が合いません",
  "year-invalid": "年が西暦4桁ではありません",
  "count-invalid": "件数が0以上の整数ではありません",
} as const;

export type CrimePrefectureField = "code" | "name" | "year" | "count";

export const CRIME_PREFECTURE_LAYOUTS: readonly TableLayout<CrimePrefectureField>[] = [
  { name: "crime-prefectures", columns: { code: "pref_code", name: "name", year: "year", count: "count" } },
];

/** 刑法犯の認知件数 of a prefecture in a year. */
export function crimePrefectureRow(cell: Cells<CrimePrefectureField>): AreaFactRow {
  const areaCode = cell("code").padStart(2, "0");
  if (!/^\d{2}$/.test(areaCode) || prefectureOf(areaCode) !== cell("name")) {
    throw new RowRejected("prefecture-invalid", `${cell("code")} ${cell("name")}`);
  }
  const period = String(requireYear(cell("year"), "year-invalid"));
  return { areaCode, period, data: { total: requireCount(cell("count"), "count-invalid") } };
}
