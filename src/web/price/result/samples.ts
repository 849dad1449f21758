import type {
  ApartmentResponse,
  EstimateJob,
  EstimateResponse,
  FoundPlace,
  Market,
  SimilarTownsResponse,
  SuggestItem,
} from "#api/client/client.ts";

/** Example answers of the API for the gallery and for tests of views. The figures are invented and name no real building. */
export const sampleEstimate: EstimateResponse = {
  id: "sample-estimate",
  mode: "blind",
  subject: {
    kind: "condo",
    cityCode: "13108",
    cityName: "江東区",
    town: "豊洲",
    place: { lon: 139.7935, lat: 35.6555 },
    apartmentKey: null,
    apartmentName: null,
    areaM2: 70,
    floorAreaM2: null,
    layout: "3LDK",
    builtYear: 2008,
    renovated: null,
    stationName: "豊洲",
    walkMinutes: 7,
    floor: null,
    direction: null,
  },
  outcome: {
    estimated: true,
    grade: "B",
    point: 82_400_000,
    low: 73_500_000,
    high: 93_100_000,
    withinTenPercent: 0.58,
    basePrice: 69_100_000,
    baseLabel: "江東区の平均的な部屋(62㎡・2003年築、2024年第4四半期の相場)",
    base: { cityName: "江東区", areaM2: 62, builtYear: 2003, quarter: "2024Q4" },
    headline: { quarter: "2025Q4", knownUntil: "2025Q2", quartersAhead: 2 },
    forecast: [
      { quarter: "2026Q1", quartersAhead: 3, point: 82_900_000, low: 72_700_000, high: 94_600_000, isTested: true, coverage80: 0.782 },
      { quarter: "2026Q2", quartersAhead: 4, point: 83_400_000, low: 71_800_000, high: 96_500_000, isTested: true, coverage80: 0.771 },
      { quarter: "2026Q3", quartersAhead: 5, point: 83_900_000, low: 70_900_000, high: 98_900_000, isTested: false, coverage80: null },
    ],
    agreement: {
      indexName: "江東区の中古マンションの市況指数(本モデル)",
      median: 81_400_000,
      low: 80_100_000,
      high: 83_300_000,
      count: 3,
      gap: 0.0123,
      standing: "inside",
      why: null,
    },
    measured: { cityName: "江東区", quartersAhead: 2, n: 712, coverage80: 0.786, below: 0.092, above: 0.122, mdape: 0.089 },
    factors: [
      { group: "location", yen: 6_300_000 },
      { group: "building", yen: 3_500_000 },
      { group: "size", yen: 5_200_000 },
      { group: "age", yen: -6_100_000 },
      { group: "station", yen: 1_900_000 },
      { group: "floor", yen: null },
      { group: "market", yen: 1_800_000 },
      { group: "outlook", yen: 700_000 },
    ],
    parts: null,
    comparables: [
      comparable(1, {
        price: 83_000_000,
        reason: "same-group",
        similarity: 0.94,
        broughtForward: { price: 83_800_000, factor: 1.0096 },
      }),
      comparable(2, {
        quarter: "2025Q1",
        price: 79_000_000,
        areaM2: 65,
        builtYear: 2009,
        reason: "same-town",
        similarity: 0.88,
        broughtForward: { price: 81_400_000, factor: 1.0304 },
      }),
      comparable(3, {
        quarter: "2024Q4",
        town: "東雲",
        place: { lon: 139.8032, lat: 35.6462 },
        price: 76_000_000,
        builtYear: null,
        priceCategory: "survey",
        reason: "near",
        similarity: 0.71,
        broughtForward: { price: 79_800_000, factor: 1.05, contractStep: 0.97 },
      }),
    ],
    comparableCount: 14,
  },
  verdict: { askingPrice: 89_800_000, gap: 0.0898, verdict: "fair" },
  modelVersion: "condo-2026.11",
  dataAsOf: "2025Q2",
  isSample: false,
  answersRead: ["stationName"],
  attributions: ["国土交通省 不動産情報ライブラリのデータを加工して作成"],
  input: { kind: "condo", cityCode: "13108", town: "豊洲", areaM2: 70, layout: "3LDK", builtYear: 2008, askingPrice: 89_800_000 },
  createdAt: "2026-11-21T03:00:00Z",
  expiresAt: "2026-12-21T03:00:00Z",
  isExpired: false,
};

type Priced = Extract<EstimateResponse["outcome"], { estimated: true }>;
type Comparable = Priced["comparables"][number];

function comparable(saleId: number, changes: Partial<Comparable>): Comparable {
  return {
    saleId,
    quarter: "2025Q2",
    priceCategory: "contract",
    cityName: "江東区",
    town: "豊洲",
    place: { lon: 139.7905, lat: 35.6535 },
    price: 80_000_000,
    areaM2: 70,
    layout: "3LDK",
    builtYear: 2008,
    distanceM: 350,
    reason: "same-town",
    similarity: 0.5,
    broughtForward: null,
    ...changes,
  };
}

export const sampleRefusal: EstimateResponse = {
  ...sampleEstimate,
  id: "sample-refusal",
  outcome: { estimated: false, grade: "E", reason: "too-few-comparables" },
  verdict: null,
};

export const sampleJob: EstimateJob = {
  id: "sample-job",
  state: "running",
  steps: [
    { id: "geocode", state: "done", detail: "江東区豊洲" },
    { id: "comparables", state: "running", detail: null },
    { id: "predict", state: "waiting", detail: null },
    { id: "check", state: "waiting", detail: null },
  ],
  input: sampleEstimate.input,
  estimateId: null,
  failure: null,
  createdAt: "2026-11-21T03:00:00Z",
};

export const sampleMarket: Market = {
  origin: "published",
  firstQuarter: "2020Q1",
  lastQuarter: "2025Q2",
  sales: 30_214,
  attributions: ["国土交通省 不動産情報ライブラリのデータを加工して作成"],
  credits: [{ attribution: "国土交通省 不動産情報ライブラリのデータを加工して作成", licence: "不動産情報ライブラリ利用規約" }],
  hasBuildings: true,
  cities: [
    { cityCode: "13103", cityName: "港区", prefecture: "東京都", place: { lon: 139.738, lat: 35.655 }, sales: 2_031 },
    { cityCode: "13108", cityName: "江東区", prefecture: "東京都", place: { lon: 139.812, lat: 35.667 }, sales: 2_214 },
    { cityCode: "13112", cityName: "世田谷区", prefecture: "東京都", place: { lon: 139.645, lat: 35.64 }, sales: 2_480 },
  ],
};

export const sampleTown: SuggestItem = {
  kind: "town",
  label: "江東区豊洲",
  detail: "東京都",
  reference: "13108/豊洲",
  prefecture: "東京都",
  cityCode: "13108",
  town: "豊洲",
  place: { lon: 139.7935, lat: 35.6555 },
};

export const sampleAddress: FoundPlace = {
  ...{ key: "town-6p0v1k2ab", kind: "address", precision: "town", label: "江東区豊洲五丁目", detail: "東京都" },
  ...{ lat: 35.6525, lon: 139.7995, rest: "1-2", isExact: true },
};

export const sampleApartment: ApartmentResponse = {
  key: "sample-apartment",
  name: "豊洲サンプルレジデンス",
  nameKana: "トヨスサンプルレジデンス",
  prefecture: "東京都",
  cityCode: "13108",
  cityName: "江東区",
  town: "豊洲",
  address: "東京都江東区豊洲5丁目",
  place: { lon: 139.7935, lat: 35.6555 },
  builtYear: 2008,
  builtMonth: 3,
  floors: 32,
  units: 412,
  structure: "RC",
  stationName: "豊洲",
  walkMinutes: 7,
  isSample: true,
};

export const sampleSimilar: SimilarTownsResponse = {
  own: { cityCode: "13108", town: "豊洲", name: "江東区豊洲", medianYenPerM2: 1_180_000, n: 412 },
  towns: [
    { price: { cityCode: "13108", town: "東雲", name: "江東区東雲", medianYenPerM2: 1_102_000, n: 238 }, distanceM: 1_240 },
    { price: { cityCode: "13102", town: "晴海", name: "中央区晴海", medianYenPerM2: 1_231_000, n: 305 }, distanceM: 1_810 },
  ],
};
