import { describe, expect, it } from "vitest";
import type { SuggestItem } from "#api/client/client.ts";
import { suggestionOption, suggestionTarget } from "./suggestion-target.ts";

const item = (changes: Partial<SuggestItem>): SuggestItem => ({
  kind: "town",
  label: "江東区豊洲",
  detail: "東京都",
  reference: "13108/豊洲",
  prefecture: "東京都",
  cityCode: "13108",
  town: "豊洲",
  place: null,
  ...changes,
});

describe("where a suggestion leads", () => {
  it.each([
    { name: "a town", item: item({}), target: { to: "input", place: { cityCode: "13108", town: "豊洲" } } },
    {
      name: "a postal code with one town",
      item: item({ kind: "postal" }),
      target: { to: "input", place: { cityCode: "13108", town: "豊洲" } },
    },
    {
      name: "a station in a town",
      item: item({ kind: "station", label: "豊洲駅" }),
      target: { to: "input", place: { cityCode: "13108", town: "豊洲", stationName: "豊洲" } },
    },
    {
      name: "a station without a town",
      item: item({ kind: "station", label: "豊洲駅", cityCode: null, town: null }),
      target: { to: "text", q: "豊洲" },
    },
    {
      name: "a condominium",
      item: item({ kind: "apartment", reference: "ap-1" }),
      target: { to: "input", place: { kind: "condo", apartmentKey: "ap-1" } },
    },
    { name: "a ward", item: item({ kind: "city", town: null }), target: { to: "city", cityCode: "13108" } },
    { name: "a prefecture", item: item({ kind: "prefecture", label: "東京都" }), target: { to: "text", q: "東京都" } },
  ])("$name", ({ item, target }) => {
    expect(suggestionTarget(item)).toEqual(target);
  });

  it("is listed under a stable id with its kind in words", () => {
    expect(suggestionOption(item({}))).toMatchObject({ id: "town:13108/豊洲", label: "江東区豊洲", detail: "東京都", tag: "町名" });
    expect(suggestionOption(item({ kind: "station", label: "豊洲駅", detail: "駅" }))).toMatchObject({ detail: "", tag: "駅" });
  });
});
