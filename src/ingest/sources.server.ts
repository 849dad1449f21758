import { boundaries } from "./boundaries/source.server.ts";
import { buildings } from "./buildings/source.server.ts";
import { covid } from "./covid/source.server.ts";
import { crimePoints } from "./crime-points/source.server.ts";
import { crimePrefectures } from "./crime-prefectures/source.server.ts";
import { crimeTowns } from "./crime-towns/source.server.ts";
import { evacuation } from "./evacuation/source.server.ts";
import { facilities } from "./facilities/source.server.ts";
import { floodGrid } from "./flood-grid/source.server.ts";
import { floodTowns } from "./flood-towns/source.server.ts";
import { jshis } from "./jshis/source.server.ts";
import { kikendo } from "./kikendo/source.server.ts";
import { landPrices } from "./land-prices/source.server.ts";
import { liquefaction } from "./liquefaction/source.server.ts";
import { medical } from "./medical/source.server.ts";
import { nurseries } from "./nurseries/source.server.ts";
import { population } from "./population/source.server.ts";
import { populationMesh } from "./population-mesh/source.server.ts";
import { type RegisteredSource, registered } from "./registered.server.ts";
import { rents } from "./rents/source.server.ts";
import { schoolDistricts } from "./school-districts/source.server.ts";
import { schools } from "./schools/source.server.ts";
import { stations } from "./stations/source.server.ts";
import { townPopulation } from "./town-population/source.server.ts";
import { towns } from "./towns/source.server.ts";
import { transactions } from "./transactions/source.server.ts";
import { faults } from "./zones/faults.server.ts";
import { floodZones } from "./zones/flood-zones.server.ts";
import { landslide } from "./zones/landslide.server.ts";
import { inlandFlood, stormSurge, tsunami } from "./zones/water-zones.server.ts";

/** Everything that `npm run ingest` can read, in the order of the usage text. A new source is a line here. */
export const SOURCES: readonly RegisteredSource[] = [
  registered(transactions, { namesPlaces: true }),
  registered(towns, { namesPlaces: true }),
  registered(stations, { namesPlaces: true }),
  registered(boundaries, { namesPlaces: true }),
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
  registered(buildings),
  registered(rents),
];

export function sourceNamed(name: string): RegisteredSource | null {
  return SOURCES.find((source) => source.name === name) ?? null;
}
