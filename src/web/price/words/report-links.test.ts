import { describe, expect, it } from "vitest";
import type { EstimateResponse } from "#api/client/client.ts";
import { readPlaceKey } from "#kernel/place-key.ts";
import { sampleEstimate } from "#web/price/result/samples.ts";
import { reportKeyOf, reportLinks, reportSearch } from "./report-links.ts";

const of = (subject: Partial<EstimateResponse["subject"]>, input: Partial<EstimateResponse["input"]> = {}) => ({
  subject: { ...sampleEstimate.subject, ...subject },
  input: { ...sampleEstimate.input, ...input },
});

describe("the report about what was priced", () => {
  it("is the building's where it is known", () => {
    expect(reportKeyOf(of({ apartmentKey: "b-1" }))).toBe("b-1");
  });

  it("is else that of its town, by the point of its middle", () => {
    const key = reportKeyOf(of({ apartmentKey: null })) ?? "";

    expect(readPlaceKey(key)).toEqual({ precision: "town", place: { lon: 139.7935, lat: 35.6555 } });
  });

  it("is that of the exact place where an address told it", () => {
    const priced = of({ apartmentKey: null }, { placeKey: "town-6smrdfzwf" });

    expect(reportKeyOf(priced)).toBe("town-6smrdfzwf");
    expect(reportLinks(priced)[0]).toMatchObject({ to: "/risk/town-6smrdfzwf/summary", what: "この場所の診断レポート" });
  });

  it("does not exist where nobody knows where the home lies: nothing then leads there", () => {
    expect(reportKeyOf(of({ place: null }))).toBeNull();
    expect(reportLinks(of({ place: null }))).toEqual([]);
  });
});

describe("what comes along to the report", () => {
  it.each([
    ["of a place, the year, the floors and the floor", of({ floor: 5 }, { totalFloors: 7 }), { built: 2008, floors: 7, floor: 5 }],
    ["of a building, its floor alone: the register knows the rest", of({ apartmentKey: "b", floor: 5 }, { totalFloors: 7 }), { floor: 5 }],
    ["nothing that was not told", of({ builtYear: null }), {}],
    ["no floor below the ground: reports have none", of({ floor: -1, builtYear: null }), {}],
  ])("is, %s", (_, facts, search) => {
    expect(reportSearch(facts)).toEqual(search);
  });
});

it.each([
  ["condo", ["summary", "life/rentChecker", "apartment/yield"]],
  ["house", ["summary"]],
  ["land", ["summary"]],
] as const)("a %s leads on to %j: rents are known of flats alone", (kind, pages) => {
  expect(reportLinks(of({ kind, apartmentKey: "b 1" })).map(({ to }) => to)).toEqual(pages.map((page) => `/risk/b%201/${page}`));
});
