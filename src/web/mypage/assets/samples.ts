import type { AssetFacts, AssetResponse, AssetResultResponse } from "#api/client/client.ts";
import { NO_FACTS } from "#domain/assets/core/facts.ts";
import { monthAt, monthIndex } from "#kernel/calendar/month.ts";
import type { AssetToday } from "./cards/asset-today.ts";
import type { AssetsToday } from "./cards/assets-section.tsx";

export const NOTHING_TOLD: AssetFacts = NO_FACTS;

export const FULL_FACTS: AssetFacts = {
  ...NO_FACTS,
  ...{ areaM2: 70.2, floor: 5, layout: "3LDK", direction: "南", builtYear: 2008, structure: "RC" },
  renovations: [{ year: 2020, what: "キッチンと浴室", costYen: 2_500_000 }],
  purchase: { on: "2014-04-10", priceYen: 38_000_000, buildingYen: 20_000_000, costsYen: null },
  loan: {
    ...{ balanceYen: 42_600_000, asOf: "2026-10", annualPercent: 0.9, endsIn: "2049-04", method: "equal-payment" },
    rateChanges: [{ from: "2027-04", annualPercent: 1.2 }],
    bonus: { balanceYen: 3_000_000, months: [1, 7] },
  },
  ...{ managementYen: 15_400, reserveYen: 12_000, propertyTaxYen: 160_000, rentYen: null },
  residence: { since: "2014-05", until: null },
  ownShare: { numerator: 1, denominator: 2 },
  sale: { relief: "used", reliefYear: 2024, lots: 2, otherCostsYen: 300_000 },
};

export function sampleAsset(changes: Partial<AssetResponse> = {}): AssetResponse {
  return {
    ...{ id: "asset-1", kind: "condo", apartmentKey: "sample-apartment", placeKey: null, rest: "", name: "東雲サンプルコート" },
    ...{ address: "東京都江東区東雲一丁目", cityCode: "13108", lon: 139.8, lat: 35.65, state: "tracking", facts: FULL_FACTS },
    ...{ offerSetting: "off", lowestPriceYen: null, version: 3 },
    ...{ createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-20T03:00:00.000Z", removedAt: null },
    ...changes,
  };
}

const FIRST = monthIndex("2024-11");

/** Two years of a value, the method of estimating changed once. */
const samplePoints: AssetToday["points"] = Array.from({ length: 25 }, (_, i) => {
  const point = 76_000_000 + i * 260_000 + ((i * 7) % 5) * 120_000;
  return { month: monthAt(FIRST + i), low: Math.round(point * 0.89), point, high: Math.round(point * 1.13), isNewModel: i === 14 };
});

const sampleOwed: AssetToday["owed"] = samplePoints.map(({ month }, i) => ({ month, yen: 45_000_000 - i * 100_000 }));

export function sampleToday(changes: Partial<AssetToday> = {}): AssetToday {
  return {
    asset: sampleAsset({ state: "verified", offerSetting: "anonymous" }),
    value: {
      lowYen: 73_500_000,
      pointYen: 82_400_000,
      highYen: 93_100_000,
      grade: "B",
      change: { from: "2026-10", yen: 500_000, share: 0.006, byModel: 0 },
    },
    ...{ whyNot: null, dataUntil: "2026Q3" },
    points: samplePoints,
    owed: sampleOwed,
    owedYen: 42_600_000,
    sincePurchase: { yen: 44_400_000, share: 1.168 },
    risk: { letter: "BBB", points: 63 },
    ...changes,
  };
}

export const sampleLet = sampleToday({
  asset: sampleAsset({
    ...{ id: "asset-2", name: "高円寺サンプル荘 302", address: "東京都杉並区高円寺南三丁目" },
    facts: { ...NO_FACTS, areaM2: 25.1, layout: "1K", builtYear: 2004, rentYen: 92_000 },
  }),
  value: {
    lowYen: 21_700_000,
    pointYen: 24_800_000,
    highYen: 28_300_000,
    grade: "B",
    change: { from: "2026-10", yen: -70_000, share: -0.003, byModel: 0 },
  },
  ...{ points: [], owed: [], owedYen: null, sincePurchase: null, risk: null },
});

const GRADE = "B";

export const sampleResult: AssetResultResponse = {
  asset: sampleAsset({ state: "tracking" }),
  value: {
    state: "valued",
    point: {
      ...{ month: "2026-11", q10: 73_500_000, q50: 82_400_000, q90: 93_100_000, grade: GRADE, modelVersion: "condo-2026.11" },
      source: "monthly",
    },
    ...{ isSample: true, isWithoutNewerSales: false },
  },
  ...{ grade: GRADE, dataUntil: "2026Q3" },
  owedYen: 42_600_000,
  equity: { yen: 39_800_000, lowYen: 30_900_000, highYen: 50_500_000 },
  change: { from: "2026-10", yen: 500_000, market: 0.006, model: 0 },
  sincePurchase: { yen: 44_400_000, share: 1.168 },
  details: null,
  series: samplePoints.map(({ month, low, point, high, isNewModel }, i) => ({
    ...{
      month,
      q10: low,
      q50: point,
      q90: high,
      grade: GRADE,
      modelVersion: i < 14 ? "condo-2025.10" : "condo-2026.11",
      source: "monthly",
    },
    isModelChange: isNewModel,
    owed: { yen: sampleOwed[i]?.yen ?? 0, isReckonedBack: false },
    equity: null,
  })),
  events: [
    { on: "2025", kind: "renovation", words: "リフォーム（キッチンと浴室）" },
    { on: "2026-01", kind: "model-change", words: "推定の方法を更新" },
  ],
  reach: { wantedFrom: "2014-04", from: "2024-11", isCutOff: true },
  risk: { letter: "BBB", overall: 63, isProvisional: false },
  missing: ["station"],
  answersRead: ["stationName"],
};

export const NO_ASSETS: AssetsToday = { items: [], deleted: [], most: 20 };
export const sampleAssets: AssetsToday = {
  items: [sampleToday(), sampleLet, sampleToday({ asset: sampleAsset({ id: "asset-3", state: "draft", name: "豊洲サンプルタワー" }) })],
  deleted: [],
  most: 20,
};
