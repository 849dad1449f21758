import { expect, it } from "vitest";
import type { Answer, RiskFactsOf, RiskTopic } from "#api/client.ts";
import { bareBuilding, sampleMarket, sampleRent, sampleSales } from "./building-samples.ts";
import { findBuilding, findGraph, findPrice, findYield } from "./find-building.ts";
import { sampleReport } from "./samples.ts";

const report = sampleReport;
const failed = { ok: false as const, problem: { type: "about:blank", title: "", status: 503 } };
const known = { building: bareBuilding, market: sampleMarket, rent: sampleRent } as const;

/** Facts of the topics named; every other question fails. */
function risk(...topics: readonly (keyof typeof known)[]) {
  return {
    facts: async <T extends RiskTopic>(_: string, topic: T): Promise<Answer<RiskFactsOf<T>>> => {
      const found = topics.find((each) => each === topic);
      return found === undefined ? failed : { ok: true, value: known[found] as RiskFactsOf<T> };
    },
  };
}

const estate = (isUp: boolean) => ({ transactions: async () => (isUp ? { ok: true as const, value: sampleSales } : failed) });

it("each page has what its services answered", async () => {
  expect(await findBuilding(report, risk("building"))).toEqual({ report, building: bareBuilding });
  expect(await findPrice(report, { risk: risk("market"), estate: estate(true) })).toEqual({
    report,
    market: sampleMarket,
    sales: sampleSales,
  });
  expect(await findGraph(report, risk("market", "rent"))).toEqual({ report, market: sampleMarket, rent: sampleRent });
  expect(await findYield(report, risk("rent", "building"))).toEqual({ report, building: bareBuilding, rent: sampleRent });
});

it("a part that fails does not take the others with it", async () => {
  expect(await findBuilding(report, risk())).toEqual({ report, building: null });
  expect(await findPrice(report, { risk: risk(), estate: estate(true) })).toEqual({ report, market: null, sales: sampleSales });
  expect(await findPrice(report, { risk: risk("market"), estate: estate(false) })).toEqual({ report, market: sampleMarket, sales: null });
  expect(await findYield(report, risk("rent"))).toEqual({ report, building: null, rent: sampleRent });
});
