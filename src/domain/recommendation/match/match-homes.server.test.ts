import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chooseNotice } from "#domain/queries/index.server.ts";
import { latestBatch, makeDigest, react } from "#domain/recommendation/index.server.ts";
import { days, hours } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { type Recommended, recommended } from "#test/support/recommended.ts";
import { matchHomes } from "./match-homes.server.ts";

/** Noon in Japan. */
const NOON = new Date("2026-11-24T03:00:00Z");
const clock = movableClock(NOON);
const KYUGAKE = { channels: ["kyugake"], kyugakeBudget: 60_000_000, certainties: ["A"] } as const;
let at: Recommended;
let sub: string;
let me: string;
let made = 0;

beforeAll(async () => {
  at = await recommended(clock);
});
beforeEach(async () => {
  clock.moveTo(NOON);
  made += 1;
  sub = `sub-${made}`;
  me = `member:${sub}`;
  await at.clear("delivery_batch", "outbox", "notification_setting", "home_reaction", "favorite_folder", "user_query");
  await matchHomes(at.deps);
});

const change = (id: string, statement?: ReturnType<typeof sql>) => at.change(statement, [id]);

/** A home that comes in, flagged or not. */
async function home(flag: "A" | "B" | null, row: Record<string, unknown> = {}): Promise<string> {
  const id = `h${made}-${Math.floor(Math.random() * 1e9)}`;
  await at.homes([{ id, title: `見本${made}号`, ...row }]);
  await change(
    id,
    flag === null
      ? undefined
      : sql`insert into kyugake_flag (listing_id, ratio, grade, depth, reasons, flagged_on, flagged_price, model_version, is_sample)
          values (${id}, 0.88, ${flag}, 'nine', '{}', '2026-11-24', 1, 'test', false)`,
  );
  return id;
}

async function favorite(id: string, price: number): Promise<void> {
  await sql`insert into favorite_folder (id, owner_sub, name, is_default, made_at) values (${`f-${sub}`}, ${sub}, '', true, now())`.execute(
    at.db,
  );
  await sql`insert into favorite (id, folder_id, kind, key, label, price_when_kept, added_by, kept_at, changed_at)
    values (${`k-${sub}`}, ${`f-${sub}`}, 'home', ${`d-${id}`}, '', ${price}, ${sub}, now(), now())`.execute(at.db);
}

const cheaper = (id: string, price: number) => change(id, sql`update listing set price = ${price} where id = ${id}`);

describe("九掛け of grade A", () => {
  it("is told at once to whom it suits, and once", async () => {
    await at.settings(sub, {}, ["kyugake"]);
    await at.query(sub, KYUGAKE);
    const id = await home("A");
    expect(await matchHomes(at.deps)).toMatchObject({ homes: 1, queued: 1 });
    expect(await matchHomes(at.deps)).toMatchObject({ homes: 0, queued: 0 });
    await change(id);
    expect(await matchHomes(at.deps)).toMatchObject({ homes: 1, queued: 0 });
    expect(await at.carry()).toBe(1);
    expect(at.mails[0]).toMatchObject({ subject: "【まちのね】条件に合う九掛け物件（確度A）が出ました" });
    expect(at.mails[0]?.text).toContain(`見本${made}号`);
    expect(await latestBatch(at.db, me)).toMatchObject({ topic: "kyugake", state: "sent" });
  });

  it.each<[string, () => Promise<unknown>]>([
    ["grade B", () => home("B")],
    ["another place", () => home("A", { city_code: "13101" })],
    ["too dear", () => home("A", { price: 90_000_000 })],
    ["flagged days ago", async () => change(await home("A"), sql`update kyugake_flag set flagged_on = '2026-11-20'`)],
  ])("is not told where it is %s", async (_, comes) => {
    await at.settings(sub, {}, ["kyugake"]);
    await at.query(sub, KYUGAKE);
    await comes();
    expect((await matchHomes(at.deps)).queued).toBe(0);
  });

  it("is not told to whom did not want it, wants it once a day, refused the home, or looks for other homes by now", async () => {
    await at.settings(sub, {}, ["recommendation"]);
    const { id: query } = await at.query(sub, KYUGAKE);
    await home("A");
    expect((await matchHomes(at.deps)).queued).toBe(0);
    await at.settings(sub, {}, ["kyugake"]);
    await chooseNotice(at.deps, { sub, username: sub, accessToken: sub, isEmailVerified: true }, { queryId: query, notice: "daily" });
    await home("A");
    expect((await matchHomes(at.deps)).queued).toBe(0);
    await sql`delete from query_notice`.execute(at.db);
    await react(at.deps, me, { listingId: await home("A"), kind: "hide" });
    expect((await matchHomes(at.deps)).queued).toBe(0);
    await at.edit(sub, query, { ...KYUGAKE, kyugakeBudget: 30_000_000 });
    await home("A");
    expect((await matchHomes(at.deps)).queued).toBe(0);
    await home("A", { price: 29_000_000 });
    expect((await matchHomes(at.deps)).queued).toBe(1);
  });

  it("goes out no more than the cap of a day allows, and waits for the end of quiet hours", async () => {
    await at.settings(sub, { capPerDay: 2 }, ["kyugake"]);
    await at.query(sub, KYUGAKE);
    for (let i = 0; i < 3; i += 1) await home("A");
    expect((await matchHomes(at.deps)).queued).toBe(2);
    expect(await at.carry()).toBe(2);
    clock.moveTo(new Date("2026-11-24T13:00:00Z"));
    await at.settings(sub, { capPerDay: 10 }, ["kyugake"]);
    await home("A");
    expect((await matchHomes(at.deps)).queued).toBe(1);
    expect(await at.carry()).toBe(0);
    clock.advance(hours(10));
    expect(await at.carry()).toBe(1);
  });

  it("is not told any more where the flag went before the message did", async () => {
    await at.settings(sub, {}, ["kyugake"]);
    await at.query(sub, KYUGAKE);
    const id = await home("A");
    await matchHomes(at.deps);
    await change(id, sql`delete from kyugake_flag where listing_id = ${id}`);
    expect(await at.carry()).toBe(0);
    expect(await latestBatch(at.db, me)).toBeNull();
  });
});

describe("a price that fell", () => {
  it("by a hundredth or more is told to who keeps the home, once a price", async () => {
    await at.settings(sub, {}, ["price-change"]);
    const id = await home(null);
    await favorite(id, 50_000_000);
    await cheaper(id, 49_600_000);
    expect((await matchHomes(at.deps)).queued).toBe(0);
    await cheaper(id, 49_500_000);
    expect((await matchHomes(at.deps)).queued).toBe(1);
    await change(id);
    expect((await matchHomes(at.deps)).queued).toBe(0);
    expect(await at.carry()).toBe(1);
    expect(at.mails[0]?.subject).toContain("価格が下がりました");
    await cheaper(id, 49_400_000);
    expect((await matchHomes(at.deps)).queued).toBe(0);
    await cheaper(id, 47_000_000);
    expect((await matchHomes(at.deps)).queued).toBe(1);
  });

  it("is told to who was told of the home before, within the thirty days", async () => {
    await at.settings(sub, {}, ["kyugake", "price-change"]);
    await at.query(sub, KYUGAKE);
    const id = await home("A");
    await matchHomes(at.deps);
    await at.carry();
    clock.advance(days(3));
    await cheaper(id, 45_000_000);
    expect((await matchHomes(at.deps)).queued).toBe(1);
    await at.carry();
    expect(at.mails.at(-1)?.subject).toContain("価格が下がりました");
  });

  it("and rose again before the message went out is not told", async () => {
    await at.settings(sub, {}, ["price-change"]);
    const id = await home(null);
    await favorite(id, 50_000_000);
    await cheaper(id, 45_000_000);
    await matchHomes(at.deps);
    await cheaper(id, 52_000_000);
    expect(await at.carry()).toBe(0);
  });
});

it("one person who cannot be told holds up nobody else, and is left out", async () => {
  await sql`
    create or replace function no_batch() returns trigger language plpgsql as $$ begin
      if new.recipient like 'member:broken-%' then raise exception 'broken'; end if;
      return new;
    end $$`.execute(at.db);
  await sql`create or replace trigger no_batch before insert on delivery_batch for each row execute function no_batch()`.execute(at.db);
  for (const one of [`broken-${made}`, sub]) {
    await at.settings(one, {}, ["kyugake"]);
    await at.query(one, KYUGAKE);
  }
  await home("A");
  const failures: unknown[] = [];
  expect(await matchHomes(at.deps, { onFailure: (error) => failures.push(error) })).toEqual({ homes: 1, queued: 1 });
  expect(failures).toEqual([expect.objectContaining({ message: expect.stringContaining("broken") })]);
  expect(await matchHomes(at.deps)).toEqual({ homes: 0, queued: 0 });
  await sql`drop trigger no_batch on delivery_batch`.execute(at.db);
});

it("the first run, and one after homes were taken away, tell nobody of what was there before", async () => {
  await at.settings(sub, {}, ["kyugake"]);
  await at.query(sub, KYUGAKE);
  await home("A");
  await sql`update home_revision set epoch = epoch + 1`.execute(at.db);
  expect(await matchHomes(at.deps)).toEqual({ homes: 0, queued: 0 });
  await sql`delete from delivery_cursor`.execute(at.db);
  expect(await matchHomes(at.deps)).toEqual({ homes: 0, queued: 0 });
});

it.each([
  ["daily", "2026-11-24T03:00:00Z", true],
  ["weekly", "2026-11-24T03:00:00Z", false],
  ["weekly", "2026-11-30T03:00:00Z", true],
  ["never", "2026-11-30T03:00:00Z", false],
] as const)("九掛け that are wanted %s stand in the digest of %s: %s", async (notice, day, isTold) => {
  clock.moveTo(new Date(day));
  await at.settings(sub, { digestHour: 12 });
  const { id } = await at.query(sub, KYUGAKE);
  await chooseNotice(at.deps, { sub, username: sub, accessToken: sub, isEmailVerified: true }, { queryId: id, notice });
  await home("A");
  await makeDigest(at.deps, me);
  await at.carry();
  expect(await latestBatch(at.db, me)).toEqual(isTold ? expect.objectContaining({ topic: "recommendation" }) : null);
});
