import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { FeedRun, ImportFeed } from "#domain/listings/feed/types.ts";
import { importFeed } from "#domain/listings/index.server.ts";
import { type MovableClock, movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type FeedTexts, feedCsv } from "./feed-rows.ts";
import { aLoad, aStationRow, aTownRow, insertRows } from "./market.ts";

/** A company that may advertise. */
export async function aCompany(db: Db, id: string, state = "live"): Promise<void> {
  await sql`
    insert into company (id, name, licence, address, phone, email, state, is_sample, created_at, updated_at)
    values (${id}, ${`見本不動産${id}`}, '東京都知事(1)第000001号', '東京都江東区豊洲', '03-0000-0000', 'kaisha@example.com', ${state}, false, now(), now())`.execute(
    db,
  );
}

export type FeedHouse = {
  readonly db: Db;
  readonly clock: MovableClock;
  readonly deps: { readonly db: Db; readonly clock: MovableClock; readonly randomBytes: typeof randomBytes };
  /** Hands in a file of these rows, a full one unless something else is said. */
  readonly hand: (rows: readonly FeedTexts[] | Uint8Array, asked?: Partial<ImportFeed>) => Promise<FeedRun>;
  /** What is told of each reference of all companies: `A-1` -> its row. */
  readonly listings: () => Promise<ReadonlyMap<string, Record<string, unknown>>>;
  readonly revision: () => Promise<number>;
};

/** 豊洲 with its station, and a company `c-1`, at noon on 2026-11-23. */
export async function feedHouse(db: Db): Promise<FeedHouse> {
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { lon: 139.79, lat: 35.65 })]);
  await insertRows(db, "station", await aLoad(db, "stations"), [
    aStationRow("豊洲", { group_code: "g-toyosu", lon: 139.791, lat: 35.651 }),
  ]);
  await aCompany(db, "c-1");
  const clock = movableClock(new Date("2026-11-23T03:00:00Z"));
  const deps = { db, clock, randomBytes };
  const usual = { companyId: "c-1", fileName: "bukken.csv", actor: "command", isFull: true, isDry: false, confirmShrink: false };
  return {
    ...{ db, clock, deps },
    hand: (rows, asked = {}) =>
      importFeed(deps, { ...usual, bytes: () => inPieces(rows instanceof Uint8Array ? rows : Buffer.from(feedCsv(rows))), ...asked }),
    listings: async () => {
      const { rows } = await sql<Record<string, unknown> & { reference: string }>`select * from listing order by reference`.execute(db);
      return new Map(rows.map((row) => [row.reference, row]));
    },
    revision: async () => (await sql<{ value: number }>`select value from home_revision`.execute(db)).rows[0]?.value ?? 0,
  };
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}
