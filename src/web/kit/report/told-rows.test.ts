import { expect, it } from "vitest";
import { LEARNABLE_ANSWERS, type LearnableAnswer } from "#kernel/home/missing-answers.ts";
import { type ToldHome, toldRows } from "./told-rows.ts";

const LOT = {
  landShape: "袋地等",
  frontageM: 2.5,
  roadDirection: "南",
  roadWidthM: 4,
  coveragePercent: 60,
  floorAreaRatioPercent: 200,
} as const;
const HOUSE = { kind: "house", areaM2: 92, floorAreaM2: 96, structure: "wood", ...LOT } as const;
const texts = (answersRead: readonly LearnableAnswer[] | null, home: ToldHome = HOUSE) => {
  const { read, unread } = toldRows(home, answersRead);
  return [read, unread].map((rows) => rows.map(({ label, text }) => `${label} ${text}`));
};

it("what was told of a house is told in the order of its form, the floor area by the title alone", () => {
  expect(texts(LEARNABLE_ANSWERS)).toEqual([
    ["建物の構造 木造", "土地の形状 袋地等", "間口 2.5m", "前面道路の方位 南", "前面道路の幅員 4m", "建ぺい率 60%", "容積率 200%"],
    [],
  ]);
});

it("what the model does not read stands apart, the floor area too", () => {
  expect(texts(["stationName", "frontageM", "roadDirection", "roadWidthM", "landShape"])).toEqual([
    ["土地の形状 袋地等", "間口 2.5m", "前面道路の方位 南", "前面道路の幅員 4m"],
    ["延床面積 96㎡", "建物の構造 木造", "建ぺい率 60%", "容積率 200%"],
  ]);
});

it("nothing is called unread where nobody knows what a model read", () => {
  expect(texts(null)[1]).toEqual([]);
});

it.each([
  [{ kind: "land", areaM2: 92, structure: "wood", frontageM: 50 }, ["間口 50m以上"]],
  [{ kind: "land", areaM2: 92, roadDirection: "接面道路無" }, ["前面道路の方位 接している道路がない"]],
  [{ kind: "condo", areaM2: 70, structure: "RC", frontageM: 8 }, []],
  [{ kind: "house", areaM2: 92 }, []],
  [{ kind: "house", structure: null, frontageM: null, landShape: null }, []],
] as const)("of %j it tells %j", (home, read) => {
  expect(texts(null, home)).toEqual([read, []]);
});
