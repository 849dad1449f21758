import { describe, expect, it } from "vitest";
import { leadsSearch } from "./leads-search.ts";

describe("the address of 反応", () => {
  it.each([
    [{}, {}],
    [{ state: "open", page: 1, mine: "no" }, {}],
    [
      { state: "done", heat: "red", kind: "visit", mine: "yes", page: "2", customer: 12 },
      { state: "done", heat: "red", kind: "visit", mine: "yes", page: 2, customer: "12" },
    ],
    [{ state: "x", heat: "blue", kind: 1, page: 1001, customer: ["x"] }, {}],
  ])("%j says %j", (given, said) => {
    expect(leadsSearch(given)).toEqual(said);
  });
});
