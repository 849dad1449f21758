import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { noteEvent, react } from "#domain/recommendation/index.server.ts";
import { days } from "#kernel/duration.ts";
import { seededRandom } from "#kernel/random.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { DRAWN_BUILDINGS, DRAWN_TODAY, drawnRow, drawOffers } from "#test/support/drawn-homes.ts";
import { aListingRow, aLoad, anApartmentRow, insertRows } from "#test/support/market.ts";
import { signalsOf, tasteOfPerson } from "./taste-of-person.server.ts";

const NOON = new Date(`${DRAWN_TODAY}T03:00:00Z`);
const clock = movableClock(NOON);
const ME = "member:sub-1";
const offers = drawOffers(seededRandom(5), { offers: 12, homes: 1_000 })
  .slice(0, 3)
  .map((offer) => ({ ...offer, nextUpdateOn: "2026-12-31" }));
let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
  const load = await aLoad(db, "sample");
  await insertRows(db, "apartment", load, DRAWN_BUILDINGS.map(anApartmentRow));
  await insertRows(db, "listing", load, offers.map(drawnRow).map(aListingRow));
});

beforeEach(async () => {
  clock.moveTo(NOON);
  for (const table of ["delivery_batch", "home_reaction", "favorite_folder"]) await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`
    insert into delivery_batch (id, recipient, topic, channel, window_key, state, scheduled_at, made_at, weights_version, seed, is_sample)
    values ('b', ${ME}, 'recommendation', 'mail', 'b', 'sent', ${NOON}, ${NOON}, 'w', 's', true)`.execute(db);
  for (const [i, { key, dwellingKey, price }] of offers.entries())
    await sql`
      insert into delivery_item (batch_id, position, listing_id, dwelling_key, price, reasons, soft_edges, features, propensity, is_explored)
      values ('b', ${i + 1}, ${key}, ${dwellingKey}, ${price}, '[]', '[]', '{}', 1, false)`.execute(db);
});

const kinds = async () => {
  const { choices } = await tasteOfPerson({ db, clock }, ME);
  return Math.round([...choices.kind.values()].reduce((sum, value) => sum + value, 0) * 100) / 100;
};
const listing = (i: number) => offers[i]?.key ?? "";

describe("tasteOfPerson", () => {
  it("counts what was passed over a day after its list was opened, and nothing of a list that nobody opened", async () => {
    clock.advance(days(2));
    expect(await kinds()).toBe(0);
    await noteEvent({ db, clock }, ME, { batchId: "b", position: null, kind: "open" });
    expect(await kinds()).toBe(0);
    clock.advance(days(1) + 1);
    expect(await kinds()).toBeCloseTo(3 * -0.15, 1);
    expect(await signalsOf({ db, clock }, ME)).toEqual([]);
  });

  it("takes no home as passed over that was looked at, reacted to or kept", async () => {
    await noteEvent({ db, clock }, ME, { batchId: "b", position: 1, kind: "click" });
    await react({ db, clock }, ME, { listingId: listing(1), kind: "like", batchId: "b", position: 2 });
    await keep(offers[2]?.dwellingKey ?? "");
    const told = await kinds();
    expect(told).toBeGreaterThan(1);
    clock.advance(days(1) + 1);
    expect(await kinds()).toBeCloseTo(told, 1);
  });

  it("counts nothing that somebody else passed over", async () => {
    await noteEvent({ db, clock }, ME, { batchId: "b", position: null, kind: "open" });
    clock.advance(days(2));
    expect((await tasteOfPerson({ db, clock }, "member:sub-2")).choices.kind.size).toBe(0);
  });
});

async function keep(dwelling: string): Promise<void> {
  const at = clock.now();
  await sql`insert into favorite_folder (id, owner_sub, name, is_default, made_at) values ('f', 'sub-1', 'f', true, ${at})`.execute(db);
  await sql`
    insert into favorite (id, folder_id, kind, key, label, added_by, kept_at, changed_at)
    values ('k', 'f', 'home', ${dwelling}, 'k', 'sub-1', ${at}, ${at})`.execute(db);
}
