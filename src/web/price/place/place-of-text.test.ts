import { describe, expect, it } from "vitest";
import type { SuggestItem } from "#api/client/client.ts";
import { sampleApartment, sampleMarket, sampleTown } from "#web/price/result/samples.ts";
import { placeOfText } from "./place-of-text.ts";

const { cities } = sampleMarket;
const umeda: SuggestItem = {
  ...sampleTown,
  label: "大阪市北区梅田",
  reference: "27127/梅田",
  prefecture: "大阪府",
  cityCode: "27127",
  town: "梅田",
};
const station: SuggestItem = { ...sampleTown, kind: "station", label: "豊洲駅", reference: "1", detail: "有楽町線" };
const nowhere: SuggestItem = { ...station, prefecture: null, cityCode: null, town: null };
const koto: SuggestItem = { ...sampleTown, kind: "city", label: "江東区", reference: "13108", town: null };
const building: SuggestItem = { ...sampleTown, kind: "apartment", label: sampleApartment.name, reference: sampleApartment.key };
const toyosu = { cityCode: "13108", town: "豊洲" };

describe("what a typed text means", () => {
  it.each<readonly [string, string, readonly SuggestItem[], ReturnType<typeof placeOfText>]>([
    ["an address of one town", "江東区豊洲5-1", [sampleTown], { kind: "place", place: toyosu, label: "江東区豊洲" }],
    ["a town that is also one elsewhere", "梅田", [umeda, sampleTown], { kind: "place", place: toyosu, label: "江東区豊洲" }],
    ["a station", "豊洲駅", [station], { kind: "place", place: { ...toyosu, stationName: "豊洲" }, label: "豊洲駅" }],
    ["a station whose town is not known", "豊洲駅", [nowhere], { kind: "address" }],
    [
      "a building",
      sampleApartment.name,
      [building],
      { kind: "place", place: { kind: "condo", apartmentKey: sampleApartment.key }, label: sampleApartment.name },
    ],
    ["a ward", "江東区", [koto], { kind: "city", cityCode: "13108" }],
    ["several covered places", "豊洲", [station, sampleTown], { kind: "address" }],
    ["places that lie outside", "大阪市北区梅田1-1", [umeda], { kind: "out-of-area", label: "大阪市北区梅田" }],
    ["outside, and a station nobody can place", "梅田", [umeda, nowhere], { kind: "address" }],
    ["a name nobody knows", "ぬぬぬぬぬ", [], { kind: "address" }],
    ["a postal code nobody has", "〒999-9999", [], { kind: "unknown-postal-code" }],
    ["the same in full width", "９９９９９９９", [], { kind: "unknown-postal-code" }],
  ])("%s", (_, text, items, meant) => {
    expect(placeOfText(text, items, cities)).toEqual(meant);
  });
});
