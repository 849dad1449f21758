import { expect, it } from "vitest";
import { scriptedApi } from "#test/support/scripted-api.ts";
import { bareBuilding, sampleMarket, sampleRent, sampleSales } from "#web/risk/samples/building-samples.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { findBuilding, findGraph, findPrice, findYield } from "./find-building.ts";

const report = sampleReport;
const known = { building: bareBuilding, market: sampleMarket, rent: sampleRent } as const;
const sales = { "GET /api/estate/transactions": sampleSales };

/** Facts of the topics named; every other question fails. */
function facts(...topics: readonly (keyof typeof known)[]): Record<string, object> {
  return Object.fromEntries(topics.map((topic) => [`GET /api/estate/risk/${report.subject.key}/facts/${topic}`, known[topic]]));
}

it("each page has what its services answered", async () => {
  expect(await findBuilding(report, scriptedApi(facts("building")))).toEqual({ report, building: bareBuilding });
  expect(await findPrice(report, scriptedApi({ ...facts("market"), ...sales }))).toEqual({
    report,
    market: sampleMarket,
    sales: sampleSales,
  });
  expect(await findGraph(report, scriptedApi(facts("market", "rent")))).toEqual({ report, market: sampleMarket, rent: sampleRent });
  expect(await findYield(report, scriptedApi(facts("rent", "building")))).toEqual({ report, building: bareBuilding, rent: sampleRent });
});

it("a part that fails does not take the others with it", async () => {
  expect(await findBuilding(report, scriptedApi())).toEqual({ report, building: null });
  expect(await findPrice(report, scriptedApi(sales))).toEqual({ report, market: null, sales: sampleSales });
  expect(await findPrice(report, scriptedApi(facts("market")))).toEqual({ report, market: sampleMarket, sales: null });
  expect(await findYield(report, scriptedApi(facts("rent")))).toEqual({ report, building: null, rent: sampleRent });
});

it("sales are asked for by the town of the building, and of condominiums alone", async () => {
  const api = scriptedApi();
  await findPrice(report, api);

  expect(api.asked.find(({ line }) => line === "GET /api/estate/transactions")?.query).toEqual({
    cityCode: "13108",
    town: "豊洲",
    kind: "condo",
    page: "1",
  });
});

it("a chart asks for market and rent, and for nothing that it does not show", async () => {
  const api = scriptedApi(facts("market"));

  expect(await findGraph(report, api)).toEqual({ report, market: sampleMarket, rent: null });
  expect(api.asked.map(({ line }) => line.split("/").at(-1)).toSorted()).toEqual(["market", "rent"]);
});
