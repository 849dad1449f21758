import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import { listHomes } from "#domain/search/index.server.ts";
import { seededRandom } from "#kernel/random.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { DRAWN_BUILDINGS, DRAWN_TODAY, drawnRow, drawOffers } from "#test/support/drawn-homes.ts";
import { aListingRow, aLoad, anApartmentRow, aStationRow, insertRows } from "#test/support/market.ts";
import { type LongList, siteMapSource } from "./site-map.server.ts";
import type { MapEntry } from "./types.ts";

const offers = drawOffers(seededRandom(75), { offers: 160, homes: 120 });
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
  await sql`insert into risk_report (apartment_key, model_version, data_revision, facts, report, computed_at)
    select key, 'm', 'd', '{}', '{}', '2026-03-01T20:00:00Z' from apartment`.execute(db);
});

async function everything(list: LongList, bounds: { entries: number; atOnce: number }): Promise<readonly MapEntry[][]> {
  const { files, entries } = siteMapSource({ db, clock }, bounds);
  const found: MapEntry[][] = [];
  for (let file = 1; file <= (await files(list)); file += 1) {
    const ofFile: MapEntry[] = [];
    for await (const some of entries(list, file)) ofFile.push(...some);
    found.push(ofFile);
  }
  return found;
}

describe("the map of the site", () => {
  it.each([
    { entries: 10_000, atOnce: 1000 },
    { entries: 30, atOnce: 7 },
    { entries: 10, atOnce: 10 },
  ])("names every home on offer once, by the offer that lists name, in files of %o", async (bounds) => {
    const files = await everything("homes", bounds);
    const listed: string[] = [];
    for (let page = 1; listed.length === (page - 1) * 20; page += 1)
      listed.push(...(await listHomes({ db, clock }, { conditions: NO_CONDITIONS, page })).items.map(({ key }) => `/homes/${key}`));

    expect(listed.length).toBeGreaterThan(30);
    expect(files.flat().map(({ path }) => path)).toEqual(listed.sort());
    for (const file of files) expect(file.length).toBeLessThanOrEqual(bounds.entries);
  });

  it("names the day on which an offer was last changed", async () => {
    const days = new Map(offers.map(({ key, updatedOn }) => [`/homes/${key}`, updatedOn]));

    for (const { path, changedOn } of (await everything("homes", { entries: 50, atOnce: 20 })).flat())
      expect(changedOn).toBe(days.get(path));
  });

  it("names no home from the day after its next update was due", async () => {
    const last =
      offers
        .map(({ nextUpdateOn }) => nextUpdateOn)
        .toSorted()
        .at(-1) ?? "";
    clock.moveTo(new Date(Date.parse(`${last}T03:00:00Z`) + 86_400_000));
    const later = await everything("homes", { entries: 50, atOnce: 20 });
    clock.moveTo(new Date(`${DRAWN_TODAY}T03:00:00Z`));

    expect(later).toEqual([]);
  });

  it("names the summary of every building with a report, with the day in Japan on which it was made", async () => {
    const named = (await everything("risk", { entries: 2, atOnce: 1 })).flat();

    expect(named.map(({ path }) => path)).toEqual(DRAWN_BUILDINGS.map(({ key }) => `/risk/${key}/summary`).sort());
    expect(new Set(named.map(({ changedOn }) => changedOn))).toEqual(new Set(["2026-03-02"]));
  });
});
