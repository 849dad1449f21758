import { describe, expect, it } from "vitest";
import type { HazardResponse } from "#api/client/client.ts";
import { sampleHazards } from "#web/risk/samples/detail-samples.ts";
import { floorWater } from "./floor-water.ts";

const known = { layer: "flood_max_rank", state: "ok", value: 3, details: {} } as const;
const flood = (changes: Partial<HazardResponse>): HazardResponse[] =>
  sampleHazards.slice(0, 1).map((one) => ({ ...one, ...known, ...changes }));

describe("the water for the figure of the floors", () => {
  it("is a depth, and over a town its deepest part where that is deeper", () => {
    const town = floorWater(flood({ details: { worst: 4, worstShare: 0.05, share: 0.99, town: "八広六丁目" } }));

    expect(floorWater(flood({}))).toMatchObject({ state: "ok", depth: { rank: 3 }, deepest: null });
    expect(town).toMatchObject({ state: "ok", depth: { rank: 3 }, deepest: { rank: 4 } });
  });

  it.each([
    ["none", flood({ state: "none" })],
    ["unknown", flood({ state: "no_data" })],
    ["unknown", []],
    ["unknown", null],
  ] as const)("is %s without a depth", (state, hazards) => {
    expect(floorWater(hazards)).toEqual({ state });
  });
});
