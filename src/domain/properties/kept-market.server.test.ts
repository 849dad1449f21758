import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import { keptMarket } from "./kept-market.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertMarket(db, { sales: tenOf(aSale()) });
});

it("tells what the sales are and where they lie", async () => {
  const { origin, cities, hasBuildings } = keptMarket(db);

  expect(await origin()).toMatchObject({ origin: "published", sales: 10 });
  expect(await cities()).toMatchObject([{ cityCode: "13108", sales: 10 }]);
  expect(await hasBuildings()).toBe(false);
});

it("counts anew only after a load", async () => {
  const before = await keptMarket(db).cities();
  await sql`delete from sale`.execute(db);
  expect(await keptMarket(db).cities()).toBe(before);

  await insertMarket(db, { sales: tenOf(aSale({ cityCode: "13103", cityName: "港区" })) });

  expect(await keptMarket(db).cities()).toMatchObject([{ cityCode: "13103", sales: 10 }]);
});
