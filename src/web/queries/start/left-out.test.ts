import { describe, expect, it } from "vitest";
import { answersOfSearch } from "#domain/queries/begin/answers-of-search.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { NOTHING_ASKED, wordsOfConditions } from "#domain/queries/words/condition-words.ts";
import { readConditions } from "#domain/search/homes/conditions-search.ts";
import { leftOutOf } from "./left-out.ts";

const areas = new Map([["13108", "江東区"]]);
const NAMES = { areas, stations: new Map(), buildings: new Map() };
const leftOf = (search: Record<string, string>, told: Partial<QueryAnswers> = {}) => {
  const conditions = readConditions(search);
  return wordsOfConditions(leftOutOf(conditions, { ...answersOfSearch(conditions, NAMES), ...told }), NAMES);
};

describe("what a saved condition cannot say of a search", () => {
  it.each<[string, Record<string, string>]>([
    ["江東区", { kind: "condo", area: "13108", station: "1130220" }],
    ["「タワー」を含む名前", { kind: "condo", area: "13108", name: "タワー" }],
    ["4,000万円以上 / 管理費など月3万円以下", { kind: "condo", area: "13108", price: "4000-6000", fee: "30000", sure: "A" }],
    ["推定の90〜95％", { kind: "condo", area: "13108", sure: "A,near" }],
    ["推定の90〜95％", { kind: "condo", area: "13108", sure: "near" }],
    ["駅徒歩5分以内", { kind: "condo", building: "toyosu", walk: "5" }],
  ])("is told: %s", (left, search) => expect(leftOf(search)).toBe(left));

  it("is nothing where both say the same, and while the types are still open", () => {
    expect(leftOf({ kind: "house,land", area: "13108", size: "60-", land: "100-", no: "old-quake-code", price: "-6000" })).toBe(
      NOTHING_ASKED,
    );
    expect(leftOf({ area: "13108", age: "20", land: "100-" })).toBe(NOTHING_ASKED);
  });

  it("is the yield of a home to live in, which has none", () => {
    const search = { kind: "condo", area: "13108", yield: "5" };
    expect([leftOf(search), leftOf(search, { purpose: "own-home" })]).toEqual([NOTHING_ASKED, "表面利回り5％以上"]);
  });
});
