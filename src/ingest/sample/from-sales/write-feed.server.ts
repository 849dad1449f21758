import { stringify } from "csv-stringify/sync";
import KDBush from "kdbush";
import { sql } from "kysely";
import { FEED_FIELDS, FEED_LAYOUT } from "#domain/listings/feed/feed-layout.ts";
import { readFeedRow } from "#domain/listings/feed/read-feed-row.ts";
import { listSales, marketOrigin, soldQuarters } from "#domain/properties/index.server.ts";
import type { MarketKind } from "#domain/properties/types.ts";
import { SAMPLE_LICENCE, SAMPLE_MAIL, SAMPLE_PHONE } from "#ingest/sample/offers/sample-companies.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { prefectureOf } from "#kernel/prefectures.ts";
import { quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { seededRandom } from "#kernel/random.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import { type FeedLine, feedLineOf, type NamedStation } from "./feed-from-sales.ts";

/** Whom the homes of such a feed are offered by. */
export const FROM_SALES_COMPANY = "sample-from-sales";
const KINDS: readonly MarketKind[] = ["condo", "house", "land"];
const SEED = 20_261_123;
const QUARTERS = 4;

/** `leftOut`: sales that no row of the layout tells, such as one with a layout that no home on offer has. */
export type FeedText = { readonly text: string; readonly homes: number; readonly leftOut: number };

/**
 * A feed in the documented layout of homes as if recorded sales of the newest four quarters were offered: a page for trying out, every row marked as a sample.
 * `most` homes, evenly drawn. Refused on the sample market, which has homes on offer of its own.
 */
export async function feedFromSales(
  db: Db,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<Result<FeedText, "no-imported-sales">> {
  const [{ origin }, { lastQuarter }] = [await marketOrigin(db), await soldQuarters(db, now)];
  if (origin !== "published" || !lastQuarter) return refused("no-imported-sales");
  const from = quarterAt(quarterIndex(lastQuarter) - QUARTERS + 1);
  const sales = (await Promise.all(KINDS.map((kind) => listSales(db, { kind, from, until: lastQuarter })))).flat();
  const random = seededRandom(SEED);
  const made = {
    today: isoDateInJapan(now),
    prefectureOf: (code: string) => prefectureOf(code) ?? "",
    nearestStation: nearest(await stations(db)),
  };
  const inOrder = sales.toSorted((a, b) => a.id - b.id);
  let left = most;
  const drawn = inOrder.filter((_, i) => {
    const isDrawn = random() * (inOrder.length - i) < left;
    if (isDrawn) left -= 1;
    return isDrawn;
  });
  const told = drawn.flatMap((sale) => feedLineOf(sale, made, random) ?? []);
  const lines = told.filter((line) => readFeedRow(line, made.today).ok);
  return ok({ text: csvOf(lines), homes: lines.length, leftOut: told.length - lines.length });
}

/** Makes the invented company that such a feed is imported for. */
export async function addFromSalesCompany(db: Db, now: Date): Promise<void> {
  await sql`
    insert into company (id, name, licence, address, phone, email, state, is_sample, created_at, updated_at)
    values (${FROM_SALES_COMPANY}, 'サンプル(架空)', ${SAMPLE_LICENCE}, '東京都(架空)', ${SAMPLE_PHONE}, ${SAMPLE_MAIL}, 'live', true, ${now}, ${now})
    on conflict (id) do nothing`.execute(db);
}

function csvOf(lines: readonly FeedLine[]): string {
  const head = FEED_FIELDS.map((field) => FEED_LAYOUT[field].header);
  // With the mark that spreadsheets know UTF-8 by.
  return stringify([head, ...lines.map((line) => FEED_FIELDS.map((field) => line[field] ?? ""))], {
    bom: true,
    record_delimiter: "windows",
  });
}

async function stations(db: Db): Promise<NamedStation[]> {
  const { rows } = await sql<{ name: string; line: string; lon: number; lat: number }>`
    select distinct on (group_code) name, line, lon, lat from station order by group_code, id`.execute(db);
  return rows.map(({ name, line, lon, lat }) => ({ name, line, place: { lon, lat } }));
}

/** About 5 km in degrees of latitude. */
const NEAR_DEGREES = 0.045;

function nearest(all: readonly NamedStation[]): (place: { lon: number; lat: number }) => NamedStation | null {
  const index = new KDBush(all.length);
  for (const { place } of all) index.add(place.lon, place.lat);
  index.finish();
  const distance = (at: number, { lon, lat }: { lon: number; lat: number }) => {
    const place = all[at]?.place ?? { lon: 0, lat: 0 };
    return Math.hypot((place.lon - lon) * Math.cos((lat * Math.PI) / 180), place.lat - lat);
  };
  return (place) => {
    const found = index.within(place.lon, place.lat, NEAR_DEGREES).toSorted((a, b) => distance(a, place) - distance(b, place));
    return all[found[0] ?? -1] ?? null;
  };
}
