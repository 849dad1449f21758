import { expect, it } from "vitest";
import { LEARNABLE_ANSWERS, missingAnswers, NO_ROAD } from "./missing-answers.ts";

const ALL_READ = LEARNABLE_ANSWERS;

it.each([
  ["a house", "house", {}, ["builtYear", "floorAreaM2", "layout", "structure", "frontageM", "roadWidthM", "floorAreaRatioPercent"]],
  [
    "a house of which some is told",
    "house",
    { builtYear: 1998, floorAreaM2: 90, structure: null, frontageM: 8 },
    ["layout", "structure", "roadWidthM", "floorAreaRatioPercent"],
  ],
  ["a plot, which has no building", "land", { structure: null }, ["frontageM", "roadWidthM", "floorAreaRatioPercent"]],
  ["a plot that no road touches", "land", { roadDirection: NO_ROAD }, ["floorAreaRatioPercent"]],
  ["a plot of which all is told", "land", { frontageM: 8, roadWidthM: 4, floorAreaRatioPercent: 200 }, []],
  ["a flat, whose lot nobody buys", "condo", {}, []],
] as const)("the price of %s would be surer with what is missing of it", (_, kind, told, missing) => {
  expect(missingAnswers(kind, told, ALL_READ)).toEqual(missing);
});

it.each([
  ["house", [], ["builtYear"]],
  ["house", ["frontageM", "roadDirection"], ["builtYear", "frontageM"]],
  ["land", [], []],
  ["land", ["structure", "roadWidthM"], ["roadWidthM"]],
] as const)("of a %s whose model reads %j beside what every model reads only that is missing: %j", (kind, answersRead, missing) => {
  expect(missingAnswers(kind, {}, answersRead)).toEqual(missing);
});
