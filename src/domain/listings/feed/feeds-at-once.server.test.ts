import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { changeListingState, findFeedRun, listFeedRuns, markHomesChanged } from "#domain/listings/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aCompany, type FeedHouse, feedHouse } from "#test/support/feed-market.ts";
import { type FeedTexts, feedCells, feedCsv } from "#test/support/feed-rows.ts";

const { db } = await testDatabase();
let house: FeedHouse;
beforeEach(async () => {
  await sql`truncate company, dwelling, data_load, transition, building_doubt cascade`.execute(db);
  house = await feedHouse(db);
  await aCompany(db, "c-2");
});

const rows = (company: string, changes: FeedTexts = {}) =>
  Array.from({ length: 8 }, (_, i) => feedCells({ reference: `${company}-${i + 1}`, floor: String(i + 1), ...changes }));
const idOf = async (reference: string) => String((await house.listings()).get(reference)?.id);
const runs = async () => (await listFeedRuns(db, "c-1", 9)).map(({ state }) => state);

/** Whether somebody waits for a row or a lock that somebody else has. */
async function untilOneWaits(): Promise<void> {
  for (let waiting = 0; waiting === 0; ) {
    const found = await sql<{ n: number }>`
      select count(*) as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
    waiting = found.rows[0]?.n ?? 0;
  }
}

describe("files of companies that offer the same homes", () => {
  test("are taken in one after the other, in whatever order they name the homes", async () => {
    await house.hand(rows("a"));
    await house.hand(rows("b").toReversed(), { companyId: "c-2" });
    const sold = { state: "成約", remarks: "ありがとうございました" };

    const [mine, theirs] = await Promise.all([house.hand(rows("a", sold)), house.hand(rows("b", sold).toReversed(), { companyId: "c-2" })]);
    expect([mine.counts.changed, theirs.counts.changed]).toEqual([8, 8]);
  });

  test("go on while somebody marks a home, who has the revision only with nothing left to wait for", async () => {
    await house.hand(rows("a"));
    const id = await idOf("a-1");
    let marking: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (feed) => {
      await sql`select 1 from listing where id = ${id} for no key update`.execute(feed);
      marking = db.transaction().execute((tx) => markHomesChanged(tx, [id]));
      await untilOneWaits();
      // Ended as a deadlock where the other had taken the revision first.
      await markHomesChanged(feed, [id]);
    });
    await marking;
  });

  test("are not ended by a person who changes one of the homes: that waits for the file", async () => {
    await house.hand(rows("a"));
    await house.hand(rows("b"), { companyId: "c-2" });
    const [mine, theirs] = [await idOf("a-1"), await idOf("b-1")];
    let selling: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (feed) => {
      await sql`update listing set remarks = 'x' where id = ${theirs}`.execute(feed);
      selling = changeListingState(house.deps, { listingId: mine, by: { as: "operator" }, event: "sell" });
      await untilOneWaits();
      await sql`update listing set remarks = 'x' where id = ${mine}`.execute(feed);
    });
    expect(await selling).toEqual({ ok: true, value: "sold" });
  });
});

describe("a file that dies", () => {
  const bytes = Buffer.from(feedCsv(rows("a")));
  /** Hands in a file that does something in its middle. */
  const handIn = (middle: () => Promise<unknown>) =>
    house.hand([], {
      bytes: async function* () {
        yield bytes.subarray(0, 500);
        await middle();
        yield bytes.subarray(500);
      },
    });
  const endWorkers = (at: Db) =>
    sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`.execute(at);

  test("for its connection is cut leaves a record that says so, and the next one takes its place", async () => {
    let during: readonly string[] = [];
    const cut = handIn(async () => {
      during = await runs();
      await endWorkers(db);
    });

    await expect(cut).rejects.toThrow();
    expect([during, await runs(), (await house.listings()).size]).toEqual([["running"], ["interrupted"], 0]);
    await house.hand(rows("a"));
    expect([await runs(), (await house.listings()).size]).toEqual([["applied"], 8]);
  });

  test("with its process is known by nobody holding its record", async () => {
    const { rows: begun } = await sql<{ id: number }>`
      insert into feed_run (company_id, actor, file_name, is_full, state, started_at, finished_at)
      values ('c-1', 'x', 'x.csv', true, 'running', now(), now()) returning id`.execute(db);
    expect(await runs()).toEqual(["interrupted"]);
    expect(await findFeedRun(db, { companyId: "c-1", id: begun[0]?.id ?? 0 })).toMatchObject({ run: { state: "interrupted" } });
    await house.hand(rows("a"), { isDry: true });
    expect(await runs()).toEqual(["dry"]);
  });
});

test("of a file of junk the first thousand faults are kept, and all are counted by their reason", async () => {
  const junk = Array.from({ length: 700 }, (_, i) => feedCells({ reference: `J-${i}`, price: "応談", layout: i < 600 ? "広い" : "3LDK" }));
  const run = await house.hand(junk);

  expect(run).toMatchObject({
    counts: { read: 700, rejected: 700 },
    rejectedFor: [
      { reason: "not-a-number", count: 700 },
      { reason: "not-a-choice", count: 600 },
    ],
  });
  const found = await findFeedRun(db, { companyId: "c-1", id: run.id });
  expect([found?.rejections.length, found?.run.rejectedFor]).toEqual([1000, run.rejectedFor]);
});

test("a file that begins with a thousand rows of which none can be read is refused, and tells why; after one that can be read it is not", async () => {
  const junk = Array.from({ length: 1_600 }, (_, i) => feedCells({ reference: `J-${i}`, price: "応談" }));
  const run = await house.hand(junk);

  expect(run).toMatchObject({ state: "refused", refusal: "no-usable-row", rejectedFor: [{ reason: "not-a-number" }] });
  expect(run.counts.read).toBeLessThanOrEqual(1_500);
  expect((await findFeedRun(db, { companyId: "c-1", id: run.id }))?.rejections.length).toBe(1000);
  expect(await house.hand([feedCells({ reference: "A-1" }), ...junk])).toMatchObject({
    state: "applied",
    counts: { added: 1, rejected: 1_600 },
  });
});
