import { describe, expect, it } from "vitest";
import { railwayLines, type Stop } from "./railway-lines.ts";

const stop = (lon: number, lat = 35.7, line = "押上線", operator = "京成電鉄"): Stop => ({ lon, lat, line, operator });
const strokes = (stops: readonly Stop[]) =>
  railwayLines(stops)
    .map(([from, to]) => [from, to].map(({ lon }) => lon).toSorted((a, b) => a - b))
    .toSorted(([a = 0], [b = 0]) => a - b);

describe("about where railways run", () => {
  it("is from each station to the next, in whatever order they come", () => {
    expect(strokes([stop(139.83), stop(139.81), stop(139.84), stop(139.82)])).toEqual([
      [139.81, 139.82],
      [139.82, 139.83],
      [139.83, 139.84],
    ]);
  });

  it("joins no stations of different lines or operators", () => {
    expect(strokes([stop(139.81), stop(139.82, 35.7, "亀戸線"), stop(139.83, 35.7, "押上線", "東武鉄道")])).toEqual([]);
  });

  it("leaves out strokes that would be nowhere near the rails", () => {
    expect(strokes([stop(139.8), stop(139.81), stop(140.2)])).toEqual([[139.8, 139.81]]);
    expect(strokes([stop(139.8, 35.7, "東北新幹線"), stop(139.85, 35.7, "東北新幹線")])).toEqual([]);
  });

  it("draws nothing between two stretches at one place", () => expect(strokes([stop(139.8), stop(139.8)])).toEqual([]));
});
