import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import { DAMAGED, readNumber, requirePlace, requireText } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type TownFactRow, townFactLoader } from "#ingest/layers/fact-loaders.server.ts";
import { townName } from "#ingest/layers/town-name.ts";

type Field = "code" | "town" | "koaza" | "lat" | "lon" | "rank" | "most" | "share";

const LAYOUT: TableLayout<Field> = {
  name: "flood-towns",
  columns: {
    code: "city_code",
    town: "town",
    koaza: "koaza?",
    lat: "lat",
    lon: "lng|lon",
    rank: "rank_at_centroid",
    most: "rank_max_250m",
    share: "flooded_share_250m",
  },
};

const REJECTIONS = {
  ...DAMAGED,
  "city-code-invalid": "市区町村コードが5桁の数字ではありません",
  "name-missing": "町丁目名がありません",
  "place-missing": "緯度・経度がありません",
  "place-invalid": "緯度・経度が日本の範囲にありません",
  "rank-invalid": "浸水深ランク(0〜6)や割合(0〜1)が読めません",
} as const;

function rowOf(cell: Cells<Field>): TownFactRow {
  if (!/^\d{5}$/.test(cell("code"))) throw new RowRejected("city-code-invalid", cell("code"));
  const data = { rank: upTo(cell("rank"), 6), rankMax250m: upTo(cell("most"), 6), floodedShare: upTo(cell("share"), 1) };
  const town = townName(requireText(cell("town"), "name-missing") + cell("koaza"));
  return { cityCode: cell("code"), town, place: requirePlace(cell("lon"), cell("lat")), data };
}

function upTo(text: string, most: number): number {
  const value = readNumber(text, "rank-invalid");
  if (value === null || value < 0 || value > most) throw new RowRejected("rank-invalid", text);
  return value;
}

export const floodTowns: Source<TownFactRow> = {
  name: "flood-towns",
  usage: "町丁目ごとの浸水深ランクの CSV(中心、250m以内の最大、浸水する割合)",
  expected: "町丁目ごとの浸水深の CSV(city_code, town, lat, lng, rank_at_centroid, rank_max_250m, flooded_share_250m)",
  attribution: "国土交通省 国土数値情報(洪水浸水想定区域データ A31b)、Geolonia 住所データを加工して作成",
  licence: "CC BY 4.0",
  rejections: REJECTIONS,
  open: (bytes) => openCells(bytes, { tables: [LAYOUT], rowOf: () => rowOf }),
  begin: (tx) => townFactLoader(tx, "flood_town"),
};
