import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import iconv from "iconv-lite";

export type Row = Readonly<Record<string, string>>;

const CONDO: Row = {
  種類: "中古マンション等",
  価格情報区分: "不動産取引価格情報",
  市区町村コード: "13108",
  都道府県名: "東京都",
  市区町村名: "江東区",
  地区名: "豊洲",
  "最寄駅：名称": "豊洲",
  "最寄駅：距離（分）": "7",
  "取引価格（総額）": "75000000",
  間取り: "３ＬＤＫ",
  "面積（㎡）": "70",
  建築年: "2008年",
  建物の構造: "ＲＣ",
  用途: "住宅",
  今後の利用目的: "住宅",
  都市計画: "準工業",
  "建ぺい率（％）": "60",
  "容積率（％）": "300",
  取引時期: "2024年第2四半期",
  改装: "改装済み",
  取引の事情等: "",
};

const HOUSE: Row = {
  種類: "宅地(土地と建物)",
  価格情報区分: "不動産取引価格情報",
  地域: "住宅地",
  市区町村コード: "08220",
  都道府県名: "茨城県",
  市区町村名: "つくば市",
  地区名: "竹園",
  "最寄駅：名称": "つくば",
  "最寄駅：距離（分）": "30分～60分",
  "取引価格（総額）": "23000000",
  "面積（㎡）": "210",
  土地の形状: "ほぼ長方形",
  間口: "14.5",
  "延床面積（㎡）": "110",
  建築年: "1996年",
  建物の構造: "木造",
  用途: "住宅",
  今後の利用目的: "住宅",
  "前面道路：方位": "南東",
  "前面道路：種類": "市道",
  "前面道路：幅員（ｍ）": "6",
  都市計画: "１低住専",
  "建ぺい率（％）": "40",
  "容積率（％）": "80",
  取引時期: "2024年第2四半期",
  取引の事情等: "",
};

const API: Row = {
  type: "Used Apartment",
  pref_code: "13",
  ward_code: "13108",
  ward_ja: "江東区",
  district_code: "131080330",
  district_en: "Toyosu",
  district_ja: "豊洲",
  district_lat: "35.6546",
  district_lng: "139.794162",
  year: "2024",
  quarter: "2",
  price: "75000000",
  area_m2: "70.0",
  layout: "3LDK",
  built_year: "2008",
  renovation: "Done",
  purpose: "House",
  region: "",
  direction: "",
  city_planning: "Quasi-industrial Zone",
  coverage: "60",
  far: "300",
  frontage_m: "",
  breadth_m: "",
};

/** A row of the 21 columns of the web download. The defaults are the same sale as {@link anApiRow}. */
export const aCondoRow = (changes: Row = {}): Row => ({ ...CONDO, ...changes });
/** A row of the 26 columns. */
export const aHouseRow = (changes: Row = {}): Row => ({ ...HOUSE, ...changes });
/** A row of the XIT001 extract. */
export const anApiRow = (changes: Row = {}): Row => ({ ...API, ...changes });

/** The rows as CSV, every cell in quotes, the header that of the first row. */
export function csv(rows: readonly Row[], lineEnd = "\n"): string {
  const header = Object.keys(rows[0] ?? {});
  const lines = [header, ...rows.map((row) => header.map((name) => row[name] ?? ""))];
  return lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",") + lineEnd).join("");
}

export type Packing = { readonly encoding?: "cp932" | "utf8"; readonly gzip?: boolean; readonly name?: string };

/** Writes a file into a folder of its own and answers its path. */
export async function aFile(
  text: string | Uint8Array,
  { encoding = "utf8", gzip = false, name = "file.csv" }: Packing = {},
): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), "machinone-file-")), name);
  const bytes = typeof text === "string" ? iconv.encode(text, encoding) : text;
  await writeFile(path, gzip ? gzipSync(bytes) : bytes);
  return path;
}
