import { describe, expect, it } from "vitest";
import { doneSearch } from "./done-search.ts";
import { DONE_WORDS } from "./done-words.ts";

describe("what was done", () => {
  it("is taken from the address where it is known", () => {
    expect(doneSearch({ done: "email", other: 1 })).toEqual({ done: "email" });
    expect(Object.keys(DONE_WORDS)).toContain("password-devices-stay");
  });

  it.each([{}, { done: "<script>" }, { done: "toString" }, { done: 1 }])("is nothing in %j", (search) => {
    // The router lays what is read over what the address had.
    expect({ ...search, ...doneSearch(search) }.done).toBeUndefined();
  });
});
