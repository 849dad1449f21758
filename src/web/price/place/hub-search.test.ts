import { describe, expect, it } from "vitest";
import { hubQuestion, hubSearch } from "./hub-search.ts";

describe("the address of the hub", () => {
  it.each([
    { search: {}, expected: { q: "", city: "", page: 1 } },
    { search: { q: " 豊洲 " }, expected: { q: "豊洲", city: "", page: 1 } },
    { search: { q: 1350061, page: 2 }, expected: { q: "1350061", city: "", page: 2 } },
    { search: { city: 13108 }, expected: { q: "", city: "13108", page: 1 } },
    { search: { city: 1101 }, expected: { q: "", city: "01101", page: 1 } },
    { search: { city: "01101" }, expected: { q: "", city: "01101", page: 1 } },
    { search: { q: "豊洲", city: 13108 }, expected: { q: "豊洲", city: "", page: 1 } },
    { search: { q: { a: 1 }, city: [], page: -3 }, expected: { q: "", city: "", page: 1 } },
    { search: { q: "あ".repeat(100) }, expected: { q: "あ".repeat(60), city: "", page: 1 } },
  ])("$search asks for $expected", ({ search, expected }) => {
    // The router lays what is read over what the address had.
    expect(hubQuestion(Object.assign({}, search, hubSearch(search)))).toEqual(expected);
  });
});
