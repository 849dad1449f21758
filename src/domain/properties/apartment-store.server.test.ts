import { beforeAll, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, anApartmentRow, insertRows } from "#test/support/market.ts";
import { findApartment, knowsApartments, listApartments } from "./apartment-store.server.ts";

let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertRows(db, "apartment", await aLoad(db, "sample"), [
    ...Array.from({ length: 22 }, (_, i) =>
      anApartmentRow({ key: `same-${String(i).padStart(2, "0")}`, name: "見本コート", name_kana: "ミホンコート" }),
    ),
    anApartmentRow({ key: "tower", name: "見本タワー有明1", name_kana: "ミホンタワーアリアケ1", town: "有明", built_month: 3, floors: 30 }),
    anApartmentRow({ key: "percent", name: "100%レジデンス", name_kana: "ヒャクパーセントレジデンス", city_code: "13101", town: "岩本町" }),
  ]);
});

it("finds a building by its key", async () => {
  expect(await findApartment(db, "tower")).toMatchObject({
    key: "tower",
    place: { lon: 139.795, lat: 35.654 },
    builtYear: 2010,
    builtMonth: 3,
    floors: 30,
    units: null,
    isSample: true,
  });
});

it("knows whether there is any building", async () => {
  const { db: empty } = await testDatabase();

  expect(await knowsApartments(db)).toBe(true);
  expect(await knowsApartments(empty)).toBe(false);
});

it("knows no building under another key", async () => {
  expect(await findApartment(db, "%")).toBeNull();
});

it("still tells how long a list is beyond its end, and that an empty one is empty", async () => {
  expect(await listApartments(db, { cityCode: "13108", page: 99 })).toMatchObject({ items: [], page: 99, total: 23 });
  expect(await listApartments(db, { cityCode: "01101", page: 1 })).toMatchObject({ items: [], page: 1, total: 0 });
});

it("keeps buildings of one name in the order of their keys from page to page", async () => {
  const pages = await Promise.all([1, 2].map((page) => listApartments(db, { cityCode: "13108", town: "豊洲", page })));

  expect(pages.map(({ total }) => total)).toEqual([22, 22]);
  expect(pages.flatMap(({ items }) => items.map(({ key }) => key))).toEqual(
    Array.from({ length: 22 }, (_, i) => `same-${String(i).padStart(2, "0")}`),
  );
});

it.each([
  ["有明", ["tower"]],
  ["みほんたわー", ["tower"]],
  ["ﾀﾜｰ", ["tower"]],
  ["１００％", ["percent"]],
  ["%", ["percent"]],
  ["_", []],
  ["なし", []],
])("finds %j in names and readings", async (q, keys) => {
  const { items } = await listApartments(db, { q, page: 1 });

  expect(items.map(({ key }) => key)).toEqual(keys);
});

it("lists all buildings when the name is empty", async () => {
  expect(await listApartments(db, { q: " ", page: 1 })).toMatchObject({ total: 24, page: 1 });
});
