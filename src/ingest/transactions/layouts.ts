/** The shapes in which the ministry's sales reach us; the number is that of the columns. */
export type SaleLayout = "mlit-web-21" | "mlit-web-26" | "mlit-web-all" | "xit001-extract";

const WEB_SHARED =
  "種類,価格情報区分,市区町村コード,都道府県名,市区町村名,地区名,最寄駅:名称,最寄駅:距離(分),取引価格(総額),面積(m2),建築年,建物の構造,用途,今後の利用目的,都市計画,建ぺい率(%),容積率(%),取引時期,取引の事情等";
const CONDO_ONLY = "間取り,改装";
const LAND_ONLY = "地域,土地の形状,間口,延床面積(m2),前面道路:方位,前面道路:種類,前面道路:幅員(m)";
/** Only in the combined download of all kinds; derived from price and area, so not read. */
const DERIVED = ["坪単価", "取引価格(m2単価)", "No"];

const API =
  "type,pref_code,ward_code,ward_ja,district_code,district_en,district_ja,district_lat,district_lng,year,quarter,price,area_m2,layout,built_year,renovation,purpose,region,direction,city_planning,coverage,far,frontage_m,breadth_m";

const LAYOUTS: readonly (readonly [SaleLayout, readonly string[]])[] = [
  ["mlit-web-all", `${WEB_SHARED},${CONDO_ONLY},${LAND_ONLY}`.split(",")],
  ["mlit-web-26", `${WEB_SHARED},${LAND_ONLY}`.split(",")],
  ["mlit-web-21", `${WEB_SHARED},${CONDO_ONLY}`.split(",")],
  ["xit001-extract", API.split(",")],
];

/** A column's name as layouts are compared: NFKC without spaces. `最寄駅：距離（分）` -> `最寄駅:距離(分)`. */
export function columnName(text: string): string {
  return text.normalize("NFKC").replace(/\s/g, "");
}

/** The layout that has exactly these columns, in any order; null when none has. */
export function saleLayout(header: readonly string[]): SaleLayout | null {
  const columns = new Set(header.map(columnName).filter((name) => !DERIVED.includes(name)));
  const same = (wanted: readonly string[]) => wanted.length === columns.size && wanted.every((name) => columns.has(name));
  return LAYOUTS.find(([, wanted]) => same(wanted))?.[0] ?? null;
}
