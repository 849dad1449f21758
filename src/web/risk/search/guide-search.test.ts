import { describe, expect, it } from "vitest";
import type { ApartmentResponse } from "#api/client/client.ts";
import { samplePlace } from "#web/risk/samples/guide-samples.ts";
import { sampleApartment } from "#web/risk/samples/samples.ts";
import { buildingOption, buildingTarget } from "./building-option.ts";
import { areaQuestion, areaSearch, nameQuestion, nameSearch, startQuestion, startSearch } from "./guide-search.ts";
import { easilyConfused, matchGrade } from "./name-match.ts";

describe("the address of an area search", () => {
  it.each([
    [
      { city: 13108, town: "豊洲", page: 2 },
      { city: "13108", town: "豊洲", page: 2 },
    ],
    [{ city: 1101 }, { city: "01101", town: "", page: 1 }],
    [
      { city: "abc", page: 1.5 },
      { city: "", town: "", page: 1 },
    ],
    [
      { town: 3, page: -1 },
      { city: "", town: "", page: 1 },
    ],
  ])("%j is read as %j", (search, question) => {
    expect(areaQuestion(areaSearch(search))).toEqual(question);
  });
});

describe("the address of the first page", () => {
  it.each([
    [{}, { q: "", at: null }],
    [
      { q: " 墨田区八広6-12-3 ", at: "35.7275,139.8298" },
      { q: "墨田区八広6-12-3", at: { lon: 139.8298, lat: 35.7275 } },
    ],
    [{ q: 1310041 }, { q: "1310041", at: null }],
    [{ at: "48.85,2.35" }, { q: "", at: null }],
    [{ at: 35 }, { q: "", at: null }],
  ])("%j is read as %j", (search, question) => {
    expect(startQuestion(startSearch(search))).toEqual(question);
  });
});

describe("the page of a list in an address", () => {
  it.each([
    [2, { page: 2 }],
    [99_999, { page: 99_999 }],
    [100_000, {}],
    [1, {}],
    [0, {}],
    [1.5, {}],
    ["2", {}],
    [Number.NaN, {}],
  ])("of %j is carried as %j: the first page has no number of its own", (page, carried) => {
    expect(areaSearch({ page })).toEqual(carried);
    expect(nameSearch({ page })).toEqual(carried);
  });
});

describe("the address of a name search", () => {
  it.each([
    [
      { q: " 豊洲 ", page: 3 },
      { q: "豊洲", page: 3 },
    ],
    [{ q: 1010 }, { q: "1010", page: 1 }],
    [{ q: "" }, { q: "", page: 1 }],
    [{ q: { a: 1 } }, { q: "", page: 1 }],
  ])("%j is read as %j", (search, question) => {
    expect(nameQuestion(nameSearch(search))).toEqual(question);
  });

  it("takes no more than the service does", () => {
    expect(nameQuestion({ q: "あ".repeat(80) }).q).toHaveLength(60);
  });
});

describe("how well a building fits a text", () => {
  it.each([
    ["豊洲サンプルレジデンス", "name"],
    ["とよすサンプルれじでんす", "name"],
    ["サンプル", "part"],
    ["豊洲サンプルレジデンス 501", "part"],
    ["江東区豊洲", "address"],
    ["豊洲５丁目", "address"],
    ["新木場", "other"],
  ] as const)("%s: %s", (q, grade) => {
    expect(matchGrade(q, sampleApartment)).toBe(grade);
  });
});

describe("names that are easily taken for each other", () => {
  const named = (...names: string[]): Pick<ApartmentResponse, "key" | "name">[] =>
    names.map((name, index) => ({ key: String(index), name }));

  it.each([
    [
      ["豊洲ハイツ", "豊洲ハイツ"],
      ["0", "1"],
    ],
    [
      ["豊洲ハイツ", "豊洲ハイツ弐番館", "枝川荘"],
      ["0", "1"],
    ],
    [["豊洲ハイツ", "枝川荘"], []],
    [[], []],
  ])("%j: %j", (names, keys) => {
    expect([...easilyConfused(named(...names))]).toEqual(keys);
  });
});

describe("a suggestion", () => {
  const building = { ...samplePlace, kind: "apartment", reference: "k 1", label: "豊洲" } as const;

  it("leads from a building to its report, or to the page that is asked for", () => {
    expect(buildingTarget(building)).toEqual({ to: "/risk/k%201/summary", search: {} });
    expect(buildingTarget(building, { page: "contact", search: { topic: "correction" } })).toEqual({
      to: "/risk/k%201/contact",
      search: { topic: "correction" },
    });
  });

  it("leads from a town or a city to its list, and from anything else to the search", () => {
    expect(buildingTarget(samplePlace)).toEqual({ to: "/risk/search_area", search: { city: "13108", town: "豊洲" } });
    expect(buildingTarget({ ...samplePlace, kind: "city", town: null }).search).toEqual({ city: "13108" });
    expect(buildingTarget({ ...samplePlace, kind: "prefecture", cityCode: null, label: "東京都" })).toEqual({
      to: "/risk/search_result",
      search: { q: "東京都" },
    });
  });

  it("is a line of the list, without a detail that repeats its kind", () => {
    expect(buildingOption({ ...samplePlace, detail: "町名" })).toMatchObject({ label: "江東区豊洲", detail: "", tag: "町名" });
  });
});
