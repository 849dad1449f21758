import { describe, expect, it } from "vitest";
import { boundsOf, countOf, groupPlaces, type MapItem } from "./group-places.ts";

const item = (id: string, lon: number, lat: number): MapItem => ({ id, place: { lon, lat }, label: id, detail: "" });

describe("places on a map", () => {
  it("puts sales on the same spot under one mark, in the order of the list", () => {
    const groups = groupPlaces([item("a", 139.79, 35.65), item("b", 139.8, 35.66), item("c", 139.79001, 35.65)], 22);

    expect(groups.map(({ items }) => items.map(({ id }) => id))).toEqual([["a", "c"], ["b"]]);
  });

  // 45 m: 36 pixels at zoom 15.6.
  it.each([
    [14, 1],
    [15, 1],
    [16, 2],
    [17, 2],
  ])("joins marks a street apart while they would lie over each other: at zoom %i there are %i", (zoom, count) => {
    expect(groupPlaces([item("a", 139.79, 35.65), item("b", 139.7905, 35.65)], zoom)).toHaveLength(count);
  });

  it("counts what the circles of two towns stand for, and a single thing as one", () => {
    const place = { lon: 139.79, lat: 35.65 };

    expect(
      countOf({
        place,
        items: [
          { ...item("a", 0, 0), count: 8 },
          { ...item("b", 0, 0), count: 3 },
        ],
      }),
    ).toBe(11);
    expect(countOf({ place, items: [item("a", 0, 0), item("b", 0, 0)] })).toBe(2);
  });

  it("shows some surroundings even of a single place", () => {
    const [west, south, east, north] = boundsOf([{ lon: 139.79, lat: 35.65 }]);

    expect(east - west).toBeCloseTo(0.006, 6);
    expect(north - south).toBeCloseTo(0.006, 6);
  });
});
