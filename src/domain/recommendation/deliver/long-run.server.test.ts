import { sql } from "kysely";
import { expect, it } from "vitest";
import { react } from "#domain/recommendation/index.server.ts";
import { matchHomes } from "#domain/recommendation/match/match-homes.server.ts";
import { days } from "#kernel/duration.ts";
import { seededRandom } from "#kernel/random.ts";
import { movableClock } from "#platform/clock.ts";
import { pick } from "#test/support/drawn-homes.ts";
import { type Recommended, recommended, throwIt } from "#test/support/recommended.ts";
import { makeDigests } from "./digests.server.ts";

type Sent = {
  readonly recipient: string;
  readonly dwelling: string;
  readonly price: number;
  readonly reasons: number;
  readonly at: Date;
  readonly batch: string;
};

const random = seededRandom(57);
const clock = movableClock(new Date("2026-11-23T23:30:00Z"));
const SUBS = ["a", "b", "c"] as const;
const DAYS = 34;

/** Of all homes: some come, some go, some prices change. */
async function liveOn(at: Recommended, day: number): Promise<void> {
  await at.homes(Array.from({ length: 3 }, (_, i) => ({ id: `h${day}-${i}`, price: 40_000_000 + Math.floor(random() * 30) * 1_000_000 })));
  const sold = `h${Math.floor(random() * day)}-1`;
  await at.change(sql`update listing set price = round(price * ${0.97 + random() * 0.05}::float8), state = case when id = ${sold} then 'sold' else state end
    where id = ${sold} or id like ${`%-${day % 3}`} and ${random() < 0.6}`);
}

it("in five weeks nobody is told what they must not be: outside a condition, twice in a month, refused, stopped, more than ten homes", async () => {
  const at = await recommended(clock);
  for (const sub of SUBS) {
    await at.settings(sub, {}, ["recommendation", "price-change"]);
    await at.query(sub);
  }
  const refusedAt = new Map<string, Date>();
  for (let day = 1; day <= DAYS; day += 1) {
    await liveOn(at, day);
    // The second stops half-way.
    if (day === DAYS / 2) await at.settings("b", {}, []);
    await makeDigests(at.deps, throwIt);
    await matchHomes(at.deps);
    await at.carry();
    for (const sub of SUBS) {
      const listingId = `h${1 + Math.floor(random() * day)}-${Math.floor(random() * 3)}`;
      const kind = pick(random, ["like", "nope", "hide"] as const);
      const key = `member:${sub} d-${listingId}`;
      await react(at.deps, `member:${sub}`, { listingId, kind });
      if (kind === "like") refusedAt.delete(key);
      else if (!refusedAt.has(key)) refusedAt.set(key, clock.now());
    }
    clock.advance(days(1));
  }
  const { rows } = await sql<Sent>`
    select b.recipient, i.dwelling_key as dwelling, i.price::float8 as price, jsonb_array_length(i.reasons) as reasons, b.sent_at as at, b.id as batch
    from delivery_item i join delivery_batch b on b.id = i.batch_id where b.state = 'sent' order by b.sent_at, b.id, i.position`.execute(
    at.db,
  );
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ price }) => price > 60_000_000 * 1.05)).toEqual([]);
  expect(rows.filter(({ reasons }) => reasons > 3)).toEqual([]);
  expect(Math.max(...[...Map.groupBy(rows, ({ batch }) => batch).values()].map((items) => items.length))).toBeLessThanOrEqual(10);
  expect(rows.filter((row) => (refusedAt.get(`${row.recipient} ${row.dwelling}`) ?? row.at) < row.at)).toEqual([]);
  expect(rows.filter(({ recipient, at: sentAt }) => recipient === "member:b" && sentAt > new Date("2026-12-10T12:00:00Z"))).toEqual([]);
  for (const told of Map.groupBy(rows, ({ recipient, dwelling }) => `${recipient} ${dwelling}`).values())
    for (const [i, later] of told.entries()) {
      const month = told.slice(0, i).filter(({ at: earlier }) => later.at.getTime() - earlier.getTime() < days(30));
      expect(month.every(({ price }) => later.price <= price * 0.99)).toBe(true);
    }
});
