import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { isShownOn } from "./shown-listing-store.server.ts";

const TODAY = "2026-11-22";
let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
  const rows: Parameters<typeof aListingRow>[0][] = [
    { id: "shown", next_update_on: TODAY },
    { id: "overdue", next_update_on: "2026-11-21" },
    { id: "without a date", next_update_on: null },
    { id: "faulty", faults: ["built-missing"] },
    { id: "applied for", state: "applied" },
    { id: "sold elsewhere" },
    { id: "of a suspended company", company_id: "company-2" },
  ];
  await insertRows(
    db,
    "listing",
    await aLoad(db),
    rows.map((row) => aListingRow({ next_update_on: "2026-12-01", ...row })),
  );
  await sql`update dwelling set sold_at = now() where key = 'd-sold elsewhere'`.execute(db);
  await sql`update company set state = 'suspended' where id = 'company-2'`.execute(db);
});

it.each([
  ["looked up row by row", "listing l", { listing: "l" }],
  [
    "joined",
    "listing o join company c on c.id = o.company_id join dwelling d on d.key = o.dwelling_key",
    { listing: "o", company: "c", dwelling: "d" },
  ],
])("shows what is on offer, without a fault, of an admitted company and not sold, company and home %s", async (_, from, names) => {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(`${names.listing}.id`)} as id from ${sql.raw(from)} where ${isShownOn(TODAY, names)}`.execute(db);

  expect(rows).toEqual([{ id: "shown" }]);
});
