import type { PriceCategory, PropertyKind, Structure } from "#domain/properties/types.ts";

/**
 * The words of the ministry's files, each with the one form that is stored. Keys are NFKC: the Japanese web CSV first, then the English of
 * the XIT001 API (不動産情報ライブラリ API操作説明, 2024).
 */
export const KINDS: Readonly<Record<string, PropertyKind>> = {
  中古マンション等: "condo",
  "宅地(土地と建物)": "house",
  "宅地(土地)": "land",
  農地: "farmland",
  林地: "forest",
  "Used Apartment": "condo",
  "Used House": "house",
  "Used Commercial": "commercial",
  "Land Only": "land",
  "Pre-owned Condominiums, etc.": "condo",
  "Residential Land(Land and Building)": "house",
  "Residential Land(Land Only)": "land",
  "Agricultural Land": "farmland",
  "Forest Land": "forest",
};

export const CATEGORIES: Readonly<Record<string, PriceCategory>> = { 成約価格情報: "contract", 不動産取引価格情報: "survey" };

export const PURPOSES: Readonly<Record<string, string>> = {
  ...own("住宅", "事務所", "店舗", "工場", "倉庫", "その他"),
  House: "住宅",
  Office: "事務所",
  Shop: "店舗",
  Factory: "工場",
  Warehouse: "倉庫",
  Other: "その他",
};

export const REGIONS: Readonly<Record<string, string>> = {
  ...own("住宅地", "商業地", "工業地", "宅地見込地"),
  "Residential Area": "住宅地",
  "Commercial Area": "商業地",
  "Industrial Area": "工業地",
  "Potential Residential Area": "宅地見込地",
};

export const DIRECTIONS: Readonly<Record<string, string>> = {
  ...own("北", "北東", "東", "南東", "南", "南西", "西", "北西", "接面道路無"),
  North: "北",
  Northeast: "北東",
  East: "東",
  Southeast: "南東",
  South: "南",
  Southwest: "南西",
  West: "西",
  Northwest: "北西",
  "No facing road": "接面道路無",
};

/** 用途地域 by its name in 都市計画法 第8条; the last four are the classes of 区域区分 that the files put in the same column. */
const ZONES: readonly (readonly [zone: string, short: string, english: string])[] = [
  ["第一種低層住居専用地域", "1低住専", "Category I Exclusively Low-story Residential Zone"],
  ["第二種低層住居専用地域", "2低住専", "Category II Exclusively Low-story Residential Zone"],
  ["第一種中高層住居専用地域", "1中住専", "Category I Exclusively Medium-high Residential Zone"],
  ["第二種中高層住居専用地域", "2中住専", "Category II Exclusively Medium-high Residential Zone"],
  ["第一種住居地域", "1種住居", "Category I Residential Zone"],
  ["第二種住居地域", "2種住居", "Category II Residential Zone"],
  ["準住居地域", "準住居", "Quasi-residential Zone"],
  ["田園住居地域", "田園住居", "Countryside Residential Zone"],
  ["近隣商業地域", "近隣商業", "Neighborhood Commercial Zone"],
  ["商業地域", "商業", "Commercial Zone"],
  ["準工業地域", "準工業", "Quasi-industrial Zone"],
  ["工業地域", "工業", "Industrial Zone"],
  ["工業専用地域", "工業専用", "Exclusively Industrial Zone"],
  ["市街化調整区域", "調整区域", "Urbanization Control Area"],
  ["非線引き区域", "非線引き", "Non-divided City Planning Area"],
  ["準都市計画区域", "準都計", "Quasi-city Planning Area"],
  ["都市計画区域外", "都計外", "Outside City Planning Area"],
];

export const ZONING: Readonly<Record<string, string>> = Object.fromEntries(
  ZONES.flatMap(([zone, short, english]) => [zone, short, english].map((word) => [word, zone])),
);

/** Strongest first: a row that names several counts as its strongest. */
export const STRUCTURES: readonly (readonly [word: string, structure: Structure])[] = [
  ["SRC", "SRC"],
  ["RC", "RC"],
  ["鉄骨造", "steel"],
  ["軽量鉄骨造", "light-steel"],
  ["木造", "wood"],
  ["ブロック造", "block"],
];

export const RENOVATED: Readonly<Record<string, boolean>> = { 未改装: false, 改装済み: true, "Not yet": false, Done: true };

/** Layouts that are not rooms and letters. */
export const LAYOUT_NAMES: Readonly<Record<string, string>> = {
  ...own("オープンフロア", "スタジオ", "メゾネット"),
  "Open Floor": "オープンフロア",
  "Studio Apartment": "スタジオ",
  Duplex: "メゾネット",
};

function own(...words: readonly string[]): Record<string, string> {
  return Object.fromEntries(words.map((word) => [word, word]));
}
