import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ComparedHome, comparedOf, isFull, NOTHING_COMPARED, turned } from "./compared-homes.ts";

const home = (n: number): ComparedHome => ({ dwellingKey: `d${n}`, title: `見本コート ${n}階` });

describe("homes to be compared", () => {
  it("are put in and taken out one by one, in their order", () => {
    const two = [1, 2].map(home).reduce(turned, NOTHING_COMPARED);
    expect(two).toEqual([home(1), home(2)]);
    expect(turned(two, { ...home(1), title: "another name" })).toEqual([home(2)]);
    expect(turned([home(2)], home(2))).toBe(NOTHING_COMPARED);
  });

  it("are four at most: a fifth changes nothing", () => {
    const four = [1, 2, 3, 4].map(home);
    expect([isFull(four), isFull(four.slice(1))]).toEqual([true, false]);
    expect(turned(four, home(5))).toBe(four);
    expect(turned(four, home(4))).toEqual([1, 2, 3].map(home));
  });

  it("come back from the browser's memory, each once, whatever else may stand there", () => {
    const kept = [
      home(1),
      home(1),
      7,
      "d3",
      { dwellingKey: "a b", title: "" },
      { dwellingKey: "d4" },
      { ...home(5), title: "長".repeat(301) },
    ];
    expect(comparedOf([...kept, home(2)])).toEqual([home(1), home(2)]);
    fc.assert(fc.property(fc.jsonValue(), (any) => comparedOf(any).length <= 4));
  });
});
