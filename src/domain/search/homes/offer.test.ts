import { describe, expect, it } from "vitest";
import { layoutChoice } from "#kernel/home/layout-choice.ts";
import { appliesTo, kindsWith } from "./applies.ts";
import { walkTo } from "./offer.ts";

describe("間取り", () => {
  it.each([
    ["3LDK", "3LDK"],
    ["2LDK+S", "2LDK"],
    ["2SLDK", "2LDK"],
    ["4K", "4K"],
    ["4LDK", "4LDK+"],
    ["6DK", "4LDK+"],
    ["1R", "1R"],
    ["オープンフロア", null],
    [null, null],
  ])("%s is chosen as %s", (layout, choice) => expect(layoutChoice(layout)).toBe(choice));
});

describe("the walk to a station", () => {
  const accesses = [
    { stationGroup: "g1", minutes: 3, busMinutes: 12 },
    { stationGroup: "g2", minutes: 15, busMinutes: null },
    { stationGroup: null, minutes: 9, busMinutes: null },
  ];

  it.each([
    [[], 9],
    [["g2"], 15],
    [["g1"], null],
    [["g1", "g2"], 15],
  ])("to one of %o takes %s minutes: a walk from a bus stop is none", (stations, minutes) =>
    expect(walkTo(accesses, stations)).toBe(minutes),
  );
});

describe("a condition", () => {
  it("speaks only of kinds that can have it", () => {
    expect([appliesTo("areaM2", "land"), appliesTo("areaM2", "house"), appliesTo("price", "land")]).toEqual([false, true, true]);
    expect([kindsWith("monthlyYenMax"), kindsWith("price")]).toEqual([["condo", "new-condo"], null]);
  });
});
