import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "kysely";
import { valueDue } from "#domain/assets/asset-jobs.server.ts";
import { NO_FACTS } from "#domain/assets/core/facts.ts";
import { createEngine } from "#domain/valuation/engine/engine.ts";
import { trainForSplit } from "#domain/valuation/evaluation/evaluate-split.ts";
import { splitByTime } from "#domain/valuation/evaluation/split.ts";
import { learnableOf, withForestThreads } from "#domain/valuation/index.server.ts";
import { loadSampleMarket } from "#ingest/sample/load/load-market.server.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { withMigratedDatabase } from "#tools/with-migrated-database.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

const HOMES = 20_000;
const LEAST_PER_SECOND = 5_000;
const MOST_HELD_MS = 50;

/** Twenty thousand homes of members, flats in the buildings of the sample market, valued in a month with newer sales: read, priced, judged and written. */
export const group: BenchGroup = { name: "valuation", run: () => withMigratedDatabase(measure) };

async function measure(db: Db): Promise<BenchFigure[]> {
  const clock = movableClock(new Date("2026-11-05T03:00:00Z"));
  await loadSampleMarket(db, { now: clock.now() });
  const engine = await sampleEngine(db);
  const revision = { now: 1 };
  const engines = { current: async (kind: string) => (kind === "condo" ? { ...engine, dataRevision: revision.now } : null) };
  await addHomes(db);
  const first = performance.now();
  const begun = await valueDue({ db, clock, engines });
  const backfill = (1000 * begun.points) / (performance.now() - first);
  clock.moveTo(new Date("2026-12-05T03:00:00Z"));
  revision.now = 2;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const [start, used] = [performance.now(), process.cpuUsage()];
  delay.enable();
  const { points } = await valueDue({ db, clock, engines });
  delay.disable();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(used);
  return [
    { name: "valuation.monthly.homes_per_s", value: points / seconds, unit: "/s", limits: { least: LEAST_PER_SECOND } },
    { name: "valuation.monthly.cpu.s", value: (((user + system) / 1e6) * HOMES) / points, unit: "s" },
    { name: "valuation.monthly.held.p99.ms", value: delay.percentile(99) / 1e6, unit: "ms", limits: { value: MOST_HELD_MS } },
    { name: "valuation.monthly.held.max.ms", value: delay.max / 1e6, unit: "ms" },
    { name: "valuation.first.points_per_s", value: backfill, unit: "/s" },
  ];
}

async function sampleEngine(db: Db) {
  const sales = await learnableOf(db, "condo", { now: new Date() });
  const last = sales.at(-1)?.quarter;
  if (!last) throw new Error("the sample market has no flats");
  const split = splitByTime(sales, { trainUntil: last, testUntil: last });
  const trained = await withForestThreads((fitForest) => trainForSplit(split, fitForest));
  const period = { firstQuarter: quarterIndex(sales[0]?.quarter ?? last), lastQuarter: quarterIndex(last), trainRows: sales.length };
  return createEngine({ version: "condo-bench", kind: "condo", isSample: true, ...period, ...trained }, sales);
}

/** Flats of many sizes in every building, ten of them a member's. */
async function addHomes(db: Db): Promise<void> {
  await sql`
    insert into owned_property (id, sub, kind, apartment_key, name, address, city_code, city_name, town, lon, lat, state, facts, version, created_at, updated_at)
    select 'home-' || n, 'member-' || n / 10, 'condo', a.key, a.name, a.address, a.city_code, a.city_name, a.town, a.lon, a.lat, 'tracking',
      ${JSON.stringify(NO_FACTS)}::jsonb || jsonb_build_object('areaM2', 40 + n % 60, 'floor', 1 + n % 10), 2, now(), now()
    from generate_series(1, ${HOMES}) n
    join (select *, row_number() over (order by key) - 1 as at, count(*) over () as all_of from apartment) a on a.at = n % a.all_of`.execute(
    db,
  );
}
