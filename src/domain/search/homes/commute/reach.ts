import type { Reach } from "#domain/search/homes/ask/types.ts";
import type { RailLine } from "./rail-graph.ts";

/**
 * Times are 目安: no timetable is behind them. Trains make 35 km/h between two stations with the stops (about what ordinary trains of the Tokyo lines do),
 * tracks are a fifth longer than the straight line, and a change takes five minutes, waiting included.
 */
export const TRAIN_KM_PER_HOUR = 35;
export const TRACK_PER_STRAIGHT = 1.2;
export const CHANGE_MINUTES = 5;

/** Stops of trains and how many minutes lie between them; a stop is one line at one group of stations. */
export type RailGraph = {
  /** Station group of each stop. */
  readonly groups: readonly string[];
  readonly ways: readonly (readonly (readonly [stop: number, minutes: number])[])[];
  readonly stopsOf: ReadonlyMap<string, readonly number[]>;
};

export function railGraph(lines: readonly RailLine[]): RailGraph {
  const groups: string[] = [];
  const ways: [number, number][][] = [];
  const stopsOf = new Map<string, number[]>();
  for (const { stations, spans } of lines) {
    const first = groups.length;
    for (const { stationGroup } of stations) {
      stopsOf.set(stationGroup, [...(stopsOf.get(stationGroup) ?? []), groups.length]);
      groups.push(stationGroup);
      ways.push([]);
    }
    for (const [from, to, metres] of spans) {
      const minutes = ((metres * TRACK_PER_STRAIGHT) / 1_000 / TRAIN_KM_PER_HOUR) * 60;
      ways[first + from]?.push([first + to, minutes]);
      ways[first + to]?.push([first + from, minutes]);
    }
  }
  return { groups, ways, stopsOf };
}

/** Whole minutes (rounded up) by train from every group of stations within `mostMinutes` to one; none where the group has no trains. */
export function reachOf(graph: RailGraph, stationGroup: string, mostMinutes: number): Reach {
  const left = new Set<number>();
  const reach = new Map<string, number>();
  const queue = newQueue();
  for (const stop of graph.stopsOf.get(stationGroup) ?? []) queue.put(stop, 0);
  for (let next = queue.take(); next !== null && next.minutes <= mostMinutes; next = queue.take()) {
    const { stop, minutes } = next;
    if (left.has(stop)) continue;
    left.add(stop);
    const group = graph.groups[stop] ?? "";
    if (!reach.has(group)) reach.set(group, Math.ceil(minutes));
    for (const [other, way] of onwards(graph, stop, group)) if (!left.has(other)) queue.put(other, minutes + way);
  }
  return reach;
}

/** Along the line, or to another line of the same group. */
function onwards({ ways, stopsOf }: RailGraph, stop: number, group: string): (readonly [stop: number, minutes: number])[] {
  const changes = (stopsOf.get(group) ?? []).map((other) => [other, CHANGE_MINUTES] as const);
  return [...(ways[stop] ?? []), ...changes];
}

/** Stops by their minutes in steps of a tenth, the least first: times are whole tenths, so no heap is needed. */
function newQueue() {
  const steps: number[][] = [];
  let at = 0;
  return {
    put: (stop: number, minutes: number) => {
      const step = Math.max(at, Math.ceil(minutes * 10));
      steps[step] = [...(steps[step] ?? []), stop];
    },
    take: () => {
      while (at < steps.length) {
        const stop = steps[at]?.pop();
        if (stop !== undefined) return { stop, minutes: at / 10 };
        at += 1;
      }
      return null;
    },
  };
}
