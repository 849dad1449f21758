import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { listActiveModels, loadActiveEngine, retrainModel } from "#domain/valuation/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aRentRow, insertRows } from "#test/support/market.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { insertMarket } from "#test/support/typed-market.ts";
import { isSampleOf, learnableOf, revisionOf } from "./market-of-kind.server.ts";

const clock = movableClock(new Date("2026-11-21T00:00:00Z"));
const storage = temporaryStorage();
let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
});

async function insertRents(count: number): Promise<void> {
  const rows = syntheticSales(count).map((sale) =>
    aRentRow({
      city_code: sale.cityCode,
      city_name: sale.cityName,
      town: sale.town,
      lon: sale.place?.lon ?? null,
      lat: sale.place?.lat ?? null,
      ...{ year: sale.quarter.year, quarter: sale.quarter.quarter, area_m2: sale.areaM2, layout: sale.layout, built_year: sale.builtYear },
      rent_category: sale.priceCategory === "contract" ? "agreed" : "asking",
      rent_yen: Math.round(sale.price * 0.004),
      is_sample: true,
    }),
  );
  await insertRows(db, "rent", await aLoad(db, "rents"), rows);
}

const retrain = () => retrainModel({ db, storage, clock, fitForest: fitQuickly }, "rent");

it("knows of no rents before any were imported, and makes no model of them", async () => {
  expect([await isSampleOf(db, "rent"), await revisionOf(db, "rent"), await learnableOf(db, "rent", { now: clock.now() })]).toEqual([
    null,
    null,
    [],
  ]);
  expect(await retrain()).toMatchObject({ state: "skipped", modelVersion: null });
});

it("learns a model from rents as from sales, puts it into use, and makes none twice from the same rents", async () => {
  await insertRents(700);

  expect(await isSampleOf(db, "rent")).toBe(true);
  expect(await retrain()).toMatchObject({ state: "promoted", modelVersion: expect.stringMatching(/^rent-2026\.11-/) });
  expect(await retrain()).toMatchObject({ state: "skipped" });
  expect((await loadActiveEngine({ db, storage, clock }, "rent"))?.dataAsOf({ cityCode: "13101" })).toEqual({ year: 2024, quarter: 4 });
  expect(await loadActiveEngine({ db, storage, clock }, "condo")).toBeNull();
});

it("takes a model of sample rents out of use where these are gone", async () => {
  await sql`delete from rent`.execute(db);
  await aLoad(db, "rents");

  expect(await retrain()).toMatchObject({ state: "skipped", modelVersion: null });
  expect(await listActiveModels(db)).toEqual([]);
});

it("learns nothing from the sales of a city that come from a single quarter", async () => {
  const measured = syntheticSales(600);
  const [one] = measured;
  if (!one) throw new Error("a market has sales");
  const alone = Array.from({ length: 140 }, () => ({
    ...one,
    cityCode: "13201",
    cityName: "八王子市",
    quarter: { year: 2024, quarter: 2 } as const,
  }));
  await insertMarket(db, { sales: [...measured, ...alone].map((sale) => ({ ...sale, structure: null })) });

  const learnt = await learnableOf(db, "condo", { now: clock.now() });

  expect([learnt.length, learnt.some(({ cityCode }) => cityCode === "13201")]).toEqual([600, false]);
});

it("learns nothing of a quarter that has not begun, which an older import may have let in, nor up to one that is asked for", async () => {
  const [sale] = syntheticSales(1);
  if (!sale) throw new Error("a market has sales");
  const later = { ...sale, structure: null, quarter: { year: 2099, quarter: 4 } as const };
  await insertMarket(db, { sales: [later] });
  await insertRows(db, "rent", await aLoad(db, "rents"), [aRentRow({ year: 2026, quarter: 4 }), aRentRow({ year: 2027, quarter: 1 })]);
  const quartersOf = async (kind: "condo" | "rent") =>
    (await learnableOf(db, kind, { now: clock.now(), until: { year: 2100, quarter: 1 } })).map(({ quarter }) => quarter.year);

  expect([(await quartersOf("condo")).length, Math.max(...(await quartersOf("condo")))]).toEqual([600, 2024]);
  expect(await quartersOf("rent")).toEqual([2026]);
});
