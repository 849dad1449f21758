import type { CityPrefix } from "#ingest/frame/city-prefix.ts";
import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { DAMAGED, PLACE_REJECTIONS, requirePlace, requireText } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import { townName } from "#ingest/layers/town-name.ts";
import type { LonLat } from "#kernel/geo.ts";

/** One point of a 街区 (or 地番). */
export type BlockRow = {
  readonly cityCode: string;
  /** Spelled as table `town` spells it. */
  readonly chome: string;
  readonly block: string;
  readonly place: LonLat;
  /** Of several points of one 街区 the one that stands for it. */
  readonly isChief: boolean;
};

export const BLOCK_REJECTIONS = {
  ...DAMAGED,
  "city-invalid": "都道府県名・市区町村名が読み取れません",
  "town-missing": "大字・丁目名がありません",
  "block-missing": "街区符号・地番がありません",
  "place-missing": "緯度・経度がありません",
  "place-invalid": PLACE_REJECTIONS["place-invalid"],
  abolished: "廃止された街区です(更新履歴フラグ 3)",
} as const;

export type BlockField = "prefecture" | "city" | "town" | "koaza" | "block" | "lat" | "lon" | "chief" | "before" | "after";

/** 国土交通省 街区レベル位置参照情報, as published: CP932, flags 0 and 1, histories 0 none, 1 new, 2 renamed, 3 abolished. */
export const BLOCK_LAYOUTS: readonly TableLayout<BlockField>[] = [
  {
    name: "isj-blocks",
    columns: {
      prefecture: "都道府県名",
      city: "市区町村名",
      town: "大字・丁目名|大字・町丁目名",
      koaza: "小字・通称名?",
      block: "街区符号・地番",
      lat: "緯度",
      lon: "経度",
      chief: "代表フラグ",
      before: "更新前履歴フラグ?",
      after: "更新後履歴フラグ?",
    },
  },
];

type SplitCity = (area: string, prefecture: string) => CityPrefix | null;

/** A 小字 stands between its 大字 and the number: it belongs to the name of the 町. */
export function blockRow(splitCity: SplitCity) {
  return (cell: Cells<BlockField>): BlockRow => {
    const city = splitCity(cell("city"), cell("prefecture"));
    if (city?.rest !== "") throw new RowRejected("city-invalid", `${cell("prefecture")}${cell("city")}`);
    if (cell("before") === "3" || cell("after") === "3") throw new RowRejected("abolished", cell("block"));
    return {
      cityCode: city.cityCode,
      chome: townName(requireText(cell("town"), "town-missing") + cell("koaza")),
      block: requireText(cell("block"), "block-missing"),
      place: requirePlace(cell("lon"), cell("lat")),
      isChief: cell("chief") !== "0",
    };
  };
}
