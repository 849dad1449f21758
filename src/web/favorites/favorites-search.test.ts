import { expect, it } from "vitest";
import { comparedKeys, favoritesSearch, tokenSearch } from "./favorites-search.ts";

it.each([
  [{}, {}],
  [{ compare: "d-1,d-2" }, { compare: "d-1,d-2" }],
  [{ compare: 13108 }, { compare: "13108" }],
  [{ compare: "a,b,c,d,e,a" }, { compare: "a,b,c,d" }],
  [{ compare: "<b>,a" }, { compare: "a" }],
  [{ compare: [1], folder: "<b>", base: 7 }, { base: "7" }],
  [{ folder: "f-1" }, { folder: "f-1" }],
])("the address %j means %j", (given, meant) => {
  expect(JSON.parse(JSON.stringify(favoritesSearch(given)))).toEqual(meant);
});

it("homes are beside each other once, four at most", () => {
  expect(comparedKeys("a,b,a,c,d,e")).toEqual(["a", "b", "c", "d"]);
  expect(comparedKeys(undefined)).toEqual([]);
});

it("a token is 32 bytes in base64url or nothing", () => {
  expect(tokenSearch({ token: "a".repeat(43) })).toEqual({ token: "a".repeat(43) });
  expect(tokenSearch({ token: "a" }).token).toBe(undefined);
});
