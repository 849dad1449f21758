import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aSaleRow, aTownRow, insertRows } from "#test/support/market.ts";
import { marketOverview } from "./market-overview.server.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const many = (count: number, changes: Parameters<typeof aSaleRow>[0]) => Array.from({ length: count }, () => aSaleRow(changes));

async function imported(...rows: ReturnType<typeof aSaleRow>[]) {
  await sql`delete from sale`.execute(db);
  await insertRows(db, "sale", await aLoad(db), rows);
  return marketOverview(db, NOW);
}

describe("what condominiums cost where", () => {
  it("is nothing where none was sold", async () => {
    expect(await imported(aSaleRow({ kind: "land" }))).toBeNull();
  });

  it("counts four quarters back from the newest one that has condominiums", async () => {
    const overview = await imported(
      ...many(20, { year: 2025, quarter: 2, price: 77_000_000 }),
      ...many(20, { year: 2024, quarter: 2, price: 70_000_000 }),
      aSaleRow({ kind: "house", year: 2026, quarter: 1 }),
    );

    expect(overview?.areas).toEqual([expect.objectContaining({ cityCode: "13108", medianYenPerM2: 1_100_000, n: 20, changePercent: 10 })]);
    expect(overview?.areaPeriod).toEqual({ from: { year: 2024, quarter: 3 }, until: { year: 2025, quarter: 2 } });
    expect(overview?.mapPeriod.from).toEqual({ year: 2023, quarter: 3 });
  });

  it("counts no sale of a quarter that has not begun, which an older import may have let in", async () => {
    const sold = many(20, { year: 2026, quarter: 2 });
    const before = await imported(...sold);
    const after = await imported(...sold, ...many(20, { year: 2099, quarter: 4, town: "東雲", price: 7_000_000 }));

    expect({ ...after, version: before?.version }).toEqual(before);
    expect(await imported(aSaleRow({ year: 2027, quarter: 1 }))).toBeNull();
  });

  it("leaves out sales that say nothing of the market", async () => {
    const overview = await imported(
      ...many(20, { price: 70_000_000 }),
      ...many(60, { price: 7_000_000, remarks: "競売・公売" }),
      ...many(60, { price: 7_000_000, area_is_minimum: true }),
    );

    expect(overview?.areas[0]).toMatchObject({ medianYenPerM2: 1_000_000, n: 20 });
  });

  it("names the town with most homes of a usual size, with where eight of ten prices lie", async () => {
    await insertRows(db, "town", await aLoad(db, "towns"), [
      aTownRow("豊洲四丁目", { lon: 139.795, lat: 35.656 }),
      aTownRow("東雲一丁目", { lon: 139.803, lat: 35.647 }),
    ]);
    const prices = Array.from({ length: 21 }, (_, index) => aSaleRow({ price: 60_000_000 + index * 1_000_000 }));
    const overview = await imported(...prices, ...many(40, { town: "東雲", area_m2: 30 }));

    expect(overview?.busyTowns).toEqual([
      expect.objectContaining({
        town: "豊洲",
        n: 21,
        low: 62_000_000,
        median: 70_000_000,
        high: 78_000_000,
        place: { lon: 139.795, lat: 35.656 },
      }),
    ]);
    expect(overview?.points).toContainEqual({ cityCode: "13108", town: "東雲", lon: 139.803, lat: 35.647 });
  });

  it("is counted anew after a load, under another version, and not between", async () => {
    const first = await imported(aSaleRow());

    expect(await marketOverview(db, NOW)).toBe(first);
    expect((await imported(aSaleRow()))?.version).not.toBe(first?.version);
  });
});
