import { describe, expect, it } from "vitest";
import { crowdedPins, pinWidth } from "./crowded-pins.ts";

const pin = (x: number, y: number, weight = 0) => ({ x, y, width: 60, weight });

describe("pins that lie over each other", () => {
  it("leave the words to the one that matters more, and of equal ones to the first", () => {
    expect([...crowdedPins([pin(0, 0), pin(10, 5, 1), pin(200, 0)])]).toEqual([0]);
    expect([...crowdedPins([pin(0, 0), pin(10, 5), pin(30, 20)])]).toEqual([1, 2]);
  });

  it("keep theirs beside and below each other", () => {
    expect(crowdedPins([pin(0, 0), pin(58, 0), pin(0, 26)]).size).toBe(0);
  });

  it("are as wide as their words", () => {
    expect(pinWidth("6,180")).toBe(58);
    expect(pinWidth("1.2億〜 3件")).toBeGreaterThan(pinWidth("6,180"));
  });
});
