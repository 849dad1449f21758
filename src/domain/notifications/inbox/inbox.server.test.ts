import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Member } from "#domain/members/core/types.ts";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import { days, minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { addNote, memberInbox, readNotes, registerInboxJobs, unreadOf } from "./inbox.server.ts";

const clock = movableClock(new Date("2026-11-24T03:00:00Z"));
let db: Db;
let me: Member;
let made = 0;

beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(() => {
  made += 1;
  me = { sub: `sub-${made}`, username: "me", accessToken: "", isEmailVerified: true };
});

function tell(key: string, who = me) {
  clock.advance(minutes(1));
  const note = {
    recipient: recipientOf(who),
    key,
    topic: "kyugake",
    title: key,
    body: "九掛け物件です。",
    url: "/kyugake",
    at: clock.now(),
  };
  return inTransaction(db, (tx) => addNote(tx, note));
}

it("shows the newest first and counts what is unread", async () => {
  await tell("one");
  await tell("two");
  expect(await memberInbox(db, me)).toMatchObject({ unread: 2, notes: [{ title: "two", readAt: null }, { title: "one" }] });
});

it("tells the same thing once", async () => {
  expect([await tell("one"), await tell("one")]).toEqual([true, false]);
  expect((await memberInbox(db, me)).notes).toHaveLength(1);
});

it("marks as read what was seen, not what came meanwhile, and nothing of anybody else", async () => {
  const other = { ...me, sub: `${me.sub}-other` };
  await tell("one", other);
  await tell("one");
  const [seen] = (await memberInbox(db, me)).notes;
  await tell("two");
  expect(await readNotes({ db, clock }, me, seen?.id ?? 0)).toMatchObject({
    unread: 1,
    notes: [{ readAt: null }, { readAt: clock.now() }],
  });
  const [mine, others] = [recipientOf(me), recipientOf(other)];
  expect(await unreadOf(db, [mine, others, "member:nobody"])).toEqual(
    new Map([
      [mine, 1],
      [others, 1],
    ]),
  );
});

it("shows fifty and counts all", async () => {
  for (let n = 0; n < 52; n++) await tell(`note ${n}`);
  const inbox = await memberInbox(db, me);
  expect([inbox.notes.length, inbox.unread, inbox.notes[0]?.title]).toEqual([50, 52, "note 51"]);
});

it("is forgotten after half a year, by the clock", async () => {
  await tell("old");
  const works: (() => Promise<void>)[] = [];
  const crons: string[] = [];
  await registerInboxJobs(
    {
      work: async (_name, work) => void works.push(() => work({}, new AbortController().signal)),
      schedule: async (_name, cron) => void crons.push(cron),
    },
    { db, clock },
  );
  clock.advance(days(179));
  await tell("new");
  await works[0]?.();
  expect((await memberInbox(db, me)).notes).toHaveLength(2);
  clock.advance(days(2));
  await works[0]?.();
  expect((await memberInbox(db, me)).notes.map(({ title }) => title)).toEqual(["new"]);
  expect(crons).toHaveLength(1);
});
