import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "kysely";
import { flagOffers } from "#domain/kyugake/index.server.ts";
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
const MOST_SECONDS = 5;
const MOST_HELD_MS = 50;

/** Twenty thousand homes on offer, copies of the flats of the sample market, estimated and flagged from nothing: read, priced, judged and written. */
export const group: BenchGroup = { name: "kyugake", run: () => withMigratedDatabase(measure) };

async function measure(db: Db): Promise<BenchFigure[]> {
  const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
  await loadSampleMarket(db, { now: clock.now() });
  const engine = await sampleEngine(db);
  const engines = { current: async (kind: string) => (kind === "condo" ? engine : null) };
  await copyHomes(db);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const [start, used] = [performance.now(), process.cpuUsage()];
  delay.enable();
  const { estimated } = await flagOffers({ db, clock, engines });
  delay.disable();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(used);
  const again = performance.now();
  await flagOffers({ db, clock, engines });
  return [
    { name: "kyugake.recompute.s", value: (seconds * HOMES) / estimated, unit: "s", limits: { value: MOST_SECONDS } },
    { name: "kyugake.recompute.cpu.s", value: ((user + system) / 1e6) * (HOMES / estimated), unit: "s" },
    { name: "kyugake.recompute.held.p99.ms", value: delay.percentile(99) / 1e6, unit: "ms", limits: { value: MOST_HELD_MS } },
    { name: "kyugake.again.s", value: (performance.now() - again) / 1000, unit: "s" },
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

/** Every flat on offer as often as it takes, each copy a home of its own and of another size. */
async function copyHomes(db: Db): Promise<void> {
  await sql`update listing set next_update_on = '2026-12-01' where state = 'active'`.execute(db);
  await sql`
    create table copied as
    select l.*, n from listing l cross join generate_series(1, 1 + ${HOMES} / (select count(*)::int from listing where kind = 'condo' and state = 'active')) n
    where l.kind = 'condo' and l.state = 'active' limit ${HOMES}`.execute(db);
  await sql`insert into dwelling (key, apartment_key, made_at) select 'copy-' || id || n, apartment_key, now() from copied`.execute(db);
  await sql`update listing set state = 'suspended'`.execute(db);
  await sql`
    insert into listing select made.* from copied c, lateral jsonb_populate_record(null::listing, to_jsonb(c) - 'n' || jsonb_build_object(
      'id', 'copy-' || id || n, 'reference', 'copy-' || id || n, 'dwelling_key', 'copy-' || id || n,
      'area_m2', round((area_m2 * (0.8 + 0.02 * n))::numeric, 2))) as made`.execute(db);
}
