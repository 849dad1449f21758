import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { linkProvedLine, noteUnfollow } from "#domain/notifications/index.server.ts";
import { customerDesk } from "#domain/recommendation/index.server.ts";
import { addQuery } from "#domain/tenants/customers/customer-store.server.ts";
import { addLineCustomer } from "#domain/tenants/line/line-customer-store.server.ts";
import { hours, minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { TEST_CHANNEL } from "#test/support/line.ts";
import { type Recommended, recommended } from "#test/support/recommended.ts";
import { A_WISH, aTenant } from "#test/support/tenants.ts";
import { approveBatch, waitingBatches } from "./approvals.server.ts";
import { makeDigest, makeDigests } from "./digests.server.ts";

/** Half past six in the evening in Japan. */
const EVENING = new Date("2026-11-24T09:30:00Z");
const clock = movableClock(EVENING);
const [C1, CHANNEL] = ["customer:line-home:c1", "tenant:line-home"];
let at: Recommended;

beforeAll(async () => {
  at = await recommended(clock);
  await at.homes([
    { id: "h1", title: "見本1号" },
    { id: "h2", title: "見本2号", price: 55_000_000 },
  ]);
});

beforeEach(async () => {
  clock.moveTo(EVENING);
  at.mails.length = 0;
  at.pushes.length = 0;
  at.line.outcome = "sent";
  for (const table of ["delivery_batch", "home_reaction", "outbox", "opaque_link", "tenant", "line_account"])
    await sql`delete from ${sql.table(table)}`.execute(at.db);
  await aTenant(at.db, { key: "line-home", approval: "auto", name: "ライン不動産" });
  await sql`
    insert into tenant_line (tenant_key, channel_id, bot_user_id, basic_id, monthly_limit, sealed, set_at)
    values ('line-home', '1234567890', ${TEST_CHANNEL.botUserId}, '@line-home', 200, ${Buffer.of(0)}, ${EVENING})`.execute(at.db);
  await aLineCustomer("c1");
});

async function aLineCustomer(id: string): Promise<void> {
  const [tenant, userId] = ["line-home", `U-${id}`];
  await withTenant(at.db, tenant, async (tx) => {
    await addLineCustomer(tx, { tenant, id, userId, name: null, consentVersion: "line", at: EVENING });
    await addQuery(tx, { tenant, customerId: id, id: `${id}-query`, state: "active", wish: A_WISH, at: EVENING });
  });
  const recipient = `customer:line-home:${id}`;
  await inTransaction(at.db, (tx) => linkProvedLine(tx, { channel: CHANNEL, userId, recipient, isFriend: true, at: EVENING }));
}

const ends = async () => {
  const { rows } = await sql<{
    end: string;
  }>`select concat_ws(' ', recipient, channel, state) as end from delivery_batch order by made_at, recipient`.execute(at.db);
  return rows.map(({ end }) => end);
};
const tapsIn = () => [...JSON.stringify(at.pushes[0]?.messages).matchAll(/"data":"([^"]+)"/g)].map(([, data]) => data ?? "");

/** A press in the chat of somebody, and what the account says. */
async function press(userId: string, event: object): Promise<string> {
  const api = { reply: async () => true, push: async () => "sent" as const, isFriend: async () => true, verifyIdToken: async () => null };
  const desk = customerDesk({ clock, origin: () => "https://machinone.example.jp" }, "line-home", {
    channel: TEST_CHANNEL,
    api,
    isStandIn: true,
  });
  const common = { mode: "active", timestamp: clock.now().getTime(), webhookEventId: "1", type: "postback" };
  const saying = await inTransaction(at.db, (tx) => desk.take(tx, { ...common, ...event }, userId));
  return JSON.stringify((await saying?.()) ?? null);
}
const reactions = async () => {
  const { rows } = await sql`select recipient, kind, reason, listing_id as home from home_reaction order by reacted_at`.execute(at.db);
  return rows;
};

it("the digest goes by the tenant's LINE, in its name, with presses below each home and its own stop", async () => {
  expect(await makeDigests(at.deps, fail)).toMatchObject({ queued: 1, failed: 0 });
  expect(await at.carry()).toBe(1);
  expect([at.mails, at.pushes.length, at.pushes[0]?.to]).toEqual([[], 1, "U-c1"]);
  expect(at.pushes[0]).toMatchObject({ tenant: "line-home" });
  const text = JSON.stringify(at.pushes[0]?.messages);
  for (const words of ["ライン不動産 東京都知事(1)第99999号", "見本1号", "いいね", "興味なし", "/recommender/querylist?t=line-home#s="])
    expect(text).toContain(words);
  expect(text).not.toContain("/settings/notification");
  expect(await ends()).toEqual([`${C1} line sent`]);
  clock.advance(hours(24));
  expect(await makeDigest(at.deps, C1)).toBe("nothing");
});

it("a press is a reaction of that customer to that home; another customer's press on it is none", async () => {
  await makeDigest(at.deps, C1);
  await at.carry();
  const [like = "", , , nope = ""] = tapsIn();
  expect(await press("U-c1", { postback: { data: like } })).toContain("「いいね」を受け取りました");
  const asked = await press("U-c1", { postback: { data: nope } });
  const reason = /"data":"([^"]*reason=walk[^"]*)"/.exec(asked)?.[1] ?? "";
  clock.advance(minutes(1));
  expect(await press("U-c1", { postback: { data: reason } })).toContain("理由を受け取りました");
  const kept = await reactions();
  expect(kept).toMatchObject([
    { recipient: C1, kind: "like", reason: null },
    { recipient: C1, kind: "nope", reason: "walk" },
  ]);
  await aLineCustomer("c2");
  for (const userId of ["U-c2", "U-nobody"]) expect(await press(userId, { postback: { data: like } })).toContain("見つかりませんでした");
  expect(await reactions()).toEqual(kept);
  const undo = /"data":"(tap=undo[^"]*)"/.exec(asked)?.[1] ?? "";
  expect(await press("U-c1", { postback: { data: undo } })).toContain("取り消しました");
  expect(await reactions()).toHaveLength(1);
  expect(await ends()).toEqual([`${C1} line reacted`]);
});

it("nothing is sent once the account is blocked or everything is stopped, though it waits already", async () => {
  await aLineCustomer("c2");
  expect(await makeDigests(at.deps, fail)).toMatchObject({ queued: 2 });
  await inTransaction(at.db, (tx) => noteUnfollow(tx, { provider: CHANNEL, userId: "U-c1", at: new Date(EVENING.getTime() + 1) }));
  expect(await press("U-c2", { type: "message", message: { type: "text", text: "停止" } })).toContain("すべて止めました");
  expect([await at.carry(), at.pushes]).toEqual([0, []]);
  expect(await ends()).toEqual([`${C1} line suppressed`, "customer:line-home:c2 line suppressed"]);
});

it("a spent month goes by mail to who has confirmed an address, and to nobody else", async () => {
  await aLineCustomer("c2");
  await withTenant(at.db, "line-home", (tx) => sql`update tenant_customer set email = 'c2@example.jp' where id = 'c2'`.execute(tx));
  at.line.outcome = "limit";
  await makeDigests(at.deps, fail);
  await at.carry();
  await at.carry();
  expect(at.mails.map(({ to }) => to)).toEqual(["c2@example.jp"]);
  expect(await ends()).toEqual([`${C1} line failed`, "customer:line-home:c2 mail sent"]);
});

it("who is no friend of the account waits for nothing; who has an address is told by mail meanwhile", async () => {
  await sql`update line_account set state = 'not_linked'`.execute(at.db);
  expect(await makeDigest(at.deps, C1)).toBe("unwanted");
  await withTenant(at.db, "line-home", (tx) => sql`update tenant_customer set email = 'c1@example.jp'`.execute(tx));
  expect(await makeDigest(at.deps, C1)).toBe("queued");
  await at.carry();
  expect([at.pushes.length, at.mails.length]).toEqual([0, 1]);
});

it("a broker who looks first approves what can be told: by LINE, by mail where LINE is blocked by then, or not at all", async () => {
  await sql`update tenant set approval = 'manual'`.execute(at.db);
  for (const id of ["c2", "c3"]) await aLineCustomer(id);
  await withTenant(at.db, "line-home", (tx) => sql`update tenant_customer set email = 'c2@example.jp' where id = 'c2'`.execute(tx));
  expect(await makeDigests(at.deps, fail)).toMatchObject({ waiting: 3 });
  for (const id of ["c2", "c3"])
    await inTransaction(at.db, (tx) => noteUnfollow(tx, { provider: CHANNEL, userId: `U-${id}`, at: new Date(EVENING.getTime() + 1) }));
  const approved = new Map<string, unknown>();
  for (const { id, recipient } of await waitingBatches(at.deps)) approved.set(recipient, (await approveBatch(at.deps, id)).ok);
  expect([...approved].sort()).toEqual([
    [C1, true],
    ["customer:line-home:c2", true],
    ["customer:line-home:c3", false],
  ]);
  await at.carry();
  expect([at.pushes.map(({ to }) => to), at.mails.map(({ to }) => to)]).toEqual([["U-c1"], ["c2@example.jp"]]);
});

function fail(error: unknown): never {
  throw error;
}
