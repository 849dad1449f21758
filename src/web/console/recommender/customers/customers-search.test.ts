import { describe, expect, it } from "vitest";
import { customersSearch } from "./customers-search.ts";

describe("the address of the list of customers", () => {
  it.each([
    [{}, {}],
    [{ state: "all", heat: "hot", sort: "heat", page: 1, q: " " }, {}],
    [
      { state: "active", heat: "red", sort: "name", page: "2", q: 123 },
      { state: "active", heat: "red", sort: "name", page: 2, q: "123" },
    ],
    [{ page: 10_001, q: "x".repeat(70) }, { q: "x".repeat(60) }],
  ])("%j says %j", (given, said) => {
    expect(customersSearch(given)).toEqual(said);
  });
});
