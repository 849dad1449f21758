import { OpenAPIHono } from "@hono/zod-openapi";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { addKyugake } from "./kyugake.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

it("tells how many homes are flagged, and no precision where none was judged", async () => {
  await insertRows(db, "listing", await aLoad(db), [aListingRow({ id: "l-1" })]);
  await sql`insert into kyugake_flag (listing_id, ratio, grade, depth, reasons, flagged_on, flagged_price, model_version, is_sample)
    values ('l-1', 0.88, 'B', 'nine', '{}', '2026-11-01', 1, 'v1', false)`.execute(db);
  const service = new OpenAPIHono();
  addKyugake(service, db);

  const answer = await service.request("/kyugake");

  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=60"]);
  const none = { n: 0, right: 0, share: null };
  expect(await answer.json()).toEqual({
    homes: { A: 0, B: 1, C: 0, near: 0, check: 0 },
    isSample: false,
    precision: { A: none, B: none, C: none },
  });
});
