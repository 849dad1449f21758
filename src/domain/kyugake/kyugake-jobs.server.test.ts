import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { changeListingPrice } from "#domain/listings/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type Jobs, startJobs } from "#platform/jobs.server.ts";
import type { Repeated } from "#platform/repeated.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { aSale } from "#test/support/typed-market.ts";
import { registerKyugakeJobs } from "./kyugake-jobs.server.ts";

const SALES = [1, 2, 3].map((id) => aSale({ id, price: 70_000_000, areaM2: 70 }));
const clock = movableClock(new Date("2026-11-22T03:00:00Z"));
let [db, jobs, watch, version]: [Db, Jobs, Repeated, string] = [] as never;

/** A site at work: its queue, without the clock of every minute, and its watch over the homes. */
beforeAll(async () => {
  const database = await testDatabase();
  db = database.db;
  version = "town-1";
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲")]);
  const flat = { id: "l-1", area_m2: 70, price: 70_000_000, built_year: 2010, confirmed_on: "2008-05-01", floor: 5 };
  await insertRows(db, "listing", await aLoad(db, "sample"), [aListingRow({ ...flat, next_update_on: "2026-11-28" })]);
  jobs = await startJobs(database.url, (error) => {
    throw error;
  });
  const engines = { current: async (kind: string) => (kind === "condo" ? townEngine(SALES, version) : null) };
  const deps = { db, clock, engines, log: pino({ level: "silent" }) };
  watch = await registerKyugakeJobs({ ...jobs, schedule: async () => undefined }, deps);
  watch.start();
});
afterAll(() => watch.stop().finally(jobs.stop));

type Flagged = { readonly price: string; readonly by: string; readonly made: string; readonly grade: string | null };
async function becomes(wanted: Partial<Flagged>) {
  const look = async () => {
    const { rows } = await sql<Flagged>`
      select l.price, e.model_version as by, to_char(e.made_on, 'YYYY-MM-DD') as made, f.grade
      from listing l join listing_estimate e on e.listing_id = l.id left join kyugake_flag f on f.listing_id = l.id`.execute(db);
    expect(rows).toMatchObject([wanted]);
  };
  await vi.waitFor(look, { timeout: 15_000, interval: 50 });
}

it("homes on offer are flagged at a start, seconds after a price changes, on another day, and when the model changes", async () => {
  await becomes({ by: "town-1", grade: null });
  await changeListingPrice({ db, clock }, { listingId: "l-1", by: { as: "operator" }, price: 60_000_000 });
  await becomes({ by: "town-1", grade: "B" });
  // Two hundred days later nobody has bought it for so little.
  await changeListingPrice({ db, clock }, { listingId: "l-1", by: { as: "operator" }, price: 55_000_000 });
  await becomes({ grade: "A" });
  await sql`update listing set next_update_on = '2027-07-01', first_seen_at = '2026-11-22T03:00:00Z'`.execute(db);
  clock.moveTo(new Date("2027-06-22T03:00:00Z"));
  await becomes({ grade: "check" });
  version = "town-2";
  await jobs.send("kyugake-look", {});
  await becomes({ by: "town-2", grade: "check" });
});
