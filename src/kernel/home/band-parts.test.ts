import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bandParts } from "./band-parts.ts";

describe("the line of an estimate in pieces", () => {
  it("has the estimate in its middle, the band around it and the price where it is", () => {
    expect(bandParts({ from: 25, to: 75, price: 10 })).toEqual([
      { kind: "track", share: 10 },
      { kind: "price" },
      { kind: "track", share: 15 },
      { kind: "band", share: 25 },
      { kind: "point" },
      { kind: "band", share: 25 },
      { kind: "track", share: 25 },
    ]);
  });

  it("is whole wherever things stand, with one price in it", () => {
    const place = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(place, place, place, (a, b, price) => {
        const parts = bandParts({ from: Math.min(a, b), to: Math.max(a, b), price });
        const whole = parts.reduce((sum, part) => sum + ("share" in part ? part.share : 0), 0);
        return Math.abs(whole - 100) < 0.5 && parts.filter(({ kind }) => kind === "price").length === 1;
      }),
    );
  });
});
