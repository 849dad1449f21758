import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { readPlaceKey } from "#kernel/place-key.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLayerLoad } from "#test/support/layer-rows.ts";
import { placeAtBlock } from "./block-of-place.server.ts";
import type { FoundPlace } from "./types.ts";

const POINT = { lon: 139.83, lat: 35.7272 };
const CHOME = {
  ...{ prefecture: "東京都", cityCode: "13107", cityName: "墨田区", town: "八広", name: "八広六丁目" },
  place: { lon: 139.8298, lat: 35.7275 },
};
const place = (rest: string | null): FoundPlace => ({
  ...{
    key: "town-1",
    kind: "address",
    precision: "town",
    label: "墨田区八広六丁目",
    detail: "東京都",
    place: CHOME.place,
    rest,
    isExact: true,
  },
});

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
  const load = await aLayerLoad(db, "blocks");
  await sql`insert into block values ('13107', '八広六丁目', '12', ${POINT.lon}, ${POINT.lat}, ${load})`.execute(db);
});

test.each([
  ["12-3", "3"],
  ["12番3号", "3号"],
  ["12", null],
])("an address that goes on with %s stands at its 街区", async (rest, left) => {
  const found = await placeAtBlock(db, place(rest), [CHOME]);

  expect(found).toMatchObject({ label: "墨田区八広六丁目12番", precision: "block", place: POINT, rest: left, isExact: true });
  expect(readPlaceKey(found.key)).toEqual({ precision: "block", place: POINT });
});

test.each([["13-3"], ["123"], [null], ["3階"]])("one that goes on with %s stays the town", async (rest) => {
  expect(await placeAtBlock(db, place(rest), [CHOME])).toEqual(place(rest));
});
