import { expect, it } from "vitest";
import type { Place } from "#web/price/place/find-place.ts";
import { sampleApartment, sampleMarket } from "#web/price/result/samples.ts";
import { proposalAt } from "./proposal-at.ts";

const [, koto = { cityCode: "", cityName: "", prefecture: "", place: null, sales: 0 }] = sampleMarket.cities;

it.each<[Place, ReturnType<typeof proposalAt>]>([
  [{ kind: "town", city: koto, town: "豊洲" }, { address: "東京都江東区豊洲" }],
  [{ kind: "city", city: koto }, { address: "東京都江東区" }],
  [{ kind: "address", address: "江東区豊洲5-8-3", town: "江東区豊洲" }, { address: "江東区豊洲5-8-3" }],
  [{ kind: "unknown-apartment" }, {}],
  [{ kind: "apartment", apartment: sampleApartment }, null],
  [{ kind: "none" }, null],
  [{ kind: "out-of-area", label: "大阪市北区梅田" }, null],
  [{ kind: "unknown-postal-code" }, null],
])("tells of $kind where the missing building stands", (place, proposal) => {
  expect(proposalAt(place)).toEqual(proposal);
});
