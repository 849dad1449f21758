import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { isOnSale } from "#domain/properties/conditions/market-conditions-store.server.ts";
import { marketOrigin } from "#domain/properties/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aSaleRow, insertRows } from "#test/support/market.ts";
import { loadSampleMarket } from "./load.server.ts";

const NOW = new Date("2026-11-21T00:00:00Z");

describe("loadSampleMarket", () => {
  let db: Db;

  beforeAll(async () => {
    ({ db } = await testDatabase());
    await loadSampleMarket(db, { now: NOW });
  });

  it("fills an empty database with a market that says what it is", async () => {
    const market = await marketOrigin(db);

    expect(market).toMatchObject({
      origin: "sample",
      firstQuarter: { year: 2020, quarter: 1 },
      lastQuarter: { year: 2026, quarter: 3 },
      sales: 22_500,
    });
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

  it("moves old listings up to the day, so that a sample kept for months still has some", async () => {
    const later = new Date("2027-02-20T00:00:00Z");
    const onSale = async () => {
      const { rows } = await sql<{ n: number; newest: string }>`
        select count(*) as n, to_char(max(updated_on), 'YYYY-MM-DD') as newest from listing where ${isOnSale("2027-02-20")}`.execute(db);
      return rows[0];
    };
    const stale = await onSale();

    await loadSampleMarket(db, { now: later });
    const fresh = await onSale();

    expect(stale?.n).toBe(0);
    expect(fresh?.n).toBeGreaterThanOrEqual(1_900);
    expect(fresh?.newest).toBe("2027-02-20");
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
