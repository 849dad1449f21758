import { distanceM, type LonLat } from "#kernel/geo.ts";

/** A station of a line. */
export type Stop = LonLat & { readonly operator: string; readonly line: string };
/** From station to station. */
export type Stretch = readonly [from: LonLat, to: LonLat];

/** Stations further apart than this are joined by no straight stroke: it would be nowhere near the rails. */
const FURTHEST_M = 12_000;
/** Their stations are so far apart that a stroke from one to the next crosses whole cities. */
const LONG_DISTANCE = /新幹線/;

/** About where railways run: each line's stations joined by the shortest strokes that reach all of them. The rails themselves are not in the data. */
export function railwayLines(stops: readonly Stop[]): Stretch[] {
  const lines = Map.groupBy(
    stops.filter(({ line }) => !LONG_DISTANCE.test(line)),
    ({ operator, line }) => `${operator}/${line}`,
  );
  return [...lines.values()].flatMap(joined);
}

/** The shortest tree over all stations (Prim), without strokes that are too long. */
function joined(stations: readonly Stop[]): Stretch[] {
  const [first, ...others] = stations;
  if (!first) return [];
  const waiting = others.map((stop) => ({ stop, nearest: first, away: distanceM(stop, first) }));
  const stretches: Stretch[] = [];
  while (waiting.length > 0) {
    const index = waiting.reduce((best, { away }, i) => (away < (waiting[best]?.away ?? 0) ? i : best), 0);
    const [next] = waiting.splice(index, 1);
    if (!next) break;
    if (next.away > 0 && next.away <= FURTHEST_M) stretches.push([next.nearest, next.stop]);
    for (const each of waiting) {
      const away = distanceM(each.stop, next.stop);
      if (away < each.away) Object.assign(each, { nearest: next.stop, away });
    }
  }
  return stretches;
}
