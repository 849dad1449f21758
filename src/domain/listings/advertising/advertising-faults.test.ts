import { describe, expect, test } from "vitest";
import { LISTING_FAULTS, type ListingKind } from "#domain/listings/core/types.ts";
import { aFeedRow } from "#test/support/feed-rows.ts";
import { type Advertisement, advertisingFaults } from "./advertising-faults.ts";
import { LISTING_FAULT_WORDS } from "./listing-fault-words.ts";
import { unprovenWords } from "./unproven-words.ts";

const told = (changes: Partial<Advertisement> = {}): Advertisement => ({ ...aFeedRow(), town: "豊洲", ...changes });
const NOTHING: Partial<Advertisement> = {
  ...{ areaM2: null, landAreaM2: null, layout: null, builtYear: null, builtMonth: null, structure: null, floor: null, totalFloors: null },
  ...{ totalUnits: null, managementYen: null, reserveYen: null, stations: [], town: "", nextUpdateOn: null },
};

test.each<[ListingKind, readonly string[]]>([
  ["condo", ["next-update", "address", "access", "area", "layout", "built", "structure", "floors", "units", "management-fee"]],
  ["house", ["next-update", "address", "access", "area", "land-area", "layout", "built"]],
  ["land", ["next-update", "address", "access", "land-area"]],
  ["building", ["next-update", "address", "access", "area", "land-area", "built", "structure", "floors", "units"]],
])("of a %s all that 別表 asks for is missed", (kind, items) => {
  expect(advertisingFaults(told({ ...NOTHING, kind }))).toEqual(items.map((item) => `${item}-missing`));
  expect(advertisingFaults(told({ ...NOTHING, kind: kind === "condo" ? "new-condo" : kind }))).toHaveLength(items.length);
});

test("a home that tells everything has no fault", () => {
  expect(advertisingFaults(told())).toEqual([]);
});

test.each<[string, Partial<Advertisement>, string[]]>([
  ["an update 14 days on is near enough", { updatedOn: "2026-11-20", nextUpdateOn: "2026-12-04" }, []],
  ["an update 15 days on is too far", { updatedOn: "2026-11-20", nextUpdateOn: "2026-12-05" }, ["next-update-too-far"]],
  ["a year of completion without its month", { builtMonth: null }, ["built-missing"]],
  ["fees of nothing are told as 0", { managementYen: 0, reserveYen: 0 }, []],
  ["management and reserve are told apart", { reserveYen: null }, ["management-fee-missing"]],
  ["another company's home needs its consent", { isConsented: false }, ["consent-missing"]],
  ["a let home tells its rent", { isTenanted: true }, ["rent-missing"]],
  ["a let home with its rent", { isTenanted: true, yearlyRentYen: 2_400_000 }, []],
  [
    "市街化調整区域 without its sentence",
    { kind: "land", landAreaM2: 120, notices: ["urbanization-control"] },
    ["prescribed-words-missing"],
  ],
  [
    "市街化調整区域 with its sentence",
    { kind: "land", landAreaM2: 120, notices: ["urbanization-control"], remarks: "市街化調整区域。宅地の造成及び建物の建築はできません。" },
    [],
  ],
  ["words without evidence", { remarks: "駅近の格安物件です" }, ["words-need-evidence"]],
])("%s", (_, changes, faults) => {
  expect(advertisingFaults(told(changes))).toEqual(faults);
});

test("every fault has words and something to do", () => {
  for (const fault of LISTING_FAULTS) expect(LISTING_FAULT_WORDS[fault].remedy).toMatch(/。$/);
});

describe("words that need evidence", () => {
  test.each([
    ["掘り出し物件です", ["掘り出し物"]],
    ["割安・お買い得", ["割安", "お買い得"]],
    ["抜群の眺望、最高の立地", ["抜群", "最高"]],
    ["完璧なリフォーム", ["完璧"]],
    ["ＢＡＲＧＡＩＮ 格安", ["格安"]],
    ["最高裁判所まで徒歩5分", []],
    ["南向きで日当たり良好です", []],
    ["買い替えのお客様へ", []],
    ["絶対高さ制限20m、建築物の高さの最高限度あり", []],
  ])("%s", (text, words) => {
    expect(unprovenWords(text)).toEqual(words);
  });
});
