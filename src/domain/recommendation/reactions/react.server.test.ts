import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DeliveryState } from "#domain/recommendation/core/delivery.ts";
import { batchById, batchHomes, latestBatch, noteEvent, react, undoReaction } from "#domain/recommendation/index.server.ts";
import { seededRandom } from "#kernel/random.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { DRAWN_BUILDINGS, DRAWN_TODAY, drawnRow, drawOffers } from "#test/support/drawn-homes.ts";
import { aListingRow, aLoad, anApartmentRow, insertRows } from "#test/support/market.ts";

const offers = drawOffers(seededRandom(5), { offers: 12, homes: 1_000 }).map((offer) => ({ ...offer, nextUpdateOn: "2026-12-01" }));
const [first, second] = [offers[0], offers[1]] as const;
if (!first || !second) throw new Error("no homes were drawn");
const clock = movableClock(new Date(`${DRAWN_TODAY}T03:00:00Z`));
const ME = "member:sub-1";
let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
  const load = await aLoad(db, "sample");
  await insertRows(db, "apartment", load, DRAWN_BUILDINGS.map(anApartmentRow));
  await insertRows(db, "listing", load, offers.map(drawnRow).map(aListingRow));
});

beforeEach(async () => {
  await sql`delete from delivery_batch`.execute(db);
  await sql`delete from home_reaction`.execute(db);
  await sql`delete from transition where entity = 'delivery_batch'`.execute(db);
});

async function aBatch(id: string, { recipient = ME, state = "sent" as DeliveryState, madeAt = clock.now() } = {}): Promise<void> {
  await sql`
    insert into delivery_batch (id, recipient, topic, channel, window_key, state, scheduled_at, made_at, weights_version, seed, is_sample)
    values (${id}, ${recipient}, 'recommendation', 'mail', ${id}, ${state}, ${madeAt}, ${madeAt}, 'w', 's', true)`.execute(db);
  for (const [i, offer] of [first, second].entries())
    await sql`
      insert into delivery_item (batch_id, position, listing_id, dwelling_key, price, reasons, soft_edges, features, propensity, is_explored)
      values (${id}, ${i + 1}, ${offer?.key}, ${offer?.dwellingKey}, ${offer?.price}, '[]', '[]', '{}', 1, false)`.execute(db);
}

const stateOf = async (id: string) => (await batchById(db, ME, id))?.state;
const eventsOf = async (id: string) =>
  (await sql<{ kind: string }>`select kind from delivery_event where batch_id = ${id} order by id`.execute(db)).rows.map(
    ({ kind }) => kind,
  );

describe("a batch", () => {
  it("is the newest that went out, of this person alone", async () => {
    await aBatch("old", { madeAt: new Date(clock.now().getTime() - 1_000) });
    await aBatch("foreign", { recipient: "member:sub-2" });
    await aBatch("planned", { state: "planned" });
    expect((await latestBatch(db, ME))?.id).toBe("old");
    expect(await batchById(db, ME, "foreign")).toBeNull();
    expect(await latestBatch(db, "member:nobody")).toBeNull();
  });

  it("shows its homes as they are today, and what is gone as gone", async () => {
    await aBatch("b");
    await sql`update delivery_item set price = price + 1000000 where position = 1`.execute(db);
    await sql`update delivery_item set dwelling_key = 'sold long ago' where position = 2`.execute(db);
    await react({ db, clock }, ME, { listingId: first.key, kind: "like", batchId: "b", position: 1 });
    const batch = await batchById(db, ME, "b");
    expect(batch && (await batchHomes({ db, clock }, batch))).toMatchObject([
      { since: "cheaper", home: { key: first.key, price: first.price }, reaction: { kind: "like" } },
      { since: "gone", home: null, reaction: null },
    ]);
  });
});

describe("what somebody makes of a home", () => {
  it("is kept once a home, the newest tap counts, and the batch was reacted to", async () => {
    await aBatch("b");
    const deps = { db, clock };
    expect(await react(deps, ME, { listingId: first.key, kind: "like", reason: "price", batchId: "b" })).toMatchObject({
      ok: true,
      value: { kind: "like", reason: null, dwellingKey: first.dwellingKey },
    });
    await react(deps, ME, { listingId: first.key, kind: "nope", reason: "walk", batchId: "b", position: 1 });
    const { rows } = await sql`select kind, reason, batch_id, position from home_reaction`.execute(db);
    expect(rows).toEqual([{ kind: "nope", reason: "walk", batch_id: "b", position: 1 }]);
    expect(await stateOf("b")).toBe("reacted");
    expect(await eventsOf("b")).toEqual(["like", "nope"]);
    const steps = await sql`select from_state, to_state, actor, reason from transition where entity = 'delivery_batch'`.execute(db);
    expect(steps.rows).toEqual([{ from_state: "sent", to_state: "reacted", actor: "member", reason: "like" }]);
  });

  it("can be taken back, twice with the same answer", async () => {
    await aBatch("b");
    await react({ db, clock }, ME, { listingId: first.key, kind: "hide", batchId: "b" });
    const where = { listingId: first.key, batchId: "b" };
    expect(await undoReaction({ db, clock }, ME, where)).toEqual({ ok: true, value: null });
    expect(await undoReaction({ db, clock }, ME, where)).toEqual({ ok: true, value: null });
    expect(await eventsOf("b")).toEqual(["hide", "undo"]);
    expect((await sql`select 1 from home_reaction`.execute(db)).rows).toEqual([]);
  });

  it("is refused in somebody else's batch, for a home that is not in it, at another place and for a home that nobody knows", async () => {
    await aBatch("b");
    await aBatch("foreign", { recipient: "member:sub-2" });
    const tap = (what: object) => react({ db, clock }, ME, { listingId: first.key, kind: "like", ...what });
    for (const what of [
      { batchId: "foreign" },
      { batchId: "b", position: 2 },
      { batchId: "b", listingId: offers[5]?.key },
      { listingId: "none" },
    ])
      expect(await tap(what)).toEqual({ ok: false, reason: "unknown" });
    expect((await sql`select 1 from home_reaction`.execute(db)).rows).toEqual([]);
    expect(await tap({})).toMatchObject({ ok: true });
  });

  it("is not written any more once the account goes", async () => {
    await sql`insert into transition (entity, entity_id, to_state, actor, at)
      values ('member', encode(sha256('sub-9'), 'hex'), 'deleted', 'member', ${clock.now()})`.execute(db);
    expect(await react({ db, clock }, "member:sub-9", { listingId: first.key, kind: "like" })).toEqual({ ok: false, reason: "gone" });
  });
});

describe("looks", () => {
  it("take the batch from step to step and never back, and only what happened is told", async () => {
    await aBatch("b");
    const deps = { db, clock };
    await noteEvent(deps, ME, { batchId: "b", position: null, kind: "open" });
    expect(await stateOf("b")).toBe("opened");
    await noteEvent(deps, ME, { batchId: "b", position: 1, kind: "click" });
    await noteEvent(deps, ME, { batchId: "b", position: null, kind: "open" });
    expect(await stateOf("b")).toBe("clicked");
    await noteEvent(deps, ME, { batchId: "b", position: 1, kind: "dwell", dwellSeconds: 99_999 });
    const { rows } = await sql`select dwell_seconds from delivery_event where kind = 'dwell'`.execute(db);
    expect(rows).toEqual([{ dwell_seconds: 3_600 }]);
  });

  it("are refused for batches of others and for places that are none", async () => {
    await aBatch("foreign", { recipient: "member:sub-2" });
    await aBatch("b");
    expect(await noteEvent({ db, clock }, ME, { batchId: "foreign", position: null, kind: "open" })).toEqual({
      ok: false,
      reason: "unknown",
    });
    expect(await noteEvent({ db, clock }, ME, { batchId: "b", position: 7, kind: "click" })).toEqual({ ok: false, reason: "unknown" });
  });

  it("are kept up to a bound", async () => {
    await aBatch("b");
    await sql`insert into delivery_event (batch_id, kind, happened_at) select 'b', 'open', now() from generate_series(1, 500)`.execute(db);
    await noteEvent({ db, clock }, ME, { batchId: "b", position: null, kind: "open" });
    expect(await eventsOf("b")).toHaveLength(500);
  });
});
