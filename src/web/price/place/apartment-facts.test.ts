import { expect, it } from "vitest";
import { sampleApartment } from "#web/price/result/samples.ts";
import { factsOf } from "./apartment-facts.ts";

it.each([
  ["everything", {}, ["2008年築", "32階建", "412戸", "豊洲駅 徒歩7分"]],
  ["no walk", { walkMinutes: null }, ["2008年築", "32階建", "412戸", "豊洲駅"]],
  ["a walk of no minute", { walkMinutes: 0 }, ["2008年築", "32階建", "412戸", "豊洲駅 徒歩0分"]],
  ["a walk without a station", { stationName: null }, ["2008年築", "32階建", "412戸"]],
  ["nothing but its year", { floors: null, units: null, stationName: null, walkMinutes: null }, ["2008年築"]],
])("a building of which %s is known is told by that alone", (_, changes, facts) => {
  expect(factsOf({ ...sampleApartment, ...changes })).toEqual(facts);
});
