import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Member } from "#domain/members/core/types.ts";
import { listConsents } from "#domain/members/index.server.ts";
import { currentText } from "#domain/members/purposes.ts";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import { memberInbox, takeReports } from "#domain/notifications/index.server.ts";
import { usualSettings } from "#domain/notifications/settings/rules.ts";
import { readSettings, saveSettings } from "#domain/notifications/settings/settings.server.ts";
import { minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { testDatabase } from "#test/support/database.ts";

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-11-24T03:00:00Z"));
const on = { mail: true, line: false };
const off = { mail: false, line: false };

/** A member of that address who wants two topics by mail, and one of them by LINE too. */
async function aMember(sub: string, email: string): Promise<Member> {
  const member = { sub, username: sub, accessToken: "", isEmailVerified: true };
  const deps = {
    ...{ db, clock, randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)) },
    getUser: async () => ({ username: sub, sub, attributes: { email, email_verified: "true" } }),
  };
  const choices = { recommendation: { mail: true, line: true }, kyugake: on, "price-change": off, offer: off, "asset-value": off };
  const wanted = { ...usualSettings(""), choices };
  const textVersion = currentText("recommendation-mail").version;
  expect((await saveSettings(deps, member, { wanted, seen: 0, textVersion, sourceHash: null })).ok).toBe(true);
  clock.advance(minutes(1));
  return member;
}

const live = async (member: Member) =>
  (await listConsents(db, member)).flatMap(({ purpose, withdrawnAt }) => (withdrawnAt === null ? [purpose] : [])).toSorted();
const complain = (id: string, address: string) => takeReports({ db, clock }, "ses", [{ id, address, what: "complaint" }]);

it("a complaint turns off all mails of whoever has the address, takes back what they agreed to, and tells them", async () => {
  const [me, other] = [await aMember("angry", "Angry@example.jp"), await aMember("other", "other@example.jp")];
  expect(await complain("one", "angry@example.jp")).toBe(1);

  expect(await readSettings(db, recipientOf(me))).toMatchObject({
    choices: { recommendation: { mail: false, line: true }, kyugake: off, "price-change": off, offer: off, "asset-value": off },
    mail: { state: "complained" },
    version: 2,
  });
  expect(await live(me)).toEqual(["recommendation-line"]);
  const { rows } = await sql<{ choice: string }>`
    select topic || ' ' || channel || ' ' || changed_by as choice from notification_choice
    where recipient = ${recipientOf(me)} order by topic, channel`.execute(db);
  expect(rows.map(({ choice }) => choice)).toEqual([
    "kyugake mail complaint",
    "recommendation line member",
    "recommendation mail complaint",
  ]);
  expect(await memberInbox(db, me)).toMatchObject({ unread: 1, notes: [{ title: "メールのお知らせを停止しました" }] });

  expect((await readSettings(db, recipientOf(other))).choices.kyugake).toEqual(on);
  expect(await live(other)).toHaveLength(3);
  expect(await memberInbox(db, other)).toMatchObject({ unread: 0 });
});

it("the same report again, or another one, changes nothing more", async () => {
  const me = await aMember("again", "again@example.jp");
  await complain("first", "again@example.jp");
  const before = await readSettings(db, recipientOf(me));
  expect(await complain("first", "again@example.jp")).toBe(0);
  expect(await complain("second", "again@example.jp")).toBe(1);
  expect(await readSettings(db, recipientOf(me))).toEqual(before);
  expect(await memberInbox(db, me)).toMatchObject({ unread: 1 });
});

it("whose account is being deleted is left alone", async () => {
  const me = await aMember("leaving", "leaving@example.jp");
  await sql`
    insert into transition (entity, entity_id, from_state, to_state, actor, at)
    values ('member', encode(sha256('leaving'), 'hex'), 'member', 'deleted', 'member', ${clock.now()})`.execute(db);
  expect(await complain("late", "leaving@example.jp")).toBe(1);
  expect((await readSettings(db, recipientOf(me))).version).toBe(1);
});
