import { LRUCache } from "lru-cache";
import { newestLoad } from "#domain/properties/index.server.ts";
import { whileSame } from "#kernel/while-same.ts";
import type { Db } from "#platform/db.server.ts";
import type { Reach } from "./ask/types.ts";
import { type RailLine, railLines } from "./commute/rail-graph.ts";
import { railGraph, reachOf } from "./commute/reach.ts";
import { lineStations, stationPrefectures } from "./rail-store.server.ts";
import type { Commute } from "./types.ts";

/** The railways of the database, made anew after a load. */
type KeptRails = {
  readonly lines: readonly RailLine[];
  /** The prefecture (`13`) that a group of stations lies in. */
  readonly prefectures: ReadonlyMap<string, string>;
  /** Minutes by train (目安) to the stations of a commute, as far as a commute may be. */
  readonly reach: (commute: Commute) => Reach;
};

const KEPT_REACHES = 200;
const LONGEST_COMMUTE = 120;
const kept = new WeakMap<Db, () => Promise<KeptRails>>();

export function keptRails(db: Db): Promise<KeptRails> {
  const known =
    kept.get(db) ??
    whileSame(
      async () => String(await newestLoad(db)),
      () => readRails(db),
    );
  kept.set(db, known);
  return known();
}

async function readRails(db: Db): Promise<KeptRails> {
  const [stations, prefectures] = await Promise.all([lineStations(db), stationPrefectures(db)]);
  const lines = railLines(stations);
  const graph = railGraph(lines);
  const reaches = new LRUCache<string, Reach>({ max: KEPT_REACHES });
  const reach = ({ stationGroup }: Commute) => {
    const known = reaches.get(stationGroup) ?? reachOf(graph, stationGroup, LONGEST_COMMUTE);
    reaches.set(stationGroup, known);
    return known;
  };
  return { lines, prefectures, reach };
}
