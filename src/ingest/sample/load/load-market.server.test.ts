import { type RawBuilder, sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { isShownOn } from "#domain/properties/conditions/shown-listing-store.server.ts";
import { marketOrigin, soldQuarters } from "#domain/properties/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aSaleRow, insertRows } from "#test/support/market.ts";
import { loadSampleMarket, renewSampleOffers } from "./load-market.server.ts";

const NOW = new Date("2026-11-21T00:00:00Z");

describe("loadSampleMarket", () => {
  let db: Db;

  beforeAll(async () => {
    ({ db } = await testDatabase());
    await loadSampleMarket(db, { now: NOW });
  });

  it("fills an empty database with a market that says what it is", async () => {
    const market = await marketOrigin(db);

    expect(market).toMatchObject({ origin: "sample", sales: 22_500 });
    expect(await soldQuarters(db, NOW)).toEqual({ firstQuarter: { year: 2020, quarter: 1 }, lastQuarter: { year: 2026, quarter: 3 } });
    expect(market.attributions.join()).toContain("サンプルデータ");
  });

  it("marks every row as a sample", async () => {
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from sale where not is_sample) + (select count(*) from apartment where not is_sample)
        + (select count(*) from listing where not is_sample) as n`.execute(db);

    expect(rows).toEqual([{ n: 0 }]);
  });

  it("brings the towns with their readings, and each station once", async () => {
    const { rows } = await sql<{ kana: string; stations: number }>`
      select kana, (select count(*) from station where name = '豊洲') as stations from town where name = '豊洲'`.execute(db);

    expect(rows).toEqual([{ kana: "トヨス", stations: 1 }]);
  });

  it("changes nothing the second time", async () => {
    const before = await sql`select max(id) as id from sale`.execute(db);

    const again = await loadSampleMarket(db, { now: NOW });

    expect(again).toMatchObject({ ok: true, value: { changed: false, sales: 22_500 } });
    expect(await sql`select max(id) as id from sale`.execute(db)).toMatchObject({ rows: before.rows });
  });

  it("goes on by the clock: a site left alone for a month has new homes, renewed and cheaper ones, and what has gone is sold", async () => {
    const count = async (where: RawBuilder<unknown>) =>
      (await sql<{ n: number }>`select count(*) as n from listing where ${where}`.execute(db)).rows[0]?.n ?? 0;
    const before = await count(sql`changed_revision > 0`);

    await loadSampleMarket(db, { now: new Date("2026-12-21T00:00:00Z") });

    expect(await count(isShownOn("2026-12-21", { listing: "listing" }))).toBeGreaterThanOrEqual(1_800);
    expect(await count(sql`published_on > '2026-11-21'`)).toBeGreaterThan(300);
    expect(await count(sql`updated_on > '2026-11-21' and published_on <= '2026-11-21' and state = 'active'`)).toBeGreaterThan(500);
    expect(await count(sql`price_changed_on > '2026-11-21' and state = 'active'`)).toBeGreaterThan(50);
    expect(await count(sql`state = 'sold' and ended_at > '2026-11-21'`)).toBeGreaterThan(100);
    expect(await count(sql`changed_revision > 0`)).toBeGreaterThan(before);
    expect(await count(sql`state = 'sold' and not exists (select 1 from dwelling where key = dwelling_key and sold_at is not null)`)).toBe(
      0,
    );
  });

  it("changes nothing of what is on offer twice on one day", async () => {
    const later = { now: new Date("2026-12-22T00:00:00Z") };

    expect(await renewSampleOffers(db, later)).toBeGreaterThan(0);
    expect(await renewSampleOffers(db, later)).toBe(0);
  });

  it("replaces a sample that was made from another table", async () => {
    await sql`update data_load set file_sha256 = 'older'`.execute(db);

    const replaced = await loadSampleMarket(db, { now: NOW });

    expect(replaced).toMatchObject({ ok: true, value: { changed: true, sales: 22_500 } });
  });
});

describe("where anything was imported", () => {
  it("makes no market", async () => {
    const { db } = await testDatabase();
    await insertRows(db, "sale", await aLoad(db), [aSaleRow()]);

    expect(await loadSampleMarket(db, { now: NOW })).toEqual({ ok: false, reason: "imports-present" });
    expect(await marketOrigin(db)).toMatchObject({ origin: "published", sales: 1 });
  });
});
