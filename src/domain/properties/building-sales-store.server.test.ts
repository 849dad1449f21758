import { beforeAll, expect, it } from "vitest";
import type { Quarter } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, anApartmentRow, aSaleRow, insertRows } from "#test/support/market.ts";
import { buildingSales } from "./building-sales-store.server.ts";

const quarter = (year: number, quarter: Quarter["quarter"]): Quarter => ({ year, quarter });
let db: Db;
let load: number;
beforeAll(async () => {
  ({ db } = await testDatabase());
  load = await aLoad(db, "sample");
  await insertRows(db, "apartment", load, [anApartmentRow({ key: "tower" }), anApartmentRow({ key: "court" })]);
});
const sold = (apartmentKey = "tower", from = quarter(2021, 4), until = quarter(2022, 1)) =>
  buildingSales(db, { apartmentKey, from, until });

it("says nothing of a building while no recorded sale names one, rather than that nothing was sold", async () => {
  await insertRows(db, "sale", load, [aSaleRow()]);

  expect(await sold()).toBeNull();
});

it("counts the sales of the building in the quarters from the first to the last, over the turn of a year", async () => {
  const on = (year: number, of: Quarter["quarter"], apartment_key = "tower") => aSaleRow({ year, quarter: of, apartment_key });
  await insertRows(db, "sale", load, [on(2021, 3), on(2021, 4), on(2022, 1), on(2022, 1), on(2022, 2), on(2022, 1, "court")]);

  expect(await sold()).toBe(3);
  expect(await sold("court")).toBe(1);
  expect(await sold("tower", quarter(2022, 2), quarter(2022, 2))).toBe(1);
});

it("counts nothing for a building that was not sold, once sales name their buildings", async () => {
  expect(await sold("nowhere")).toBe(0);
  expect(await sold("tower", quarter(2022, 2), quarter(2021, 4))).toBe(0);
});
