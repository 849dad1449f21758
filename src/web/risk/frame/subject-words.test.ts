import { describe, expect, it } from "vitest";
import { hereWords, nearStationWords, precisionWords } from "./subject-words.ts";

describe("a subject in words", () => {
  it("is a building or a place", () => {
    expect([hereWords({ kind: "building" }), hereWords({ kind: "place" })]).toEqual(["この建物", "この場所"]);
  });

  it.each([
    ["town", false, "町丁目まで一致"],
    ["town", true, "いちばん近い町丁目（場所を確かめてください）"],
    ["block", false, "街区まで一致"],
    ["point", true, "地図の1地点（町名はおおよそ）"],
    ["point", false, "地図の1地点"],
    ["building", true, "建物まで一致"],
  ] as const)("known to the %s, approximate %s: %s", (precision, isApproximate, words) => {
    expect(precisionWords({ precision, isApproximate })).toBe(words);
  });

  it.each([
    [{ name: "八広", distanceM: 218 }, "八広駅まで直線で220m"],
    [{ name: "芝公園", distanceM: 1240 }, "芝公園駅まで直線で1.2km"],
    [null, ""],
  ])("lies so far from a station: %j", (nearestStation, words) => {
    expect(nearStationWords({ nearestStation })).toBe(words);
  });
});
