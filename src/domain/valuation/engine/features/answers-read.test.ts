import { expect, it } from "vitest";
import { LEARNABLE_ANSWERS } from "#kernel/home/missing-answers.ts";
import { answersReadOf } from "./answers-read.ts";
import { FACT_NAMES } from "./facts.ts";

it("a model reads the answers to the facts that it has learnt, and of no other", () => {
  expect(answersReadOf(["zoning", "structure", "ratios"])).toEqual(["structure", "coveragePercent", "floorAreaRatioPercent"]);
  expect(answersReadOf([])).toEqual([]);
});

it("every answer that may be read belongs to one fact", () => {
  expect([...answersReadOf(FACT_NAMES)].sort()).toEqual([...LEARNABLE_ANSWERS].sort());
});
