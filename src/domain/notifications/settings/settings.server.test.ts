import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Member } from "#domain/members/core/types.ts";
import { listConsents } from "#domain/members/index.server.ts";
import { currentText } from "#domain/members/purposes.ts";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import { memberInbox, takeReports } from "#domain/notifications/index.server.ts";
import { makeLink, openLink } from "#domain/notifications/links/opaque-links.server.ts";
import { MAIL_STOP, RECC_PAGE } from "#domain/notifications/links/purposes.ts";
import { days, hours, minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { forgetNotifications } from "./forget.server.ts";
import { purposeOf, stopSubject, usualSettings, verdictOf, type WantedSettings } from "./rules.ts";
import { lookAtSettings, readSettings, saveSettings } from "./settings.server.ts";
import { stopByLink, stopView, undoStop } from "./stop.server.ts";
import type { Topic } from "./types.ts";

const clock = movableClock(new Date("2026-11-24T03:00:00Z"));
const TEXT = currentText(purposeOf({ topic: "kyugake", channel: "mail" })).version;
let db: Db;
let me: Member;
let address: string | null = "taro@example.jp";
let isReached = true;
let made = 0;

beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(() => {
  made += 1;
  me = { sub: `sub-${made}`, username: "me", accessToken: "", isEmailVerified: true };
  address = "taro@example.jp";
  isReached = true;
});

const deps = () => ({
  db,
  clock,
  randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
  getUser: async () =>
    isReached
      ? { username: "me", sub: me.sub, attributes: address === null ? {} : { email: address, email_verified: "true" } }
      : ("unreached" as const),
});

const USUAL = usualSettings("");
const both = (isOn: boolean) => ({ mail: isOn, line: isOn });
const ALL_ON = {
  recommendation: both(true),
  kyugake: both(true),
  "price-change": both(true),
  offer: both(true),
  "asset-value": both(true),
};

function save(changes: Partial<WantedSettings> = {}, { seen = 0, textVersion = TEXT } = {}) {
  clock.advance(minutes(1));
  const wanted = { ...USUAL, ...changes };
  return saveSettings(deps(), me, { wanted, seen, textVersion, sourceHash: null });
}
const read = () => readSettings(db, recipientOf(me));
const stopLink = (topic: Topic = "kyugake") => makeLink(deps(), MAIL_STOP, stopSubject(recipientOf(me), topic));
const addBatch = (id: string, topic: Topic) =>
  sql`
    insert into delivery_batch (id, recipient, topic, channel, window_key, state, scheduled_at, made_at, weights_version, seed, is_sample)
    values (${id}, ${recipientOf(me)}, ${topic}, 'mail', 'today', 'sent', ${clock.now()}, ${clock.now()}, '1', '1', false)`.execute(db);
const live = async () =>
  (await listConsents(db, me))
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map(({ purpose }) => purpose)
    .toSorted();

describe("settings", () => {
  it("are the usual ones, with everything off, until somebody chooses", async () => {
    expect(await read()).toEqual(usualSettings(recipientOf(me)));
    expect(await lookAtSettings(deps(), me)).toMatchObject({ version: 0, mail: { state: "unverified" } });
  });

  it("are kept as they were saved, with the address that is proved now", async () => {
    const pausedUntil = new Date(clock.now().getTime() + days(7));
    const wanted = { choices: ALL_ON, digestHour: 7, quiet: null, capPerDay: 1, pausedUntil };
    expect(await save(wanted)).toMatchObject({ ok: true, value: { ...wanted, version: 1 } });
    expect(await read()).toMatchObject({ ...wanted, version: 1, mail: { address: "taro@example.jp", state: "ok" } });
  });

  it("are not saved over a save that the caller has not seen", async () => {
    await save({ digestHour: 7 });
    expect(await save({ digestHour: 8 })).toEqual({ ok: false, reason: "conflict" });
    expect(await read()).toMatchObject({ digestHour: 7 });
    expect(await save({ digestHour: 8 }, { seen: 1 })).toMatchObject({ ok: true, value: { version: 2 } });
  });

  it("keep no pause that is over, and refuse one without an end", async () => {
    expect(await save({ pausedUntil: clock.now() })).toMatchObject({ ok: true, value: { pausedUntil: null } });
    const forever = new Date(clock.now().getTime() + days(800));
    expect(await save({ pausedUntil: forever }, { seen: 1 })).toEqual({ ok: false, reason: { unsound: "pausedUntil" } });
  });

  it("take up another address once it is proved, and keep the one of before where nobody can be asked", async () => {
    await save({ choices: ALL_ON });
    isReached = false;
    expect((await lookAtSettings(deps(), me)).mail.address).toBe("taro@example.jp");
    isReached = true;
    address = "hanako@example.jp";
    expect((await lookAtSettings(deps(), me)).mail).toEqual({ address: "hanako@example.jp", state: "ok" });
    address = null;
    await lookAtSettings(deps(), me);
    expect((await read()).mail).toEqual({ address: null, state: "unverified" });
  });
});

it("say that an address took nothing for a while, and go on sending there", async () => {
  address = `full-${made}@example.jp`;
  await save({ choices: ALL_ON });
  await takeReports({ db, clock }, "ses", [{ id: `full ${made}`, address, what: "soft" }]);

  expect((await read()).mail).toEqual({ address, state: "soft_bounced" });
  expect(verdictOf(await read(), { topic: "recommendation", channel: "mail", now: clock.now(), sentToday: 0 }).send).not.toBe("never");
});

it("keep in the audit table when an address was proved and when it no longer was, by a hash", async () => {
  await save({ choices: ALL_ON });
  address = null;
  await lookAtSettings(deps(), me);
  const { rows } = await sql<{ id: string; step: string }>`
    select entity_id as id, from_state || ' ' || to_state as step from transition where entity = 'notification_mail' order by transition.id desc limit 2`.execute(
    db,
  );

  expect(rows.map(({ step }) => step)).toEqual(["ok unverified", "unverified ok"]);
  expect(rows.every(({ id }) => /^[0-9a-f]{64}$/.test(id))).toBe(true);
});

it("know of an address that refused mails or whose owner complained, until another one is proved", async () => {
  address = `refusing-${made}@example.jp`;
  await save({ choices: ALL_ON });
  await takeReports({ db, clock }, "ses", [{ id: `report ${made}`, address, what: "complaint" }]);
  expect((await read()).mail).toEqual({ address, state: "complained" });
  await save({ choices: ALL_ON, digestHour: 5 }, { seen: 1 });
  expect((await read()).mail.state).toBe("complained");
  address = `other-${made}@example.jp`;
  expect((await lookAtSettings(deps(), me)).mail).toEqual({ address, state: "ok" });
});

describe("the ledger of consents", () => {
  it("has a record for each that is turned on, in the words that were shown, until it is turned off", async () => {
    const some = { ...USUAL.choices, kyugake: both(true) };
    await save({ choices: some });
    expect(await live()).toEqual(["kyugake-line", "kyugake-mail"]);
    expect((await listConsents(db, me))[0]).toMatchObject({ textVersion: TEXT, channel: "web" });
    await save({ choices: { ...some, kyugake: { mail: true, line: false } } }, { seen: 1 });
    expect(await live()).toEqual(["kyugake-mail"]);
    expect(await listConsents(db, me)).toHaveLength(2);
  });

  it("takes no words that were never shown", async () => {
    expect(await save({ choices: ALL_ON }, { textVersion: "2020-01-01" })).toEqual({ ok: false, reason: "unknown-text" });
    expect([await live(), (await read()).version]).toEqual([[], 0]);
  });
});

describe("a stop link", () => {
  it("stops its topic by every way, at once, and the same answer comes again after 31 days", async () => {
    await save({ choices: ALL_ON });
    const token = await stopLink();
    expect(await stopView(deps(), token)).toEqual({ topic: "kyugake", address: "t***@e***", isOn: true, isAnyOn: true, canUndo: false });

    const stopped = { topic: "kyugake", address: "t***@e***", isOn: false, isAnyOn: true };
    expect(await stopByLink(deps(), token, "topic")).toEqual({ ...stopped, canUndo: true });
    expect(await read()).toMatchObject({ choices: { ...ALL_ON, kyugake: both(false) }, version: 2 });
    expect(await live()).toEqual([
      "asset-value-line",
      "asset-value-mail",
      "offer-line",
      "offer-mail",
      "price-change-line",
      "price-change-mail",
      "recommendation-line",
      "recommendation-mail",
    ]);

    clock.advance(days(31));
    expect(await stopByLink(deps(), token, "topic")).toEqual({ ...stopped, canUndo: false });
    expect((await read()).version).toBe(2);
  });

  it("stops everything where that is asked for, and the member finds a notice of it", async () => {
    await save({ choices: ALL_ON });
    expect(await stopByLink(deps(), await stopLink(), "all")).toMatchObject({ isAnyOn: false });
    expect([(await read()).choices, await live()]).toEqual([USUAL.choices, []]);
    expect(await memberInbox(db, me)).toMatchObject({ unread: 1, notes: [{ title: "すべてのお知らせを停止しました" }] });
  });

  it("takes back what it stopped, and no more: what was off stays off", async () => {
    const some = { ...USUAL.choices, kyugake: { mail: true, line: false } };
    await save({ choices: some });
    const token = await stopLink();
    await stopByLink(deps(), token, "all");
    clock.advance(minutes(1));
    expect(await undoStop(deps(), token)).toMatchObject({ ok: true, value: { isOn: true, canUndo: false } });
    expect([(await read()).choices, await live()]).toEqual([some, ["kyugake-mail"]]);
    expect((await listConsents(db, me))[0]).toMatchObject({ channel: "mail", textVersion: TEXT });
  });

  it("takes nothing back after a day, nor what the member turned off", async () => {
    await save({ choices: ALL_ON });
    const token = await stopLink();
    await stopByLink(deps(), token, "topic");
    await save({ choices: { ...USUAL.choices, recommendation: both(true) } }, { seen: 2 });
    expect(await undoStop(deps(), token)).toMatchObject({ ok: true });
    expect((await read()).choices).toEqual({ ...USUAL.choices, recommendation: both(true), kyugake: both(true) });
    await stopByLink(deps(), token, "topic");
    clock.advance(hours(25));
    expect(await undoStop(deps(), token)).toEqual({ ok: false, reason: "too-late" });
  });

  it("closes the pages of what was recommended, of its topic alone", async () => {
    await save({ choices: ALL_ON });
    const pages = [];
    for (const topic of ["kyugake", "recommendation"] as const) {
      const id = `batch ${me.sub} ${topic}`;
      await addBatch(id, topic);
      pages.push(await makeLink(deps(), RECC_PAGE, id));
    }
    await stopByLink(deps(), await stopLink("kyugake"), "topic");
    expect(await Promise.all(pages.map(async (page) => (await openLink(deps(), RECC_PAGE, page))?.state))).toEqual(["revoked", "good"]);
  });

  it("of nobody, or of another purpose, opens nothing", async () => {
    const other = await makeLink(deps(), RECC_PAGE, stopSubject(recipientOf(me), "kyugake"));
    const customer = await makeLink(deps(), MAIL_STOP, "customer:a|kyugake");
    for (const token of ["a".repeat(43), other, customer]) {
      expect(await stopView(deps(), token)).toBeNull();
      expect(await stopByLink(deps(), token, "topic")).toBeNull();
      expect(await undoStop(deps(), token)).toEqual({ ok: false, reason: "unknown" });
    }
  });

  it("makes a save of what was seen before it a conflict, so that nothing is turned on again by an open page", async () => {
    await save({ choices: ALL_ON });
    await stopByLink(deps(), await stopLink(), "topic");
    expect(await save({ choices: ALL_ON }, { seen: 1 })).toEqual({ ok: false, reason: "conflict" });
  });
});

it("forgets all of it with the account", async () => {
  await save({ choices: ALL_ON });
  const token = await stopLink();
  await stopByLink(deps(), token, "topic");
  await inTransaction(db, (tx) => forgetNotifications(tx, me.sub));
  expect(await read()).toEqual(usualSettings(recipientOf(me)));
  expect(await memberInbox(db, me)).toEqual({ notes: [], unread: 0 });
  expect(await stopView(deps(), token)).toBeNull();
});
