import { describe, expect, it } from "vitest";
import type { Answer, ApiClient } from "#api/client.ts";
import { detailReport, sampleBuilding, sampleChildPlaces, sampleHazards, sampleNotes } from "./detail-samples.ts";
import { findChild, findEarthquake, findFlood, findLife, findNotes } from "./find-details.ts";

type Risk = Pick<ApiClient["risk"], "hazards" | "facts" | "places" | "notes">;

const refused: Answer<never> = { ok: false, problem: { type: "/problems/network", title: "通信できませんでした", status: 0 } };
const broken: Risk = { hazards: async () => refused, facts: async () => refused, places: async () => refused, notes: async () => refused };

describe("what a page of a report asks for", () => {
  it("asks about the place of the building", async () => {
    const asked: unknown[] = [];
    const hazards: Risk["hazards"] = async (place) => {
      asked.push(place);
      return { ok: true, value: [...sampleHazards] };
    };
    const found = await findFlood(detailReport, { risk: { ...broken, hazards } });

    expect(asked).toEqual([detailReport.apartment.place]);
    expect(found.hazards).toHaveLength(sampleHazards.length);
    expect(found.shelters).toBeNull();
  });

  it("asks only for the kinds the page shows, by the key of the building", async () => {
    const asked: unknown[] = [];
    const places: Risk["places"] = async (key, query) => {
      asked.push([key, query]);
      return { ok: true, value: sampleChildPlaces };
    };
    const { schools } = await findChild(detailReport, { risk: { ...broken, places } });

    expect(asked).toEqual([["sample-apartment", { kinds: ["nursery", "elementary", "middle", "park", "paediatric"], within: 1500 }]]);
    expect(schools).toBeNull();
  });

  it("keeps a part that failed apart from an empty one, and never fails as a whole", async () => {
    expect(await findEarthquake(detailReport, { risk: broken })).toEqual({ report: detailReport, hazards: null, building: null });
    expect(await findLife(detailReport, { risk: broken })).toEqual({ report: detailReport, places: null, market: null, population: null });
    expect(await findNotes(detailReport, { risk: { ...broken, notes: async () => ({ ok: true, value: sampleNotes }) } })).toMatchObject({
      notes: sampleNotes,
    });
  });

  it("asks for facts by their topic", async () => {
    const facts: Risk["facts"] = async (key, topic) =>
      (key === "sample-apartment" && topic === "building" ? { ok: true, value: sampleBuilding } : refused) as never;

    expect((await findEarthquake(detailReport, { risk: { ...broken, facts } })).building).toEqual(sampleBuilding);
  });
});
