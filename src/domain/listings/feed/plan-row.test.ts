import { describe, expect, test } from "vitest";
import { type FoundRow, homeKeyOf } from "#domain/listings/places/found-row.ts";
import { aFeedRow } from "#test/support/feed-rows.ts";
import { listingTitle } from "./listing-record.ts";
import { type PlannedFrom, planKnown, planNew } from "./plan-row.ts";
import type { KnownListing } from "./stored-listing.ts";

const FOUND: FoundRow = {
  ...{ cityCode: "13108", town: "豊洲", apartmentKey: "b-1", place: { lon: 139.79, lat: 35.65 }, placePrecision: "building" },
  ...{ stations: [], homeKey: "b-1#8", addressKey: "江東区豊洲5-1-2" },
};
const from = (changes: Partial<PlannedFrom> = {}): PlannedFrom => ({
  ...{ row: aFeedRow(), found: FOUND, hash: "h", companyId: "c", isSample: false },
  ...{ now: new Date("2026-11-23T03:00:00Z"), today: "2026-11-23" },
  ...changes,
});
const known = (changes: Partial<KnownListing> = {}): KnownListing => ({
  ...{ id: "l", reference: "A-1", title: "青葉レジデンス 8階", state: "active", price: 54_800_000, apartmentKey: "b-1", dwellingKey: "d" },
  ...{ kind: "condo", room: null, floor: 8, areaM2: 70.12, landAreaM2: null, layout: "3LDK", direction: "南" },
  ...{ buildingName: "青葉レジデンス", addressKey: "江東区豊洲5-1-2" },
  ...{ faults: [], shownSince: null, rowHash: "h", toldState: "active", homeKey: "b-1#8", runId: 1 },
  ...changes,
});

describe("a row", () => {
  test("that is new begins with a home of its own, and its home is looked for", () => {
    expect(planNew("n", from())).toMatchObject({
      ...{
        is: "added",
        dwellingKey: "d-n",
        price: 54_800_000,
        step: { from: null, to: "active" },
        homeless: { listingId: "n", why: "new" },
      },
      listing: { first_price: 54_800_000, ended_at: null, company_id: "c", reference: "A-1", state: "active" },
    });
  });

  test("that is told as before is only seen", () => {
    expect(planKnown(known(), from())).toEqual({ is: "seen", id: "l" });
  });

  test.each<[string, Partial<KnownListing>, Partial<PlannedFrom>, object]>([
    [
      "in another price",
      { rowHash: "x", price: 60_000_000 },
      {},
      { price: 54_800_000, change: { change: "price-changed", before: 60_000_000, after: 54_800_000 } },
    ],
    ["in another word", { rowHash: "x" }, {}, { price: null, step: null, change: { change: "changed" }, homeless: null }],
    ["on another floor", { rowHash: "x", floor: 9, homeKey: "b-1#9" }, {}, { homeless: { listingId: "l", why: "another" } }],
    ["with the floor for the first time", { rowHash: "x", floor: null, homeKey: null }, {}, { homeless: { listingId: "l", why: "known" } }],
    ["with the room for the first time", { rowHash: "x", room: null }, { row: aFeedRow({ room: "801" }) }, { homeless: { why: "known" } }],
    ["with a building that is found only now", { apartmentKey: null, homeKey: null }, {}, { homeless: { listingId: "l", why: "known" } }],
    [
      "again after it was left out",
      { state: "suspended", toldState: null },
      {},
      { step: { from: "suspended", to: "active" }, change: { change: "returned" } },
    ],
    ["after its sale", { rowHash: "x", state: "sold" }, {}, { step: null, change: { change: "kept-sold" } }],
    ["while others stopped", { rowHash: "x", faults: ["others-ended", "area-missing"] }, {}, { listing: { faults: ["others-ended"] } }],
  ])("told %s is written", (_, before, changes, plan) => {
    expect(planKnown(known(before), from(changes))).toMatchObject({ is: "changed", ...plan });
  });
});

test.each([
  [aFeedRow(), "青葉レジデンス 8階"],
  [aFeedRow({ floor: -1 }), "青葉レジデンス 地下1階"],
  [aFeedRow({ floor: null }), "青葉レジデンス"],
  [aFeedRow({ kind: "house", title: "静かな一戸建て" }), "静かな一戸建て"],
  [aFeedRow({ kind: "land", buildingName: null }), "豊洲の土地"],
])("a home is called by what is told of it: %#", (row, title) => {
  expect(listingTitle(row, "豊洲")).toBe(title);
});

test.each([
  [aFeedRow(), { buildingKey: "b-1", addressKey: "町5-1" }, "b-1#8"],
  [aFeedRow({ floor: null }), { buildingKey: "b-1", addressKey: "町5-1" }, null],
  [aFeedRow(), { buildingKey: null, addressKey: "町5-1" }, null],
  [aFeedRow({ kind: "house" }), { buildingKey: null, addressKey: "町5-1" }, "町5-1"],
  [aFeedRow({ kind: "land" }), { buildingKey: null, addressKey: null }, null],
])("homes are compared by building and floor, or by address: %#", (row, keys, key) => {
  expect(homeKeyOf(row, keys)).toBe(key);
});
