import { randomBytes } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "kysely";
import { pino } from "pino";
import type { KeyHolder } from "#domain/api-access/types.ts";
import { receiveBatch } from "#domain/batches/index.server.ts";
import { workOnBatches } from "#domain/batches/work.server.ts";
import { createEngine } from "#domain/valuation/engine/engine.ts";
import { trainForSplit } from "#domain/valuation/evaluation/evaluate-split.ts";
import { splitByTime } from "#domain/valuation/evaluation/split.ts";
import { learnableOf, withForestThreads } from "#domain/valuation/index.server.ts";
import { loadSampleMarket } from "#ingest/sample/load/load-market.server.ts";
import { loadSampleRents } from "#ingest/sample/load/load-rents.server.ts";
import { csvLine } from "#kernel/csv.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Db } from "#platform/db.server.ts";
import { withMigratedDatabase } from "#tools/with-migrated-database.ts";
import { usedMb } from "./measure.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

const ROWS = 50_000;
const PIECE_ROWS = 200;
const MOST_SECONDS = 30;
const MOST_HELD_MS = 50;
const MOST_KEPT_MB = 60;
/** Seldom enough to cost no second of the whole. */
const LOOK_EVERY_MS = 4000;

/**
 * A file of 50,000 different flats in the towns of the sample market: taken in, addresses matched, priced with band, grade and rent, charged and kept, and how
 * long the event loop was held meanwhile.
 */
export const group: BenchGroup = { name: "batch", run: () => withMigratedDatabase(measure) };

async function measure(db: Db): Promise<BenchFigure[]> {
  await loadSampleMarket(db, { now: systemClock.now() });
  await loadSampleRents(db, { now: systemClock.now() });
  const engines = { condo: await sampleEngine(db, "condo"), rent: await sampleEngine(db, "rent") };
  await sql`insert into api_client (id, name, plan, made_at) values ('bench', 'bench', 'business', now())`.execute(db);
  const towns = await townsOf(db);
  const deps = {
    ...{ db, clock: systemClock, log: pino({ level: "silent" }), randomBytes: (length: number) => randomBytes(length) },
    jobs: { send: async () => undefined },
    engines: { current: async (kind: string) => (kind === "condo" || kind === "rent" ? engines[kind] : null) },
  };
  const run = async (rows: number) => {
    const taken = await receiveBatch(deps, HOLDER, { version: "v3", format: "csv", bytes: () => file(rows, towns) });
    if (!taken.ok) throw new Error(JSON.stringify(taken.reason));
    const received = performance.now();
    await workOnBatches(deps);
    return received;
  };
  // What is loaded once is no part of the file.
  await run(500);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const heap = watchHeap();
  const [start, used] = [performance.now(), process.cpuUsage()];
  delay.enable();
  const received = await run(ROWS);
  delay.disable();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(used);
  const { rows } = await sql<{ estimated: number }>`select estimated from batch order by made_at desc limit 1`.execute(db);
  if ((rows[0]?.estimated ?? 0) < ROWS * 0.9) throw new Error(`only ${rows[0]?.estimated} rows were estimated`);
  return [
    { name: "biz.batch.50k.s", value: seconds, unit: "s", limits: { value: MOST_SECONDS } },
    { name: "biz.batch.50k.receive.s", value: (received - start) / 1000, unit: "s" },
    { name: "biz.batch.50k.cpu.s", value: (user + system) / 1e6, unit: "s" },
    { name: "biz.batch.50k.held.p99.ms", value: delay.percentile(99) / 1e6, unit: "ms", limits: { value: MOST_HELD_MS } },
    { name: "biz.batch.50k.held.max.ms", value: delay.max / 1e6, unit: "ms" },
    { name: "biz.batch.50k.kept.mb", value: heap.most(), unit: "MB", limits: { value: MOST_KEPT_MB } },
  ];
}

const HOLDER: KeyHolder = {
  ...{ clientId: "bench", companyId: null, clientName: "bench", plan: "business", mostCalls: null, keyId: "bench" },
  ...{ kind: "secret", mode: "live", scope: "batch", endsAt: null },
};

async function sampleEngine(db: Db, kind: "condo" | "rent") {
  const sales = await learnableOf(db, kind, { now: new Date() });
  const last = sales.at(-1)?.quarter;
  if (!last) throw new Error(`the sample market has nothing of ${kind}`);
  const split = splitByTime(sales, { trainUntil: last, testUntil: last });
  const trained = await withForestThreads((fitForest) => trainForSplit(split, fitForest));
  const period = { firstQuarter: quarterIndex(sales[0]?.quarter ?? last), lastQuarter: quarterIndex(last), trainRows: sales.length };
  return createEngine({ version: `${kind}-bench`, kind, isSample: true, ...period, ...trained }, sales);
}

async function townsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select prefecture || city_name || town as name from sale where kind = 'condo' group by prefecture, city_name, town
    having count(*) >= 20 order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

async function* file(rows: number, towns: readonly string[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvLine(["reference", "kind", "address", "areaM2", "layout", "builtYear", "floor"]));
  for (let from = 0; from < rows; from += PIECE_ROWS) {
    const lines = Array.from({ length: Math.min(PIECE_ROWS, rows - from) }, (_, i) => lineOf(from + i, towns));
    yield Buffer.from(lines.join(""));
  }
}

function lineOf(n: number, towns: readonly string[]): string {
  const town = towns[n % towns.length] ?? "";
  const home = [String(30 + (n % 700) / 10), `${1 + (n % 4)}LDK`, String(1975 + (n % 50)), String(1 + (n % 20))];
  return csvLine([`R-${n}`, "condo", `${town}${1 + (n % 5)}丁目${1 + (n % 30)}-${1 + (n % 12)}`, ...home]);
}

/** How far the memory in use rose above where it was. */
function watchHeap() {
  const before = usedMb();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, usedMb());
  }, LOOK_EVERY_MS);
  return {
    most: () => {
      clearInterval(look);
      return Math.max(most, usedMb()) - before;
    },
  };
}
