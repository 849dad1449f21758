import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad } from "#test/support/market.ts";
import { marketRevision } from "./load-store.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

it("rises with every load that changed sales or where they lie, and with no other", async () => {
  expect(await marketRevision(db)).toBeNull();
  const first = await aLoad(db);
  expect(await marketRevision(db)).toBe(first);

  await aLoad(db, "stations");
  const sameAgain = await aLoad(db);
  await sql`update data_load set rows_added = 0, rows_unchanged = 1 where id = ${sameAgain}`.execute(db);
  expect(await marketRevision(db)).toBe(first);

  expect(await aLoad(db, "towns").then(() => marketRevision(db))).toBeGreaterThan(sameAgain);
});
