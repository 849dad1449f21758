import { describe, expect, it } from "vitest";
import { named, toggled, townName } from "./chosen-places.ts";

const koto = { code: "13108", name: "江東区" };
const toyosu = { code: "13108-豊洲", name: "江東区豊洲" };
const sapporo = { code: "01101", name: "札幌市中央区" };

describe("chosen places", () => {
  it("are put in and taken out, their codes as they were", () => {
    expect(toggled([koto], sapporo, 20)).toEqual([koto, sapporo]);
    expect(toggled([koto, sapporo], koto, 20)).toEqual([sapporo]);
  });

  it("hold a 町 or its city, not both", () => {
    expect(toggled([koto, sapporo], toyosu, 20)).toEqual([sapporo, toyosu]);
    expect(toggled([toyosu, sapporo], koto, 20)).toEqual([sapporo, koto]);
  });

  it("are no more than there may be, unless one takes the place of another", () => {
    expect(toggled([koto, sapporo], { code: "13107", name: "墨田区" }, 2)).toBeNull();
    expect(toggled([koto, sapporo], toyosu, 2)).toEqual([sapporo, toyosu]);
  });
});

it("a 町 is called with its city", () => {
  expect([townName("江東区", "豊洲"), townName("江東区", "江東区豊洲")]).toEqual(["江東区豊洲", "江東区豊洲"]);
});

describe("places by name", () => {
  const places = [{ name: "霞ヶ関" }, { name: "豊洲" }, { name: "ＪＲ山手線" }];

  it.each([
    ["", 3],
    ["豊洲駅", 1],
    ["霞が関", 1],
    ["jr", 1],
    ["渋谷", 0],
  ])("%j finds %d", (text, count) => expect(named(places, text)).toHaveLength(count));
});
