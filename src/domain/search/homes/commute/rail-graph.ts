import { distanceM, type LonLat } from "#kernel/geo.ts";

/** A station of one line, as the station table has it. */
export type LineStation = {
  readonly stationGroup: string;
  readonly name: string;
  readonly line: string;
  readonly operator: string;
  readonly place: LonLat;
};

/** A line with its stations in the order in which it passes them; branches follow the trunk. `spans`: neighbours, by position in `stations`. */
export type RailLine = {
  readonly id: string;
  readonly name: string;
  readonly operator: string;
  readonly stations: readonly LineStation[];
  readonly spans: readonly (readonly [from: number, to: number, metres: number])[];
};

/** Beyond so many metres two stations of one name of line are no neighbours. */
const LONGEST_SPAN_M = 60_000;
/** A line closes to a ring where its ends lie no farther apart than twice its longest span. */
const RING_STATIONS = 8;

/**
 * Lines from a table that does not tell their order: stations of a line are joined by the shortest web of spans (least spanning tree), which for a line that does
 * not turn back on itself is its track; one whose two ends lie beside each other is closed to a ring. Stations of which no line is told are one line without a
 * name, which joins none of them.
 */
export function railLines(stations: readonly LineStation[]): RailLine[] {
  const byLine = Map.groupBy(stations, ({ operator, line }) => lineId(operator, line));
  return [...byLine].map(([id, all]) => {
    const own = [...new Map(all.map((station) => [station.stationGroup, station])).values()];
    // Where no line is told nobody knows what a train joins.
    const tree = own[0]?.line === "" ? [] : shortestWeb(own);
    const order = trunkFirst(own.length, tree);
    const position = new Map(order.map((station, i) => [station, i]));
    const spans = [...tree, ...closing(own, tree)].map(([a, b, metres]) => [position.get(a) ?? 0, position.get(b) ?? 0, metres] as const);
    const sorted = order.flatMap((station) => own[station] ?? []);
    return { id, name: own[0]?.line ?? "", operator: own[0]?.operator ?? "", stations: sorted, spans };
  });
}

/** Names a line; opaque to who asks. */
export function lineId(operator: string, line: string): string {
  return `${operator}|${line}`;
}

type Span = readonly [from: number, to: number, metres: number];

/** Prim's algorithm: n² steps, and no line has many stations. */
function shortestWeb(stations: readonly LineStation[]): Span[] {
  const spans: Span[] = [];
  const left = new Map(stations.map((_, i) => [i, { from: -1, metres: Number.POSITIVE_INFINITY }]));
  let at = 0;
  while (left.delete(at) && left.size > 0) {
    let next = { station: -1, from: -1, metres: Number.POSITIVE_INFINITY };
    for (const [station, best] of left) {
      const metres = between(stations, at, station);
      const nearest = metres < best.metres ? { from: at, metres } : best;
      left.set(station, nearest);
      if (next.station < 0 || nearest.metres < next.metres) next = { station, ...nearest };
    }
    if (next.metres <= LONGEST_SPAN_M) spans.push([next.from, next.station, next.metres]);
    at = next.station;
  }
  return spans;
}

function between(stations: readonly LineStation[], a: number, b: number): number {
  const [from, to] = [stations[a], stations[b]];
  return from && to ? distanceM(from.place, to.place) : Number.POSITIVE_INFINITY;
}

function neighboursOf(count: number, spans: readonly Span[]): number[][] {
  const neighbours = Array.from({ length: count }, (): number[] => []);
  for (const [a, b] of spans) {
    neighbours[a]?.push(b);
    neighbours[b]?.push(a);
  }
  return neighbours;
}

/** The two ends of a line without branches get the span between them, if it is as short as the others. */
function closing(stations: readonly LineStation[], spans: readonly Span[]): Span[] {
  const ends = neighboursOf(stations.length, spans).flatMap((near, i) => (near.length === 1 ? [i] : []));
  const [a, b] = ends;
  if (ends.length !== 2 || a === undefined || b === undefined || stations.length < RING_STATIONS) return [];
  const metres = between(stations, a, b);
  return metres <= 2 * Math.max(...spans.map(([, , span]) => span)) ? [[a, b, metres]] : [];
}

/** From one end of the longest way to the other; what branches off follows where all of the trunk is told. */
function trunkFirst(count: number, spans: readonly Span[]): number[] {
  const neighbours = neighboursOf(count, spans);
  const seen = new Set<number>();
  const order: number[] = [];
  for (let start = 0; start < count; start += 1) {
    if (seen.has(start)) continue;
    const end = farthest(neighbours, start).at(-1) ?? start;
    const trunk = farthest(neighbours, end);
    for (const station of [...trunk, ...trunk.flatMap((on) => reached(neighbours, on, new Set(trunk)))]) {
      if (!seen.has(station)) order.push(station);
      seen.add(station);
    }
  }
  return order;
}

/** The way to the station that lies the most stops away. */
function farthest(neighbours: readonly (readonly number[])[], start: number): number[] {
  const from = new Map([[start, -1]]);
  let last = start;
  for (const at of from.keys()) {
    last = at;
    for (const next of neighbours[at] ?? []) if (!from.has(next)) from.set(next, at);
  }
  const way: number[] = [];
  for (let at = last; at >= 0; at = from.get(at) ?? -1) way.unshift(at);
  return way;
}

function reached(neighbours: readonly (readonly number[])[], start: number, without: ReadonlySet<number>): number[] {
  const found = new Set([start]);
  for (const at of found) for (const next of neighbours[at] ?? []) if (!without.has(next)) found.add(next);
  return [...found].slice(1);
}
