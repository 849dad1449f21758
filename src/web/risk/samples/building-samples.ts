import type {
  BuildingFactsResponse,
  EstimateResponse,
  MarketFactsResponse,
  RentFactsResponse,
  TransactionPage,
  TransactionResponse,
} from "#api/client/client.ts";
import { formatQuarter, quarterAt } from "#kernel/quarter.ts";
import { sampleForm } from "#web/kit/form/samples.ts";
import type { PriceCheckState } from "#web/risk/money/use-price-check.ts";
import type { WeightsState } from "#web/risk/report/use-weights.ts";

/** Example answers and states for the gallery and for tests of views. The figures are invented and name no real building. */
const association = { source: "管理組合の公表資料", asOf: "2026-03", isSample: false };

export const sampleBuilding: BuildingFactsResponse = {
  topic: "building",
  fields: [
    { field: "reserveFundYenPerM2", value: 352, ...association },
    { field: "managementFeeYenPerM2", value: 240, ...association },
    { field: "managementStars", value: 4, ...association },
    { field: "managementCertified", value: true, ...association },
    { field: "seismicIsolation", value: false, ...association },
  ],
  code: { id: "new", words: "新耐震（1981年6月以降の基準）" },
  reserveFund: {
    yenPerM2: 352,
    guideline: {
      mean: 338,
      low: 240,
      high: 410,
      sizedBy: "floors",
      source: "国土交通省「マンションの修繕積立金に関するガイドライン」",
      asOf: "2021年9月",
    },
    ratio: 1.04,
  },
};

/** Nobody has told anything. */
export const bareBuilding: BuildingFactsResponse = {
  topic: "building",
  fields: [],
  code: { id: null, words: "確かめられません" },
  reserveFund: { yenPerM2: null, guideline: null, ratio: null },
};

function points(count: number, from: number, step: number) {
  return Array.from({ length: count }, (_, index) => ({
    quarter: formatQuarter(quarterAt(2020 * 4 + index)),
    medianYenPerM2: from + index * step + ((index * 7) % 5) * 9000,
    n: ((index * 5) % 9) + 1,
  }));
}

export const sampleOutlook: Extract<MarketFactsResponse["outlook"], { state: "ok" }> = {
  ...{ state: "ok", scope: "town", label: "江東区豊洲", quarter: "2025Q4" },
  ...{ levelYenPerM2: 1_274_000, lowYenPerM2: 1_208_000, middleYenPerM2: 1_318_000, highYenPerM2: 1_438_000, sales: 18 },
};

/** The same where the town's sales are too few: another band, of the city. */
export const sampleCityOutlook: typeof sampleOutlook = {
  ...{ state: "ok", scope: "city", label: "江東区", quarter: "2026Q2" },
  ...{ levelYenPerM2: 1_150_000, lowYenPerM2: 1_074_000, middleYenPerM2: 1_180_000, highYenPerM2: 1_297_000, sales: 1204 },
};

export const sampleMarket: MarketFactsResponse = {
  topic: "market",
  town: { scope: "town", label: "江東区豊洲", points: points(20, 980_000, 16_000) },
  city: { scope: "city", label: "江東区", points: points(22, 900_000, 12_000) },
  outlook: sampleOutlook,
  onSale: { building: 1, town: 6, city: 41 },
  daysToSell: null,
  priceCuts: null,
  liquidity: null,
  provenance: null,
  isSample: true,
};

export const sampleRent: RentFactsResponse = {
  topic: "rent",
  estimate: null,
  reason: "推定できません",
  why: "この地域の賃料のデータがまだありません。",
  town: null,
  city: null,
  provenance: null,
};

export function sampleSale(changes: Partial<TransactionResponse> = {}): TransactionResponse {
  return {
    id: 1,
    kind: "condo",
    priceCategory: "contract",
    cityCode: "13108",
    cityName: "江東区",
    town: "豊洲",
    place: null,
    quarter: "2025Q2",
    price: 83_000_000,
    areaM2: 70,
    layout: "3LDK",
    builtYear: 2008,
    structure: "RC",
    renovated: null,
    stationName: null,
    walkMinutes: null,
    ...changes,
  };
}

export const sampleSales: TransactionPage = {
  items: [
    sampleSale(),
    sampleSale({ id: 2, quarter: "2025Q1", price: 79_000_000, areaM2: 65, builtYear: 2010 }),
    sampleSale({ id: 3, builtYear: 1985 }),
  ],
  page: 1,
  pageSize: 20,
  total: 3,
};

const ignore = () => undefined;

export function weightsState(changes: Partial<WeightsState> = {}): WeightsState {
  return {
    weights: { earthquake: 25, water: 20, building: 25, crime: 10, child: 8, life: 12 },
    isAllZero: false,
    isDefault: true,
    kept: null,
    home: "browser",
    saving: { kind: "idle" },
    set: ignore,
    reset: ignore,
    useKept: ignore,
    saveAgain: ignore,
    ...changes,
  };
}

export function priceState(check: PriceCheckState["check"] = { kind: "idle" }): PriceCheckState {
  return {
    check,
    form: sampleForm({ typed: { areaM2: "70" } }),
  };
}

export const sampleEstimate: EstimateResponse = {
  id: "sample-estimate",
  mode: "blind",
  subject: {
    kind: "condo",
    cityCode: "13108",
    cityName: "江東区",
    town: "豊洲",
    place: null,
    apartmentKey: "sample-apartment",
    apartmentName: "豊洲サンプルレジデンス",
    areaM2: 70,
    floorAreaM2: null,
    layout: null,
    builtYear: 2008,
    renovated: null,
    stationName: null,
    walkMinutes: null,
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
    baseLabel: "江東区の平均的な部屋",
    factors: [],
    parts: null,
    comparables: [],
    headline: { quarter: "2025Q4", knownUntil: "2025Q2", quartersAhead: 2 },
    forecast: null,
    base: null,
    agreement: {
      ...{
        indexName: "江東区の中古マンションの市況指数(本モデル)",
        median: 81_400_000,
        low: 74_100_000,
        high: 92_000_000,
        count: 14,
        gap: 0.0123,
      },
      ...{ standing: "inside", why: null },
    },
    measured: { cityName: "江東区", quartersAhead: 2, n: 712, mdape: 0.083, coverage80: 0.786, below: 0.1, above: 0.114 },
    comparableCount: 14,
  },
  verdict: { askingPrice: 98_800_000, gap: 0.199, verdict: "dear" },
  modelVersion: "condo-2026.11",
  dataAsOf: "2025Q2",
  isSample: false,
  answersRead: null,
  attributions: ["国土交通省 不動産情報ライブラリのデータを加工して作成"],
  input: { kind: "condo", apartmentKey: "sample-apartment", areaM2: 70, askingPrice: 98_800_000 },
  createdAt: "2026-11-21T03:00:00Z",
  expiresAt: "2026-12-21T03:00:00Z",
  isExpired: false,
};

export const refusedEstimate: EstimateResponse = {
  ...sampleEstimate,
  outcome: { estimated: false, grade: "E", reason: "too-few-comparables" },
  verdict: null,
};
