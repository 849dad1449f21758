import { describe, expect, it } from "vitest";
import { mapSearch, reportPart, viewOf } from "./map-search.ts";

const HOME = { lon: 139.7935, lat: 35.6555 };

describe("the address of a map", () => {
  it.each([
    [{ layer: "flood_max" }, { layer: "flood_max" }],
    [{ layer: "x" }, { layer: "x" }],
    [{ layer: "Flood" }, {}],
    [{ layer: "../x" }, {}],
    [{ layer: "" }, {}],
    [{ layer: "a".repeat(40) }, { layer: "a".repeat(40) }],
    [{ layer: "a".repeat(41) }, {}],
    [{ layer: 3 }, {}],
    [{ at: "35.6555,139.7935,14" }, { at: "35.6555,139.7935,14" }],
    [{ at: "35.65551234,139.79351234,14.04" }, { at: "35.6555,139.7935,14" }],
    [{ at: "35.6555,139.7935" }, {}],
    [{ at: "51.5,0.1,12" }, {}],
    [{ pin: "35.6555,139.7935" }, { pin: "35.6555,139.7935" }],
    [{ pin: "35.6555123456,139.7935" }, {}],
    [{ pin: "somewhere" }, {}],
    [
      { floor: 5, w: "50-10-10-10-10-10", other: "x" },
      { floor: 5, w: "50-10-10-10-10-10" },
    ],
  ])("%j is read as %j", (search, read) => {
    expect(mapSearch(search)).toEqual(read);
  });

  it("says of what it does not carry that it is absent: the router would keep what somebody typed", () => {
    expect(Object.keys(mapSearch({}))).toEqual(expect.arrayContaining(["layer", "at", "pin", "floor", "w"]));
  });

  it("is the same when it is read again", () => {
    const read = mapSearch({ at: "35.65551234,139.79351234,14.04", pin: "35.65551,139.7935", layer: "x", floor: 3 });

    expect(mapSearch({ ...read })).toEqual(read);
  });
});

it("other pages of the report get floor and weights, and nothing of the map", () => {
  const search = { floor: 5, w: "50-10-10-10-10-10", layer: "x", at: "35.6555,139.7935,14", pin: "35.6555,139.7935" };

  expect(reportPart(search)).toEqual({ floor: 5, w: "50-10-10-10-10-10" });
});

describe("the part of the world that a map begins with", () => {
  it("is around the building, where the address says nothing of use", () => {
    expect(viewOf({}, HOME)).toEqual({ place: HOME, zoom: 14 });
    expect(viewOf({}, HOME, 13)).toEqual({ place: HOME, zoom: 13 });
    expect(viewOf({ at: "nowhere" }, HOME)).toEqual({ place: HOME, zoom: 14 });
  });

  it("is that of the address", () => {
    expect(viewOf({ at: "35.66,139.8,15.5" }, HOME)).toEqual({ place: { lon: 139.8, lat: 35.66 }, zoom: 15.5 });
  });
});
