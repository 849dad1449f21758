import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { batchById, batchHomes, latestBatch, openVisit, react } from "#domain/recommendation/index.server.ts";
import { addQuery } from "#domain/tenants/customers/customer-store.server.ts";
import { moveTenant, stopCustomer } from "#domain/tenants/index.server.ts";
import { hours, minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { type Recommended, recommended, throwIt } from "#test/support/recommended.ts";
import { A_WISH, aTenant, aTenantCustomer } from "#test/support/tenants.ts";
import { approveBatch, expireApprovals, waitingBatches } from "./approvals.server.ts";
import { makeDigest, makeDigests } from "./digests.server.ts";

/** Half past six in the evening in Japan. */
const EVENING = new Date("2026-11-24T09:30:00Z");
const clock = movableClock(EVENING);
const C1 = "customer:auto-home:c1";
let at: Recommended;

beforeAll(async () => {
  at = await recommended(clock);
  await at.homes([{ id: "h1" }, { id: "h2", price: 55_000_000 }]);
});

beforeEach(async () => {
  clock.moveTo(EVENING);
  await at.clear("delivery_batch", "home_reaction", "outbox", "opaque_link", "tenant");
  await aTenant(at.db, { key: "auto-home", approval: "auto", name: "自動ホーム", brandColour: "#7a3e1d" });
  await aTenant(at.db, { key: "manual-home", approval: "manual" });
  await customer("auto-home", "c1");
});

async function customer(tenant: string, id: string, state: "active" | "waiting" | "stopped" = "active"): Promise<void> {
  await aTenantCustomer(at.db, { tenant, id, state, email: `${id}@example.jp` });
  const query = { tenant, customerId: id, id: `${id}-query`, state: "active", wish: A_WISH, at: EVENING } as const;
  await withTenant(at.db, tenant, (tx) => addQuery(tx, query));
}

const linkIn = (text = "") => /#t=([\w-]{43})/.exec(text)?.[1] ?? "";
const stopIn = (text = "") => /#s=([\w-]{43})/.exec(text)?.[1] ?? "";
const ends = async () => {
  const { rows } = await sql<{ end: string }>`select recipient || ' ' || state as end from delivery_batch order by recipient`.execute(
    at.db,
  );
  return rows.map(({ end }) => end);
};
const tenantDeps = () => ({ ...at.deps, jobs: { send: async () => undefined } });

describe("a tenant's customer", () => {
  it("gets one digest a day at six in the evening, in the tenant's name, with its own pages and stop link", async () => {
    await customer("auto-home", "c2", "waiting");
    await customer("auto-home", "c3", "stopped");
    clock.moveTo(new Date(EVENING.getTime() - hours(1)));
    expect(await makeDigests(at.deps, throwIt)).toMatchObject({ queued: 0, waiting: 0 });
    clock.moveTo(EVENING);
    expect(await makeDigests(at.deps, throwIt)).toMatchObject({ queued: 1, failed: 0 });
    expect(await makeDigests(at.deps, throwIt)).toMatchObject({ queued: 0 });
    expect(await at.carry()).toBe(1);

    const [mail] = at.mails;
    expect(mail).toMatchObject({ to: "c1@example.jp", from: { name: "自動ホーム" }, subject: "おすすめ物件 2件" });
    expect(mail?.html).toContain("#7a3e1d");
    for (const words of [
      "東京都知事(1)第99999号",
      "東京都江東区豊洲1-1-1",
      "条件: 江東区",
      "/recc/loading?to=list#t=",
      "/recc/loading?to=detail&n=1#t=",
    ])
      expect(mail?.text).toContain(words);
    expect(mail?.text).not.toContain("/settings/notification");
    expect(mail?.headers?.["List-Unsubscribe"]).toMatch(/\/api\/recommender\/stop\?token=[\w-]{43}>$/);
    const { rows } = await sql`select b.tenant, o.tenant as "of" from delivery_batch b, outbox o where o.facts->>'batchId' = b.id`.execute(
      at.db,
    );
    expect(rows).toEqual([{ tenant: "auto-home", of: "auto-home" }]);
  });

  it("is told of no home twice within a month", async () => {
    await makeDigest(at.deps, C1);
    await at.carry();
    clock.advance(hours(24));
    expect(await makeDigest(at.deps, C1)).toBe("nothing");
  });

  it("hears nothing of a message that is five hours late, and of the homes the next day", async () => {
    await makeDigest(at.deps, C1);
    clock.advance(hours(5));
    await at.carry();
    clock.moveTo(new Date(EVENING.getTime() + hours(17)));
    await at.carry();
    expect([at.mails.length, await ends()]).toEqual([0, [`${C1} skipped`]]);
    clock.moveTo(new Date(EVENING.getTime() + hours(24)));
    expect(await makeDigest(at.deps, C1)).toBe("queued");
  });

  it("is told nothing by a tenant that is suspended meanwhile, whose links open nothing", async () => {
    await makeDigest(at.deps, C1);
    await at.carry();
    const token = linkIn(at.mails[0]?.text);
    expect(await openVisit(at.deps, token)).toMatchObject({ ok: true, value: { recipient: C1 } });
    await sql`delete from delivery_batch where id <> (select min(id) from delivery_batch)`.execute(at.db);
    await customer("auto-home", "c4");
    await makeDigest(at.deps, "customer:auto-home:c4");
    await moveTenant(at.deps, { key: "auto-home", step: "suspend", note: "更新の確認" });
    at.mails.length = 0;
    await at.carry();
    expect([at.mails.filter(({ to }) => to === "c4@example.jp"), await ends()]).toEqual([
      [],
      [`${C1} sent`, "customer:auto-home:c4 suppressed"],
    ]);
    expect(await openVisit(at.deps, token)).toEqual({ ok: false, reason: "unknown" });
    clock.advance(hours(24));
    expect(await makeDigests(at.deps, throwIt)).toMatchObject({ queued: 0, waiting: 0 });
  });

  it("stops one tenant by its link, and no other", async () => {
    await sql`update tenant set approval = 'auto'`.execute(at.db);
    await customer("manual-home", "c1");
    expect(await makeDigests(at.deps, throwIt)).toMatchObject({ queued: 2 });
    await at.carry();
    const own = at.mails.find(({ from }) => from?.name === "自動ホーム");
    await stopCustomer(tenantDeps(), stopIn(own?.text));
    expect(await openVisit(at.deps, linkIn(own?.text))).toEqual({ ok: false, reason: "unknown" });
    clock.advance(hours(24));
    await sql`delete from delivery_item`.execute(at.db);
    expect(await makeDigests(at.deps, throwIt)).toMatchObject({ queued: 1 });
    expect(await makeDigest(at.deps, C1)).toBe("unwanted");
  });

  it("has batches and reactions of its own, which another tenant's customer of the same id does not", async () => {
    const other = "customer:manual-home:c1";
    await customer("manual-home", "c1");
    await makeDigest(at.deps, C1);
    await at.carry();
    const batch = await latestBatch(at.db, C1);
    const [home] = batch ? await batchHomes(at.deps, batch) : [];
    const tap = { listingId: home?.item.listingId ?? "", kind: "nope", reason: "price", batchId: batch?.id ?? "", position: 1 } as const;
    expect(await batchById(at.db, other, batch?.id ?? "")).toBeNull();
    expect(await react(at.deps, other, tap)).toMatchObject({ ok: false });
    expect(await react(at.deps, C1, tap)).toMatchObject({ ok: true });
    expect(await makeDigest(at.deps, "customer:manual-home:unknown")).toBe("unwanted");
    expect(await makeDigest(at.deps, other)).toBe("waiting");
    const [waiting] = await waitingBatches(at.deps);
    expect(waiting).toMatchObject({ recipient: other, homes: 2 });
  });
});

describe("a tenant that looks first", () => {
  const C5 = "customer:manual-home:c5";
  beforeEach(() => customer("manual-home", "c5"));

  it("has what it approves the next morning sent then, as it is then", async () => {
    expect(await makeDigest(at.deps, C5)).toBe("waiting");
    expect(await at.carry()).toBe(0);
    clock.advance(hours(15));
    const [waiting] = await waitingBatches(at.deps);
    expect(await approveBatch(at.deps, waiting?.id ?? "")).toMatchObject({ ok: true });
    await at.carry();
    expect([at.mails.map(({ to }) => to), await ends()]).toEqual([["c5@example.jp"], [`${C5} sent`]]);
  });

  it("sends nothing that it did not answer for a day, nor once it is closed", async () => {
    await makeDigest(at.deps, C5);
    clock.advance(hours(24) + minutes(1));
    expect(await expireApprovals(at.deps)).toBe(1);
    await makeDigest(at.deps, C5);
    const [waiting] = await waitingBatches(at.deps);
    await moveTenant(at.deps, { key: "manual-home", step: "close", note: "終了" });
    expect(await approveBatch(at.deps, waiting?.id ?? "")).toEqual({ ok: false, reason: "unwanted" });
    await at.carry();
    expect([at.mails, await ends()]).toEqual([[], [`${C5} cancelled`, `${C5} suppressed`]]);
  });
});
