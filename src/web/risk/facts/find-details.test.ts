import { describe, expect, it } from "vitest";
import { scriptedApi } from "#test/support/scripted-api.ts";
import { detailReport, sampleBuilding, sampleChildPlaces, sampleHazards, sampleNotes } from "#web/risk/samples/detail-samples.ts";
import { findChild, findEarthquake, findFlood, findLife, findNotes } from "./find-details.ts";

const OF_BUILDING = "GET /api/estate/risk/sample-apartment";

describe("what a page of a report asks for", () => {
  it("asks about the place of the building", async () => {
    const api = scriptedApi({ "GET /api/estate/hazards": sampleHazards });
    const found = await findFlood(detailReport, api);

    const { lat, lon } = detailReport.apartment.place;
    expect(api.asked.find(({ line }) => line.endsWith("/hazards"))?.query).toEqual({ lat: String(lat), lon: String(lon) });
    expect(found.hazards).toHaveLength(sampleHazards.length);
    expect(found.shelters).toBeNull();
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
