import { distanceM, type LonLat } from "#kernel/geo.ts";

/** Stations are real places, the lines between them are invented: which line stops where is nobody's to guess from a place. */
export const SAMPLE_OPERATOR = "見本鉄道(架空)";

type Place = { readonly name: string; readonly place: LonLat };
export type SampleLine<S extends Place = Place> = { readonly name: string; readonly stations: readonly S[] };

const CENTRE: LonLat = { lon: 139.767, lat: 35.681 };
const SECTORS = 16;
const RING_M = 5_500;

/** Lines from the station in the middle of the town outwards, one for each direction, and one round them all that stops once on each. */
export function sampleLines<S extends Place>(stations: readonly S[]): SampleLine<S>[] {
  const middle = stations.toSorted((a, b) => distanceM(a.place, CENTRE) - distanceM(b.place, CENTRE))[0];
  if (middle === undefined) return [];
  const others = stations.filter((station) => station !== middle);
  const sectors = [...Map.groupBy(others, ({ place }) => sectorOf(place))].sort(([a], [b]) => a - b).map(([, all]) => all);
  const outwards = sectors.map((all, i) => ({ name: `見本${i + 1}号線(架空)`, stations: [middle, ...byDistance(all)] }));
  const round = { name: "見本環状線(架空)", stations: sectors.flatMap((all) => nearestTo(RING_M, all)) };
  return round.stations.length < 3 ? outwards : [...outwards, round];
}

/** 0 from west to south-west and so on around the middle. */
function sectorOf({ lon, lat }: LonLat): number {
  // A degree of longitude is shorter than one of latitude here.
  const turn = Math.atan2(lat - CENTRE.lat, (lon - CENTRE.lon) * Math.cos((CENTRE.lat * Math.PI) / 180)) / (2 * Math.PI) + 0.5;
  return Math.floor(turn * SECTORS) % SECTORS;
}

function byDistance<S extends Place>(stations: readonly S[]): S[] {
  return stations.toSorted((a, b) => distanceM(a.place, CENTRE) - distanceM(b.place, CENTRE));
}

function nearestTo<S extends Place>(metres: number, stations: readonly S[]): S[] {
  const off = ({ place }: S) => Math.abs(distanceM(place, CENTRE) - metres);
  return stations.toSorted((a, b) => off(a) - off(b)).slice(0, 1);
}
