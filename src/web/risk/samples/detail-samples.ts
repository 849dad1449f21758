import type {
  BuildingFactsResponse,
  CovidFactsResponse,
  CrimeFactsResponse,
  HazardResponse,
  LandFactsResponse,
  MarketFactsResponse,
  NearbyPlace,
  NearbyResponse,
  NotesResponse,
  PopulationFactsResponse,
  ProvenanceResponse,
  RentFactsResponse,
  RiskReportResponse,
  SchoolFactsResponse,
} from "#api/client/client.ts";
import { LAYERS, type LayerId } from "#domain/surroundings/layers/layers.ts";
import { sampleIndicator, sampleReport } from "./samples.ts";

const made: ProvenanceResponse = { attribution: "まちのね", licence: "サンプル", asOf: "2026年", precision: "町丁目", isSample: true };

/** One answer of a layer, invented. */
export function sampleHazard(layer: LayerId, state: HazardResponse["state"], more: Partial<HazardResponse> = {}): HazardResponse {
  const { title, unit, precision } = LAYERS[layer];
  const from =
    state === "no_data" ? {} : { source: "国土数値情報（国土交通省）を加工して作成", asOf: "2023年度", precision, isSample: false };
  return { layer, title, state, unit, ...from, ...more };
}

/** Every layer in one of its states: found, looked at in vain, not imported, and outside of what it covers. */
export const sampleHazards: readonly HazardResponse[] = [
  sampleHazard("quake_i55", "ok", { value: 46.9, source: "J-SHIS（防災科学技術研究所）", asOf: "2024年版" }),
  sampleHazard("quake_i60", "ok", { value: 8.6, source: "J-SHIS（防災科学技術研究所）", asOf: "2024年版" }),
  sampleHazard("quake_i50", "ok", { value: 82.1, source: "J-SHIS（防災科学技術研究所）", asOf: "2024年版" }),
  sampleHazard("quake_i45", "no_data"),
  sampleHazard("ground_arv", "ok", {
    value: 1.84,
    details: { landform: "三角州・海岸低地" },
    source: "J-SHIS（防災科学技術研究所）",
    asOf: "V4",
  }),
  sampleHazard("ground_avs", "ok", {
    value: 195.9,
    details: { landform: "三角州・海岸低地" },
    source: "J-SHIS（防災科学技術研究所）",
    asOf: "V4",
  }),
  sampleHazard("liquefaction_class", "ok", { value: 5, asOf: "2020年" }),
  sampleHazard("tokyo_kikendo_total", "ok", { value: 3, source: "東京都 地域危険度測定調査", asOf: "第8回(2018年)" }),
  sampleHazard("tokyo_kikendo_collapse", "ok", { value: 3, source: "東京都 地域危険度測定調査", asOf: "第8回(2018年)" }),
  sampleHazard("tokyo_kikendo_fire", "ok", { value: 2, source: "東京都 地域危険度測定調査", asOf: "第8回(2018年)" }),
  sampleHazard("tokyo_kikendo_difficulty", "no_data"),
  sampleHazard("flood_max_rank", "ok", { value: 2 }),
  sampleHazard("flood_planned_rank", "none"),
  sampleHazard("flood_duration_rank", "ok", { value: 4 }),
  sampleHazard("flood_collapse", "none"),
  sampleHazard("inland_flood_rank", "no_data"),
  sampleHazard("storm_surge_rank", "ok", { value: 3 }),
  sampleHazard("tsunami_rank", "out_of_area"),
  sampleHazard("landslide", "none"),
];

/** Outside of Tokyo and with nothing imported. */
export const bareHazards: readonly HazardResponse[] = [
  ...(["tokyo_kikendo_total", "tokyo_kikendo_collapse", "tokyo_kikendo_fire", "tokyo_kikendo_difficulty"] as const).map((layer) =>
    sampleHazard(layer, "out_of_area", { source: "東京都 地域危険度測定調査" }),
  ),
  sampleHazard("flood_max_rank", "no_data"),
];

/** The sample report with the indicators that the pages of a pillar name. */
export const detailReport: RiskReportResponse = {
  ...sampleReport,
  rating: {
    ...sampleReport.rating,
    pillars: sampleReport.rating.pillars.map((pillar) => ({ ...pillar, indicators: indicatorsOf(pillar.id) })),
  },
};

type Indicator = RiskReportResponse["rating"]["pillars"][number]["indicators"][number];

function indicatorsOf(pillar: Indicator["pillar"]): Indicator[] {
  const make = (id: string, title: string, score: number | null, words: string): Indicator =>
    sampleIndicator({
      id,
      pillar,
      title,
      score,
      words,
      unit: "",
      state: score === null ? "no_data" : "ok",
      provenance: score === null ? null : made,
    });
  switch (pillar) {
    case "earthquake":
      return [
        make("quake_probability", "30年以内に震度6弱以上", 22, "47%"),
        make("ground_amplification", "表層地盤の増幅率", 42, "1.84倍"),
        make("liquefaction", "液状化", 15, "発生傾向は強い"),
        make("area_danger", "地域危険度", 55, "ランク3"),
        make("seismic_code", "耐震基準", 100, "2000年6月以降の基準"),
      ];
    case "water":
      return [
        make("flood", "洪水の浸水深", 85, "0.5〜3m未満。5階の床は浸水深より上"),
        make("other_water", "内水・高潮・津波の浸水深", 25, "高潮 3〜5m未満"),
        make("landslide", "土砂災害警戒区域", 100, "区域の外"),
      ];
    case "building":
      return [make("reserve_fund", "修繕積立金", 100, "目安の104%")];
    case "crime":
      return [make("crime", "住宅に関わる犯罪の多さ", 60, "5段階の3")];
    case "child":
      return [
        make("childcare", "800m以内の保育施設", 80, "800m以内に6か所"),
        make("school_distance", "小学校までの直線距離", 90, "直線で約350m"),
        make("parks", "800m以内の公園", null, "データがありません。"),
      ];
    case "life":
      return [
        make("facilities", "徒歩10分以内にそろう施設", 83, "6種類のうち5種類"),
        make("population", "人口の変化（2020→2050年）", 75, "−10%"),
        make("liquidity", "売買の多さ", null, "データがありません。"),
        make("volatility", "価格の振れ", 70, "4.2%"),
      ];
  }
}

export const sampleBuilding: BuildingFactsResponse = {
  topic: "building",
  fields: [{ field: "seismicIsolation", value: true, source: "管理組合からの情報", asOf: "2026年10月", isSample: true }],
  code: { id: "since2000", words: "新耐震（2000年6月以降）" },
  reserveFund: { yenPerM2: 352, guideline: null, ratio: 1.04 },
};

function place(kind: string, name: string, distanceM: number, details: NearbyPlace["details"] = {}): NearbyPlace {
  return {
    dataset: kind,
    kind,
    name,
    address: null,
    place: { lon: 139.7935 + distanceM / 90_000, lat: 35.6555 + (distanceM % 7) / 9000 },
    distanceM,
    straightWalkMinutes: Math.ceil(distanceM / 80),
    hazards: null,
    usable: typeof details.earthquake === "boolean" ? details.flood === true : null,
    details,
    provenance: made,
  };
}

function nearby(within: number, items: readonly NearbyPlace[], others: Readonly<Record<string, HazardResponse["state"]>>): NearbyResponse {
  const kinds = [...new Set(items.map(({ kind }) => kind))].map((kind) => ({
    kind,
    state: "ok" as const,
    count: items.filter((item) => item.kind === kind).length,
    provenance: made,
  }));
  const rest = Object.entries(others).map(([kind, state]) => ({ kind, state, count: 0, provenance: state === "no_data" ? null : made }));
  return { within, kinds: [...kinds, ...rest], items: [...items] };
}

export const sampleShelters = nearby(
  1500,
  [
    place("evacuation_site", "サンプル小学校", 240, { flood: true, earthquake: true, largeFire: true }),
    place("evacuation_site", "サンプル公園", 610, { earthquake: true }),
  ],
  { shelter: "no_data" },
);

export const sampleChildPlaces = nearby(
  1500,
  [
    ...[120, 260, 330, 480, 690, 810].map((distance, index) => place("nursery", `サンプル保育園${index + 1}`, distance)),
    place("elementary", "サンプル小学校", 350),
    place("park", "サンプル公園", 180),
  ],
  { middle: "none", paediatric: "no_data" },
);

export const sampleSchools: SchoolFactsResponse = {
  topic: "school",
  districts: [
    { kind: "elementary", state: "ok", schools: ["サンプル小学校"], provenance: { ...made, precision: "区域図" } },
    { kind: "middle", state: "no_data", schools: [], provenance: null },
  ],
};

export const sampleFacilities = nearby(
  1600,
  [
    ...[90, 210, 300, 420, 505, 760, 900].map((distance, index) => place("convenience", `サンプルコンビニ${index + 1}`, distance)),
    place("supermarket", "サンプルマート", 430),
    place("clinic", "サンプル内科", 310),
    place("hospital", "サンプル病院", 1240),
  ],
  { bank: "none", post: "no_data" },
);

export const sampleCrime: CrimeFactsResponse = {
  topic: "crime",
  state: "ok",
  provenance: { ...made, precision: "町丁目" },
  cityName: "江東区",
  town: "豊洲五丁目",
  years: [2021, 2022, 2023, 2024, 2025].map((year, index) => ({
    year,
    total: [42, 37, 39, 33, 31][index] ?? null,
    burglary: 1,
    snatch: 0,
    bicycle: 18 - index,
    carParts: 2,
    violence: index === 0 ? null : 3,
  })),
  rate: 3.42,
  quintile: 3,
  cityRank: { rank: 45, of: 150, year: 2025 },
  prefecture: { state: "ok", provenance: made, years: [2023, 2024, 2025].map((year, index) => ({ year, total: 89_000 + index * 2100 })) },
};

const bands = (under15: number, working: number, over65: number) => ({ under15, working, over65 });

export const samplePopulation: PopulationFactsResponse = {
  topic: "population",
  cityName: "江東区",
  mesh: {
    state: "ok",
    provenance: { ...made, precision: "500mメッシュ" },
    points: [
      { year: 2020, total: 4200, bands: bands(620, 2880, 700) },
      { year: 2030, total: 4310, bands: bands(540, 2900, 870) },
      { year: 2040, total: 4120, bands: bands(480, 2540, 1100) },
      { year: 2050, total: 3780, bands: bands(430, 2110, 1240) },
    ],
    change2050: -10,
  },
  city: {
    state: "ok",
    provenance: { ...made, precision: "市区町村" },
    sources: [{ ...made, precision: "市区町村" }],
    points: [2000, 2010, 2020].map((year, index) => ({ year, total: 376_000 + index * 74_000, bands: null })),
  },
  town: { state: "ok", provenance: made, name: "豊洲五丁目", households: 3120, singleHouseholds: 1180 },
};

const quarters = ["2023Q1", "2023Q2", "2023Q3", "2023Q4", "2024Q1", "2024Q2", "2024Q3", "2024Q4", "2025Q1", "2025Q2"];

export const sampleMarketFacts: MarketFactsResponse = {
  topic: "market",
  town: {
    scope: "town",
    label: "江東区豊洲",
    points: quarters.map((quarter, index) => ({ quarter, medianYenPerM2: 1_080_000 + index * 14_000, n: 3 + index })),
  },
  city: {
    scope: "city",
    label: "江東区",
    points: quarters.map((quarter, index) => ({ quarter, medianYenPerM2: 880_000 + index * 9_000, n: 60 })),
  },
  outlook: { state: "no_data", reason: "too-short" },
  onSale: { building: 4, town: 18, city: 231 },
  daysToSell: { median: 84, n: 37 },
  priceCuts: { share: 0.31, median: -4.2, n: 8 },
  liquidity: null,
  provenance: {
    ...{ attribution: "国土交通省 不動産情報ライブラリのデータを加工して作成", licence: "不動産情報ライブラリ利用規約" },
    ...{ asOf: "2025年第2四半期まで", precision: "町・市区町村", isSample: false },
  },
  isSample: true,
};

export const sampleLand: LandFactsResponse = {
  topic: "land",
  state: "ok",
  provenance: { ...made, asOf: "2026", precision: "地点" },
  points: [
    {
      name: "サンプル江東-豊洲",
      address: "東京都江東区豊洲",
      distanceM: 480,
      use: "住宅",
      years: [
        { year: 2016, yenPerM2: 400_000 },
        { year: 2025, yenPerM2: 600_000 },
        { year: 2026, yenPerM2: 624_000 },
      ],
    },
  ],
};

export const sampleRent: RentFactsResponse = {
  topic: "rent",
  estimate: {
    ...{ pointYen: 248_000, lowYen: 221_000, highYen: 279_000, grade: "B", n: 34 },
    ...{ modelVersion: "rent-2026.11-1a2b3c4d", dataAsOf: "2026Q3", isSample: true },
    home: { areaM2: 58, layout: "2LDK", basis: "building" },
  },
  reason: null,
  why: "この建物で貸し出される標準的な部屋（58㎡・2LDK）の月額で、管理費・共益費をふくみます。",
  town: null,
  city: {
    scope: "city",
    label: "江東区",
    points: quarters.map((quarter, index) => ({ quarter, medianYenPerM2: 3_900 + index * 20, n: 24 })),
  },
  provenance: { ...made, precision: "町・建物ごとの集計と推定" },
};

export const noRent: RentFactsResponse = {
  topic: "rent",
  estimate: null,
  reason: "推定できません",
  why: "この地域の賃料のデータがまだありません。",
  town: null,
  city: null,
  provenance: null,
};

export const sampleCovid: CovidFactsResponse = {
  topic: "covid",
  state: "ok",
  provenance: { ...made, precision: "都道府県" },
  prefecture: "東京都",
  endedOn: "2023-05-08",
  notice: "全数の集計は、2023年5月8日に終わりました。",
  points: [
    { date: "2020-08-02", newCases: 120, cumulative: 320, deaths: 1 },
    { date: "2020-08-01", newCases: 100, cumulative: 200, deaths: null },
    { date: "2020-09-01", newCases: 80, cumulative: 400, deaths: 0 },
  ],
};

export const sampleNotes: NotesResponse = {
  items: [
    { id: "n-2", stance: "resident", body: "駅まで屋根のある道で行けます。朝は少し混みます。", writtenAt: "2026-11-10T03:00:00Z" },
    { id: "n-1", stance: "neighbour", body: "週末は公園がにぎわいます。", writtenAt: "2026-10-02T03:00:00Z" },
  ],
};
