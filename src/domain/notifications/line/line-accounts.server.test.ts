import { createHash } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { linkOnFollow, linkUser, noteFollow, noteUnfollow, unlinkRecipient, unlinkUser } from "./line-account-store.server.ts";
import { lineLinkOf } from "./line-link.server.ts";

const clock = movableClock(new Date("2026-11-28T03:00:00Z"));
const ME = "member:me";
const user = (userId: string) => ({ provider: "site", userId });
const nameOf = (userId: string) => createHash("sha256").update(`site ${userId}`).digest("hex");
let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  await sql`delete from line_account`.execute(db);
  await sql`delete from transition`.execute(db);
});

const now = () => {
  clock.advance(minutes(1));
  return clock.now();
};
const link = (userId: string, recipient = ME) => inTransaction(db, (tx) => linkUser(tx, { ...user(userId), recipient, at: now() }));
async function kept(userId: string): Promise<string[]> {
  const { rows } = await sql<{ step: string }>`
    select concat_ws(' ', from_state, to_state, actor, reason) as step from transition
    where entity = 'line_account' and entity_id = ${nameOf(userId)} order by id`.execute(db);
  return rows.map(({ step }) => step);
}

it("each change of a link is kept in the audit table, with who made it, and what changes nothing is not", async () => {
  await noteFollow(db, { ...user("U-1"), at: now() });
  await link("U-1");
  await link("U-1");
  await noteUnfollow(db, { ...user("U-1"), at: now() });
  await noteFollow(db, { ...user("U-1"), at: now() });
  await unlinkRecipient(db, { provider: "site", recipient: ME, at: now() });

  expect(await kept("U-1")).toEqual([
    "not_linked linked person link",
    "linked blocked line unfollow",
    "blocked linked line follow",
    "linked unlinked person unlink",
  ]);
  expect(JSON.stringify((await sql`select * from transition`.execute(db)).rows)).not.toMatch(/U-1|member:me/);
});

it("whoever is linked anew is linked to nobody else, and both say so", async () => {
  await link("U-1");
  await link("U-2");

  expect(await lineLinkOf(db, ME)).toEqual({ state: "linked", userId: "U-2" });
  expect([await kept("U-1"), await kept("U-2")]).toEqual([
    ["not_linked linked person link", "linked unlinked person unlink"],
    ["not_linked linked person link"],
  ]);
});

it("what LINE tells too late changes nothing and is kept by nobody", async () => {
  const early = now();
  await link("U-1");
  await noteUnfollow(db, { ...user("U-1"), at: early });

  expect(await lineLinkOf(db, ME)).toEqual({ state: "linked", userId: "U-1" });
  expect(await kept("U-1")).toHaveLength(1);
});

it("who proves who they are before they are a friend is linked by the follow that comes, and by none while they block", async () => {
  const expected = (userId: string) => inTransaction(db, (tx) => linkOnFollow(tx, { ...user(userId), recipient: ME, at: now() }));
  await expected("U-1");
  expect((await lineLinkOf(db, ME)).state).toBe("not_linked");
  await noteFollow(db, { ...user("U-1"), at: new Date(1) });
  expect((await lineLinkOf(db, ME)).state).toBe("linked");
  await noteUnfollow(db, { ...user("U-1"), at: now() });
  await expected("U-1");

  expect((await lineLinkOf(db, ME)).state).toBe("blocked");
  expect(await unlinkUser(db, { ...user("U-1"), at: now() })).toBe(ME);
  expect(await kept("U-1")).toEqual(["not_linked linked line follow", "linked blocked line unfollow"]);
});
