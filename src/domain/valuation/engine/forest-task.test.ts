import { expect, it } from "vitest";
import type { TrainingSet } from "#domain/valuation/engine/boosting/boost.ts";
import { sharedSet, shareSet } from "./forest-task.ts";

const set: TrainingSet = {
  matrix: {
    rows: 3,
    columns: [Float32Array.of(1, Number.NaN, 3), Float32Array.of(-1, 0, 0.5)],
    shapes: [{ kind: "category" }, { kind: "number", direction: -1 }],
  },
  target: Float32Array.of(0.1, 0.2, 0.3),
  weights: null,
};

it("gives back the training set that was put into shared memory", () => {
  expect(sharedSet(shareSet(set))).toEqual(set);
});

it("holds the set once, however many threads look at it", () => {
  const shared = shareSet(set);

  expect(shared.memory.byteLength).toBe(4 * 3 * 3);
  expect(sharedSet(shared).target.buffer).toBe(sharedSet(shared).matrix.columns[0]?.buffer);
});
