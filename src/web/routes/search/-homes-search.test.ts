import { defaultStringifySearch } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import { readSearch } from "#web/app/read-search.ts";
import { asksForHomes, boxOf, type HomesQuestion, homesQuestion, homesSearch } from "#web/homes/question/homes-search.ts";

const plain: HomesQuestion = { conditions: NO_CONDITIONS, sort: "new", page: 1, view: "list", box: null };
const sent = (question: HomesQuestion) => homesQuestion(readSearch(defaultStringifySearch(homesSearch(question))));

describe("the address of a list of homes", () => {
  it.each([["13108"], ["01101"], ["13108-豊洲"], ["13108,01101"]])("keeps the area %s as a text through address and reload", (areas) => {
    const conditions = { ...NO_CONDITIONS, areas: areas.split(",").toSorted() };

    expect(sent({ ...plain, conditions }).conditions.areas.toSorted()).toEqual(conditions.areas);
  });

  it.each(["12345678901234567890", "1e5", "null", "true", "0012"])("keeps a building that is called %s", (buildingName) => {
    expect(sent({ ...plain, conditions: { ...NO_CONDITIONS, buildingName } }).conditions.buildingName).toBe(buildingName);
  });

  it("keeps order, page, view and window", () => {
    const question: HomesQuestion = {
      ...plain,
      sort: "gap",
      page: 3,
      view: "map",
      box: { west: 139.7, south: 35.6, east: 139.8, north: 35.7 },
    };

    expect(sent(question)).toEqual(question);
  });

  it("still lists homes where nothing is asked", () => {
    expect(homesSearch(plain)).toEqual({ view: "list" });
    expect(asksForHomes(homesSearch(plain))).toBe(true);
  });

  it("is the hub without a condition, and for a text or a city of the price search", () => {
    expect([{}, { q: "豊洲" }, { city: 13108 }, { page: 2 }, { view: "other" }].map(asksForHomes)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([{ area: 13108 }, { view: "map" }, { quake: 1 }].map(asksForHomes)).toEqual([true, true, true]);
  });

  it.each([["139.7,35.6,139.8"], ["139.8,35.6,139.7,35.7"], ["0,0,1,1"], ["139.7,35.6,139.8,x"], [12], [undefined]])(
    "takes no window from %s",
    (text) => {
      expect(boxOf(text)).toBeNull();
    },
  );

  it("puts right what cannot be meant", () => {
    expect(homesQuestion({ sort: "cheap", page: -2, view: 7, box: "x" })).toEqual(plain);
  });
});
