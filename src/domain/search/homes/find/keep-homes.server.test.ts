import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { markHomesChanged } from "#domain/listings/index.server.ts";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { seededRandom } from "#kernel/random.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { conditionsLike, DRAWN_BUILDINGS, DRAWN_TODAY, drawnRow, drawOffers, pick } from "#test/support/drawn-homes.ts";
import { keysByStatement } from "#test/support/home-statement.ts";
import { aListingRow, aLoad, anApartmentRow, aStationRow, insertRows } from "#test/support/market.ts";
import { type HomeSearchDeps, listHomes } from "./find-homes.server.ts";
import { keepHomesFresh } from "./fresh-homes.server.ts";
import { keptHomes } from "./keep-homes.server.ts";
import { keptRails } from "./kept-rails.server.ts";
import { homesChangedAfter } from "./offer-store.server.ts";

const random = seededRandom(16);
const offers = drawOffers(random, { offers: 160, homes: 120 });
const clock = movableClock(new Date(`${DRAWN_TODAY}T03:00:00Z`));
let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
  const load = await aLoad(db, "sample");
  await insertRows(
    db,
    "station",
    load,
    [1, 2, 3, 4, 5, 6].map((n) => aStationRow(`駅${n}`, { group_code: `g${n}`, lon: 139.7 + n * 0.03, lat: 35.65 })),
  );
  await insertRows(db, "apartment", load, DRAWN_BUILDINGS.map(anApartmentRow));
  await insertRows(db, "listing", load, offers.map(drawnRow).map(aListingRow));
  await sql`insert into listing_price (listing_id, from_on, price)
    select l.key, d.from_on, d.price from jsonb_to_recordset(${JSON.stringify(offers.filter(({ priceCuts }) => priceCuts > 0))}::jsonb) as l (key text),
      (values ('2026-01-01'::date, 9000000), ('2026-05-01', 8000000)) as d (from_on, price)`.execute(db);
  const flags = offers.flatMap(({ key, flag }) => (flag ? [{ key, ...flag }] : []));
  await sql`insert into kyugake_flag (listing_id, ratio, grade, depth, reasons, flagged_on, flagged_price, model_version, is_sample)
    select key, ratio, grade, depth, '{}', "raisedOn", 1, 'test', true from jsonb_to_recordset(${JSON.stringify(flags)}::jsonb)
      as f (key text, ratio double precision, grade text, depth text, "raisedOn" date)`.execute(db);
});

const countHomes = async (deps: HomeSearchDeps, conditions: HomeConditions) => (await listHomes(deps, { conditions })).total;

/** Keys of all that is found, page after page. */
async function keysOfHomes(deps: { db: Db; clock: typeof clock }, { conditions }: { conditions: HomeConditions }): Promise<string[]> {
  const keys: string[] = [];
  for (let page = 1; page === 1 || keys.length === (page - 1) * 20; page += 1)
    keys.push(...(await listHomes(deps, { conditions, page })).items.map(({ key }) => key));
  return keys;
}

async function bothWays(conditions: HomeConditions, on: Db = db): Promise<[string[], string[]]> {
  const { reach } = await keptRails(on);
  const statement = { conditions, reaches: conditions.commutes.map(reach), today: DRAWN_TODAY };
  return Promise.all([keysOfHomes({ db: on, clock }, { conditions }).then((keys) => keys.sort()), keysByStatement(on, statement)]);
}

const change = (work: (tx: Parameters<typeof markHomesChanged>[0]) => Promise<readonly string[]>) =>
  db.transaction().execute(async (tx) => markHomesChanged(tx, await work(tx)));

describe("the table in memory and one statement of SQL", () => {
  it("find the same homes, whatever is asked", async () => {
    let found = 0;
    for (let i = 0; i < 80; i += 1) {
      const [table, statement] = await bothWays(conditionsLike(random, pick(random, offers), 0.15));
      expect(table).toEqual(statement);
      found += table.length > 0 ? 1 : 0;
    }
    expect(found).toBeGreaterThan(40);
  });

  it("find the same while prices change, offers end and begin again", async () => {
    for (let i = 0; i < 12; i += 1) {
      const keys = Array.from({ length: 6 }, () => pick(random, offers).key);
      const changes = change(async (tx) => {
        const state = pick(random, ["active", "active", "applied"]);
        await sql`update listing set price = price * ${0.8 + random() / 2}::double precision, state = ${state} where id = any(${keys})`.execute(
          tx,
        );
        return keys;
      });
      // Asked while the change is under way too: then before or after it, but never in between.
      await Promise.all([changes, countHomes({ db, clock }, NO_CONDITIONS)]);
      const [table, statement] = await bothWays(i % 2 === 0 ? NO_CONDITIONS : conditionsLike(random, pick(random, offers)));
      expect(table).toEqual(statement);
    }
  });
});

describe("homes in memory", () => {
  it("are gone the day after their next update is due, without anything being written", async () => {
    const now = await countHomes({ db, clock }, NO_CONDITIONS);
    const later = movableClock(new Date(`${DRAWN_TODAY}T03:00:00Z`));
    later.advance(30 * 86_400_000);

    expect(now).toBeGreaterThan(50);
    expect(await countHomes({ db, clock: later }, NO_CONDITIONS)).toBe(0);
    expect(await countHomes({ db, clock }, NO_CONDITIONS)).toBe(now);
  });

  it("are gone once the home is sold, whoever still offers it, and once the company is suspended", async () => {
    const before = await keysOfHomes({ db, clock }, { conditions: NO_CONDITIONS });
    const key = before[0] ?? "";
    await change(async (tx) => {
      await sql`update dwelling set sold_at = now() where key = (select dwelling_key from listing where id = ${key})`.execute(tx);
      return [key];
    });
    expect(await keysOfHomes({ db, clock }, { conditions: NO_CONDITIONS })).toEqual(before.slice(1));

    await change(async (tx) => {
      await sql`update company set state = 'suspended'`.execute(tx);
      return offers.map((offer) => offer.key);
    });
    expect(await countHomes({ db, clock }, NO_CONDITIONS)).toBe(0);
    await change(async (tx) => {
      await sql`update company set state = 'live'`.execute(tx);
      return offers.map((offer) => offer.key);
    });
  });

  it("are found once where an advertisement moves to another home, shown or not, and nobody is left in the one before", async () => {
    const before = await keysOfHomes({ db, clock }, { conditions: NO_CONDITIONS });
    const [moved = "", hidden = ""] = before;
    const move = (key: string, faults: string) =>
      change(async (tx) => {
        await sql`insert into dwelling (key, made_at) values (${`new-${key}`}, now())`.execute(tx);
        await sql`update listing set dwelling_key = ${`new-${key}`}, price = price + 1, faults = ${faults}::text[] where id = ${key}`.execute(
          tx,
        );
        await sql`delete from dwelling d where not exists (select 1 from listing l where l.dwelling_key = d.key)`.execute(tx);
        return [key];
      });
    await move(moved, "{}");
    await move(hidden, "{next-update-missing}");

    const [table, statement] = await bothWays(NO_CONDITIONS);
    expect(table).toEqual(statement);
    expect([table.includes(moved), table.includes(hidden), new Set(table).size]).toEqual([true, false, table.length]);
  });

  it("are told by pages of keys which of them changed, each once", async () => {
    const keys: string[] = [];
    for (let page = [""]; page.length > 0; keys.push(...page))
      page = (await homesChangedAfter(db, -1, { key: keys.at(-1) ?? "", most: 40 })).map(({ key }) => key);
    const { rows } = await sql<{ key: string }>`select distinct dwelling_key as key from listing order by 1`.execute(db);

    expect(rows.length).toBeGreaterThan(80);
    expect(keys).toEqual(rows.map(({ key }) => key));
  });

  it("are kept fresh without a question by a timer that goes on after a failure, tells of it, and stops when it is told to", async () => {
    const failures: string[] = [];
    let asked = 0;
    const now = () => {
      asked += 1;
      if (asked === 2) throw new Error("the second time");
      return clock.now();
    };
    const fresh = keepHomesFresh({ db, clock: { now } }, ({ message }) => failures.push(message), 1);
    await fresh.start();
    const table = await keptHomes(db).current(DRAWN_TODAY);
    const before = table.dead;
    await change(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        update listing set state = 'sold' where id = (select id from listing where state = 'active' and faults = '{}' order by id limit 1)
        returning id`.execute(tx);
      return rows.map(({ id }) => id);
    });
    await expect.poll(() => table.dead, { interval: 5 }).toBeGreaterThan(before);
    await fresh.stop();
    const until = asked;
    await new Promise((resolve) => setTimeout(resolve, 20));

    expect([failures, asked]).toEqual([["the second time"], until]);
  });

  it("are read anew when rows were taken away, and the old answer goes on until then", async () => {
    const before = await countHomes({ db, clock }, NO_CONDITIONS);
    await db.transaction().execute(async (tx) => {
      await sql`delete from listing`.execute(tx);
      await sql`update home_revision set epoch = epoch + 1, value = value + 1`.execute(tx);
    });

    expect([before, 0]).toContain(await countHomes({ db, clock }, NO_CONDITIONS));
    await expect.poll(() => countHomes({ db, clock }, NO_CONDITIONS)).toBe(0);
  });
});
