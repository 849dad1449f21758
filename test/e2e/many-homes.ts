import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { loadConfig } from "#platform/config.server.ts";
import type { Db } from "#platform/db.server.ts";
import { openPlatform } from "#platform/platform.server.ts";

/** In the title of each of them, and of no other home. */
export const MANY_NAME = "五千軒";
export const MANY = 5_000;
/** All of them lie in it. */
export const MANY_BOX = "139.6,35.5,139.95,35.9";

/** Works on the database of the running site. */
export async function onSite<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const platform = await openPlatform(loadConfig({ DATA_DIR: process.env.SITE_DATA ?? "", MODE: "local", LOG_LEVEL: "warn" }));
  try {
    return await work(platform.db);
  } finally {
    await platform.close();
  }
}

/** Puts homes on offer as copies of some of the sample, each at a spot of its own, in a ward that no other journey counts, and too dear to be flagged. */
export function offerMany(): Promise<void> {
  // Of this run: a journey that failed has left its own behind.
  const id = sql`${randomUUID()}::text || at || '-' || n`;
  return onSite(async (db) => {
    await sql`
      with rev as (update home_revision set value = value + 1 returning value),
        base as (
          select to_jsonb(l) as row, row_number() over (order by id) - 1 as at from (
            select * from listing where kind = 'condo' and state = 'active' and faults = '{}' and city_code = '13108' order by id limit 100) as l),
        many as (
          select made.* from base, generate_series(0, 49) as n, rev, lateral jsonb_populate_record(null::listing, base.row || jsonb_build_object(
            'id', ${id}, 'reference', ${id}, 'dwelling_key', ${id}, 'apartment_key', null, 'price', (row->>'price')::bigint * 3,
            'title', ${MANY_NAME}::text || ' ' || at || '-' || n, 'city_code', '13101', 'town', '千代田',
            'lon', 139.70 + at * 0.001, 'lat', 35.66 + n * 0.001,
            'first_seen_at', now() - interval '60 days', 'next_update_on', current_date + 7, 'changed_revision', rev.value)) as made),
        homes as (insert into dwelling (key, made_at) select dwelling_key, now() from many)
      insert into listing select * from many`.execute(db);
  });
}

/** Takes them away again, for the journeys that come after. */
export function withdrawMany(): Promise<void> {
  return onSite(async (db) => {
    await sql`
      with rev as (update home_revision set value = value + 1 returning value)
      update listing set state = 'archived', changed_revision = rev.value from rev where title like ${`${MANY_NAME}%`}`.execute(db);
  });
}
