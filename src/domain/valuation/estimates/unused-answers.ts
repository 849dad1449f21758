import type { Appraisal } from "#domain/valuation/core/types.ts";
import { LEARNABLE_ANSWERS, type LearnableAnswer } from "#kernel/home/missing-answers.ts";
import { isOfKind } from "./of-kind.ts";
import type { EstimateInput } from "./request.ts";

/** What may be told of a home beside its kind, its place and its area, in the order of the API. */
export const FURTHER_ANSWERS = [
  ...(["floorAreaM2", "layout", "builtYear", "renovated", "renovatedYear", "floor", "totalFloors"] as const),
  ...(["stationName", "walkMinutes", "direction", "isCorner", "structure", "landShape", "frontageM"] as const),
  ...(["roadDirection", "roadWidthM", "coveragePercent", "floorAreaRatioPercent"] as const),
] as const;
export type FurtherAnswer = (typeof FURTHER_ANSWERS)[number];

type Read = { readonly answersRead: readonly LearnableAnswer[] } & Pick<Appraisal, "factors">;

/**
 * Which answers were told and left no trace in the price: what its model has not learnt, what no price of the kind is made of, and what no factor has a figure of. Neither a
 * station alone nor its walk is read where the model knows no stations: `{ kind: "house", floor: 2 }` -> `["floor"]`.
 */
export function unusedAnswers(told: Partial<EstimateInput> & Pick<EstimateInput, "kind">, { answersRead, factors }: Read): FurtherAnswer[] {
  const hasFigure = (group: "floor" | "station") => factors.find((factor) => factor.group === group)?.yen !== null;
  // All sales of flats tell their layout.
  const read: readonly LearnableAnswer[] = told.kind === "condo" ? ["layout", ...answersRead] : answersRead;
  const isRead = (name: FurtherAnswer) => {
    if (!isOfKind(told.kind, name)) return false;
    if (name === "stationName" || name === "walkMinutes") return answersRead.includes("stationName") && hasFigure("station");
    if (name === "totalFloors") return told.floor !== undefined && hasFigure("floor");
    if (name === "floor" || name === "direction" || name === "isCorner") return hasFigure("floor");
    return !isLearnable(name) || read.includes(name);
  };
  return FURTHER_ANSWERS.filter((name) => told[name] !== undefined && told[name] !== "" && !isRead(name));
}

function isLearnable(name: FurtherAnswer): name is FurtherAnswer & LearnableAnswer {
  return LEARNABLE_ANSWERS.some((learnable) => learnable === name);
}
