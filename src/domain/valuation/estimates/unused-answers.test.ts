import { expect, it } from "vitest";
import type { Factor } from "#domain/valuation/core/types.ts";
import { LEARNABLE_ANSWERS } from "#kernel/home/missing-answers.ts";
import { unusedAnswers } from "./unused-answers.ts";

type Told = Parameters<typeof unusedAnswers>[0];

const LOT = {
  landShape: "袋地等",
  frontageM: 2.5,
  roadDirection: "南",
  roadWidthM: 4,
  coveragePercent: 60,
  floorAreaRatioPercent: 200,
} as const;
const UNIT = { floor: 5, totalFloors: 10, direction: "南", isCorner: true } as const;
const BUILDING = { layout: "3LDK", builtYear: 2008, renovated: true, renovatedYear: 2020, stationName: "豊洲", walkMinutes: 7 } as const;
const FIGURES: readonly Factor[] = [
  { group: "station", yen: 1 },
  { group: "floor", yen: 1 },
];

it.each<[Told, readonly string[]]>([
  [{ kind: "condo", areaM2: 70, ...UNIT, ...BUILDING }, []],
  [{ kind: "condo", structure: "RC", floorAreaM2: 70, frontageM: 8 }, ["floorAreaM2", "structure", "frontageM"]],
  [{ kind: "condo", direction: "南", totalFloors: 10 }, ["totalFloors"]],
  [
    { kind: "house", floorAreaM2: 95, structure: "wood", ...LOT, ...UNIT, ...BUILDING },
    ["renovated", "renovatedYear", "floor", "totalFloors", "direction", "isCorner"],
  ],
  [
    { kind: "land", floorAreaM2: 95, structure: "wood", ...LOT, builtYear: 2008, stationName: "豊洲" },
    ["floorAreaM2", "builtYear", "structure"],
  ],
  [{ kind: "land", askingPrice: 50_000_000, address: "東京都江東区豊洲", layout: "" }, []],
])("of a home of which a model reads everything, told %j, what is of another kind is not used: %j", (told, unused) => {
  expect(unusedAnswers(told, { answersRead: LEARNABLE_ANSWERS, factors: FIGURES })).toEqual(unused);
});

it("what the model has not learnt is not used, a walk as little as its station", () => {
  const told = { kind: "house", floorAreaM2: 95, structure: "wood", ...LOT, stationName: "用賀", walkMinutes: 7 } as const;

  expect(unusedAnswers(told, { answersRead: ["floorAreaM2", "frontageM", "roadWidthM"], factors: [] })).toEqual([
    ...["stationName", "walkMinutes", "structure", "landShape", "roadDirection", "coveragePercent", "floorAreaRatioPercent"],
  ]);
});

it("what a factor has no figure of is not used", () => {
  const factors: readonly Factor[] = FIGURES.map(({ group }) => ({ group, yen: null }));

  expect(unusedAnswers({ kind: "condo", ...UNIT, ...BUILDING }, { answersRead: LEARNABLE_ANSWERS, factors })).toEqual([
    ...["floor", "totalFloors", "stationName", "walkMinutes", "direction", "isCorner"],
  ]);
});
