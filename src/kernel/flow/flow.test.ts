import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/support/runs.ts";
import { allDone, answered, skipped } from "./answer.ts";
import { partsOf } from "./parts.ts";
import { canVisit, nextStep, previousStep, replay } from "./replay.ts";
import type { Flow, Progress, Step } from "./types.ts";

type Answers = {
  readonly pet: "cat" | "dog" | null;
  readonly indoors: boolean;
  readonly walks: number | null;
  readonly name: string | null;
};
type Id = "Pet" | "Indoors" | "Walks" | "CheckPet" | "Name" | "End";
const NOTHING: Answers = { pet: null, indoors: false, walks: null, name: null };
const step = (id: Id, part: number | null, rest: Partial<Step<Id, Answers>>): Step<Id, Answers> => ({
  ...{ id, part, fields: [], isOptional: false, isCheck: false, applies: () => true, isAnswered: () => true },
  ...rest,
});
const FLOW: Flow<Id, Answers> = {
  version: 1,
  nothing: NOTHING,
  steps: [
    step("Pet", 1, { fields: ["pet"], isAnswered: ({ pet }) => pet !== null }),
    step("Indoors", 1, { fields: ["indoors"], applies: ({ pet }) => pet === "cat" }),
    step("Walks", 1, {
      fields: ["walks"],
      applies: ({ pet, indoors }) => pet === "dog" || !indoors,
      isAnswered: ({ walks }) => walks !== null,
    }),
    step("CheckPet", 1, { isCheck: true }),
    step("Name", 2, { fields: ["name"], isOptional: true }),
    step("End", null, {}),
  ],
};
const START: Progress<Id, Answers> = { answers: NOTHING, done: [] };
const told = (progress: Progress<Id, Answers>, id: Id, given: Partial<Answers>) => answered(FLOW, progress, { id, given });
const dog = told(told(START, "Pet", { pet: "dog" }), "Walks", { walks: 3 });

describe("a flow", () => {
  it("opens at its first step, and shows the way as it stands now", () => {
    expect(replay(FLOW, START)).toEqual({ path: ["Pet", "Walks", "CheckPet", "Name", "End"], open: "Pet", told: NOTHING });
    expect(replay(FLOW, told(START, "Pet", { pet: "cat" })).path).toContain("Indoors");
  });

  it("goes on where an answer is missing, and stays where it is unsound", () => {
    expect(replay(FLOW, dog).open).toBe("CheckPet");
    expect(replay(FLOW, told(dog, "Walks", { walks: null })).open).toBe("Walks");
  });

  it("keeps answers of a branch that was left for going back, outside of what counts", () => {
    const cat = told(told(dog, "Pet", { pet: "cat" }), "Indoors", { indoors: true });

    expect([cat.answers.walks, replay(FLOW, cat).told]).toEqual([3, { ...NOTHING, pet: "cat", indoors: true }]);
    expect(replay(FLOW, told(cat, "Pet", { pet: "dog" })).told).toEqual({ ...NOTHING, pet: "dog", walks: 3 });
  });

  it("takes of an answer only what its step asks", () => {
    expect(told(dog, "Name", { name: "ポチ", walks: 9, pet: null }).answers).toEqual({ ...dog.answers, name: "ポチ" });
  });

  it("skips what is optional, and nothing else", () => {
    const called = told(dog, "Name", { name: "ポチ" });
    expect(skipped(FLOW, called, "Name")).toMatchObject({ answers: { name: null, walks: 3 }, done: ["Pet", "Walks", "Name"] });
    expect(skipped(FLOW, dog, "Walks")).toBeNull();
  });

  it("lets somebody stand on what is done and on what comes next, and nowhere else", () => {
    const may = (["Pet", "Walks", "CheckPet", "Name", "End", "Indoors"] as const).filter((id) => canVisit(FLOW, dog, id));
    expect(may).toEqual(["Pet", "Walks", "CheckPet"]);
  });

  it("ends: nothing follows the ending, and nothing goes before the first", () => {
    expect([nextStep(FLOW, dog, "End"), previousStep(FLOW, dog, "Pet")]).toEqual([null, null]);
    expect([nextStep(FLOW, dog, "Indoors"), previousStep(FLOW, dog, "Indoors")]).toEqual([null, null]);
  });

  it("counts the questions of its parts, but not the looks back", () => {
    expect(partsOf(FLOW, dog, "CheckPet")).toEqual([
      { part: 1, state: "current", done: 2, total: 2, first: "Pet" },
      { part: 2, state: "ahead", done: 0, total: 1, first: null },
    ]);
    const checked = told(dog, "CheckPet", {});
    expect(partsOf(FLOW, checked, "Name").map(({ state, first }) => [state, first])).toEqual([
      ["done", "Pet"],
      ["current", "Name"],
    ]);
  });

  it("is done as a whole where all answers are there", () => {
    expect(replay(FLOW, allDone(FLOW, dog.answers)).open).toBe("End");
    expect(replay(FLOW, allDone(FLOW, { ...dog.answers, walks: null })).open).toBe("Walks");
  });

  it("is walked back as it was walked, whatever was told before", () => {
    const answers = fc.record({
      pet: fc.constantFrom("cat", "dog", null),
      indoors: fc.boolean(),
      walks: fc.option(fc.nat(9)),
      name: fc.option(fc.string()),
    });
    const done = fc.subarray(FLOW.steps.map(({ id }) => id));
    fc.assert(
      fc.property(answers, done, (given, finished) => {
        const progress = { answers: given, done: finished };
        const { path } = replay(FLOW, progress);
        for (const id of path) {
          const next = nextStep(FLOW, progress, id);
          expect(next === null ? id : previousStep(FLOW, progress, next)).toBe(id);
        }
        expect(path.at(-1)).toBe("End");
      }),
      { numRuns: runs({ few: 20, usual: 200 }) },
    );
  });
});
