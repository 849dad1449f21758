import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDraft } from "#web/price/form/read-draft.ts";
import { type Draft, draftOf, draftOfInput, draftSearch, hasPlace, placeOnly, resumed, samePlace, searchOf, withPlace } from "./draft.ts";

const toyosu: Draft = { cityCode: "13108", town: "豊洲" };

describe("the draft of a price check", () => {
  it("survives the address bar unchanged, whatever was typed", () => {
    const text = fc.string({ minLength: 1, maxLength: 60 }).filter((typed) => typed.trim() !== "");
    fc.assert(
      fc.property(fc.record({ areaM2: text, town: text, askingPrice: text }, { requiredKeys: [] }), (draft) => {
        expect(draftOf(searchOf(draft))).toEqual(draft);
      }),
    );
  });

  it("writes plain numbers into the address bar as numbers and keeps leading zeros", () => {
    expect(searchOf({ cityCode: "13108", areaM2: "70" })).toEqual({ cityCode: 13108, areaM2: 70 });
    expect(searchOf({ cityCode: "01101" })).toEqual({ cityCode: "01101" });
  });

  it("drops foreign and empty parameters and cuts long ones", () => {
    expect(draftSearch({ areaM2: "  ", utm_source: "x", town: { a: 1 }, address: "あ".repeat(300) })).toEqual({
      address: "あ".repeat(120),
    });
  });

  it("reaches the page without what cannot be an answer, though the router lays it over the address", () => {
    const address = { areaM2: "  ", utm_source: "x", town: { a: 1 }, cityCode: 13108 };

    expect(draftOf(Object.assign({}, address, draftSearch(address)))).toEqual({ cityCode: "13108" });
  });

  it.each([
    { draft: {}, expected: false },
    { draft: { cityCode: "13108" }, expected: false },
    { draft: toyosu, expected: true },
    { draft: { apartmentKey: "a" }, expected: true },
    { draft: { address: "江東区豊洲5丁目" }, expected: true },
  ])("$draft names a place: $expected", ({ draft, expected }) => {
    expect(hasPlace(draft)).toBe(expected);
  });

  it("keeps the answers about the home but not those about the building when the place changes", () => {
    const draft: Draft = {
      ...toyosu,
      areaM2: "70",
      layout: "3LDK",
      builtYear: "2008",
      stationName: "豊洲",
      walkMinutes: "7",
      totalFloors: "32",
      structure: "wood",
      frontageM: "8",
      coveragePercent: "60",
      askingPrice: "8980",
    };

    expect(withPlace(draft, { apartmentKey: "b" })).toEqual({ areaM2: "70", layout: "3LDK", askingPrice: "8980", apartmentKey: "b" });
  });

  it("resumes a kept draft for the same place or for none, and lets the address bar win", () => {
    const kept: Draft = { ...toyosu, areaM2: "70", layout: "3LDK" };

    expect(resumed({}, kept)).toEqual(kept);
    expect(resumed({ ...toyosu, areaM2: "55" }, kept)).toEqual({ ...kept, areaM2: "55" });
    expect(resumed(toyosu, null)).toEqual(toyosu);
  });

  it("keeps every answer that had no place yet, when one is chosen and when the page is opened for one", () => {
    const typed: Draft = { kind: "house", areaM2: "100", builtYear: "2005", walkMinutes: "8", stationName: "用賀", frontageM: "8" };

    expect(withPlace(typed, toyosu)).toEqual({ ...typed, ...toyosu });
    expect(resumed(toyosu, typed)).toEqual({ ...typed, ...toyosu });
    expect(resumed({ apartmentKey: "b" }, { ...typed, cityCode: "13108" })).toEqual({ ...typed, apartmentKey: "b" });
    expect(withPlace({ ...typed, ...toyosu }, toyosu)).toEqual({ ...typed, ...toyosu });
  });

  it("takes to another place what is not of the building, and nothing to a home that the address bar tells of", () => {
    const kept: Draft = { ...toyosu, areaM2: "70", layout: "3LDK", builtYear: "2008", stationName: "豊洲", walkMinutes: "7" };

    expect(resumed({ apartmentKey: "b" }, kept)).toEqual({ apartmentKey: "b", areaM2: "70", layout: "3LDK" });
    expect(resumed({ apartmentKey: "b", areaM2: "55" }, kept)).toEqual({ apartmentKey: "b", areaM2: "55" });
  });

  it("comes back from an input as it was typed, prices in 万円", () => {
    const input = { kind: "condo", cityCode: "13108", town: "豊洲", areaM2: 70, askingPrice: 89_800_000, renovated: true } as const;

    expect(draftOfInput(input)).toEqual({ kind: "condo", cityCode: "13108", town: "豊洲", areaM2: "70", askingPrice: "8980" });
  });

  it.each([
    [{ apartmentKey: "a" }, { apartmentKey: "a" }, true],
    [{ apartmentKey: "a" }, { apartmentKey: "b" }, false],
    [toyosu, { ...toyosu, areaM2: "70", kind: "land" }, true],
    [toyosu, { ...toyosu, address: "豊洲 5-1" }, false],
    [{}, {}, true],
  ])("%j and %j are about the same place: %j", (a, b, expected) => {
    expect(samePlace(a, b)).toBe(expected);
    expect(samePlace(b, a)).toBe(expected);
  });

  it("is about its place alone where only that is asked for", () => {
    expect(placeOnly({ ...toyosu, areaM2: "70", kind: "condo" })).toEqual(toyosu);
    expect(placeOnly({ areaM2: "70" })).toEqual({});
  });

  it("leaves no trace of the old place, whatever is chosen next", () => {
    const place = fc.record(
      { apartmentKey: fc.string(), cityCode: fc.string(), town: fc.string(), address: fc.string() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(place, place, (before, after) => {
        expect(placeOnly(withPlace({ ...before, areaM2: "70" }, after))).toEqual(after);
      }),
    );
  });

  it("comes back from an input that was sent as the same input, a no among its answers", () => {
    const flat = { kind: "condo", cityCode: "13108", town: "豊洲", areaM2: 70, floor: 5, isCorner: false } as const;
    expect(readDraft(draftOfInput(flat), { thisYear: 2026, building: null, placeFault: null })).toEqual({ ok: true, input: flat });

    const input = {
      kind: "house",
      cityCode: "13112",
      town: "三軒茶屋",
      areaM2: 80.5,
      floorAreaM2: 95,
      builtYear: 1998,
      structure: "wood",
      landShape: "ほぼ整形",
      frontageM: 8.5,
      roadDirection: "南",
      roadWidthM: 4,
      coveragePercent: 60,
      floorAreaRatioPercent: 200,
      askingPrice: 123_450_000,
    } as const;

    expect(readDraft(draftOfInput(input), { thisYear: 2026, building: null, placeFault: null })).toEqual({ ok: true, input });
  });
});
