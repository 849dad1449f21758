import type { RowOutcome } from "#ingest/frame/outcome.ts";
import { placeInJapan } from "#ingest/frame/place-in-japan.ts";
import { outcomeOf, RowRejected, refuseDamaged } from "#ingest/frame/row-rejected.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { CsvRecord } from "#platform/tables/read-csv.server.ts";

/** A 大字町丁目 with one of its points; a 小字 row belongs to its town. */
export type TownRow = {
  readonly cityCode: string;
  readonly prefecture: string;
  readonly city: string;
  readonly name: string;
  readonly kana: string | null;
  readonly isKoaza: boolean;
  readonly place: LonLat;
};

export const TOWN_REJECTIONS = {
  "column-count": "列の数が見出しと違います",
  "undecodable-text": "読めない文字があります",
  "city-code-invalid": "市区町村コードが5桁の数字ではありません",
  "town-missing": "町丁目名がありません",
  "place-invalid": "緯度・経度がないか、日本の範囲にありません",
} as const;

export type TownLayout = "geolonia" | "geolonia-kana";

const COLUMNS: Readonly<Record<TownLayout, readonly string[]>> = {
  geolonia: ["city_code", "prefecture", "city", "town", "koaza", "lat", "lng"],
  "geolonia-kana": ["市区町村コード", "都道府県名", "市区町村名", "大字町丁目名", "小字・通称名", "緯度", "経度", "大字町丁目名カナ"],
};

/** The layout whose columns this header has (the kana one has romaji and more besides); null when none. */
export function townLayout(header: readonly string[]): TownLayout | null {
  const layouts: readonly TownLayout[] = ["geolonia", "geolonia-kana"];
  return layouts.find((layout) => COLUMNS[layout].every((name) => header.includes(name))) ?? null;
}

export function townParser(layout: TownLayout, header: readonly string[]): (record: CsvRecord) => RowOutcome<TownRow> {
  const at = COLUMNS[layout].map((name) => header.indexOf(name));
  return (record) =>
    outcomeOf(record, () => {
      const { cells } = record;
      refuseDamaged(cells, header);
      return townRow(at.map((i) => (cells[i] ?? "").normalize("NFKC").trim()));
    });
}

function townRow([cityCode = "", prefecture = "", city = "", name = "", koaza = "", lat = "", lon = "", kana = ""]: string[]): TownRow {
  if (!/^\d{5}$/.test(cityCode)) throw new RowRejected("city-code-invalid", cityCode);
  if (name === "") throw new RowRejected("town-missing", "");
  const place = placeInJapan(lon, lat);
  if (!place) throw new RowRejected("place-invalid", `${lon} ${lat}`.trim());
  return { cityCode, prefecture, city, name, kana: kana === "" ? null : kana, isKoaza: koaza !== "", place };
}
