import { beforeAll, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, anApartmentRow, insertRows } from "#test/support/market.ts";
import { listListings } from "./listing-store.server.ts";

let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
  const load = await aLoad(db, "sample");
  await insertRows(db, "apartment", load, [anApartmentRow({ key: "tower" })]);
  await insertRows(db, "listing", load, [
    aListingRow({ id: "b" }),
    aListingRow({ id: "a" }),
    aListingRow({ id: "newest", updated_on: "2026-11-20", apartment_key: "tower" }),
    aListingRow({ id: "elsewhere", city_code: "13101", town: "岩本町" }),
    aListingRow({ id: "house", kind: "house", town: "東雲" }),
    aListingRow({ id: "sold", state: "sold" }),
    aListingRow({ id: "suspended", state: "suspended" }),
  ]);
});

const ids = async (wanted: Omit<Parameters<typeof listListings>[1], "page">, asOf = "2026-11-21") =>
  (await listListings(db, { ...wanted, page: 1 }, asOf)).items.map(({ id }) => id);

it("shows what is on sale, last updated first, then by id", async () => {
  expect(await ids({})).toEqual(["newest", "a", "b", "elsewhere", "house"]);
});

it("narrows by city, town, building and kind", async () => {
  expect(await ids({ cityCode: "13101" })).toEqual(["elsewhere"]);
  expect(await ids({ cityCode: "13108", town: "東雲" })).toEqual(["house"]);
  expect(await ids({ apartmentKey: "tower" })).toEqual(["newest"]);
  expect(await ids({ kind: "house" })).toEqual(["house"]);
  expect(await ids({ cityCode: "13123" })).toEqual([]);
});

it("still shows a listing fourteen days after its update was due, and not a day longer", async () => {
  expect(await ids({ apartmentKey: "tower" }, "2026-12-08")).toEqual(["newest"]);
  expect(await ids({ apartmentKey: "tower" }, "2026-12-09")).toEqual([]);
});

it("gives dates as calendar days", async () => {
  const { items, total } = await listListings(db, { apartmentKey: "tower", page: 1 }, "2026-11-21");

  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ publishedOn: "2026-10-01", updatedOn: "2026-11-20", nextUpdateOn: "2026-11-24", price: 80_000_000 });
});

it("gives twenty a page, and tells how many there are on a page beyond the last", async () => {
  const rows = Array.from({ length: 21 }, (_, n) => aListingRow({ id: `many-${String(n).padStart(2, "0")}`, city_code: "13121" }));
  await insertRows(db, "listing", await aLoad(db, "sample"), rows);
  const page = async (number: number) => {
    const { items, total } = await listListings(db, { cityCode: "13121", page: number }, "2026-11-21");
    return { total, first: items[0]?.id, n: items.length };
  };

  expect(await page(1)).toEqual({ total: 21, first: "many-00", n: 20 });
  expect(await page(2)).toEqual({ total: 21, first: "many-20", n: 1 });
  expect(await page(3)).toEqual({ total: 21, first: undefined, n: 0 });
});
