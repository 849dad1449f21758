import { describe, expect, it } from "vitest";
import { cellAt, cellsOf, isInShape } from "#domain/surroundings/layers/zone-cells.ts";
import { generateMarket } from "#ingest/sample/generate-market.ts";
import { readPlaces } from "#ingest/sample/read-places.server.ts";
import { sampleBuildingFacts } from "./building-facts.ts";
import { bandsOf } from "./meshes.ts";
import { samplePoints } from "./points.ts";
import { sampleLayers } from "./sample-layers.ts";
import { quintilesOf } from "./town-facts.ts";

const { places } = await readPlaces();
const few = { ...places, towns: places.towns.filter((_, i) => i % 12 === 0) };
const { apartments } = generateMarket(few, { seed: 1 });
const layers = sampleLayers(few, apartments, 7);

describe("the invented layers", () => {
  it("are the same for the same seed, and others for another", () => {
    expect(sampleBuildingFacts(apartments, 10)).toEqual(layers.buildings);
    expect(sampleBuildingFacts(apartments, 11)).not.toEqual(layers.buildings);
    expect(Map.groupBy(samplePoints(few.towns, 7), ({ dataset }) => dataset)).toEqual(layers.points);
  });

  it("give every mesh possible numbers: the harder the shaking the rarer, shares under 100 %", () => {
    const shaking = layers.meshes.find(({ dataset }) => dataset === "jshis")?.rows ?? [];
    expect(shaking.length).toBeGreaterThan(500);
    for (const { mesh, data } of shaking) {
      const { i45, i50, i55, i60 } = { i45: 0, i50: 0, i55: 0, i60: 0, ...data };
      expect(mesh).toMatch(/^\d{10}$/);
      expect([i45, i50, i55, i60].toSorted((a, b) => b - a)).toEqual([i45, i50, i55, i60]);
      expect(i45).toBeLessThan(100);
      expect(i60).toBeGreaterThan(0);
    }
  });

  it("have ages that add up to all people", () => {
    for (const [total, year] of [
      [3001, 2020],
      [2713, 2050],
    ] as const) {
      const { under15, from15to64, over65 } = bandsOf(total, year);
      expect(under15 + from15to64 + over65).toBe(total);
      expect(Math.min(under15, from15to64, over65)).toBeGreaterThan(0);
    }
  });

  it("put a school inside its own district, and hardly in another", () => {
    const schools = (layers.points.get("school") ?? []).filter(({ kind }) => kind === "elementary");
    const districts =
      layers.zones.find(({ dataset }) => dataset === "school_district")?.rows.filter(({ kind }) => kind === "elementary") ?? [];
    const inside = schools.map(({ place, name }) => {
      const holding = districts.filter(({ geometry }) => {
        const cell = cellsOf(geometry).find((one) => one.cell === cellAt(place));
        return cell !== undefined && (cell.shape === null || isInShape(place, cell.shape));
      });
      return holding.length === 1 && holding[0]?.data.name === name;
    });

    expect(inside.filter(Boolean).length / schools.length).toBeGreaterThan(0.95);
  });

  it("know about three buildings in five", () => {
    const known = new Set(layers.buildings.map(({ apartmentKey }) => apartmentKey));
    expect(known.size / apartments.length).toBeGreaterThan(0.5);
    expect(known.size / apartments.length).toBeLessThan(0.7);
  });

  it("name nothing that could pass for real", () => {
    for (const { name, dataset } of [...layers.points.values()].flat()) {
      if (dataset !== "crime_incident") expect(name).toMatch(/^サンプル/);
    }
  });
});

describe("fifths", () => {
  it("hold as many each, the least first", () => {
    expect(quintilesOf([50, 10, 40, 20, 30])).toEqual([5, 1, 4, 2, 3]);
    expect(quintilesOf([1, 1, 1])).toEqual([1, 1, 1]);
  });
});
