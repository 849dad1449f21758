import { encode } from "fast-png";
import { PIXELS_AROUND } from "#domain/surroundings/layers/grid-blocks.ts";
import { meshesAt } from "#domain/surroundings/layers/mesh-codes.ts";
import type { LonLat } from "#kernel/geo.ts";
import { kanjiNumber } from "#kernel/kanji-number.ts";
import { moved, squareAround } from "#test/support/layer-rows.ts";
import { geoJson } from "#test/support/read-source.ts";

/** Invented figures of twenty-five towns of 墨田区, in files as their publishers write them. */
type Town = { readonly name: string; readonly chome: number; readonly place: LonLat };

export const MIDDLE: LonLat = { lon: 139.812, lat: 35.7055 };
const WARD = { code: "13107", name: "墨田区" };

/** Five 町 of five 丁目, 300 m apart. */
const TOWNS: readonly Town[] = ["甲町", "乙町", "丙町", "丁町", "戊町"].flatMap((name, row) =>
  [1, 2, 3, 4, 5].map((chome, column) => ({ name, chome, place: moved(MIDDLE, 300 * (column - 2), 300 * (row - 2)) })),
);

export type OfficialFile = {
  readonly source: string;
  readonly name: string;
  readonly bytes: string | Uint8Array;
  readonly encoding?: string;
};

const lines = (...all: string[]) => `${all.join("\r\n")}\r\n`;

/** 丁目 in kanji, as the table of towns has them. */
const townsFile = () =>
  lines(
    "city_code,prefecture,city,town,koaza,lat,lng",
    ...TOWNS.map(
      ({ name, chome, place }) => `${WARD.code},東京都,${WARD.name},${name}${kanjiNumber(chome)}丁目,,${place.lat},${place.lon}`,
    ),
  );

const meshes = [
  ...new Set(
    TOWNS.flatMap(({ place }) => [-120, 0, 120].flatMap((m) => [moved(place, m), moved(place, 0, m)])).map((place) => meshesAt(place)[0]),
  ),
];

/** 防災科研 J-SHIS 確率論的地震動予測地図: comments, then the header in the last of them. */
const shaking = () =>
  lines(
    "# VER = Y2024",
    "# DATE = 2024-01-01",
    "# CODE,T30_I45_PS,T30_I50_PS,T30_I55_PS,T30_I60_PS",
    ...meshes.map((mesh, i) => `${mesh},0.999,0.97,${(0.5 + (i % 5) / 100).toFixed(6)},0.12`),
  );

/** 防災科研 J-SHIS 表層地盤. */
const ground = () => lines("# J-SHIS V4", "# CODE,JCODE,AVS,ARV", ...meshes.map((mesh) => `${mesh},15,180.5,1.92`));

/** 国土交通省 地形区分に基づく液状化の発生傾向図: here 1 is the likeliest. */
const liquefaction = () =>
  geoJson(
    meshes.map((mesh_code) => ({
      properties: { mesh_code, liquefaction_tendency_level: 2, topographic_classification_name_ja: "三角州・海岸低地", note: "" },
      geometry: { type: "Point", coordinates: [MIDDLE.lon, MIDDLE.lat] },
    })),
  );

const KINDS = [
  ...[
    "総合計",
    "凶悪犯計",
    "凶悪犯強盗",
    "凶悪犯その他",
    "粗暴犯計",
    "粗暴犯凶器準備集合",
    "粗暴犯暴行",
    "粗暴犯傷害",
    "粗暴犯脅迫",
    "粗暴犯恐喝",
  ],
  ...[
    "侵入窃盗計",
    "侵入窃盗金庫破り",
    "侵入窃盗学校荒し",
    "侵入窃盗事務所荒し",
    "侵入窃盗出店荒し",
    "侵入窃盗空き巣",
    "侵入窃盗忍込み",
    "侵入窃盗居空き",
  ],
  ...[
    "侵入窃盗その他",
    "非侵入窃盗計",
    "非侵入窃盗自動車盗",
    "非侵入窃盗オートバイ盗",
    "非侵入窃盗自転車盗",
    "非侵入窃盗車上ねらい",
    "非侵入窃盗自販機ねらい",
  ],
  ...[
    "非侵入窃盗工事場ねらい",
    "非侵入窃盗すり",
    "非侵入窃盗ひったくり",
    "非侵入窃盗置引き",
    "非侵入窃盗万引き",
    "非侵入窃盗その他",
    "その他計",
    "その他詐欺",
  ],
  ...["その他占有離脱物横領", "その他その他知能犯", "その他賭博", "その他その他刑法犯"],
];

/** 警視庁 区市町村の町丁別、罪種別及び手口別認知件数: 丁目 in full-width digits, sums and what has no town between the rows. */
const crimes = () => {
  const row = (area: string, n: number) =>
    [area, ...KINDS.map((kind) => (kind === "非侵入窃盗自転車盗" || kind === "総合計" ? n : 0))].join(",");
  return lines(
    ["市区町丁", ...KINDS].join(","),
    ...TOWNS.map(({ name, chome }, i) => row(`${WARD.name}${name}${String.fromCharCode(0xff10 + chome)}丁目`, 2 * i)),
    row(`${WARD.name}以下不詳`, 3),
    row(`${WARD.name}計`, 600),
  );
};

/** 国勢調査: night and day population of each 町丁目, without which crimes have no rate. */
const people = () =>
  lines("city_code,town,population,day_population", ...TOWNS.map(({ name, chome }) => `${WARD.code},${name}${chome}丁目,3000,2500`));

/** 東京都 地域危険度測定調査. */
const kikendo = () =>
  lines(
    "city_code,city,town,building_collapse_rank,fire_rank,activity_difficulty_rank,total_rank,lat,lng",
    ...TOWNS.map(({ name, chome, place }) => `${WARD.code},${WARD.name},${name}${chome}丁目,3,3,2,3,${place.lat},${place.lon}`),
  );

const SIDE = 512;
const DEGREES = 360 / PIXELS_AROUND;
const corner = { column: Math.floor((MIDDLE.lon + 180) / DEGREES) - SIDE / 2, row: Math.floor((90 - MIDDLE.lat) / DEGREES) - SIDE / 2 };

/** 国土数値情報 A31b as a picture of ranks: 0.5 to 3 m to the west of the middle, nothing to the east. */
const flood = () => {
  const data = Uint8Array.from({ length: SIDE * SIDE }, (_, i) => (i % SIDE < SIDE / 2 ? 2 : 0));
  return encode({ width: SIDE, height: SIDE, data, channels: 1, depth: 8, palette: Array.from({ length: 16 }, (_, i) => [i, i, i]) });
};

/** The list that lies beside the picture. */
export const FLOOD_META = JSON.stringify({
  fixture: {
    file: "flood.png",
    width: SIDE,
    height: SIDE,
    west: corner.column * DEGREES - 180,
    north: 90 - corner.row * DEGREES,
    degPerPixel: DEGREES,
  },
});

const elsewhere = moved(MIDDLE, 20_000);

/** 国土数値情報 A33 and A49 of the prefecture: their zones lie elsewhere, and they tell that here there are none. */
const landslide = () => geoJson([{ properties: { A33_001: 1, A33_002: 1, A33_003: "13" }, geometry: squareAround(elsewhere, 0.001) }]);
const stormSurge = () => geoJson([{ properties: { A49_002: 13, A49_003: "3m以上5m未満" }, geometry: squareAround(elsewhere, 0.001) }]);

const at = (place: LonLat) => ({ type: "Point", coordinates: [place.lon, place.lat] });

/** 国土数値情報 P29, class 16001 小学校. */
const schools = () =>
  geoJson([
    { properties: { P29_002: "B113210000001", P29_003: 16001, P29_004: "丙町小学校", P29_005: "丙町1" }, geometry: at(moved(MIDDLE, 250)) },
  ]);

/** 自治体標準オープンデータセット 子育て施設一覧. */
const nurseries = () => {
  const { lon, lat } = moved(MIDDLE, 0, 300);
  return lines("名称,種別,住所,緯度,経度", `丙町保育園,認可保育所,墨田区丙町2,${lat},${lon}`);
};

const parks = () => {
  const { lon, lat } = moved(MIDDLE, 200, 100);
  return lines("id,category,name,lat,lng", `1,leisure=park,丙町公園,${lat},${lon}`);
};

export const OFFICIAL_FILES: readonly OfficialFile[] = [
  { source: "towns", name: "towns.csv", bytes: townsFile() },
  { source: "flood-grid", name: "flood.png", bytes: flood() },
  { source: "kikendo", name: "第9回.csv", bytes: kikendo() },
  { source: "jshis", name: "P-Y2024-PRM-AVR-TTL_MTTL.csv", bytes: shaking() },
  { source: "jshis", name: "Z-V4-JAPAN-AMP-VS400_M250.csv", bytes: ground() },
  { source: "liquefaction", name: "liquefaction.geojson", bytes: liquefaction() },
  { source: "town-population", name: "town_population_2020.csv", bytes: people() },
  { source: "landslide", name: "A33-25_13.geojson", bytes: landslide() },
  { source: "storm-surge", name: "A49-20_13.geojson", bytes: stormSurge() },
  { source: "schools", name: "P29_2023.geojson", bytes: schools() },
  { source: "nurseries", name: "care_2025.csv", bytes: nurseries() },
  { source: "facilities", name: "osm_2026.csv", bytes: parks() },
  { source: "crime-towns", name: "R5.csv", bytes: crimes(), encoding: "cp932" },
];
