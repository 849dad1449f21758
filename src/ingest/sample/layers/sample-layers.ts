import type { Apartment } from "#domain/properties/types.ts";
import type { SamplePlaces } from "#ingest/sample/places.ts";
import { type SampleAreaFacts, sampleAreaFacts } from "./area-facts.ts";
import { type SampleBuildingFact, sampleBuildingFacts } from "./building-facts.ts";
import { floodBlocks, type GridBlock } from "./flood-blocks.ts";
import { type SampleMeshes, sampleMeshes } from "./meshes.ts";
import { type SamplePoint, samplePoints } from "./points.ts";
import { type SampleTownFacts, sampleTownFacts } from "./town-facts.ts";
import { type SampleZones, sampleZones } from "./zones.ts";

export type SampleLayers = {
  readonly flood: readonly GridBlock[];
  readonly meshes: readonly SampleMeshes[];
  readonly zones: readonly SampleZones[];
  readonly towns: readonly SampleTownFacts[];
  readonly areas: readonly SampleAreaFacts[];
  /** By dataset. */
  readonly points: ReadonlyMap<string, readonly SamplePoint[]>;
  readonly buildings: readonly SampleBuildingFact[];
};

/** Invented data of every dataset about the sample towns and buildings: the same places and seed give the same data. */
export function sampleLayers(places: SamplePlaces, apartments: readonly Apartment[], seed: number): SampleLayers {
  const middles = places.towns.map(({ place }) => place);
  const points = samplePoints(places.towns, seed);
  const schools = points.filter(({ dataset }) => dataset === "school");
  return {
    flood: floodBlocks(middles),
    meshes: sampleMeshes(middles),
    zones: sampleZones({ places: middles, apartments, schools }),
    towns: sampleTownFacts(places.towns, seed + 1),
    areas: sampleAreaFacts(
      places.wards.map(({ code }) => code),
      seed + 2,
    ),
    points: Map.groupBy(points, ({ dataset }) => dataset),
    buildings: sampleBuildingFacts(apartments, seed + 3),
  };
}
