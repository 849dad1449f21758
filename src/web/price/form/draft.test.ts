import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Draft, draftOf, draftOfInput, draftSearch, hasPlace, resumed, searchOf, withPlace } from "./draft.ts";
import { NO_PLACE, readDraft } from "./read-draft.ts";

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
    const draft: Draft = { ...toyosu, areaM2: "70", layout: "3LDK", builtYear: "2008", stationName: "豊洲", askingPrice: "8980" };

    expect(withPlace(draft, { apartmentKey: "b" })).toEqual({ areaM2: "70", layout: "3LDK", askingPrice: "8980", apartmentKey: "b" });
  });

  it("resumes a kept draft for the same place or for none, and lets the address bar win", () => {
    const kept: Draft = { ...toyosu, areaM2: "70", layout: "3LDK" };

    expect(resumed({}, kept)).toEqual(kept);
    expect(resumed({ ...toyosu, areaM2: "55" }, kept)).toEqual({ ...kept, areaM2: "55" });
    expect(resumed({ apartmentKey: "b" }, kept)).toEqual({ apartmentKey: "b" });
    expect(resumed(toyosu, null)).toEqual(toyosu);
  });

  it("comes back from an input as it was typed, prices in 万円", () => {
    const input = { kind: "condo", cityCode: "13108", town: "豊洲", areaM2: 70, askingPrice: 89_800_000, renovated: true } as const;

    expect(draftOfInput(input)).toEqual({ kind: "condo", cityCode: "13108", town: "豊洲", areaM2: "70", askingPrice: "8980" });
  });
});

describe("reading a draft", () => {
  it("gives the input that the API takes", () => {
    const draft: Draft = {
      ...toyosu,
      kind: "condo",
      areaM2: "７０．５㎡",
      layout: "3LDK",
      builtYear: "平成20年",
      stationName: "豊洲駅",
      walkMinutes: "徒歩７分",
      floor: "１２階",
      totalFloors: "32",
      direction: "南東",
      askingPrice: "8,980",
    };

    expect(readDraft(draft)).toEqual({
      ok: true,
      input: {
        kind: "condo",
        cityCode: "13108",
        town: "豊洲",
        areaM2: 70.5,
        layout: "3LDK",
        builtYear: 2008,
        stationName: "豊洲",
        walkMinutes: 7,
        floor: 12,
        totalFloors: 32,
        direction: "南東",
        askingPrice: 89_800_000,
      },
    });
  });

  it("names everything that is wrong at once, in the order of the form", () => {
    const read = readDraft({ areaM2: "広い", builtYear: "昔", askingPrice: "高い" });

    expect(read.ok ? [] : read.issues.map(({ field }) => field)).toEqual(["place", "areaM2", "builtYear", "askingPrice"]);
    expect(read.ok ? null : read.issues[0]).toEqual(NO_PLACE);
  });

  it("asks for the area when it is empty", () => {
    const read = readDraft(toyosu);

    expect(read.ok ? "" : read.issues[0]?.message).toContain("面積を入力してください");
  });

  it.each([
    { kind: "land", left: ["areaM2", "cityCode", "kind", "town"] },
    { kind: "house", left: ["areaM2", "builtYear", "cityCode", "kind", "layout", "town"] },
  ])("leaves out the answers that do not belong to a $kind, even unreadable ones", ({ kind, left }) => {
    const read = readDraft({ ...toyosu, kind, areaM2: "100", builtYear: "2008", layout: "3LDK", floor: "屋上", direction: "南" });

    expect(read.ok ? Object.keys(read.input).sort() : read.issues).toEqual(left);
  });

  it("prefers the building to the town and the town to the address", () => {
    const read = (draft: Draft) => readDraft({ ...draft, areaM2: "70" });

    expect(read({ ...toyosu, address: "江東区豊洲", apartmentKey: "b" })).toMatchObject({ input: { apartmentKey: "b" } });
    expect(read({ ...toyosu, address: "江東区豊洲" })).toMatchObject({ input: { town: "豊洲" } });
    expect(read({ cityCode: "13108", address: "江東区豊洲" })).toMatchObject({ input: { address: "江東区豊洲" } });
  });
});
