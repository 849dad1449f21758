import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { Customer } from "#domain/tenants/core/types.ts";
import { days } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aTenant, AN_APPLICATION as details, linksIn, someBytes } from "#test/support/tenants.ts";
import { queriesOf } from "./customers/customer-store.server.ts";
import {
  addOwnQuery,
  applyForTenant,
  approveApplication,
  customerPage,
  editOwnQuery,
  findTenant,
  inviteCustomer,
  moveOwnQuery,
  moveTenant,
  registerCustomer,
  rejectApplication,
  sendCustomerLink,
  setUpTenant,
  stopCustomer,
  tenantMails,
} from "./index.server.ts";

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-11-24T00:00:00Z"));
const deps = { db, clock, randomBytes: someBytes(), jobs: { send: async () => undefined } };
const linksOf = (to: string) => linksIn(db, tenantMails(deps), to);

beforeEach(async () => {
  for (const table of ["tenant_application", "tenant", "outbox", "opaque_link", "transition"])
    await sql`delete from ${sql.table(table)}`.execute(db);
});

const answers = {
  ...NOTHING_TOLD,
  ...{ channels: ["normal"], purpose: "own-home", kinds: ["condo"], placeMode: "area", areas: [{ code: "13108", name: "江東区" }] },
  price: { min: null, max: 60_000_000 },
};
const consentVersion = "2026-11-24";
const asked = { tenant: "mihon-home", name: "見本 太郎", email: "taro@example.jp", answers, consentVersion: "2026-11-24" };
const customers = async () => {
  const found = sql<Customer>`select id, state, name, email, heat, consent_version as "consentVersion" from tenant_customer order by created_at, id`;
  return (await withTenant(db, "mihon-home", (tx) => found.execute(tx))).rows;
};
const steps = async (entity: string) => {
  const { rows } = await sql<{ step: string }>`
    select concat_ws(' ', from_state, to_state, actor) as step from transition where entity = ${entity} order by id`.execute(db);
  return rows.map(({ step }) => step);
};

describe("a broker", () => {
  it("applies once, is approved, set up and live, and told by mail at every step", async () => {
    const first = await applyForTenant(deps, details);
    expect(await applyForTenant(deps, details)).toEqual({ ...first, isRepeated: true });
    expect(await steps("tenant_application")).toEqual(["applied applicant", "applied documents applicant", "documents review applicant"]);

    const review = { id: first.id, note: "" };
    expect(await approveApplication(deps, { ...review, key: "見本" })).toEqual({ ok: false, reason: "bad-key" });
    expect(await approveApplication(deps, { ...review, key: "mihon-home" })).toEqual({ ok: true, value: "setup" });
    expect(await approveApplication(deps, { ...review, key: "mihon-home" })).toEqual({ ok: false, reason: { notFrom: "setup" } });
    expect(await setUpTenant(deps, { key: "mihon-home", brandColour: "#ffee00" })).toEqual({ ok: false, reason: "colour" });
    expect(await setUpTenant(deps, { key: "mihon-home", allowedHosts: ["javascript:x"] })).toEqual({ ok: false, reason: "hosts" });
    const wanted = {
      key: "mihon-home",
      brandColour: "#7A1FA2",
      allowedHosts: ["www.mihon.example"],
      approval: "auto",
      hotDays: 3,
    } as const;
    expect(await setUpTenant(deps, wanted)).toMatchObject({ ok: true, value: { ...wanted, brandColour: "#7a1fa2" } });
    const move = { key: "mihon-home", note: "" } as const;
    expect(await moveTenant(deps, { ...move, step: "suspend" })).toEqual({ ok: false, reason: { notFrom: "setup" } });
    expect(await moveTenant(deps, { ...move, step: "go-live" })).toEqual({ ok: true, value: "live" });
    expect(await moveTenant(deps, { ...move, step: "suspend" })).toEqual({ ok: false, reason: "note-missing" });
    expect(await moveTenant(deps, { ...move, step: "suspend", note: "更新の確認" })).toEqual({ ok: true, value: "suspended" });
    expect(await moveTenant(deps, { ...move, step: "resume" })).toEqual({ ok: true, value: "live" });
    expect(await steps("tenant")).toEqual(["setup operator", "setup live operator", "live suspended operator", "suspended live operator"]);
    const { rows } = await sql<{ kind: string }>`select kind from outbox where recipient = ${details.email} order by id`.execute(db);
    expect(rows.map(({ kind }) => kind)).toEqual(["tenant-applied", ...Array.from({ length: 4 }, () => "tenant-decided")]);
  });

  it("is not made a tenant under a key that is taken, and its application waits on", async () => {
    await aTenant(db, { key: "taken-home" });
    const { id } = await applyForTenant(deps, details);
    expect(await approveApplication(deps, { id, note: "", key: "taken-home" })).toEqual({
      ok: false,
      reason: "key-taken",
    });
    expect(await rejectApplication(deps, { id, note: "" })).toEqual({ ok: false, reason: "note-missing" });
    expect(await rejectApplication(deps, { id, note: "免許を確認できません" })).toEqual({ ok: true, value: "closed" });
    expect((await findTenant(db, "taken-home"))?.name).toContain("taken-home");
  });
});

describe("a customer of a tenant", () => {
  it("registers, confirms by mail, changes, pauses and stops; the link is dead then, and the stop link answers again", async () => {
    await aTenant(db);
    expect(await registerCustomer(deps, asked)).toEqual({ ok: true, value: null });
    expect(await customers()).toMatchObject([{ state: "waiting", email: "taro@example.jp" }]);
    const [{ open, stop }] = await linksOf(asked.email);
    const page = await customerPage(deps, open);
    if (!page.ok) throw new Error(page.reason);
    const [query] = page.value.queries;
    const id = query?.id ?? "";
    expect(query).toMatchObject({ state: "waiting", words: "江東区 / 中古マンション / 6,000万円以下" });

    expect(await moveOwnQuery(deps, open, { id, step: "pause", consentVersion })).toEqual({ ok: false, reason: "not-now" });
    expect(await moveOwnQuery(deps, open, { id, step: "confirm", consentVersion })).toEqual({ ok: true, value: "active" });
    const cheaper = { ...answers, price: { min: null, max: 50_000_000 } };
    expect(await editOwnQuery(deps, open, { id, answers: cheaper })).toMatchObject({ ok: true, value: { version: 2 } });
    expect(await editOwnQuery(deps, open, { id, answers: { ...cheaper, areas: [] } })).toEqual({ ok: false, reason: "incomplete" });
    expect(await moveOwnQuery(deps, open, { id, step: "pause", consentVersion })).toEqual({ ok: true, value: "paused" });
    expect(await customers()).toMatchObject([{ state: "active", consentVersion: "2026-11-24" }]);

    expect([await stopCustomer(deps, open), await customerPage(deps, open)]).toEqual([true, { ok: false, reason: expect.any(String) }]);
    expect([await stopCustomer(deps, stop), await stopCustomer(deps, stop)]).toEqual([true, true]);
    expect(await customers()).toMatchObject([{ state: "stopped" }]);
    expect(await steps("tenant_customer")).toEqual(["waiting customer", "waiting active customer", "active stopped customer"]);
  });

  it("whose address is known gets the same mail, and nothing of theirs changes before it is used", async () => {
    await aTenant(db);
    await registerCustomer(deps, asked);
    const [{ open }] = await linksOf(asked.email);
    const page = await customerPage(deps, open);
    await moveOwnQuery(deps, open, { id: page.ok ? (page.value.queries[0]?.id ?? "") : "", step: "confirm", consentVersion });

    expect(await registerCustomer(deps, { ...asked, email: "TARO@example.jp", name: "別人" })).toEqual({ ok: true, value: null });
    expect(await customers()).toMatchObject([{ name: "見本 太郎", state: "active" }]);
    const [customer] = await customers();
    const states = await withTenant(db, "mihon-home", (tx) => queriesOf(tx, customer?.id ?? ""));
    expect(states.map(({ state }) => state).sort()).toEqual(["active", "waiting"]);
  });

  it("is asked by an agent's mail, and what they tell counts at once", async () => {
    await aTenant(db);
    expect(await inviteCustomer(deps, asked)).toBe(true);
    const [{ open }] = await linksOf(asked.email);
    expect(await customerPage(deps, open)).toMatchObject({ ok: true, value: { customer: { name: "見本 太郎", state: "waiting" } } });
    const told = { answers, name: "見本 二郎", consentVersion: "2026-11-24" };
    expect(await addOwnQuery(deps, open, told)).toMatchObject({ ok: true, value: { state: "active" } });
    expect(await customers()).toMatchObject([{ name: "見本 二郎", state: "active", consentVersion: "2026-11-24" }]);
    for (let more = 0; more < 9; more++) await addOwnQuery(deps, open, told);
    expect(await addOwnQuery(deps, open, told)).toEqual({ ok: false, reason: "limit" });
  });

  it.each(["asked by an agent", "stopped everything"])(
    "may register by the form who was %s, and has agreed to its words then",
    async (before) => {
      await aTenant(db);
      const told = { answers, name: null, consentVersion: "2026-01-01" };
      await inviteCustomer(deps, asked);
      if (before === "stopped everything") {
        const [{ open, stop }] = await linksOf(asked.email);
        await addOwnQuery(deps, open, told);
        await stopCustomer(deps, stop);
      }
      clock.advance(days(1));
      await registerCustomer(deps, asked);
      const open = (await linksOf(asked.email)).at(-1)?.open ?? "";
      const page = await customerPage(deps, open);
      const waiting = page.ok ? page.value.queries.find(({ state }) => state === "waiting") : undefined;
      expect(await moveOwnQuery(deps, open, { id: waiting?.id ?? "", step: "confirm", consentVersion })).toEqual({
        ok: true,
        value: "active",
      });
      expect(await customers()).toMatchObject([{ state: "active", consentVersion: "2026-11-24" }]);
    },
  );

  it("who stops everything before an agent's mail has left gets it no more", async () => {
    await aTenant(db);
    await inviteCustomer(deps, asked);
    const [{ stop }] = await linksOf(asked.email);
    await stopCustomer(deps, stop);
    expect(await linksOf(asked.email)).toEqual([{ open: "", stop: "" }]);
  });

  it("has a new link sent to the same address after thirty days, and none by a token of nobody", async () => {
    await aTenant(db);
    await registerCustomer(deps, asked);
    const [{ open }] = await linksOf(asked.email);
    clock.advance(days(31));
    expect(await customerPage(deps, open)).toEqual({ ok: false, reason: "expired" });
    expect([await sendCustomerLink(deps, open), await sendCustomerLink(deps, "a".repeat(43))]).toEqual([true, false]);
    const links = await linksOf(asked.email);
    expect(await customerPage(deps, links.at(-1)?.open ?? "")).toMatchObject({ ok: true });
  });

  it("finds nothing of a tenant that is not in use", async () => {
    await aTenant(db, { state: "suspended" });
    expect(await registerCustomer(deps, asked)).toEqual({ ok: false, reason: "unknown" });
    expect(await inviteCustomer(deps, asked)).toBe(false);
    expect(await registerCustomer(deps, { ...asked, tenant: "nobody-home" })).toEqual({ ok: false, reason: "unknown" });
  });
});
