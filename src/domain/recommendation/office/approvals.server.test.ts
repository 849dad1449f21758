import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeDigest } from "#domain/recommendation/deliver/digests.server.ts";
import { addQuery } from "#domain/tenants/customers/customer-store.server.ts";
import { hours, minutes, seconds } from "#kernel/duration.ts";
import { formatYen } from "#kernel/yen.ts";
import { movableClock } from "#platform/clock.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { aCompany, aMember } from "#test/support/companies.ts";
import { type Recommended, recommended } from "#test/support/recommended.ts";
import { A_WISH, aTenant, aTenantCustomer } from "#test/support/tenants.ts";
import { officeApprovals } from "./approvals-of-office.server.ts";
import { approveAllForOffice, approveForOffice, changeHomes, type OfficeDeps, rejectForOffice, undoDecision } from "./decide.server.ts";
import { approvalMail } from "./mail-preview.server.ts";

/** Half past six in the evening in Japan. */
const EVENING = new Date("2026-11-24T09:30:00Z");
const clock = movableClock(EVENING);
const [AGENT, OTHER, BILLING] = [aMember("agent-one"), aMember("agent-two"), aMember("billing-one")];
let at: Recommended;
let deps: OfficeDeps;
let id: string;

beforeAll(async () => {
  at = await recommended(clock);
  deps = { db: at.db, clock, jobs: { send: async () => undefined } };
  await at.homes([{ id: "h1" }, { id: "h2", price: 55_000_000 }, { id: "h3", price: 52_000_000 }]);
  for (const company of ["one", "two"]) await aCompany(at.db, { id: company });
});

beforeEach(async () => {
  clock.moveTo(EVENING);
  at.mails.length = 0;
  for (const table of ["delivery_batch", "home_reaction", "outbox", "opaque_link", "tenant"])
    await sql`delete from ${sql.table(table)}`.execute(at.db);
  await aTenant(at.db, { key: "one-home", companyId: "one", name: "ワンホーム" });
  await aTenant(at.db, { key: "two-home", companyId: "two" });
  await customer("one-home", "c1");
  expect(await makeDigest(at.deps, "customer:one-home:c1")).toBe("waiting");
  id = (await waiting())[0]?.id ?? "";
});

async function customer(tenant: string, name: string): Promise<void> {
  await aTenantCustomer(at.db, { tenant, id: name, name: `見本 ${name}`, email: `${name}@example.jp` });
  const query = { tenant, customerId: name, id: `${name}-query`, state: "active", wish: A_WISH, at: EVENING } as const;
  await withTenant(at.db, tenant, (tx) => addQuery(tx, query));
}

async function waiting(member = AGENT) {
  const found = await officeApprovals(at.deps, member);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

const ok = { ok: true, value: null };
const ALL = [1, 2, 3];
const audits = async () => {
  const { rows } = await sql<{ said: string }>`
    select to_state || ' ' || actor || ' ' || coalesce(reason, '') as said from transition where entity_id = ${id} and actor like 'staff:%' order by id`.execute(
    at.db,
  );
  return rows.map(({ said }) => said);
};

describe("what waits for an office", () => {
  it("is shown with its customer, its homes and why, and until when", async () => {
    const [approval] = await waiting();
    expect(approval).toMatchObject({ customer: { id: "c1", name: "見本 c1", email: "c1@example.jp" }, channel: "mail", removed: [] });
    expect(approval?.homes.map(({ position }) => position)).toEqual(ALL);
    expect(approval?.homes.map(({ since }) => since)).toEqual(["same", "same", "same"]);
    expect(approval?.endsAt).toEqual(new Date(EVENING.getTime() + hours(24)));
  });

  it("is nobody's of another company, and not of who pays the bills", async () => {
    expect(await waiting(OTHER)).toEqual([]);
    expect(await officeApprovals(at.deps, BILLING)).toEqual({ ok: false, reason: "not-allowed" });
    expect(await officeApprovals(at.deps, aMember("nobody"))).toEqual({ ok: false, reason: "not-staff" });
    for (const refused of [
      await approveForOffice(deps, OTHER, { id, positions: ALL }),
      await rejectForOffice(deps, OTHER, { id, reason: "x" }),
      await undoDecision(deps, OTHER, id),
      await changeHomes(deps, OTHER, { id, position: 1, isKept: false }),
      await approvalMail(at.deps, OTHER, id),
    ])
      expect(refused).toEqual({ ok: false, reason: "unknown" });
    expect((await waiting())[0]?.homes).toHaveLength(3);
  });

  it("is drawn as its receiver will see it, in the office's name and without a link", async () => {
    const mail = await approvalMail(at.deps, AGENT, id);
    expect(mail).toMatchObject({ ok: true, value: { subject: "おすすめ物件 3件" } });
    if (mail.ok) expect(mail.value.html).not.toContain("href=");
    const { rows } = await sql`select from opaque_link`.execute(at.db);
    expect(rows).toEqual([]);
  });

  it("says word for word what then goes out, the way to pages of the office's own with it", async () => {
    await at.change(sql`update listing set company_id = 'one', page_url = 'https://www.one-home.example/bukken/1' where id = 'h1'`);
    const drawn = await approvalMail(at.deps, AGENT, id);
    await approveForOffice(deps, AGENT, { id, positions: ALL });
    clock.advance(seconds(16));
    await at.carry();
    const words = (html = "") => html.replaceAll(/<[^>]*>/g, "\n").replaceAll(/\n+/g, "\n");
    expect(drawn.ok && words(drawn.value.html)).toBe(words(at.mails[0]?.html));
    expect(words(at.mails[0]?.html)).toContain("ワンホームのページで見る");
    await at.change(sql`update listing set page_url = null where id = 'h1'`);
  });

  it("is not drawn where nothing of it would go out", async () => {
    await sql`update listing set state = 'sold'`.execute(at.db);
    await sql`delete from tenant_query`.execute(at.db);
    expect(await approvalMail(at.deps, AGENT, id)).toEqual({ ok: false, reason: "nothing-left" });
    await sql`update listing set state = 'active'`.execute(at.db);
  });
});

describe("a decision", () => {
  it("lets it go out a quarter of a minute later, once; who comes second is told", async () => {
    expect(await approveForOffice(deps, AGENT, { id, positions: ALL })).toEqual(ok);
    expect(await approveForOffice(deps, aMember("owner-one"), { id, positions: ALL })).toEqual({
      ok: false,
      reason: { notFrom: "queued" },
    });
    expect(await at.carry()).toBe(0);
    clock.advance(seconds(16));
    expect(await at.carry()).toBe(1);
    expect(at.mails[0]).toMatchObject({ to: "c1@example.jp", subject: "おすすめ物件 3件" });
    expect(await undoDecision(deps, AGENT, id)).toEqual({ ok: false, reason: "left" });
    expect(await audits()).toEqual(["queued staff:staff-agent-one approved"]);
  });

  it("of two at once counts for one", async () => {
    const both = await Promise.all([
      approveForOffice(deps, AGENT, { id, positions: ALL }),
      rejectForOffice(deps, aMember("owner-one"), { id, reason: "x" }),
    ]);
    expect(both.filter((one) => one.ok)).toHaveLength(1);
  });

  it("is taken back while nothing has left, and made anew", async () => {
    await approveForOffice(deps, AGENT, { id, positions: ALL });
    expect(await undoDecision(deps, AGENT, id)).toEqual(ok);
    clock.advance(minutes(1));
    expect(await at.carry()).toBe(0);
    await rejectForOffice(deps, AGENT, { id, reason: " 値下げを待つ " });
    expect(await waiting()).toEqual([]);
    expect(await undoDecision(deps, AGENT, id)).toEqual(ok);
    expect(await approveForOffice(deps, AGENT, { id, positions: ALL })).toEqual(ok);
    clock.advance(minutes(1));
    expect(await at.carry()).toBe(1);
    expect(await audits()).toContain("cancelled staff:staff-agent-one rejected: 値下げを待つ");
  });

  it("that time took is not taken back by anybody", async () => {
    await sql`update delivery_batch set state = 'cancelled' where id = ${id}`.execute(at.db);
    await sql`insert into transition (entity, entity_id, from_state, to_state, actor, reason, at)
      values ('delivery_batch', ${id}, 'approval_waiting', 'cancelled', 'system', 'not answered', ${clock.now()})`.execute(at.db);
    expect(await undoDecision(deps, AGENT, id)).toEqual({ ok: false, reason: "left" });
  });

  it("about several leaves what somebody changed meanwhile", async () => {
    await customer("one-home", "c2");
    await makeDigest(at.deps, "customer:one-home:c2");
    const [first, second] = await waiting();
    await changeHomes(deps, AGENT, { id: second?.id ?? "", position: 1, isKept: false });
    const items = [first, second].map((one) => ({ id: one?.id ?? "", positions: ALL }));
    expect(await approveAllForOffice(deps, AGENT, items)).toEqual({ ok: true, value: { approved: [first?.id], left: 1 } });
  });
});

describe("a home", () => {
  it("is taken out and put back, and what was drawn of the others stays", async () => {
    const before = await rows();
    expect(await changeHomes(deps, AGENT, { id, position: 2, isKept: false })).toEqual(ok);
    expect(await changeHomes(deps, AGENT, { id, position: 2, isKept: false })).toEqual(ok);
    expect((await waiting())[0]).toMatchObject({ homes: [{ position: 1 }, { position: 3 }], removed: [2] });
    expect(await approveForOffice(deps, AGENT, { id, positions: ALL })).toEqual({ ok: false, reason: "changed" });
    expect(await changeHomes(deps, AGENT, { id, position: 2, isKept: true })).toEqual(ok);
    expect(await rows()).toEqual(before);
    expect(await changeHomes(deps, AGENT, { id, position: 9, isKept: true })).toEqual({ ok: false, reason: "unknown" });
  });

  it("that was taken out is not told, nor chosen again within the month", async () => {
    const price = formatYen((await waiting())[0]?.homes[0]?.priceYen ?? 0);
    expect((await approvalMail(at.deps, AGENT, id)).ok).toBe(true);
    await changeHomes(deps, AGENT, { id, position: 1, isKept: false });
    await approveForOffice(deps, AGENT, { id, positions: [2, 3] });
    clock.advance(minutes(1));
    await at.carry();
    expect(at.mails[0]?.subject).toContain("2件");
    expect(at.mails[0]?.html).not.toContain(price);
    clock.advance(hours(24));
    expect(await makeDigest(at.deps, "customer:one-home:c1")).toBe("nothing");
  });

  it("that is the last cannot be taken out, nor one of what was decided", async () => {
    for (const position of [1, 2]) await changeHomes(deps, AGENT, { id, position, isKept: false });
    expect(await changeHomes(deps, AGENT, { id, position: 3, isKept: false })).toEqual({ ok: false, reason: "last" });
    await approveForOffice(deps, AGENT, { id, positions: [3] });
    expect(await changeHomes(deps, AGENT, { id, position: 1, isKept: true })).toEqual({ ok: false, reason: { notFrom: "queued" } });
  });
});

async function rows() {
  const found = await sql`select * from delivery_item where batch_id = ${id} order by position`.execute(at.db);
  return found.rows;
}
