import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import {
  detailReport,
  sampleBuilding,
  sampleChildPlaces,
  sampleCovid,
  sampleCrime,
  sampleFacilities,
  sampleHazards,
  sampleMarketFacts,
  sampleNotes,
  samplePopulation,
  sampleRent,
  sampleSchools,
} from "#web/risk/samples/detail-samples.ts";
import {
  findChild,
  findCovid,
  findCrime,
  findEarthquake,
  findFacilities,
  findFlood,
  findLife,
  findLifeGraph,
  findMarket,
  findNotes,
  findPopulation,
  findRent,
  orNull,
} from "./find-details.ts";

const OF_BUILDING = "GET /api/estate/risk/sample-apartment";

describe("what a page of a report asks for", () => {
  it("asks about hazards by the key: only the service knows whether they are read at a point or over a town", async () => {
    const { key } = detailReport.subject;
    const api = scriptedApi({ [`GET /api/estate/risk/${key}/hazards`]: sampleHazards });
    const { hazards } = await findEarthquake(detailReport, api);

    expect(hazards).toEqual(sampleHazards);
  });

  it("asks only for the kinds the page shows, by the key of the building", async () => {
    const api = scriptedApi({ [`${OF_BUILDING}/places`]: sampleChildPlaces });
    const { places, schools } = await findChild(detailReport, api);

    expect(api.asked.find(({ line }) => line === `${OF_BUILDING}/places`)?.query).toEqual({
      kinds: "nursery,elementary,middle,park,paediatric",
      within: "1500",
    });
    expect(places).toEqual(sampleChildPlaces);
    expect(schools).toBeNull();
  });

  it("keeps a part that failed apart from an empty one, and never fails as a whole", async () => {
    const broken = scriptedApi();

    expect(await findEarthquake(detailReport, broken)).toEqual({ report: detailReport, hazards: null, building: null });
    expect(await findLife(detailReport, broken)).toEqual({ report: detailReport, places: null, market: null, population: null });
    expect(await findNotes(detailReport, scriptedApi({ [`${OF_BUILDING}/notes`]: sampleNotes }))).toMatchObject({ notes: sampleNotes });
  });

  it("asks for facts by their topic", async () => {
    const api = scriptedApi({ [`${OF_BUILDING}/facts/building`]: sampleBuilding });

    expect((await findEarthquake(detailReport, api)).building).toEqual(sampleBuilding);
  });
});

describe("a page of one topic", () => {
  it.each([
    ["crime", findCrime, sampleCrime],
    ["market", findMarket, sampleMarketFacts],
    ["population", findPopulation, samplePopulation],
    ["rent", findRent, sampleRent],
    ["covid", findCovid, sampleCovid],
  ] as const)("on %s asks for that topic alone, and stands where it could not be had", async (topic, find, facts) => {
    const api = scriptedApi({ [`${OF_BUILDING}/facts/${topic}`]: facts });

    expect(await find(detailReport, api)).toEqual({ report: detailReport, [topic]: facts });
    expect(api.asked.map(({ line }) => line)).toEqual([`${OF_BUILDING}/facts/${topic}`]);
    expect(await find(detailReport, scriptedApi())).toEqual({ report: detailReport, [topic]: null });
  });
});

describe("a page of several topics", () => {
  const life = {
    [`${OF_BUILDING}/places`]: sampleFacilities,
    [`${OF_BUILDING}/facts/market`]: sampleMarketFacts,
    [`${OF_BUILDING}/facts/population`]: samplePopulation,
  };

  it("on living has places, market and population", async () => {
    expect(await findLife(detailReport, scriptedApi(life))).toMatchObject({ market: sampleMarketFacts, population: samplePopulation });
    expect((await findLife(detailReport, scriptedApi(life))).places?.items).toHaveLength(sampleFacilities.items.length);
  });

  it("draws a graph without asking for places", async () => {
    const api = scriptedApi(life);

    expect(await findLifeGraph(detailReport, api)).toEqual({
      report: detailReport,
      market: sampleMarketFacts,
      population: samplePopulation,
    });
    expect(api.asked).toHaveLength(2);
  });

  it("on children has the school districts beside the places", async () => {
    const found = await findChild(detailReport, scriptedApi({ [`${OF_BUILDING}/facts/school`]: sampleSchools }));

    expect(found).toEqual({ report: detailReport, places: null, schools: sampleSchools });
  });

  it("on floods asks for both kinds of shelter within 1,500 m, those that can be used in a flood first", async () => {
    const api = scriptedApi({ [`${OF_BUILDING}/places`]: sampleChildPlaces });

    expect((await findFlood(detailReport, api)).shelters).toEqual(sampleChildPlaces);
    expect(api.asked.find(({ line }) => line.endsWith("/places"))?.query).toEqual({
      kinds: "evacuation_site,shelter",
      within: "1500",
      hazard: "flood",
    });
  });
});

describe("the facilities around a building", () => {
  it("are asked for within 1,600 m, with the doctors for children, who are doctors as well", async () => {
    const [clinic] = sampleFacilities.items.filter(({ kind }) => kind === "clinic");
    if (!clinic) throw new Error("the sample has a clinic");
    const doctor = { ...clinic, kind: "paediatric", name: "サンプル小児科" };
    const kinds = [...sampleFacilities.kinds, { kind: "paediatric", state: "ok" as const, count: 1, provenance: null }];
    const api = scriptedApi({ [`${OF_BUILDING}/places`]: { ...sampleFacilities, kinds, items: [...sampleFacilities.items, doctor] } });
    const { places } = await findFacilities(detailReport, api);

    expect(api.asked[0]?.query).toEqual({
      kinds: "convenience,supermarket,clinic,hospital,bank,post,paediatric",
      within: "1600",
    });
    expect(places?.kinds.find(({ kind }) => kind === "clinic")?.count).toBe(2);
    expect(places?.items.filter(({ kind }) => kind === "clinic").map(({ name }) => name)).toEqual(["サンプル内科", "サンプル小児科"]);
  });

  it("are missing, not none, where they could not be had", async () => {
    expect(await findFacilities(detailReport, scriptedApi())).toEqual({ report: detailReport, places: null });
  });
});

it.each([0, 404, 429, 500, 503])("an answer of %i is no answer", async (status) => {
  const { estate } = scriptedApi({ "GET /api/estate/market": refused(status) });

  expect(await orNull(estate.get("/market"))).toBeNull();
});
