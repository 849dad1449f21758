import { expect, it } from "vitest";
import { found } from "#domain/risk/model/facts.ts";
import { reserveFund } from "./reserve-fund.ts";
import { schoolDistance } from "./school-distance.ts";

const school = (details: Readonly<Record<string, boolean>>) =>
  schoolDistance.read({ facts: { elementaryDistanceM: found(333, null, details) }, floor: null });

it.each([
  [{ isDistrictSchool: true, isFromTownCentre: false }, "通学区の学校まで、直線で約330m"],
  [{ isDistrictSchool: false, isFromTownCentre: false }, "いちばん近い学校まで、直線で約330m（通学区は未確認）"],
  [{ isDistrictSchool: false, isFromTownCentre: true }, "いちばん近い学校まで、町の中心から約350m（通学区は未確認）"],
])("a school is that of the district only where the district is known: %j", (details, words) => {
  expect(school(details)).toMatchObject({ words, score: expect.any(Number) });
});

it("a reserve fund is said to be rough where its class was estimated", () => {
  const read = (sizedBy: string) => reserveFund.read({ facts: { reserveFundRatio: found(0.66, null, { sizedBy }) }, floor: null }).words;

  expect(read("units")).toBe("国の目安の66%（延床面積は戸数からの見積もり）");
  expect(read("floor-area")).toBe("国の目安の66%");
});
