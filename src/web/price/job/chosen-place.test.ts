import { describe, expect, it } from "vitest";
import { sampleEstimate, sampleTown } from "#web/price/result/samples.ts";
import { inputAt, placeOfCandidate } from "./chosen-place.ts";

describe("a place that was picked among candidates", () => {
  it.each([
    ["a building", { ...sampleTown, kind: "apartment", reference: "k-1" }, { apartmentKey: "k-1" }],
    ["a town", sampleTown, { cityCode: "13108", town: "豊洲" }],
    ["a station in a town", { ...sampleTown, kind: "station" }, { cityCode: "13108", town: "豊洲" }],
    ["a city, whose town is still to be asked for", { ...sampleTown, kind: "city", town: null }, { cityCode: "13108" }],
    ["a prefecture, which is no place for a home", { ...sampleTown, kind: "prefecture", cityCode: null, town: null }, {}],
  ] as const)("is %s", (_, candidate, place) => {
    expect(placeOfCandidate(candidate)).toEqual(place);
  });

  it("takes the place of every other way in which the home was placed, and changes nothing else of it", () => {
    const input = { ...sampleEstimate.input, apartmentKey: "old", address: "豊洲 5-1", placeKey: "town-131080001" };
    const { cityCode: _, town: __, ...home } = sampleEstimate.input;

    expect(inputAt(input, { apartmentKey: "k-1" })).toEqual({ ...home, apartmentKey: "k-1" });
    expect(inputAt(input, { cityCode: "13103", town: "芝" })).toEqual({ ...home, cityCode: "13103", town: "芝" });
  });
});
