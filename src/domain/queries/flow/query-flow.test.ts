import { describe, expect, it } from "vitest";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { answered } from "#kernel/flow/answer.ts";
import { canVisit, nextStep, previousStep, replay } from "#kernel/flow/replay.ts";
import type { Progress } from "#kernel/flow/types.ts";
import { QUERY_FLOW } from "./query-flow.ts";
import { addressOf, STEP_IDS, type StepId, stepAt } from "./step-ids.ts";

const START: Progress<StepId, QueryAnswers> = { answers: NOTHING_TOLD, done: [] };
const koto = { code: "13108", name: "江東区" };

/** An answer to each step that is enough to go on; steps that branch are given. */
const ENOUGH: Partial<Record<StepId, Partial<QueryAnswers>>> = {
  Area: { areas: [koto] },
  Station: { stations: [{ code: "1130220", name: "豊洲" }] },
  PlaceMap: { polygon: [139.79, 139.8, 139.8].map((lon, i) => ({ lon, lat: 35.65 + i / 100 })) },
  PlaceBuilding: { buildings: [{ code: "toyosu", name: "豊洲レジデンス" }] },
  BudgetKyugake: { kyugakeBudget: 60_000_000, certainties: ["A"] },
  BudgetDirectOffer: { offerBudget: 60_000_000, financing: "cash" },
  BudgetDirectOfferNext: { offerRatio: 1 },
  Message: { message: "家族三人で長く住める家を探しています。どうぞよろしくお願いします。" },
};

/** Every answer that a branch depends on; the others are answered once. */
const CHANNEL_SETS = [
  ["normal"],
  ["kyugake"],
  ["offer"],
  ["normal", "kyugake"],
  ["normal", "offer"],
  ["normal", "kyugake", "offer"],
] as const;
const KIND_SETS = [["condo"], ["new-condo"], ["house"], ["land"], ["building"], ["condo", "house"], ["condo", "land"]] as const;
const BRANCHES: readonly Partial<QueryAnswers>[] = CHANNEL_SETS.flatMap((channels) =>
  KIND_SETS.flatMap((kinds) =>
    (["own-home", "investment"] as const).flatMap((purpose) =>
      (["area", "station", "map", "building"] as const).map((placeMode) => ({ channels, kinds, purpose, placeMode })),
    ),
  ),
);

/** Walks as a person does: answers what stands open until the ending. */
function walk(branch: Partial<QueryAnswers>): { readonly visited: readonly StepId[]; readonly progress: typeof START } {
  let progress = START;
  const visited: StepId[] = [];
  for (let turn = 0; turn <= STEP_IDS.length; turn += 1) {
    const { open } = replay(QUERY_FLOW, progress);
    visited.push(open);
    if (nextStep(QUERY_FLOW, progress, open) === null) return { visited, progress };
    progress = answered(QUERY_FLOW, progress, { id: open, given: { ...branch, ...ENOUGH[open] } });
  }
  throw new Error(`No ending for ${JSON.stringify(branch)}`);
}

describe("the step form", () => {
  it("leads from every branch to an ending, each step once, and back the same way", () => {
    for (const branch of BRANCHES) {
      const { visited, progress } = walk(branch);
      expect(visited.at(-1)).toBe(branch.channels?.includes("offer") ? "CompleteOffer" : "CompleteNormal");
      expect(new Set(visited).size).toBe(visited.length);
      for (const [i, id] of visited.entries()) {
        expect(previousStep(QUERY_FLOW, progress, id)).toBe(visited[i - 1] ?? null);
        expect(canVisit(QUERY_FLOW, progress, id)).toBe(true);
      }
    }
  });

  it("has no step that nobody reaches", () => {
    const reached = new Set(BRANCHES.flatMap((branch) => walk(branch).visited));
    expect(STEP_IDS.filter((id) => !reached.has(id))).toEqual([]);
    expect(QUERY_FLOW.steps.map(({ id }) => id).toSorted()).toEqual(STEP_IDS.toSorted());
  });

  it("has an address of its own for each step, and finds the step there", () => {
    for (const id of STEP_IDS) {
      const { screen, search } = addressOf(id);
      expect(stepAt(screen, search)).toBe(id);
      expect(stepAt(screen, { ...search, utm: "x" } as typeof search)).toBe(id);
    }
    expect(stepAt("CompleteStep123", { part: "2" })).toBe("CheckConditions");
    expect([stepAt("CompleteStep123", {}), stepAt("CompleteStep123", { part: 4 }), stepAt("Nothing", {})]).toEqual([null, null, null]);
    expect(stepAt("ChoicePlace", { mode: "moon" })).toBe("ChoicePlace");
  });
});
