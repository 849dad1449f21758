import type { LearnableAnswer } from "#kernel/home/missing-answers.ts";
import type { Fact } from "./facts.ts";

/** What those who ask are asked of a fact; of the zone and the kind of road nobody is. */
const ANSWERS: Readonly<Record<Fact, readonly LearnableAnswer[]>> = {
  station: ["stationName"],
  renovated: [],
  zoning: [],
  floorArea: ["floorAreaM2"],
  structure: ["structure"],
  layout: ["layout"],
  frontage: ["frontageM"],
  roadWidth: ["roadWidthM"],
  roadDirection: ["roadDirection"],
  roadKind: [],
  landShape: ["landShape"],
  ratios: ["coveragePercent", "floorAreaRatioPercent"],
};

/** The answers that a model reads, by the names of the API, from the facts that it has learnt: `ratios` -> `coveragePercent`, `floorAreaRatioPercent`. */
export function answersReadOf(facts: readonly Fact[]): readonly LearnableAnswer[] {
  return facts.flatMap((fact) => ANSWERS[fact]);
}
