import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type EncodedRow, FOLDS, fitEncodings, levelsAt } from "./encodings.ts";

const row = (keys: readonly (string | null)[], value: number, weight = 1): EncodedRow => ({ keys, value, weight });
const fitted = (rows: readonly EncodedRow[], priors = [2, 1], folds = Uint8Array.from(rows, (_, i) => i % FOLDS)) =>
  fitEncodings(rows, folds, priors);

describe("target encodings", () => {
  it("pull each level towards its parent by the prior: worked example", () => {
    // overall 2; ward (4 + 4 + 2 × 2) / (2 + 2) = 3; town (4 + 1 × 3) / (1 + 1) = 3.5
    const { encodings } = fitted([row(["w", "w/t"], 4), row(["w", "w/u"], 4), row(["v", "v/x"], -2)]);

    expect(levelsAt(encodings, ["w", "w/t"])).toEqual([
      { value: 3, weight: 2 },
      { value: 3.5, weight: 1 },
    ]);
  });

  it("give an unseen or absent group its parent's level and no weight", () => {
    const { encodings } = fitted([row(["w", "w/t"], 4), row(["w", null], 4)]);

    const [ward, town] = levelsAt(encodings, ["w", "w/new"]);
    expect(town).toEqual({ value: ward?.value, weight: 0 });
    expect(levelsAt(encodings, ["w", null])[1]).toEqual(town);
    expect(levelsAt(encodings, ["nowhere", null])[0]).toEqual({ value: encodings.overall, weight: 0 });
  });

  it("weigh sales", () => {
    const { encodings } = fitted([row(["w"], 0, 3), row(["w"], 4, 1)], [0]);

    expect(levelsAt(encodings, ["w"])).toEqual([{ value: 1, weight: 4 }]);
  });

  it("never tell a training row its own value: changing it changes nothing out of fold", () => {
    const arbitrary = fc.record({
      values: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 20, maxLength: 40 }),
      at: fc.nat({ max: 19 }),
      other: fc.integer({ min: -9, max: 9 }),
    });
    fc.assert(
      fc.property(arbitrary, ({ values, at, other }) => {
        const encoded = (all: readonly number[]) => {
          const rows = all.map((value, i) => row([`w${i % 2}`, `t${i % 5}`], value));
          const { encodings, foldSums } = fitted(rows);
          // The level above the widest group is one number for all rows; it is held still here.
          return levelsAt({ ...encodings, overall: 0 }, rows[at]?.keys ?? [], { foldSums, fold: at % FOLDS });
        };
        const changed = encoded(values.with(at, other));
        encoded(values).forEach((level, depth) => {
          expect(changed[depth]?.value).toBeCloseTo(level.value, 4);
          expect(changed[depth]?.weight).toBe(level.weight);
        });
      }),
    );
  });

  it("encode a row of a fold from the other folds only: worked example", () => {
    const { encodings, foldSums } = fitted([row(["w"], 1), row(["w"], 5), row(["w"], 9)], [0]);

    expect(levelsAt(encodings, ["w"], { foldSums, fold: 1 })).toEqual([{ value: 5, weight: 2 }]);
    expect(levelsAt(encodings, ["w"], { foldSums, fold: 0 })).toEqual([{ value: 7, weight: 2 }]);
  });
});
