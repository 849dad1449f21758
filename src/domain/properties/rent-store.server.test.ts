import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aRentRow, insertRows } from "#test/support/market.ts";
import { keptRentOrigin, listRents, quarterlyRents, rentOrigin, rentRevision, usualRentedHome, yearRents } from "./rent-store.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  for (const table of ["rent", "data_load"]) await sql`delete from ${sql.table(table)}`.execute(db);
});

async function insert(rows: readonly ReturnType<typeof aRentRow>[]): Promise<number> {
  const load = await aLoad(db, "rents");
  await insertRows(db, "rent", load, rows);
  return load;
}
const times = (n: number, changes: Parameters<typeof aRentRow>[0] = {}) => Array.from({ length: n }, () => aRentRow(changes));

describe("without rents", () => {
  it("there is nothing, and nothing is made up", async () => {
    expect(await listRents(db)).toEqual([]);
    expect(await rentOrigin(db)).toMatchObject({ origin: "none", rents: 0, firstQuarter: null, attributions: [] });
    expect(await rentRevision(db)).toBeNull();
    expect(await quarterlyRents(db, { cityCode: "13108" })).toEqual([]);
    expect(await yearRents(db)).toEqual([]);
    expect(await usualRentedHome(db, { apartmentKey: "k", cityCode: "13108", town: "豊洲" })).toBeNull();
  });
});

describe("rents", () => {
  it("are listed oldest first, until a quarter", async () => {
    await insert([aRentRow({ year: 2025 }), aRentRow({ year: 2024, quarter: 4, rent_category: "asking", floor: 3 }), aRentRow()]);

    const rents = await listRents(db, { until: { year: 2024, quarter: 4 } });

    expect(rents).toMatchObject([
      { quarter: { year: 2024, quarter: 1 }, category: "agreed", floor: null },
      { quarter: { year: 2024, quarter: 4 }, category: "asking", floor: 3, rentYen: 210_000, place: { lon: 139.794, lat: 35.655 } },
    ]);
  });

  it("are listed as far as a load knows them", async () => {
    const first = await insert([aRentRow({ year: 2024 })]);
    await insert([aRentRow({ year: 2025 })]);

    expect(await listRents(db, { newestLoad: first })).toMatchObject([{ quarter: { year: 2024, quarter: 1 } }]);
    expect(await listRents(db, { newestLoad: first, until: { year: 2023, quarter: 4 } })).toEqual([]);
  });

  it("change the revision when they are loaded", async () => {
    const first = await insert([aRentRow()]);
    expect(await rentRevision(db)).toBe(first);
    await aLoad(db, "transactions");
    expect(await rentRevision(db)).toBe(first);
  });

  it("are looked at anew for what they are once a load of rents or of sales has come", async () => {
    const origin = keptRentOrigin(db);
    const first = origin();
    expect(await first).toMatchObject({ origin: "none" });
    await insert([aRentRow()]);
    expect(await origin()).toMatchObject({ origin: "given", rents: 1 });
    const kept = await origin();
    expect(await origin()).toBe(kept);
    await sql`delete from rent`.execute(db);
    await aLoad(db, "transactions");
    expect(await origin()).toMatchObject({ origin: "none" });
  });

  it("make a quarter's median from five on, so that none shows through", async () => {
    await insert([...times(5), ...times(4, { quarter: 2 }), aRentRow({ town: "木場", rent_yen: 120_000, quarter: 2 })]);

    expect(await quarterlyRents(db, { cityCode: "13108", town: "豊洲" })).toEqual([
      { quarter: { year: 2024, quarter: 1 }, medianYenPerM2: 3_500, n: 5 },
    ]);
    expect(await quarterlyRents(db, { cityCode: "13108" })).toMatchObject([{ n: 5 }, { n: 5 }]);
  });

  it("are told by year, of a town and of its city", async () => {
    await insert([...times(2), aRentRow({ rent_yen: 240_000 }), aRentRow({ year: 2025 }), aRentRow({ town: "東雲" })]);

    const told = (await yearRents(db)).map(({ town, year, medianYenPerM2, n }) => [town, year, medianYenPerM2, n].join(" "));
    expect(told.toSorted()).toEqual(
      ["東雲 2024 3500 1", "豊洲 2024 3500 3", "豊洲 2025 3500 1", " 2024 3500 4", " 2025 3500 1"].toSorted(),
    );
  });

  it("tell the usual home of the building from three on, else of the town, else of the city", async () => {
    const place = { apartmentKey: "k1", cityCode: "13108", town: "豊洲" };
    await insert(times(3, { town: "木場", area_m2: 40, layout: "1LDK" }));
    expect(await usualRentedHome(db, place)).toEqual({ areaM2: 40, layout: "1LDK", of: "city" });
    await insert(times(3));
    expect(await usualRentedHome(db, place)).toEqual({ areaM2: 60, layout: "2LDK", of: "town" });
    await insert(times(3, { apartment_key: "k1", area_m2: 72.4, layout: "3LDK" }));
    expect(await usualRentedHome(db, place)).toEqual({ areaM2: 72, layout: "3LDK", of: "building" });
  });

  it("say nothing of a usual home while even the city has under three", async () => {
    await insert(times(2));

    expect(await usualRentedHome(db, { apartmentKey: "k1", cityCode: "13108", town: "豊洲" })).toBeNull();
  });
});

describe("whose rents they are", () => {
  const credited = (told_by: string, n: number) => times(n, { told_by });

  it("is credited to the five who gave most, each licence once, with the period they cover", async () => {
    const loads = [credited("甲", 3), credited("乙", 6), credited("丙", 1), credited("丁", 5), credited("戊", 4), credited("己", 2)];
    for (const rents of loads) await insert(rents);
    await insert([aRentRow({ told_by: "乙", year: 2026, quarter: 2 })]);

    const { attributions, licences, ...origin } = await rentOrigin(db);

    expect(origin).toEqual({
      origin: "given",
      rents: 22,
      firstQuarter: { year: 2024, quarter: 1 },
      lastQuarter: { year: 2026, quarter: 2 },
    });
    expect(attributions.toSorted()).toEqual(["乙", "丁", "己", "戊", "甲"].toSorted());
    expect(licences).toEqual(["CC BY 4.0"]);
  });

  it("is a sample as soon as one of them is invented", async () => {
    await insert([aRentRow(), aRentRow({ is_sample: true })]);

    expect(await rentOrigin(db)).toMatchObject({ origin: "sample", rents: 2 });
  });
});
