import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OWN_CHANNEL } from "#domain/notifications/line/channel.ts";
import { linkUser } from "#domain/notifications/line/line-account-store.server.ts";
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
  await at.clear("delivery_batch", "outbox", "opaque_link", "user_query", "notification_setting", "line_account");
  at.pushes.length = 0;
  await at.settings("sub-1");
  await at.query("sub-1");
});

const recipients = async () => (await sql<{ recipient: string }>`select recipient from outbox`.execute(at.db)).rows;

describe("what was put in before goes where its person is reached now", () => {
  it("by mail, to the address that they proved meanwhile", async () => {
    await makeDigest(at.deps, ME);
    await sql`update notification_setting set mail_address = 'new@example.jp' where recipient = ${ME}`.execute(at.db);
    expect(await at.carry()).toBe(1);
    expect(at.mails.map(({ to }) => to)).toEqual(["new@example.jp"]);
    // Reports of it are believed by where it went.
    expect(await recipients()).toEqual([{ recipient: "new@example.jp" }]);
  });

  it("on LINE, to the account that they linked meanwhile", async () => {
    await at.linkLine("sub-1");
    await makeDigest(at.deps, ME);
    await inTransaction(at.db, (tx) => linkUser(tx, { provider: OWN_CHANNEL, userId: "U-other", recipient: ME, at: clock.now() }));
    expect(await at.carry()).toBe(1);
    expect(at.pushes.map(({ to }) => to)).toEqual(["U-other"]);
  });
});

it("a stop that comes while a message is made keeps it back, and leaves no link that opens", async () => {
  await makeDigest(at.deps, ME);
  const carried = await inTransaction(at.db, async (tx) => {
    // The carrier has read everything and waits for the batch.
    await sql`select from delivery_batch for update`.execute(tx);
    const carrying = at.carry();
    await expect
      .poll(async () => (await sql`select from pg_locks where not granted`.execute(at.db)).rows.length, { timeout: 20_000 })
      .toBeGreaterThan(0);
    await at.settings("sub-1", {}, []);
    return { carrying };
  });

  expect(await carried.carrying).toBe(0);
  expect(at.mails).toEqual([]);
  expect((await sql`select from opaque_link where purpose = 'recc-page' and revoked_at is null`.execute(at.db)).rows).toEqual([]);
  expect((await sql`select state, last_error from outbox`.execute(at.db)).rows).toEqual([{ state: "suppressed", last_error: "off" }]);
});
