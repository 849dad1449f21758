import { listCities } from "#domain/properties/index.server.ts";
import { citySplitter } from "#ingest/frame/city-prefix.ts";
import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import { DAMAGED, requirePlace, requireText } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type TownFactRow, townFactLoader } from "#ingest/layers/fact-loaders.server.ts";
import { townName } from "#ingest/layers/town-name.ts";

type Field = "code" | "city" | "town" | "collapse" | "fire" | "difficulty" | "total" | "lat" | "lon";

const LAYOUT: TableLayout<Field> = {
  name: "kikendo",
  columns: {
    code: "city_code",
    city: "city?",
    town: "town",
    collapse: "building_collapse_rank",
    fire: "fire_rank",
    difficulty: "activity_difficulty_rank",
    total: "total_rank",
    lat: "lat",
    lon: "lng|lon",
  },
};

const REJECTIONS = {
  ...DAMAGED,
  "city-unknown": "東京都の市区町村コードがなく、市区町村名からも分かりません",
  "name-missing": "町丁目名がありません",
  "place-invalid": "緯度・経度が日本の範囲にありません",
  "rank-invalid": "ランクが1〜5ではありません",
} as const;

const TOKYO = "東京都";

type Splitter = ReturnType<typeof citySplitter>;

function rowOf(cell: Cells<Field>, split: Splitter): TownFactRow {
  const data = {
    collapse: rank(cell("collapse")),
    fire: rank(cell("fire")),
    difficulty: rank(cell("difficulty")),
    total: rank(cell("total")),
  };
  const place = cell("lat") === "" ? null : requirePlace(cell("lon"), cell("lat"));
  return { cityCode: cityCode(cell("code"), cell("city"), split), town: townName(requireText(cell("town"), "name-missing")), place, data };
}

/** The published table leaves some codes out: they follow from the name, which may have its county before it. */
function cityCode(code: string, name: string, split: Splitter): string {
  if (/^13\d{3}$/.test(code)) return code;
  const found = split(name.replace(/\s/g, ""), TOKYO);
  if (code !== "" || !found) throw new RowRejected("city-unknown", `${code} ${name}`.trim());
  return found.cityCode;
}

function rank(text: string): number {
  if (!/^[1-5]$/.test(text)) throw new RowRejected("rank-invalid", text);
  return Number(text);
}

export const kikendo: Source<TownFactRow> = {
  name: "kikendo",
  usage: "東京都「地震に関する地域危険度測定調査」の町丁目別ランクの CSV",
  expected: "地域危険度の CSV(city_code, town, building_collapse_rank, fire_rank, activity_difficulty_rank, total_rank, lat, lng)",
  attribution: "東京都都市整備局「地震に関する地域危険度測定調査」を加工して作成",
  licence: "CC BY 4.0",
  rejections: REJECTIONS,
  open: (bytes) => {
    const split = citySplitter(listCities().filter(({ prefecture }) => prefecture === TOKYO));
    return openCells(bytes, { tables: [LAYOUT], rowOf: () => (cell) => rowOf(cell, split) });
  },
  begin: (tx) => townFactLoader(tx, "kikendo"),
  asOf: (fileName) => /第\d+回/.exec(fileName)?.[0] ?? null,
};
