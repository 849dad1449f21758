import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depthOf, durationMeaning, durationWords, reachOf } from "./depth-words.ts";
import { shownFloors } from "./floor-figure.tsx";
import { floorSentence } from "./floor-figure-card.tsx";

const depth = (rank: number) => {
  const found = depthOf(rank);
  if (!found) throw new Error(`no depth ${rank}`);
  return found;
};

describe("a depth", () => {
  it("is none for an uncoloured place and for what is no rank", () => {
    expect([depthOf(0), depthOf(7), depthOf(null)]).toEqual([null, null, null]);
  });

  it.each([
    // rank, floor, reach: floors lie at 0.5, 3, 5.5, 8 m …
    [1, 1, "dry"],
    [2, 1, "perhaps"],
    [2, 2, "dry"],
    [3, 1, "wet"],
    [3, 2, "perhaps"],
    [3, 3, "dry"],
    [4, 2, "wet"],
    [4, 4, "perhaps"],
    [4, 5, "dry"],
    [6, 8, "wet"],
    [6, 30, "perhaps"],
  ] as const)("of rank %i leaves floor %i %s", (rank, floor, reach) => {
    expect(reachOf(depth(rank), floor)).toBe(reach);
  });

  it("never spares a floor below one that it reaches", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 60 }), (rank, floor) => {
        const order = ["dry", "perhaps", "wet"];
        return order.indexOf(reachOf(depth(rank), floor)) >= order.indexOf(reachOf(depth(rank), floor + 1));
      }),
    );
  });
});

describe("how long water stays", () => {
  it("becomes a question of supplies from three days on", () => {
    expect(durationWords(4)).toBe("3日以上1週間未満");
    expect(durationMeaning(4)).toContain("飲み水");
    expect(durationMeaning(3)).not.toContain("飲み水");
  });
});

describe("the figure of floors", () => {
  it.each([
    [{ depth: depthOf(2), floor: null, floors: 32 }, 4],
    [{ depth: depthOf(2), floor: 8, floors: 32 }, 8],
    [{ depth: depthOf(2), floor: 40, floors: 45 }, 10],
    [{ depth: depthOf(4), floor: null, floors: 3 }, 3],
    [{ depth: null, floor: null, floors: null }, 4],
  ])("draws as many as are needed and no more than there are: %o", (props, count) => {
    expect(shownFloors(props)).toBe(count);
  });

  it.each([
    [{ state: "ok", depth: depth(2) } as const, 5, "5階の床は、想定の水面より上です。"],
    [{ state: "ok", depth: depth(3) } as const, 1, "1階の床は、想定の水面より下です。"],
    [{ state: "ok", depth: depth(3) } as const, 2, "2階の床まで、水が来るおそれがあります。"],
    [{ state: "ok", depth: depth(2) } as const, null, "1階の床の上まで"],
    [{ state: "none" } as const, 5, "安全を意味しません"],
  ])("is told in one sentence", (water, floor, words) => {
    expect(floorSentence(water, floor)).toContain(words);
  });
});
