import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { FEED_FIELDS, FEED_LAYOUT, type FeedField } from "#domain/listings/feed/feed-layout.ts";
import { importFeed } from "#domain/listings/index.server.ts";
import { csvLine } from "#kernel/csv.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { kanjiNumber } from "#kernel/kanji-number.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Db } from "#platform/db.server.ts";
import { withMigratedDatabase } from "#tools/with-migrated-database.ts";
import { usedMb } from "./measure.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

const HOMES = 50_000;
/** One building in so many homes is new to the register. */
const HOMES_A_BUILDING = 20;
/** Homes that name ten pictures each, and rows that cannot be read. */
const PICTURED = 5_000;
const PICTURES_A_HOME = 10;
const JUNK = 200_000;
const TOWNS = 99;
const PIECE_ROWS = 200;
/** Seldom enough to cost no second of the whole. */
const LOOK_EVERY_MS = 4000;
/** What is kept of a file while it is read: the keys of its homes. */
const MOST_KEPT_MB = 40;

/**
 * A file of 50,000 homes in 2,500 buildings that nobody knows yet, once as new and once again: seconds by the clock, seconds of work of this process (on a
 * busy machine the clock tells of the others too), and the memory in use beside what stood before; then homes that name ten pictures each, and a file of rows
 * that cannot be read.
 */
export const group: BenchGroup = {
  name: "feed",
  run: () => withMigratedDatabase(measure),
};

async function measure(db: Db): Promise<readonly BenchFigure[]> {
  await prepare(db);
  // What is loaded once, such as the postal codes, is no part of the file.
  await handIn(db, HOMES_A_BUILDING);
  const small = await watched(() => handIn(db, HOMES / 10));
  const first = await watched(() => handIn(db, HOMES));
  const again = await watched(() => handIn(db, HOMES));
  const pictured = await watched(() => handIn(db, PICTURED, (n) => line(n, pictures(n))));
  const junk = await watched(() => handIn(db, JUNK, (n) => line(n, n === 0 ? {} : { price: "応談", reference: `J-${n}` })));
  if (first.value.counts.rejected > 0 || again.value.counts.unchanged !== HOMES)
    throw new Error(JSON.stringify([first.value.counts, again.value.counts]));
  if (pictured.value.counts.changed !== PICTURED || junk.value.counts.rejected !== JUNK - 1)
    throw new Error(JSON.stringify([pictured.value.counts, junk.value.counts]));
  return [
    { name: "feed.import.work.s", value: first.workSeconds, unit: "s" },
    { name: "feed.import.s", value: first.seconds, unit: "s", limits: { value: 30 } },
    { name: "feed.again.s", value: again.seconds, unit: "s", limits: { value: 30 } },
    { name: "feed.tenth.kept.mb", value: small.keptMb, unit: "MB" },
    { name: "feed.import.kept.mb", value: first.keptMb, unit: "MB", limits: { value: MOST_KEPT_MB } },
    { name: "feed.pictures.s", value: pictured.seconds, unit: "s", limits: { value: 30 } },
    { name: "feed.junk.s", value: junk.seconds, unit: "s", limits: { value: 30 } },
    { name: "feed.junk.kept.mb", value: junk.keptMb, unit: "MB", limits: { value: MOST_KEPT_MB } },
    { name: "feed.again.changed", value: again.value.counts.changed + again.value.counts.added, unit: "", limits: { value: 0 } },
  ];
}

/** Towns and one company. */
async function prepare(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into data_load (source, layout, file_name, file_sha256, attribution, licence, rows_read, rows_added, rows_changed, rows_unchanged,
      rows_rejected, loaded_at) values ('towns', 'bench', '', '', '', '', 1, 1, 0, 0, 0, now()) returning id`.execute(db);
  await sql`
    insert into town (city_code, name, prefecture, city, kana, lon, lat, load_id)
    select '13108', name, '東京都', '江東区', null, 139.75 + n * 0.0005, 35.65, ${rows[0]?.id ?? 0}
    from unnest(${Array.from({ length: TOWNS }, (_, i) => townName(i + 1))}::text[]) with ordinality as told (name, n)`.execute(db);
  await sql`
    insert into company (id, name, licence, address, phone, email, state, is_sample, created_at, updated_at)
    values ('bench', '見本不動産', '東京都知事(1)第1号', '東京都', '03-0000-0000', 'bench@example.com', 'live', false, now(), now())`.execute(
    db,
  );
}

const townName = (n: number) => `見本${kanjiNumber(n)}町`;

function handIn(db: Db, homes: number, row: (n: number) => string = line) {
  const deps = { db, clock: systemClock, randomBytes: (length: number) => randomBytes(length) };
  const asked = { companyId: "bench", fileName: "bench.csv", actor: "bench", isFull: row === line, isDry: false, confirmShrink: true };
  return importFeed(deps, { ...asked, bytes: () => file(homes, row) });
}

async function* file(homes: number, row: (n: number) => string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvLine(FEED_FIELDS.map((field) => FEED_LAYOUT[field].header)));
  for (let start = 0; start < homes; start += PIECE_ROWS) {
    const rows = Array.from({ length: Math.min(PIECE_ROWS, homes - start) }, (_, i) => row(start + i));
    yield Buffer.from(rows.join(""));
  }
}

const TODAY = isoDateInJapan(systemClock.now());
const DUE = isoDateInJapan(new Date(systemClock.now().getTime() + 10 * 86_400_000));

function pictures(n: number): Told {
  const urls = Array.from({ length: PICTURES_A_HOME }, (_, i) => `https://example.com/${n}/${i}.jpg`);
  return { photoUrls: urls.join(" ") };
}

type Told = Partial<Record<FeedField, string>>;

function line(n: number, changes: Told = {}): string {
  const building = Math.floor(n / HOMES_A_BUILDING);
  const town = (building % TOWNS) + 1;
  const told: Told = {
    ...{ reference: `R-${n}`, kind: "中古マンション", buildingName: `見本レジデンス第${building}`, price: String(30_000_000 + n * 100) },
    ...{
      address: `東京都江東区${townName(town)}1-${building}`,
      lat: String(35.64 + Math.floor(building / TOWNS) * 0.0004),
      lon: String(139.75 + town * 0.0005),
    },
    ...{
      areaM2: String(55 + (n % 400) / 10),
      layout: "2LDK",
      floor: String((n % HOMES_A_BUILDING) + 1),
      totalFloors: "20",
      totalUnits: "200",
    },
    ...{
      direction: "南",
      structure: "RC造",
      built: "2005-03",
      station1Name: "見本",
      station1Minutes: "7",
      managementYen: "12000",
      reserveYen: "9800",
    },
    ...{ landRight: "所有権", dealType: "専任媒介", updatedOn: TODAY, nextUpdateOn: DUE, remarks: "南向きの明るい住戸です。".repeat(4) },
    ...changes,
  };
  return csvLine(FEED_FIELDS.map((field) => told[field] ?? ""));
}

type Watched<T> = { readonly value: T; readonly seconds: number; readonly workSeconds: number; readonly keptMb: number };

/** What work took: seconds, and how far the memory in use rose above where it was. What nobody holds any more is no memory in use. */
async function watched<T>(work: () => Promise<T>): Promise<Watched<T>> {
  const before = usedMb();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, usedMb());
  }, LOOK_EVERY_MS);
  const [start, processor] = [performance.now(), process.cpuUsage()];
  const value = await work().finally(() => clearInterval(look));
  const { user, system } = process.cpuUsage(processor);
  const seconds = (performance.now() - start) / 1000;
  return { value, seconds, workSeconds: (user + system) / 1e6, keptMb: Math.max(most, usedMb()) - before };
}
