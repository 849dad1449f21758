import { expect, it } from "vitest";
import { LEARNABLE_ANSWERS } from "#kernel/home/missing-answers.ts";
import { sampleHouse } from "#web/price/result/house-samples.ts";
import { sampleRefusal } from "#web/price/result/samples.ts";
import { toldRows } from "./told-rows.ts";

type Told = Parameters<typeof toldRows>[0];

const LOT = {
  landShape: "袋地等",
  frontageM: 2.5,
  roadDirection: "南",
  roadWidthM: 4,
  coveragePercent: 60,
  floorAreaRatioPercent: 200,
} as const;
const HOUSE = { kind: "house", areaM2: 92, floorAreaM2: 96, structure: "wood", ...LOT } as const;
const texts = (told: Partial<Told>) => {
  const { read, unread } = toldRows({ ...sampleHouse, input: HOUSE, ...told });
  return [read, unread].map((rows) => rows.map(({ label, text }) => `${label} ${text}`));
};

it("what was told of a house is told in the order of its form, the floor area by the title alone", () => {
  expect(texts({ answersRead: [...LEARNABLE_ANSWERS] })).toEqual([
    ["建物の構造 木造", "土地の形状 袋地等", "間口 2.5m", "前面道路の方位 南", "前面道路の幅員 4m", "建ぺい率 60%", "容積率 200%"],
    [],
  ]);
});

it("what the model does not read stands apart, the floor area too", () => {
  expect(texts({ answersRead: ["stationName", "frontageM", "roadDirection", "roadWidthM", "landShape"] })).toEqual([
    ["土地の形状 袋地等", "間口 2.5m", "前面道路の方位 南", "前面道路の幅員 4m"],
    ["延床面積 96㎡", "建物の構造 木造", "建ぺい率 60%", "容積率 200%"],
  ]);
});

it("nothing is called unread where no price was given, or nobody knows what its model read", () => {
  expect(texts({ answersRead: null })[1]).toEqual([]);
  expect(texts({ answersRead: [], outcome: sampleRefusal.outcome })[1]).toEqual([]);
});

it.each([
  [{ kind: "land", areaM2: 92, structure: "wood", frontageM: 50 }, ["間口 50m以上"]],
  [{ kind: "land", areaM2: 92, roadDirection: "接面道路無" }, ["前面道路の方位 接している道路がない"]],
  [{ kind: "condo", areaM2: 70, structure: "RC", frontageM: 8 }, []],
  [{ kind: "house", areaM2: 92 }, []],
] as const)("of %j it tells %j", (input, read) => {
  expect(texts({ input, answersRead: null })).toEqual([read, []]);
});
