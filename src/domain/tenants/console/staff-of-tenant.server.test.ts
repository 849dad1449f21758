import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { applyForTenant, approveApplication, findTenant, linkCompany, tenantHere, tenantOverview } from "#domain/tenants/index.server.ts";
import { ok } from "#kernel/result.ts";
import { movableClock } from "#platform/clock.ts";
import { aCompany, aMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { AN_APPLICATION, aTenant, aTenantCustomer, someBytes } from "#test/support/tenants.ts";
import { asTenantStaff } from "./staff-of-tenant.server.ts";

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-11-24T00:00:00Z"));
const deps = { db, clock, randomBytes: someBytes(), jobs: { send: async () => undefined } };

beforeEach(async () => {
  for (const table of ["tenant_application", "tenant", "transition", "company_staff", "company"])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await aCompany(db, { id: "one" });
  await aCompany(db, { id: "two" });
});

const at = (sub: string, asked: Parameters<typeof tenantHere>[1]["asked"] = "read-customers") =>
  tenantHere(db, { member: aMember(sub), asked });

describe("the tenant of a company", () => {
  it("follows from who asks: staff of the company that runs it, by their role, and nobody else", async () => {
    await aTenant(db, { key: "one-home", companyId: "one" });
    expect(await at("owner-one")).toMatchObject({ ok: true, value: { tenant: { key: "one-home" }, actor: "staff:staff-owner-one" } });
    expect(await at("agent-one", "answer-leads")).toMatchObject({ ok: true });
    expect(await at("agent-one", "change-customers")).toEqual({ ok: false, reason: "not-allowed" });
    expect(await at("agent-one", "change-recommender")).toEqual({ ok: false, reason: "not-allowed" });
    expect(await at("billing-one")).toEqual({ ok: false, reason: "not-allowed" });
    expect(await at("owner-two")).toEqual({ ok: false, reason: "no-tenant" });
    expect(await at("stranger")).toEqual({ ok: false, reason: "not-staff" });
  });

  it.each(["applied", "suspended", "closed"] as const)("is of no use to staff of a company that is %s", async (state) => {
    await aCompany(db, { id: "three", state });
    await aTenant(db, { key: "three-home", companyId: "three" });
    expect(await at("owner-three")).toEqual({ ok: false, reason: "not-allowed" });
  });

  it("is there while it is set up and while it is suspended, and not once it is closed", async () => {
    await aTenant(db, { key: "one-home", companyId: "one", state: "setup" });
    expect(await at("owner-one")).toMatchObject({ ok: true });
    await sql`update tenant set state = 'suspended'`.execute(db);
    expect(await at("owner-one")).toMatchObject({ ok: true });
    await sql`update tenant set state = 'closed'`.execute(db);
    expect(await at("owner-one")).toEqual({ ok: false, reason: "no-tenant" });
  });

  it("shows its own customers alone, also to a statement that asks for all", async () => {
    await aTenant(db, { key: "one-home", companyId: "one" });
    await aTenant(db, { key: "two-home", companyId: "two" });
    for (const tenant of ["one-home", "two-home", "two-home"]) await aTenantCustomer(db, { tenant, id: `${tenant}-${Math.random()}` });
    const counted = await asTenantStaff<number, never>(db, { member: aMember("agent-two"), asked: "read-customers" }, async (tx) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from tenant_customer`.execute(tx);
      return ok(rows[0]?.n ?? 0);
    });
    expect(counted).toEqual({ ok: true, value: 2 });
    expect(await tenantOverview(db, aMember("agent-one"))).toMatchObject({
      ok: true,
      value: { customers: { all: 1, active: 1, none: 1, red: 0 } },
    });
  });
});

describe("how a company comes to run a tenant", () => {
  it("is by the application of its administrator, which the approval carries over, once", async () => {
    const { id } = await applyForTenant(deps, AN_APPLICATION, aMember("owner-one"));
    const approve = (of: string, key: string) => approveApplication(deps, { id: of, note: "", key });
    expect(await approve(id, "one-home")).toMatchObject({ ok: true });
    expect((await findTenant(db, "one-home"))?.companyId).toBe("one");

    const again = await applyForTenant(deps, { ...AN_APPLICATION, note: "もう一度" }, aMember("owner-one"));
    expect(await approve(again.id, "one-more")).toEqual({ ok: false, reason: "company-taken" });
  });

  it.each([
    ["an agent", "agent-one"],
    ["a member of no company", "stranger"],
  ])("is not by the application of %s", async (_, sub) => {
    const { id } = await applyForTenant(deps, AN_APPLICATION, aMember(sub));
    await approveApplication(deps, { id, note: "", key: "one-home" });
    expect((await findTenant(db, "one-home"))?.companyId).toBeNull();
  });

  it("is by an operator, kept in the audit, one tenant a company at most, and taken back again", async () => {
    await aTenant(db, { key: "one-home" });
    await aTenant(db, { key: "two-home" });
    const link = (key: string, companyId: string | null) => linkCompany(deps, { key, companyId });
    expect(await link("one-home", "one")).toMatchObject({ ok: true, value: { id: "one" } });
    expect(await link("one-home", "one")).toMatchObject({ ok: true });
    expect(await link("two-home", "one")).toEqual({ ok: false, reason: "company-taken" });
    expect(await link("nobody", "one")).toEqual({ ok: false, reason: "unknown" });
    expect(await link("two-home", "nobody")).toEqual({ ok: false, reason: "unknown-company" });
    expect(await link("one-home", null)).toEqual({ ok: true, value: null });
    expect(await at("owner-one")).toEqual({ ok: false, reason: "no-tenant" });
    const { rows } = await sql<{ reason: string }>`select reason from transition where entity = 'tenant' order by id`.execute(db);
    expect(rows.map(({ reason }) => reason)).toEqual(["company - -> one", "company one -> one", "company one -> -"]);
  });
});
