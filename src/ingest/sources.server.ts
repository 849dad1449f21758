import { blocks } from "#ingest/blocks/source.server.ts";
import { boundaries } from "#ingest/boundaries/source.server.ts";
import { buildings } from "#ingest/buildings/source.server.ts";
import { covid } from "#ingest/covid/source.server.ts";
import { crimePoints } from "#ingest/crime-points/source.server.ts";
import { crimePrefectures } from "#ingest/crime-prefectures/source.server.ts";
import { crimeTowns } from "#ingest/crime-towns/source.server.ts";
import { evacuation } from "#ingest/evacuation/source.server.ts";
import { facilities } from "#ingest/facilities/source.server.ts";
import { floodGrid } from "#ingest/flood-grid/source.server.ts";
import { floodTowns } from "#ingest/flood-towns/source.server.ts";
import { jshis } from "#ingest/jshis/source.server.ts";
import { kikendo } from "#ingest/kikendo/source.server.ts";
import { landPrices } from "#ingest/land-prices/source.server.ts";
import { liquefaction } from "#ingest/liquefaction/source.server.ts";
import { medical } from "#ingest/medical/source.server.ts";
import { nurseries } from "#ingest/nurseries/source.server.ts";
import { population } from "#ingest/population/source.server.ts";
import { populationMesh } from "#ingest/population-mesh/source.server.ts";
import { rents } from "#ingest/rents/source.server.ts";
import { schoolDistricts } from "#ingest/school-districts/source.server.ts";
import { schools } from "#ingest/schools/source.server.ts";
import { stations } from "#ingest/stations/source.server.ts";
import { townPolygons } from "#ingest/town-polygons/source.server.ts";
import { townPopulation } from "#ingest/town-population/source.server.ts";
import { towns } from "#ingest/towns/source.server.ts";
import { transactions } from "#ingest/transactions/source.server.ts";
import { faults } from "#ingest/zones/faults.server.ts";
import { floodZones } from "#ingest/zones/flood-zones.server.ts";
import { landslide } from "#ingest/zones/landslide.server.ts";
import { inlandFlood, stormSurge, tsunami } from "#ingest/zones/water-zones.server.ts";
import { type RegisteredSource, registered } from "./registered.server.ts";

/** Everything that `npm run ingest` can read, in the order of the usage text. A new source is a line here. */
export const SOURCES: readonly RegisteredSource[] = [
  registered(transactions, { namesPlaces: true }),
  registered(towns, { namesPlaces: true }),
  registered(stations, { namesPlaces: true }),
  registered(boundaries, { namesPlaces: true }),
  registered(blocks),
  registered(townPolygons),
  registered(floodGrid),
  registered(floodTowns),
  registered(floodZones),
  registered(inlandFlood),
  registered(stormSurge),
  registered(tsunami),
  registered(landslide),
  registered(jshis),
  registered(liquefaction),
  registered(kikendo),
  registered(faults),
  registered(evacuation),
  registered(schools),
  registered(schoolDistricts),
  registered(nurseries),
  registered(medical),
  registered(facilities),
  registered(crimeTowns),
  registered(crimePoints),
  registered(crimePrefectures),
  registered(population),
  registered(townPopulation),
  registered(populationMesh),
  registered(landPrices),
  registered(covid),
  registered(buildings, { namesPlaces: true }),
  registered(rents),
];

export function sourceNamed(name: string): RegisteredSource | null {
  return SOURCES.find((source) => source.name === name) ?? null;
}
