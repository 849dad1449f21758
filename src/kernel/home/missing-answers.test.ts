import { expect, it } from "vitest";
import { missingAnswers, NO_ROAD } from "./missing-answers.ts";

it.each([
  ["a house", "house", {}, ["floorAreaM2", "structure", "frontageM", "roadWidthM", "floorAreaRatioPercent"]],
  [
    "a house of which some is told",
    "house",
    { floorAreaM2: 90, structure: null, frontageM: 8 },
    ["structure", "roadWidthM", "floorAreaRatioPercent"],
  ],
  ["a plot, which has no building", "land", { structure: null }, ["frontageM", "roadWidthM", "floorAreaRatioPercent"]],
  ["a plot that no road touches", "land", { roadDirection: NO_ROAD }, ["floorAreaRatioPercent"]],
  ["a plot of which all is told", "land", { frontageM: 8, roadWidthM: 4, floorAreaRatioPercent: 200 }, []],
  ["a flat, whose lot nobody buys", "condo", {}, []],
] as const)("the price of %s would be surer with what is missing of it", (_, kind, told, missing) => {
  expect(missingAnswers(kind, told)).toEqual(missing);
});
