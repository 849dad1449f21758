import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { findBuilding, findGraph, findPrice, findYield } from "#web/risk/building/find-building.ts";
import { findMarketPage } from "#web/risk/market/find-market-page.ts";
import { sampleRent } from "#web/risk/samples/detail-samples.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { askFacts } from "./ask-facts.ts";
import { findChild, findCovid, findCrime, findEarthquake, findLife, findLifeGraph, findRent } from "./find-details.ts";

const told = { builtYear: 1970, floors: 9, structure: "RC", units: null, reserveFundYenPerM2: 178 } as const;
const report = { ...sampleReport, subject: { ...sampleReport.subject, key: "town-8mzbvw3t5", kind: "place" as const }, told };
const TOLD = { built: "1970", floors: "9", structure: "RC", fund: "178" };

describe("the facts of a topic", () => {
  it("are asked of the subject with what its reader tells, and what else the question is about", async () => {
    const api = scriptedApi({ "GET /api/estate/risk/town-8mzbvw3t5/facts/rent": sampleRent });

    expect(await askFacts(api.estate, report, "rent", { areaM2: 40 })).toMatchObject({ ok: true, value: sampleRent });
    expect(api.asked).toMatchObject([{ query: { ...TOLD, areaM2: "40" } }]);
  });

  it("of a building of the register are asked by its key alone", async () => {
    const api = scriptedApi();
    await askFacts(api.estate, { ...report, told: null }, "building");

    expect(api.asked).toMatchObject([{ query: {} }]);
  });

  it("that are refused are the refusal", async () => {
    const api = scriptedApi({ "GET /api/estate/risk/town-8mzbvw3t5/facts/crime": refused(404) });

    expect(await askFacts(api.estate, report, "crime")).toMatchObject({ ok: false, problem: { status: 404 } });
  });
});

const PAGES = {
  ...{ findBuilding, findPrice, findGraph, findYield, findMarketPage },
  ...{ findEarthquake, findCrime, findChild, findLife, findLifeGraph, findRent, findCovid },
};

it.each(Object.entries(PAGES))("%s asks no fact of a place without what its reader tells", async (_, find) => {
  const api = scriptedApi();
  await find(report, api);
  const facts = api.asked.filter(({ line }) => line.includes("/facts/"));

  expect(facts.length).toBeGreaterThan(0);
  for (const { line, query } of facts) expect([line, query]).toEqual([line, TOLD]);
});
