import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { EngineSource, EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { aSale } from "#test/support/typed-market.ts";
import { flagOffers, homesDue, isRunDue } from "./flag-offers.server.ts";

/** Three sales at 1,000,000 yen/m²: a flat of 70 m² is estimated at 70,000,000, the band 63 to 77, one in twenty under 59.5. */
const SALES = [1, 2, 3].map((id) => aSale({ id, price: 70_000_000, areaM2: 70 }));
const DAY = new Date("2026-11-22T03:00:00Z");
const ID = "l-1";
const clock = movableClock(DAY);
let db: Db;

let dataRevision = 0;
const enginesOf = (version = "town-1"): EngineSource => ({
  current: async (kind) => (kind === "condo" ? townEngine(SALES, version, dataRevision) : null),
});
const run = (version?: string) => flagOffers({ db, clock, engines: enginesOf(version) });
const isDue = (version?: string) => isRunDue({ db, clock, engines: enginesOf(version) });

async function offer(changes: Parameters<typeof aListingRow>[0] = {}) {
  const row = { id: ID, area_m2: 70, price: 55_000_000, built_year: 2010, confirmed_on: "2008-05-01", floor: 5, ...changes };
  await insertRows(db, "listing", await aLoad(db, "sample"), [aListingRow(row)]);
}
async function change(columns: Record<string, unknown>, id = ID) {
  await sql`update home_revision set value = value + 1`.execute(db);
  const set = sql.join(Object.entries(columns).map(([name, value]) => sql`${sql.id(name)} = ${value}`));
  await sql`update listing set ${set}, changed_revision = (select value from home_revision) where id = ${id}`.execute(db);
}
const rowsOf = async <T>(table: string) => (await sql<T>`select * from ${sql.table(table)}`.execute(db)).rows;
type FlagRow = { grade: string; depth: string; ratio: number; reasons: string[]; day: string };
const flags = async () =>
  (
    await sql<FlagRow>`select grade, depth, ratio, reasons, to_char(flagged_on, 'YYYY-MM-DD') as day from kyugake_flag order by listing_id`.execute(
      db,
    )
  ).rows;
const past = () => rowsOf<{ grade: string; last_price: number; flagged_price: number }>("kyugake_flag_past");
type RaisingRow = { home: string; day: string; grade: string; price: number; model: string };
const raisings = async () =>
  (
    await sql<RaisingRow>`select dwelling_key as home, to_char(raised_on, 'YYYY-MM-DD') as day, grade, price::float8 as price, model_version as model
      from kyugake_raising order by id`.execute(db)
  ).rows;
const revision = async () => (await rowsOf<{ value: number }>("home_revision"))[0]?.value;

beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲")]);
});
beforeEach(async () => {
  clock.moveTo(DAY);
  dataRevision = 0;
  for (const table of ["kyugake_run", "kyugake_raising", "listing", "dwelling"]) await sql`delete from ${sql.table(table)}`.execute(db);
});

describe("estimates of homes on offer", () => {
  it("are made blind: another asking price leaves every figure and the hash as they were, and only the flag moves", async () => {
    await offer();
    await run();
    const before = await rowsOf("listing_estimate");
    await change({ price: 90_000_000 });
    expect(await run()).toMatchObject({ looked: 1, estimated: 0 });

    expect(before).toMatchObject([
      { point: 70_000_000, q05: 59_500_000, q10: 63_000_000, grade: "B", model_version: "town-1", is_sample: false },
    ]);
    expect(before).toMatchObject([
      { headline: { quarter: "2026Q4", knownUntil: "2026Q2", quartersAhead: 2 }, similar_sales: { count: 3 } },
    ]);
    expect(await rowsOf("listing_estimate")).toEqual(before);
    expect([await flags(), (await past()).length]).toEqual([[], 1]);
  });

  it("are made anew with another model or another description, and not otherwise", async () => {
    await offer();
    const first = await run();
    const again = await run();
    const byModel = await run("town-2");
    await change({ area_m2: 75 });
    const described = await run("town-2");

    expect([first, again, byModel, described].map(({ estimated }) => estimated)).toEqual([1, 0, 1, 1]);
    expect(await rowsOf("listing_estimate")).toMatchObject([{ point: 75_000_000, model_version: "town-2" }]);
  });

  it("are made anew beside other sales, though the model is the same", async () => {
    await offer();
    await run();
    await run();
    dataRevision = 1;
    const due = await isDue();

    expect([due, (await run()).estimated, await isDue(), (await run()).estimated]).toEqual([true, 1, false, 0]);
  });

  it("rest on the structure that a house is advertised with, which is kept with its flag", async () => {
    const houses = SALES.map((sale) => ({ ...sale, kind: "house" as const }));
    const seen: (string | null)[] = [];
    const engine: EstimateEngine = {
      ...townEngine(houses),
      appraiseBriefly: (subjects, options) => {
        seen.push(...subjects.map(({ structure }) => structure));
        return townEngine(houses).appraiseBriefly(subjects, options);
      },
    };
    const engines = { current: async (kind: string) => (kind === "house" ? engine : null) };
    await offer({ kind: "house", land_area_m2: 70, floor: null, structure: "wood", price: 62_000_000, is_sample: false });
    await flagOffers({ db, clock, engines });
    await change({ structure: "light-steel" });
    await flagOffers({ db, clock, engines });

    expect(seen).toEqual(["wood", "light-steel"]);
    expect(await rowsOf("kyugake_raising")).toMatchObject([{ home: { kind: "house", structure: "wood" } }]);
  });

  it("say why there is none, and leave out what no past sale tells of", async () => {
    await offer({ town: "辰巳" });
    await offer({ id: "l-2", kind: "new-condo" });
    await offer({ id: "l-3", state: "sold" });
    await run();

    expect(await rowsOf("listing_estimate")).toMatchObject([{ listing_id: ID, grade: "E", point: null, refusal: "too-few-comparables" }]);
    expect(await flags()).toEqual([]);
  });

  it("stand beside a home with an application too, which is not flagged, and stay when it is sold", async () => {
    await offer({ state: "applied" });
    await run();
    const applied = [(await rowsOf("listing_estimate")).length, await flags()];
    await change({ state: "sold" });
    await run();

    expect(applied).toEqual([1, []]);
    expect(await rowsOf("listing_estimate")).toMatchObject([{ point: 70_000_000 }]);
  });

  it("tell searches once of what changed, and a further run changes nothing", async () => {
    await offer();
    const before = (await revision()) ?? 0;
    await run();
    const after = await revision();
    await run();

    expect([after, await revision()]).toEqual([before + 1, before + 1]);
    expect(await rowsOf("listing")).toMatchObject([{ changed_revision: after }]);
  });
});

describe("flags", () => {
  it("keep their day while they stand, and are kept as past when they end", async () => {
    await offer();
    await run();
    clock.moveTo(new Date("2026-11-23T03:00:00Z"));
    await change({ price: 54_000_000 });
    await run();
    const standing = await flags();
    await change({ state: "sold" });
    await run();

    expect(standing).toMatchObject([{ grade: "A", depth: "eight", ratio: 0.772, day: "2026-11-22" }]);
    expect(await flags()).toEqual([]);
    expect(await past()).toMatchObject([{ grade: "A", flagged_price: 55_000_000, last_price: 54_000_000 }]);
  });

  it("begin anew when a nearest miss becomes one, and a miss that ends leaves nothing behind", async () => {
    await offer({ price: 65_000_000 });
    await run();
    const near = await flags();
    clock.moveTo(new Date("2026-11-23T03:00:00Z"));
    await change({ price: 62_000_000 });
    await run();

    expect(near).toMatchObject([{ grade: "near", depth: "near", ratio: 0.929, day: "2026-11-22" }]);
    expect(await flags()).toMatchObject([{ grade: "B", depth: "nine", ratio: 0.886, day: "2026-11-23" }]);
    expect(await past()).toEqual([]);
  });

  it("are to be checked when companies disagree on the price of the home", async () => {
    await offer({ id: "l-2", dwelling_key: "shared" });
    await offer({ id: "l-3", dwelling_key: "shared", price: 58_000_000 });
    await run();

    expect((await flags()).map(({ grade }) => grade)).toEqual(["check", "check"]);
  });

  it.each([
    ["are as they were when one sender alone has reported the home", [[1, "20T10"]], "A"],
    [
      "are as they were when one sender says so, however often",
      [
        [1, "20T10"],
        [1, "20T11"],
        [1, "21T10"],
      ],
      "A",
    ],
    [
      "are no A when two senders have reported the home, and stay on that day",
      [
        [1, "20T10"],
        [2, "20T23"],
      ],
      "B",
    ],
    [
      "are to be checked when another sender says so on another day in Japan",
      [
        [1, "20T23"],
        [2, "21T00"],
      ],
      "check",
    ],
    [
      "are as they were once the reports are two weeks old",
      [
        [1, "05T10"],
        [2, "06T10"],
      ],
      "A",
    ],
    [
      "are as they were when nobody's report is open",
      [
        [1, "20T10", true],
        [2, "21T10", true],
      ],
      "A",
    ],
  ] as [string, [number, string, boolean?][], string][])("%s", async (_, reports, grade) => {
    await offer();
    for (const [sender, day, isSettled] of reports)
      await sql`insert into home_report (listing_id, dwelling_key, reason, sender_mark, reported_at, settled_at)
        values (${ID}, ${`d-${ID}`}, 'sold', ${sender}, ${`2026-11-${day}:00:00+09:00`}, ${isSettled ? DAY : null})`.execute(db);
    await run();

    expect(await flags()).toMatchObject([{ grade, reasons: grade === "A" ? [] : ["reported"] }]);
  });

  it("see the price of another company change", async () => {
    await offer({ dwelling_key: "shared" });
    await offer({ id: "l-2", dwelling_key: "shared" });
    await run();
    await change({ price: 60_000_000 }, "l-2");
    const { looked } = await run();

    expect(looked).toBe(2);
    expect((await flags()).map(({ grade }) => grade)).toEqual(["check", "check"]);
  });

  it("are no A where less is laid aside than the guideline's usual range", async () => {
    await offer({ reserve_yen: 7_000, total_floors: 10, total_units: 50 });
    await run();

    expect(await flags()).toMatchObject([{ grade: "B", reasons: ["reserve-shortfall"] }]);
  });
});

describe("what is kept to be judged", () => {
  const real = { is_sample: false };
  const later = async (day: string, columns: Record<string, unknown>, version?: string) => {
    clock.moveTo(new Date(`${day}T03:00:00Z`));
    await change({ next_update_on: "2030-01-01", ...columns });
    await run(version);
  };

  it("is a home once, with grade, price and model of the day on which it was first shown, however its flag goes on", async () => {
    await offer({ ...real, price: 62_000_000, dwelling_key: "shared" });
    await offer({ ...real, id: "l-2", price: 62_100_000, dwelling_key: "shared" });
    await run();
    await later("2026-11-23", { price: 58_000_000 }, "town-2");
    await later("2026-11-24", { price: 62_000_000 });
    await later("2026-11-25", { state: "suspended" });
    await later("2026-12-01", { state: "active" });

    expect(await raisings()).toEqual([{ home: "shared", day: "2026-11-22", grade: "B", price: 62_000_000, model: "town-1" }]);
  });

  it("is another one after the four quarters by which the first is judged, and not before", async () => {
    await offer({ ...real, price: 62_000_000 });
    await run();
    await later("2027-02-01", { price: 90_000_000 });
    await later("2027-12-31", { price: 62_000_000 });
    await later("2027-12-31", { price: 90_000_000 });
    await later("2028-01-01", { price: 61_000_000 });

    expect((await raisings()).map(({ day }) => day)).toEqual(["2026-11-22", "2028-01-01"]);
  });

  it("is no nearest miss, nothing to be checked and no sample", async () => {
    await offer({ ...real, price: 65_000_000 });
    await offer({ ...real, id: "l-2", price: 40_000_000 });
    await offer({ id: "l-3", price: 62_000_000 });
    await run();

    expect([(await flags()).length, await raisings()]).toEqual([3, []]);
  });
});

describe("whether a run is due", () => {
  it("tells a change, another day and another model from a site where nothing happened", async () => {
    await offer();
    const atFirst = await isDue();
    await run();
    // What the run itself changed is looked at once more.
    await run();
    const quiet = await isDue();
    const byModel = await isDue("town-2");
    await change({ price: 50_000_000 });
    const byChange = await isDue();
    await run();
    await run();
    clock.moveTo(new Date("2026-11-23T03:00:00Z"));

    expect([atFirst, quiet, byModel, byChange, await isDue()]).toEqual([true, false, true, true, true]);
  });

  it("tells homes from models: those who watch the homes alone load no model", async () => {
    await offer();
    await run();
    await run("town-2");
    const quiet = await homesDue({ db, clock });
    await change({ price: 50_000_000 });
    const changed = await homesDue({ db, clock });
    await change({ price: 51_000_000 });

    expect([quiet, changed === (await homesDue({ db, clock }))]).toEqual([null, false]);
  });
});
