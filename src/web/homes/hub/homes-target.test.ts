import { expect, it } from "vitest";
import type { SuggestItem } from "#api/client/client.ts";
import { homesTarget } from "./homes-target.ts";

const toyosu: SuggestItem = {
  ...{ kind: "town", label: "江東区豊洲", detail: "東京都", reference: "13108/豊洲", prefecture: "東京都" },
  ...{ cityCode: "13108", town: "豊洲", place: { lon: 139.794, lat: 35.655 } },
};

it.each<[string, Partial<SuggestItem>, ReturnType<typeof homesTarget>]>([
  ["a town", {}, { to: "homes", query: { area: "13108-豊洲" } }],
  ["a city", { kind: "city", town: null }, { to: "homes", query: { area: "13108" } }],
  ["a station", { kind: "station", reference: "003700" }, { to: "homes", query: { station: "003700" } }],
  ["a building", { kind: "apartment", label: "豊洲レジデンス" }, { to: "text", q: "豊洲レジデンス" }],
  ["a prefecture", { kind: "prefecture", label: "東京都", cityCode: null, town: null }, { to: "text", q: "東京都" }],
])("%s that is chosen leads to the homes there, or to all that is known by its name", (_, changes, target) => {
  expect(homesTarget({ ...toyosu, ...changes })).toEqual(target);
});
