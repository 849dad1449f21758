import { describe, expect, it } from "vitest";
import { boundsOf, groupPlaces, type MapItem } from "./group-places.ts";

const item = (id: string, lon: number, lat: number): MapItem => ({ id, place: { lon, lat }, label: id, detail: "" });

describe("places on a map", () => {
  it("puts sales on the same spot under one mark, in the order of the list", () => {
    const groups = groupPlaces([item("a", 139.79, 35.65), item("b", 139.8, 35.66), item("c", 139.79001, 35.65)]);

    expect(groups.map(({ items }) => items.map(({ id }) => id))).toEqual([["a", "c"], ["b"]]);
  });

  it("keeps marks apart that are a street away", () => {
    expect(groupPlaces([item("a", 139.79, 35.65), item("b", 139.7905, 35.65)])).toHaveLength(2);
  });

  it("shows some surroundings even of a single place", () => {
    const [west, south, east, north] = boundsOf([{ lon: 139.79, lat: 35.65 }]);

    expect(east - west).toBeCloseTo(0.006, 6);
    expect(north - south).toBeCloseTo(0.006, 6);
  });
});
