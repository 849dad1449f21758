import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { feedHouse } from "#test/support/feed-market.ts";
import { feedCells } from "#test/support/feed-rows.ts";
import { aListingRow, aLoad, anApartmentRow, insertRows } from "#test/support/market.ts";
import { removeSamples } from "./remove-samples.server.ts";

const { db } = await testDatabase();

test("homes of companies stay when the samples go, with their buildings found anew by the next file, and are the homes they were", async () => {
  const house = await feedHouse(db);
  const load = await aLoad(db, "sample");
  const at = { lon: 139.7905, lat: 35.6505 };
  const told = { address: "東京都江東区豊洲5-1-2" };
  await insertRows(db, "apartment", load, [
    anApartmentRow({ key: "sample-1", name: "青葉レジデンス", ...told, ...at, is_sample: true }),
    anApartmentRow({ key: "sample-2", name: "青葉タワー", address: "東京都江東区豊洲5-9-9", lon: 139.795, lat: 35.655, is_sample: true }),
  ]);
  await insertRows(db, "listing", load, [aListingRow({ id: "invented", apartment_key: "sample-1", is_sample: true })]);
  await sql`update company set is_sample = true where id = 'company-1'`.execute(db);
  const ownPlace = { lat: "35.6521", lon: "139.7921" };
  const rows = [
    feedCells({ reference: "A-1", buildingName: "青葉レジデンス" }),
    feedCells({ reference: "A-2", buildingName: "若葉コート", address: "東京都江東区豊洲5-4-4", ...ownPlace }),
    feedCells({ reference: "A-3", buildingName: "青葉タワー壱番館", address: "東京都江東区豊洲5-9-9" }),
  ];
  expect(await house.hand(rows)).toMatchObject({ counts: { added: 3, buildingsAdded: 1, buildingsDoubtful: 1 } });
  const before = await house.listings();
  expect(before.get("A-1")).toMatchObject({ apartment_key: "sample-1", ...at });

  await inTransaction(db, (tx) => removeSamples(tx, house.clock.now()));
  const left = await house.listings();
  expect([...left.keys()]).toEqual(["A-1", "A-2", "A-3"]);
  expect(left.get("A-1")).toMatchObject({
    apartment_key: null,
    lon: null,
    lat: null,
    place_precision: "town",
    address: "東京都江東区豊洲5丁目1-2",
  });
  expect(left.get("A-2")).toMatchObject({ apartment_key: null, lon: 139.7921, lat: 35.6521 });

  expect(await house.hand(rows)).toMatchObject({
    counts: { added: 0, changed: 2, unchanged: 1, rejected: 0, buildingsAdded: 1, buildingsDoubtful: 0 },
  });
  const after = await house.listings();
  expect(after.get("A-2")?.apartment_key).toMatch(/^b-/);
  const homes = (listings: typeof after) =>
    [...listings.values()].filter(({ id }) => id !== "invented").map(({ id, dwelling_key }) => [id, dwelling_key]);
  expect(homes(after)).toEqual(homes(before));
  expect(await house.hand(rows)).toMatchObject({ counts: { changed: 0, unchanged: 3 } });
});
