import { describe, expect, it } from "vitest";
import { floodedWords } from "./flooded-words.ts";

const facts = {
  flooded: 1,
  over05m: 1,
  over3m: 0.62,
  over5m: 0,
  over10m: 0,
  worst: 4,
  worstShare: 0.004,
  unknownShare: 0,
  isApproximate: false,
};

describe("how much of a town is under water", () => {
  it("is told by shares of its land, then the deepest part with its share", () => {
    expect(floodedWords({ facts })).toEqual(["100%が0.5m以上、62%が3m以上", "最も深いところは5m以上10m未満（1%未満）"]);
  });

  it.each([
    [{ over05m: 0, over3m: 0, flooded: 0.3, worst: 1, worstShare: 0.3 }, "30%が0.5m未満"],
    [{ over05m: 0, over3m: 0, flooded: 0, worst: undefined }, "色のついたところはありません"],
    [{ unknownShare: 0.4 }, "40%はデータなし"],
    [{ isApproximate: true }, "町の境はおおよそ"],
  ])("with %j says %s", (change, words) => expect(floodedWords({ facts: { ...facts, ...change } })).toContain(words));

  it("is nothing that other rows tell", () => {
    expect(floodedWords({ facts: { r: 3 } })).toBeNull();
    expect(floodedWords({})).toBeNull();
  });
});
