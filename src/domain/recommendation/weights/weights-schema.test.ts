import { describe, expect, it } from "vitest";
import { defaultWeights } from "./default-weights.server.ts";
import { AGAINST, TERMS } from "./types.ts";
import { readWeights, readWeightsFile } from "./weights-schema.ts";

const weights = defaultWeights();

describe("readWeights", () => {
  it("reads what is kept, and refuses a weight on its wrong side, a missing term and one that is not known", () => {
    expect(readWeights(structuredClone(weights))).toEqual(weights);
    const { value: _, ...lacking } = weights.terms;
    const terms = [{ ...weights.terms, tasteTown: -0.1 }, { ...weights.terms, shown: 0.1 }, lacking, { ...weights.terms, luck: 1 }];
    for (const each of terms) expect(() => readWeights({ ...weights, terms: each })).toThrow();
  });

  it("asks a file where its weights come from", () => {
    expect(() => readWeightsFile(JSON.stringify(weights))).toThrow();
    expect(readWeightsFile(JSON.stringify({ ...weights, source: "人が決めた値" }))).toEqual(weights);
  });
});

describe("defaultWeights", () => {
  it("are read once, for every digest asks for them", () => {
    expect(defaultWeights()).toBe(weights);
  });

  it("has a weight for every term, and keeps the first places from being drawn", () => {
    expect(Object.keys(weights.terms).sort()).toEqual([...TERMS].sort());
    expect(AGAINST.every((term) => weights.terms[term] < 0)).toBe(true);
    expect(weights.exploration.from).toBeGreaterThan(3);
  });
});
