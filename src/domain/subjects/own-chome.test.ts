import { expect, test } from "vitest";
import { moved } from "#test/support/layer-rows.ts";
import { chomeOfTown, isWholeTown, nearestChome } from "./own-chome.ts";
import type { Chome } from "./types.ts";

const HERE = { lon: 139.83, lat: 35.72 };
const chome = (name: string, metres: number, cityCode = "13107"): Chome => ({
  ...{ prefecture: "東京都", cityCode, cityName: "墨田区", name, place: moved(HERE, metres) },
});
/** The nearest first, as the store gives them. */
const NEAR = [chome("八広", 50), chome("八広六丁目", 100), chome("八広五丁目", 200), chome("一番町", 300), chome("東墨田", 400)];

test("the 町丁目 of a point is the nearest centre, a 町 that stands beside its 丁目 left out", () => {
  expect(nearestChome(NEAR, HERE)?.name).toBe("八広六丁目");
  expect(nearestChome(NEAR.slice(3), HERE)?.name).toBe("一番町");
  expect(nearestChome([chome("八広", 50, "13999"), ...NEAR.slice(1)], HERE)?.cityCode).toBe("13999");
  expect(nearestChome([], HERE)).toBeNull();
});

test("a point that is the very centre of a 町 is that 町", () => {
  expect(nearestChome(NEAR, moved(HERE, 45))?.name).toBe("八広六丁目");
  expect(nearestChome([chome("八広", 1), ...NEAR.slice(1)], HERE)?.name).toBe("八広");
});

test.each([
  ["八広", "八広六丁目"],
  ["一番町", "一番町"],
  ["文花", undefined],
])("a building of %s stands in %s", (town, name) => {
  expect(chomeOfTown(NEAR, town)?.name).toBe(name);
});

test("一番町 has no number of a 丁目", () => {
  expect([isWholeTown(chome("一番町", 0)), isWholeTown(chome("八広六丁目", 0))]).toEqual([true, false]);
});
