import type { Rent, RentCategory } from "#domain/properties/types.ts";
import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { placeInJapan } from "#ingest/frame/place-in-japan.ts";
import { DAMAGED, readNumber, requireText } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import { withKanjiChome, withoutChome } from "#kernel/place/chome.ts";
import { parseQuarter, type Quarter, quarterIndex, quarterOf } from "#kernel/quarter.ts";

export const RENT_REJECTIONS = {
  ...DAMAGED,
  "period-invalid": "時期が 2026Q2、2026-05、2026年第2四半期、2026年5月 のどれでもありません",
  "period-in-future": "時期がまだ来ていない四半期です",
  "category-unknown": "区分が 成約(agreed)・募集(asking) のどちらでもありません",
  "city-invalid": "市区町村コードが5桁の数字でないか、市区町村名がありません",
  "town-missing": "地区名がありません",
  "area-invalid": "面積が 5〜1,000㎡ ではありません",
  "rent-invalid": "賃料が 5,000〜20,000,000円 の整数ではありません",
  "fee-invalid": "管理費・共益費が 0〜1,000,000円 の整数ではありません",
  "built-year-invalid": "建築年が西暦4桁ではありません",
  "walk-invalid": "徒歩の分数が 0〜120 の整数ではありません",
  "floor-invalid": "階が -5〜70 の整数ではありません",
  "place-invalid": "緯度・経度が日本の範囲にないか、片方がありません",
  "source-missing": "出典がありません",
} as const;

export type RentField =
  | "period"
  | "category"
  | "cityCode"
  | "city"
  | "town"
  | "area"
  | "rent"
  | "fee"
  | "layout"
  | "builtYear"
  | "station"
  | "walk"
  | "floor"
  | "lon"
  | "lat"
  | "apartmentKey"
  | "source";

/** Our own layout, described in docs/data.md: one row a rent, headers in English or Japanese, unknown cells left empty. */
export const RENT_LAYOUTS: readonly TableLayout<RentField>[] = [
  {
    name: "rents",
    columns: {
      period: "period|時期",
      category: "category|区分",
      cityCode: "city_code|市区町村コード",
      city: "city|市区町村名",
      town: "town|地区名",
      area: "area_m2|面積",
      rent: "rent_yen|賃料",
      source: "source|出典",
      fee: "fee_yen|管理費共益費?",
      layout: "layout|間取り?",
      builtYear: "built_year|建築年?",
      station: "station|最寄駅?",
      walk: "walk_minutes|徒歩分?",
      floor: "floor|階?",
      lon: "lon|経度?",
      lat: "lat|緯度?",
      apartmentKey: "apartment_key|建物キー?",
    },
  },
];

/** A rent as a file tells it; the building is known or not, which only the database can say. */
export type ParsedRent = Omit<Rent, "id"> & { readonly source: string };

const CATEGORIES: Readonly<Record<string, RentCategory>> = { agreed: "agreed", 成約: "agreed", asking: "asking", 募集: "asking" };

/** A rent as its row tells it, one after the quarter of `now` refused. */
export function rentRow(cell: Cells<RentField>, now: Date): ParsedRent {
  const category = CATEGORIES[cell("category")];
  if (category === undefined) throw new RowRejected("category-unknown", cell("category"));
  return {
    quarter: pastQuarter(cell("period"), now),
    category,
    cityCode: matching(cell("cityCode"), /^\d{5}$/, "city-invalid"),
    cityName: requireText(cell("city"), "city-invalid"),
    town: withoutChome(withKanjiChome(requireText(cell("town"), "town-missing"))),
    place: placeIn(cell("lon"), cell("lat")),
    areaM2: bounded(cell("area"), { least: 5, most: 1000, reason: "area-invalid" }),
    layout: cell("layout").toUpperCase() || null,
    builtYear: cell("builtYear") === "" ? null : yearIn(cell("builtYear")),
    stationName: cell("station").replace(/駅$/, "") || null,
    walkMinutes: integerOrNull(cell("walk"), { least: 0, most: 120, reason: "walk-invalid" }),
    floor: integerOrNull(cell("floor").replace(/階$/, ""), { least: -5, most: 70, reason: "floor-invalid" }),
    rentYen:
      integer(cell("rent"), { least: 5_000, most: 20_000_000, reason: "rent-invalid" }) +
      (integerOrNull(cell("fee"), { least: 0, most: 1_000_000, reason: "fee-invalid" }) ?? 0),
    apartmentKey: cell("apartmentKey") || null,
    source: requireText(cell("source"), "source-missing"),
  };
}

function pastQuarter(text: string, now: Date): Quarter {
  const quarter = quarterIn(text);
  if (quarterIndex(quarter) > quarterIndex(quarterOf(now))) throw new RowRejected("period-in-future", text);
  return quarter;
}

/** `2026Q2`, `2026-05`, `2026年第2四半期`, `2026年5月`; a day after the month is let go. Of the years 1900–2099: a market has a level for each quarter between its ends. */
function quarterIn(text: string): Quarter {
  if (!/^(19|20)/.test(text)) throw new RowRejected("period-invalid", text);
  const quarter = parseQuarter(text.replace(/^(\d{4})年第([1-4])四半期$/, "$1Q$2"));
  if (quarter) return quarter;
  const [, year, month] = /^(\d{4})[-/年](\d{1,2})(?:月|[-/]\d{1,2})?$/.exec(text) ?? [];
  const ofMonth = year === undefined ? null : parseQuarter(`${year}Q${Math.ceil(Number(month) / 3)}`);
  if (!ofMonth) throw new RowRejected("period-invalid", text);
  return ofMonth;
}

function placeIn(lon: string, lat: string): ParsedRent["place"] {
  if (lon === "" && lat === "") return null;
  const place = lon === "" || lat === "" ? null : placeInJapan(lon, lat);
  if (!place) throw new RowRejected("place-invalid", `${lon} ${lat}`.trim());
  return place;
}

function yearIn(text: string): number {
  return Number(matching(text.replace(/年$/, ""), /^(19|20)\d{2}$/, "built-year-invalid"));
}

function matching(text: string, pattern: RegExp, reason: string): string {
  if (!pattern.test(text)) throw new RowRejected(reason, text);
  return text;
}

type Bounds = { readonly least: number; readonly most: number; readonly reason: string };

function bounded(text: string, { least, most, reason }: Bounds): number {
  const value = readNumber(text, reason);
  if (value === null || value < least || value > most) throw new RowRejected(reason, text);
  return value;
}

function integer(text: string, bounds: Bounds): number {
  const value = bounded(text, bounds);
  if (!Number.isInteger(value)) throw new RowRejected(bounds.reason, text);
  return value;
}

function integerOrNull(text: string, bounds: Bounds): number | null {
  return text === "" ? null : integer(text, bounds);
}
