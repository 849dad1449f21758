import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparedOf, isFull, NOTHING_COMPARED, turned } from "./compared-homes.ts";

describe("homes to be compared", () => {
  it("are put in and taken out one by one, in their order", () => {
    const two = ["d1", "d2"].reduce(turned, NOTHING_COMPARED);

    expect(two).toEqual(["d1", "d2"]);
    expect(turned(two, "d1")).toEqual(["d2"]);
    expect(turned(["d2"], "d2")).toBe(NOTHING_COMPARED);
  });

  it("are four at most: a fifth changes nothing", () => {
    const four = ["d1", "d2", "d3", "d4"];

    expect([isFull(four), isFull(four.slice(1))]).toEqual([true, false]);
    expect(turned(four, "d5")).toBe(four);
    expect(turned(four, "d4")).toEqual(["d1", "d2", "d3"]);
  });

  it("come back from the browser's memory, whatever else may stand there", () => {
    expect(comparedOf(["d1", "d1", 7, "a b", "d2"])).toEqual(["d1", "d2"]);
    fc.assert(fc.property(fc.jsonValue(), (kept) => comparedOf(kept).length <= 4));
  });
});
