import type { CityPrefix } from "#ingest/frame/city-prefix.ts";
import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { DAMAGED, requireCount } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { TownFactRow } from "#ingest/layers/fact-loaders.server.ts";
import { townName } from "#ingest/layers/town-name.ts";

export const CRIME_TOWN_REJECTIONS = {
  ...DAMAGED,
  subtotal: "計の行です(町丁目ではありません)",
  "town-unknown": "町丁目の分からない認知件数です(以下不詳など)",
  "city-unknown": "市区町村名が読み取れません",
  "count-invalid": "件数が0以上の整数ではありません",
} as const;

export type CrimeField = "area" | "total" | "felony" | "violence" | "burglary" | "snatch" | "bicycle" | "carParts";

/** 警視庁 区市町村の町丁別、罪種別及び手口別認知件数: of its 37 counts those that the product shows. `carParts` is 車上ねらい. */
export const CRIME_TOWN_LAYOUTS: readonly TableLayout<CrimeField>[] = [
  {
    name: "keishicho-towns",
    columns: {
      area: "市区町丁",
      total: "総合計",
      felony: "凶悪犯計|凶悪犯",
      violence: "粗暴犯計|粗暴犯",
      burglary: "侵入窃盗計|侵入窃盗",
      snatch: "非侵入窃盗ひったくり|ひったくり",
      bicycle: "非侵入窃盗自転車盗|自転車盗",
      carParts: "非侵入窃盗車上ねらい|車上ねらい",
    },
  },
];

const COUNTS = ["total", "felony", "violence", "burglary", "snatch", "bicycle", "carParts"] as const;

/** One town's counts of `year`. Subtotals (`千代田区計`, `23区計`) and what the police could not place are rejected by name. */
export function crimeTownRow(year: number, splitCity: (area: string) => CityPrefix | null) {
  return (cell: Cells<CrimeField>): TownFactRow => {
    const area = cell("area").replace(/\s/g, "");
    if (/計$/.test(area)) throw new RowRejected("subtotal", area);
    if (/不詳|不明|他県|海外/.test(area)) throw new RowRejected("town-unknown", area);
    const city = splitCity(area);
    if (!city) throw new RowRejected("city-unknown", area);
    if (city.rest === "") throw new RowRejected("subtotal", area);
    const counts = Object.fromEntries(COUNTS.map((kind) => [kind, requireCount(cell(kind), "count-invalid")]));
    return { cityCode: city.cityCode, town: townName(city.rest), place: null, data: { [year]: counts } };
  };
}
