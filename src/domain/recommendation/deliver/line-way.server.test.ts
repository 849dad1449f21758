import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { listMessages, ownDesk, retryMessage } from "#domain/notifications/index.server.ts";
import { latestBatch, memberTaps } from "#domain/recommendation/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type Recommended, recommended } from "#test/support/recommended.ts";
import { makeDigest } from "./digests.server.ts";

const MORNING = new Date("2026-11-23T23:30:00Z");
const clock = movableClock(MORNING);
const ME = "member:sub-1";
let at: Recommended;

beforeAll(async () => {
  at = await recommended(clock);
  await at.homes([{ id: "h1", title: "見本1号" }]);
});
beforeEach(async () => {
  await at.clear("delivery_batch", "outbox", "user_query", "notification_setting", "line_account", "home_reaction");
  at.pushes.length = 0;
  at.line.outcome = "sent";
  await at.settings("sub-1");
  await at.linkLine("sub-1");
  await at.query("sub-1");
});

it("goes to LINE first where both ways were chosen, and not by mail too", async () => {
  await makeDigest(at.deps, ME);
  expect(await at.carry()).toBe(1);
  expect(at.mails).toEqual([]);
  expect(at.pushes).toHaveLength(1);
  expect(at.pushes[0]?.to).toBe("U-sub-1");
  expect(JSON.stringify(at.pushes[0]?.messages)).toContain("見本1号");
  // The page it opens says how to come back: from LINE.
  expect(JSON.stringify(at.pushes[0]?.messages)).toMatch(/\/recc\/loading\?to=property&n=1#t=[\w-]{43}&s=line/);
  expect(await latestBatch(at.db, ME)).toMatchObject({ channel: "line", state: "sent" });
});

/** A press, or words, in the chat of somebody, and what the account says. */
async function inChat(userId: string, event: object): Promise<string> {
  const api = { reply: async () => true, linkToken: async () => null };
  const desk = ownDesk({ clock, api, operatorName: "まちのね", origin: () => "https://machinone.example.jp", takeTap: memberTaps(clock) });
  const common = { mode: "active", timestamp: clock.now().getTime(), webhookEventId: "1", type: "postback" };
  const saying = await inTransaction(at.db, (tx) => desk.take(tx, { ...common, ...event }, userId));
  return JSON.stringify((await saying?.()) ?? null);
}

it("is answered by a press below each home, which is a reaction of that member alone", async () => {
  await at.settings("sub-2");
  await at.linkLine("sub-2");
  await makeDigest(at.deps, ME);
  await at.carry();
  const presses = [...JSON.stringify(at.pushes[0]?.messages).matchAll(/"data":"(tap=[^"]+)"/g)].map(([, data]) => data ?? "");
  expect(presses).toMatchObject([expect.stringContaining("tap=like"), expect.stringContaining("tap=nope")]);
  const [like = "", nope = ""] = presses;
  const reactions = async () => (await sql`select recipient, kind, reason from home_reaction`.execute(at.db)).rows;

  for (const userId of ["U-sub-2", "U-nobody"])
    expect(await inChat(userId, { postback: { data: like } })).toContain("見つかりませんでした");
  expect(await reactions()).toEqual([]);
  expect(await inChat("U-sub-1", { postback: { data: like } })).toContain("「いいね」を受け取りました");
  expect(await reactions()).toEqual([{ recipient: ME, kind: "like", reason: null }]);
  const asked = await inChat("U-sub-1", { postback: { data: nope } });
  const tooFar = /"data":"([^"]*reason=walk[^"]*)"/.exec(asked)?.[1] ?? "";
  expect(await inChat("U-sub-1", { postback: { data: tooFar } })).toContain("理由を受け取りました");
  expect(await reactions()).toEqual([{ recipient: ME, kind: "nope", reason: "walk" }]);
  expect(await latestBatch(at.db, ME)).toMatchObject({ state: "reacted" });
});

it("offers who is linked already the newest homes instead of a link", async () => {
  const says = { type: "message", message: { type: "text", text: "おすすめ" } };
  expect(await inChat("U-sub-1", says)).toContain("https://machinone.example.jp/recc/latest");
  expect(await inChat("U-sub-1", says)).not.toContain("連携する");
  expect(await inChat("U-nobody", says)).toContain("連携する");
});

it.each(["blocked", "limit", "refused"] as const)("goes by mail instead, once, where LINE says %s", async (outcome) => {
  at.line.outcome = outcome;
  await makeDigest(at.deps, ME);
  await at.carry();
  await at.carry();
  expect([at.pushes.length, at.mails.length]).toEqual([1, 1]);
  expect(await latestBatch(at.db, ME)).toMatchObject({ channel: "mail", state: "sent" });
  expect(await makeDigest(at.deps, ME)).toBe("exists");
});

it("is not sent by mail to who agreed to LINE alone", async () => {
  await at.settings("sub-1", {}, []);
  await at.linkLine("sub-1");
  at.line.outcome = "limit";
  await makeDigest(at.deps, ME);
  await at.carry();
  await at.carry();
  expect(at.mails).toEqual([]);
  const { rows } = await sql`select state, channel from delivery_batch`.execute(at.db);
  expect(rows).toEqual([{ state: "failed", channel: "line" }]);

  // The operator has paid for more, and has it tried again.
  at.line.outcome = "sent";
  const [message] = await listMessages(at.db, ["failed"]);
  expect(await retryMessage(at.db, message?.id ?? "", clock.now())).toBe(true);
  expect(await at.carry()).toBe(1);
  expect(await latestBatch(at.db, ME)).toMatchObject({ state: "sent" });
});

it("goes by mail at once where the account of LINE is not linked any more", async () => {
  await sql`delete from line_account`.execute(at.db);
  await makeDigest(at.deps, ME);
  expect(await at.carry()).toBe(1);
  expect([at.pushes.length, at.mails.length]).toEqual([0, 1]);
});

it("waits by mail for the end of quiet hours where LINE is blocked, and is not made where nothing is reached", async () => {
  await at.settings("sub-1", { quiet: { fromMinutes: 0, toMinutes: 10 * 60 } });
  await sql`update line_account set state = 'blocked'`.execute(at.db);
  expect(await makeDigest(at.deps, ME)).toBe("queued");
  const { rows } = await sql`select channel, state from delivery_batch`.execute(at.db);
  expect(rows).toEqual([{ channel: "mail", state: "queued" }]);

  await at.clear("delivery_batch", "outbox");
  await sql`update notification_setting set mail_address = null, mail_state = 'unverified'`.execute(at.db);
  expect(await makeDigest(at.deps, ME)).toBe("unwanted");
});
