import { sql } from "kysely";
import { expect, it } from "vitest";
import { addClick } from "#domain/tenants/customers/customer-store.server.ts";
import { customersOfTenant } from "#domain/tenants/index.server.ts";
import { days } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aTenant, aTenantCustomer } from "#test/support/tenants.ts";
import { warmCustomers } from "./heat-of-tenants.server.ts";

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-11-24T09:30:00Z"));
const deps = { db, clock };

async function did(recipient: string, kinds: readonly string[], dwell: number | null = null): Promise<void> {
  const [, tenant = ""] = recipient.split(":");
  const at = clock.now();
  await sql`insert into delivery_batch (id, recipient, tenant, topic, channel, window_key, state, scheduled_at, made_at, weights_version, seed, is_sample)
    values (${recipient}, ${recipient}, ${tenant}, 'recommendation', 'mail', 'w', 'sent', ${at}, ${at}, 'w', 's', false)`.execute(db);
  for (const kind of kinds)
    await sql`insert into delivery_event (batch_id, kind, dwell_seconds, happened_at) values (${recipient}, ${kind}, ${dwell}, ${at})`.execute(
      db,
    );
}

const heats = async (tenant: string) => (await customersOfTenant(db, tenant)).map(({ id, heat }) => `${id} ${heat}`);

it("customers are warm by what they did within the days of their tenant, and by nothing of another's", async () => {
  await aTenant(db, { key: "a-home", hotDays: 3 });
  await aTenant(db, { key: "b-home", hotDays: 30 });
  for (const id of ["c1", "c2", "c3"]) await aTenantCustomer(db, { tenant: "a-home", id });
  await aTenantCustomer(db, { tenant: "b-home", id: "c1" });
  await did("customer:a-home:c2", ["open", "click"]);
  await did("customer:b-home:c1", ["dwell"], 600);
  await sql`insert into home_reaction (recipient, dwelling_key, listing_id, kind, reacted_at) values ('customer:b-home:c1', 'd', 'l', 'ask', ${clock.now()})`.execute(
    db,
  );
  const click = { tenant: "a-home", id: "k1", customerId: "c3", listingId: null, host: "www.a-home.example", at: clock.now() };
  await withTenant(db, "a-home", async (tx) => {
    for (let i = 0; i < 6; i += 1) await addClick(tx, { ...click, id: `k${i}` });
  });

  expect(await warmCustomers(deps)).toBe(3);
  expect(await heats("a-home")).toEqual(["c3 orange", "c2 yellow", "c1 none"]);
  expect(await heats("b-home")).toEqual(["c1 red"]);
  expect(await warmCustomers(deps)).toBe(0);

  clock.advance(days(4));
  await warmCustomers(deps);
  expect([await heats("a-home"), await heats("b-home")]).toEqual([["c1 none", "c2 none", "c3 none"], ["c1 red"]]);
});
