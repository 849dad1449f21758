import { sql } from "kysely";
import { expect, it } from "vitest";
import { takeReports } from "#domain/notifications/index.server.ts";
import { stopComplainer } from "#domain/tenants/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Tx } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aTenant, aTenantCustomer } from "#test/support/tenants.ts";

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-11-24T00:00:00Z"));
const stopElsewhere = (tx: Tx, address: string) => stopComplainer(tx, clock, address);

const stateAt = (tenant: string, id: string) =>
  withTenant(db, tenant, async (tx) => {
    const { rows } = await sql<{ state: string }>`select state from tenant_customer where id = ${id}`.execute(tx);
    return rows[0]?.state;
  });

it("a complaint stops its customer at every office, once, and nobody else", async () => {
  for (const tenant of ["one-home", "two-home"]) {
    await aTenant(db, { key: tenant });
    await aTenantCustomer(db, { tenant, id: "angry", email: "angry@example.jp" });
    await aTenantCustomer(db, { tenant, id: "calm", email: "calm@example.jp" });
  }
  const told = () => takeReports({ db, clock, stopElsewhere }, "ses", [{ id: "a", address: "Angry@example.jp", what: "complaint" }]);
  expect([await told(), await told()]).toEqual([1, 0]);
  for (const tenant of ["one-home", "two-home"])
    expect([await stateAt(tenant, "angry"), await stateAt(tenant, "calm")]).toEqual(["stopped", "active"]);
  const { rows } = await sql<{ actor: string }>`select actor from transition where entity = 'tenant_customer'`.execute(db);
  expect(rows).toEqual([{ actor: "system" }, { actor: "system" }]);
});
