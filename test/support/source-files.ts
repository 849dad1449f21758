import { geoJson } from "./read-source.ts";
import { aCondoRow, csv } from "./transaction-files.ts";

const point = { type: "Point", coordinates: [139.7, 35.6] };
const ring = [
  [139.7, 35.6],
  [139.71, 35.6],
  [139.71, 35.61],
  [139.7, 35.6],
];
const polygon = { type: "Polygon", coordinates: [ring] };
const zone = (properties: object, geometry: object = polygon) => geoJson([{ properties, geometry }]);

export type FileOfSource = {
  readonly name: string;
  readonly text: string;
  /** Rows that the file adds to the database. */
  readonly added: number;
  /** What the ledger says the data are of. */
  readonly asOf: string | null;
};

const STATION = {
  N02_003: "東海道線",
  N02_004: "西日本旅客鉄道",
  N02_005: "大阪",
  N02_005c: "007068",
  N02_005g: "007068",
  lon: "135.5",
  lat: "34.7",
};
const RENT = {
  period: "2026Q2",
  category: "成約",
  city_code: "13108",
  city: "江東区",
  town: "豊洲",
  area_m2: "55",
  rent_yen: "210000",
  source: "豊洲管理",
};
const SITE =
  '共通ID,施設・場所名,住所,緯度,経度,洪水,"崖崩れ、土石流及び地滑り",高潮,地震,津波,大規模な火事,内水氾濫,火山現象\nE1310800000001,豊洲公園,江東区豊洲2,35.65,139.79,,,,1,,1,,\n';

/** A file of each kind as its publisher writes it, as small as can be. */
export const SOURCE_FILES: Readonly<Record<string, FileOfSource>> = {
  transactions: { name: "tokyo.csv", text: csv([aCondoRow()]), added: 1, asOf: null },
  towns: {
    name: "latest.csv",
    text: "city_code,prefecture,city,town,koaza,lat,lng\n13108,東京都,江東区,豊洲五丁目,,35.65,139.79\n",
    added: 1,
    asOf: null,
  },
  stations: { name: "stations.csv", text: csv([STATION]), added: 1, asOf: null },
  boundaries: {
    name: "N03-20240101_13.geojson",
    text: zone({ N03_001: "東京都", N03_003: null, N03_004: "江東区", N03_007: "13108" }),
    added: 1,
    asOf: null,
  },
  blocks: {
    name: "13_2024.csv",
    text: "都道府県名,市区町村名,大字・丁目名,小字・通称名,街区符号・地番,座標系番号,Ｘ座標,Ｙ座標,緯度,経度,住居表示フラグ,代表フラグ,更新前履歴フラグ,更新後履歴フラグ\n東京都,江東区,豊洲五丁目,,2,9,0,0,35.65,139.79,1,1,0,0\n",
    added: 1,
    asOf: "2024",
  },
  "town-polygons": {
    name: "r2ka13108_2020.geojson",
    text: zone({ KEY_CODE: "13108013005", S_NAME: "豊洲５丁目", HCODE: 8101 }),
    added: 1,
    asOf: "2020",
  },
  "flood-towns": {
    name: "flood.csv",
    text: "city_code,town,lat,lng,rank_at_centroid,rank_max_250m,flooded_share_250m\n13108,豊洲五丁目,35.65,139.79,0,3,0.25\n",
    added: 1,
    asOf: null,
  },
  "flood-zones": { name: "A31b-30-23_10_5339.geojson", text: zone({ A31b_301: 4 }), added: 1, asOf: "2023年度" },
  "inland-flood": { name: "A51-21_13.geojson", text: zone({ A51_004: "13108", A51_005: "3m以上5m未満" }), added: 1, asOf: "2021年度" },
  "storm-surge": { name: "A49-20_13.geojson", text: zone({ A49_002: 13, A49_003: "3m以上5m未満" }), added: 1, asOf: "2020年度" },
  tsunami: { name: "A40-22_13.geojson", text: zone({ A40_002: "13", A40_003: "2m以上5m未満" }), added: 1, asOf: "2022年度" },
  landslide: { name: "A33-25_13.geojson", text: zone({ A33_001: 1, A33_002: 1, A33_003: "13" }), added: 1, asOf: "2025年度" },
  jshis: { name: "Z-V4-JAPAN.csv", text: "# J-SHIS\n# CODE,JCODE,AVS,ARV\n5339154113,9,280.5,1.35\n", added: 1, asOf: "V4" },
  liquefaction: { name: "pl.csv", text: "mesh_code,PL\n5339463511,4.5\n", added: 1, asOf: null },
  kikendo: {
    name: "第9回.csv",
    text: "city_code,town,building_collapse_rank,fire_rank,activity_difficulty_rank,total_rank,lat,lng\n13108,豊洲5丁目,1,1,2,1,35.65,139.79\n",
    added: 1,
    asOf: "第9回",
  },
  faults: {
    name: "gem.geojson",
    text: zone({ catalog_name: "GEM", name: "Tachikawa", slip_type: "Reverse" }, { type: "LineString", coordinates: ring }),
    added: 1,
    asOf: null,
  },
  evacuation: { name: "sites_2025.csv", text: SITE, added: 1, asOf: "2025" },
  schools: {
    name: "P29_2023.geojson",
    text: geoJson([{ properties: { P29_002: "B1", P29_003: 16001, P29_004: "芝小学校", P29_005: "芝2" }, geometry: point }]),
    added: 1,
    asOf: "2023",
  },
  "school-districts": {
    name: "A32_2023.geojson",
    text: zone({ A32_001: "13103", A32_002: "港区", A32_003: "港陽中学校" }),
    added: 1,
    asOf: "2023",
  },
  nurseries: {
    name: "care_2025.csv",
    text: "名称,種別,住所,緯度,経度\nみどり保育園,認可保育所,港区芝1,35.6,139.7\n",
    added: 1,
    asOf: "2025",
  },
  medical: {
    name: "P04_2020.geojson",
    text: geoJson([{ properties: { P04_001: 1, P04_002: "市立病院", P04_003: "港区芝1" }, geometry: point }]),
    added: 1,
    asOf: "2020",
  },
  facilities: { name: "osm_2026.csv", text: "id,category,name,lat,lng\n1,shop=supermarket,まるや,35.6,139.7\n", added: 1, asOf: "2026" },
  "crime-towns": {
    name: "R5.csv",
    text: "市区町丁,総合計,凶悪犯,粗暴犯,侵入窃盗,ひったくり,自転車盗,車上ねらい\n江東区豊洲5丁目,4,0,1,0,0,2,0\n",
    added: 1,
    asOf: "2023",
  },
  "crime-points": {
    name: "chiba_2022.csv",
    text: "手口,市区町村コード（発生地）,町丁目（発生地）,発生年月日（始期）,発生場所,lat,lon\nひったくり,121002,中央1丁目,2022/2/3,道路上,35.6,140.1\n",
    added: 1,
    asOf: "2022",
  },
  "crime-prefectures": {
    name: "c.csv",
    text: "pref_code,name,year,count\n1,北海道,2022,18000\n13,東京都,2022,78475\n",
    added: 2,
    asOf: null,
  },
  population: { name: "census.csv", text: "city_code,year,population,households\n13108,2020,524310,\n", added: 1, asOf: null },
  "town-population": { name: "2020.csv", text: "city_code,town,population\n13108,豊洲5丁目,9000\n", added: 1, asOf: "2020" },
  "population-mesh": {
    name: "mesh_2024.csv",
    text: "MESH_ID,SHICODE,PTN_2020\n533945471,13101,3\n533945471,13102,4\n",
    added: 1,
    asOf: "2024",
  },
  "land-prices": {
    name: "tokyo_2022.csv",
    text: "address,lat,lng,price_yen_m2\n東京都港区芝1,35.6,139.7,900000\n",
    added: 1,
    asOf: "2022",
  },
  covid: { name: "2020.csv", text: "year,month,date,prefectureNameJ,testedPositive\n2020,2,8,東京都,3\n", added: 1, asOf: "2020" },
  buildings: { name: "b.csv", text: "apartment_key,source,management_stars\ntower,重要事項調査報告書,4\n", added: 1, asOf: null },
  rents: { name: "rents.csv", text: csv([RENT]), added: 1, asOf: null },
};
/** A picture with a list beside it: `aFloodPicture`. */
export const NOT_TEXT = ["flood-grid"];
