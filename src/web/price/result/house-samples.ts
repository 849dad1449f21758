import type { EstimateResponse } from "#api/client/client.ts";
import { sampleEstimate } from "./samples.ts";

type Priced = Extract<EstimateResponse["outcome"], { estimated: true }>;
type House = { readonly builtYear: number; readonly floorAreaM2: number } & Pick<Priced, "point" | "low" | "high" | "factors" | "parts">;

const LOT = { landShape: "ほぼ長方形", frontageM: 8.5, roadWidthM: 4, floorAreaRatioPercent: 200 } as const;

/** Example answers for houses. The figures are invented and name no real building. */
export const sampleHouse = houseOf({
  ...{ builtYear: 2012, floorAreaM2: 96, point: 55_000_000, low: 43_800_000, high: 68_200_000 },
  factors: [
    { group: "location", yen: 3_100_000 },
    { group: "building", yen: 400_000 },
    { group: "size", yen: -2_200_000 },
    { group: "age", yen: 4_600_000 },
    { group: "station", yen: null },
    { group: "market", yen: 1_100_000 },
    { group: "outlook", yen: 300_000 },
  ],
  parts: { landYen: 42_000_000, buildingYen: 13_000_000, isNearlyAllLand: false },
});

/** A house that is bought for its land. */
export const sampleOldHouse = houseOf({
  ...{ builtYear: 1972, floorAreaM2: 71, point: 38_600_000, low: 27_900_000, high: 50_400_000 },
  factors: [
    { group: "location", yen: 3_100_000 },
    { group: "building", yen: -900_000 },
    { group: "size", yen: -2_200_000 },
    { group: "age", yen: -10_500_000 },
    { group: "station", yen: null },
    { group: "market", yen: 1_100_000 },
    { group: "outlook", yen: 300_000 },
  ],
  parts: { landYen: 38_600_000, buildingYen: 0, isNearlyAllLand: true },
});

function houseOf({ builtYear, floorAreaM2, point, low, high, factors, parts }: House): EstimateResponse {
  if (!sampleEstimate.outcome.estimated) throw new Error("the sample has a price");
  const subject = { ...sampleEstimate.subject, kind: "house", areaM2: 92, layout: null, builtYear, floorAreaM2 } as const;
  return {
    ...sampleEstimate,
    id: `sample-house-${builtYear}`,
    subject: { ...subject, stationName: null, walkMinutes: null },
    outcome: {
      ...sampleEstimate.outcome,
      ...{ grade: "C", point, low, high, withinTenPercent: 0.36, basePrice: 47_700_000, factors, parts },
      base: { cityName: "江東区", areaM2: 84, builtYear: 2006, quarter: "2024Q4" },
      ...{ forecast: null, agreement: null, measured: null, comparables: [], comparableCount: 0 },
    },
    verdict: null,
    modelVersion: "house-2026.11",
    answersRead: ["floorAreaM2", "landShape", "frontageM", "roadDirection", "roadWidthM", "coveragePercent", "floorAreaRatioPercent"],
    input: { kind: "house", cityCode: "13108", town: "豊洲", areaM2: 92, floorAreaM2, builtYear, structure: "wood", ...LOT },
  };
}
