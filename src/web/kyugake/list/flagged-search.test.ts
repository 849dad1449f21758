import { describe, expect, it } from "vitest";
import { flaggedQuestion, flaggedSearch, keptFlaggedSearch } from "./flagged-search.ts";

describe("the address of a list of flagged homes", () => {
  it("asks for A and B where it says nothing, and then says nothing itself", () => {
    expect(flaggedQuestion({}).conditions.certainties).toEqual(["A", "B"]);
    expect(flaggedSearch(flaggedQuestion({ sure: "A,B" }))).toEqual({});
    expect(flaggedSearch(flaggedQuestion({ sure: "A,B,C" }))).toEqual({ sure: "A,B,C" });
  });

  it("cannot ask for nearest misses, which are no 九掛け", () => {
    expect(flaggedQuestion({ sure: "near" }).conditions.certainties).toEqual(["A", "B"]);
  });

  it("keeps codes of cities as texts, leading zeros and all, and numbers unquoted", () => {
    expect(flaggedSearch(flaggedQuestion({ area: "01101,13108", walk: 10, page: 2 }))).toEqual({ area: "01101,13108", walk: 10, page: 2 });
    expect(flaggedQuestion({ area: "01101" }).conditions.areas).toEqual(["01101"]);
  });

  it.each([0, -1, 1.5, "x", 99_999])("reads page %s as the first", (page) => {
    expect(flaggedQuestion({ page }).page).toBe(1);
  });

  it("drops what is no condition", () => {
    expect(keptFlaggedSearch({ utm_source: "mail", walk: 7 })).toMatchObject({ walk: 7 });
    expect(keptFlaggedSearch({ utm_source: "mail" })).not.toHaveProperty("utm_source");
  });
});
