import { describe, expect, it } from "vitest";
import type { Chome } from "#domain/properties/types.ts";
import { readPlaceKey } from "#kernel/place-key.ts";
import { addressPlaces } from "./address-places.ts";

const aChome = (town: string, name: string, lat = 35.72): Chome => ({
  ...{ prefecture: "東京都", cityCode: "13107", cityName: "墨田区", town, name, place: { lon: 139.82, lat } },
});
const CITY = [
  ...["十二", "二", "十", "一"].map((n, index) => aChome("八広", `八広${n}丁目`, 35.72 + index / 1000)),
  aChome("三番町", "三番町"),
  ...["本所", "本所一丁目"].map((name) => aChome("本所", name)),
];
const found = (town: string, rest: string, isExact = true) =>
  addressPlaces({ cityCode: "13107", town, rest, isExact }, CITY).map(({ label, rest: left, isExact: exact }) => [label, left, exact]);

describe("the 町丁目 that an address means", () => {
  it.each([
    ["2-12-3", "墨田区八広二丁目", "12-3"],
    ["二丁目12番3号", "墨田区八広二丁目", "12番3号"],
    ["12-3", "墨田区八広十二丁目", "3"],
    ["十二丁目", "墨田区八広十二丁目", null],
    ["10ノ3", "墨田区八広十丁目", "3"],
  ])("is for 八広 %s %s, and %j is left", (rest, label, left) => {
    expect(found("八広", rest)).toEqual([[label, left, true]]);
  });

  it("is a town that is not divided itself, whatever the number", () => {
    expect(found("三番町", "5")).toEqual([["墨田区三番町", "5", true]]);
    expect(found("三番町", "三丁目")).toEqual([["墨田区三番町", "三丁目", true]]);
    expect(found("三番町", "")).toEqual([["墨田区三番町", null, true]]);
  });

  it("is every one of the town, in order, where no number is written", () => {
    expect(found("八広", "")).toEqual(["一", "二", "十", "十二"].map((n) => [`墨田区八広${n}丁目`, null, true]));
  });

  it("is every one to choose from where the town has no such number: none is taken", () => {
    expect(found("八広", "9-1")).toEqual(["一", "二", "十", "十二"].map((n) => [`墨田区八広${n}丁目`, "9-1", false]));
  });

  it("is the part outside of all 丁目 where the town has one and the number is none of theirs", () => {
    expect(found("本所", "1-2")).toEqual([["墨田区本所一丁目", "2", true]]);
    expect(found("本所", "1234")).toEqual([["墨田区本所", "1234", true]]);
    expect(found("本所", "")).toEqual([
      ["墨田区本所", null, true],
      ["墨田区本所一丁目", null, true],
    ]);
  });

  it("stays a guess where the town is one", () => {
    expect(found("八広", "2-12-3", false)).toEqual([["墨田区八広二丁目", "12-3", false]]);
  });

  it("is none of another city, nor of a town that is not known", () => {
    expect(addressPlaces({ cityCode: "13108", town: "八広", rest: "2", isExact: true }, CITY)).toEqual([]);
    expect(found("立花", "1")).toEqual([]);
  });

  it("has a key made of its centre", () => {
    const [place] = addressPlaces({ cityCode: "13107", town: "八広", rest: "2", isExact: true }, CITY);

    expect(place).toMatchObject({ kind: "address", precision: "town", detail: "東京都" });
    expect(readPlaceKey(place?.key ?? "")).toEqual({ precision: "town", place: place?.place });
  });
});
