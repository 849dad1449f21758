import { expect, test } from "vitest";
import { aFeedRow } from "#test/support/feed-rows.ts";
import { listingTitle } from "./listing-record.ts";

test.each([
  ["青葉レジデンス 8階", {}, "豊洲"],
  ["青葉レジデンス 地下1階", { floor: -1 }, "豊洲"],
  ["豊洲のマンション 8階", { buildingName: null }, "豊洲"],
  ["静かな家", { kind: "house", title: "静かな家" }, "豊洲"],
  ["豊洲の土地", { kind: "land", buildingName: null }, "豊洲"],
  ["土地", { kind: "land", buildingName: null }, ""],
] as const)("a home is called %s", (title, changes, town) => {
  expect(listingTitle(aFeedRow({ floor: 8, ...changes }), town)).toBe(title);
});
