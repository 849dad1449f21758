import { expect, test } from "vitest";
import type { MarketOrigin, SoldQuarters } from "#domain/properties/types.ts";
import { salesProvenance } from "./sales-provenance.ts";

const market: MarketOrigin & SoldQuarters = {
  ...{ origin: "published", firstQuarter: { year: 2020, quarter: 1 }, lastQuarter: { year: 2025, quarter: 2 }, sales: 9 },
  ...{ attributions: ["国土交通省", "Geolonia"], licences: ["利用規約", "CC BY 4.0"] },
};

test("a figure of sales names whose they are, their terms and their newest quarter", () => {
  expect(salesProvenance(market, "市区町村")).toEqual({
    ...{ attribution: "国土交通省、Geolonia", licence: "利用規約、CC BY 4.0", asOf: "2025年第2四半期まで" },
    ...{ precision: "市区町村", isSample: false },
  });
});

test("a figure of invented sales says so, whatever it is about", () => {
  expect(salesProvenance({ ...market, origin: "sample" }, "建物")).toMatchObject({ isSample: true });
});

test("where there are no sales there is no source", () => {
  expect(salesProvenance({ ...market, origin: "none", lastQuarter: null }, "建物")).toBeNull();
});
