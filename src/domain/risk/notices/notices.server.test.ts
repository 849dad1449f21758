import { sql } from "kysely";
import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendDueMails } from "#domain/notifications/carry/send-due-mails.server.ts";
import { makeLink } from "#domain/notifications/index.server.ts";
import { noticeOptions, registerForNotices, saveNotices, sendNewLink, stopNotices } from "#domain/risk/index.server.ts";
import { rate } from "#domain/risk/rating/rate.ts";
import { forgetSnapshot, saveSnapshots } from "#domain/risk/report/report-store.server.ts";
import { days } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Mail } from "#platform/mail.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALM, site } from "#test/support/risk-sites.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { forgetOldRegistrations } from "./forget-registrations.server.ts";
import { noticeMails } from "./mails.server.ts";
import { NOTICE_PAGES } from "./notice-pages.ts";
import { queueNotices } from "./queue-notices.server.ts";
import { nextChanged } from "./registration-store.server.ts";

const KEY = "toyosu-residence";
const OTHER = "ariake-court";
const START = new Date("2026-11-21T03:00:00Z");
const clock = movableClock(START);
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const BOTH = { onChange: true, yearly: true };

let db: Db;
let deps: { readonly db: Db; readonly clock: typeof clock; readonly randomBytes: typeof randomBytes };
beforeAll(async () => {
  db = (await testDatabase()).db;
  deps = { db, clock, randomBytes };
  await insertMarket(db, { apartments: [anApartment(), anApartment({ key: OTHER, name: "有明コート" })] });
});
beforeEach(async () => {
  clock.moveTo(START);
  await sql`truncate risk_registration, risk_place_rating, outbox, opaque_link`.execute(db);
  await Promise.all([rated(KEY, "A"), rated(OTHER, "A")]);
});

/** What is possible of every building, where nothing else is said. */
const CALM_RATING = rate(site(CALM));
const SPAN = `${CALM_RATING.possible.lowest}-${CALM_RATING.possible.highest}`;

/** The building has a report with this letter. */
async function rated(key: string, letter: "A" | "B" | null, lowest = CALM_RATING.possible.lowest) {
  const { facts } = site(CALM);
  const rating = { ...CALM_RATING, letter, possible: { ...CALM_RATING.possible, lowest } };
  await saveSnapshots(db, [{ key, modelVersion: "m", dataRevision: "1", facts, rating, computedAt: START }]);
}

async function register(email: string, { key = KEY, wants = true } = {}) {
  const registered = await registerForNotices(deps, { subjectKey: key, email, wants });
  if (!registered) throw new Error("no such building");
  return { id: registered.id, token: await makeLink(deps, NOTICE_PAGES, registered.id) };
}
/** Registers and confirms at once. */
async function subscribe(email: string, wants = BOTH, key = KEY) {
  const registered = await register(email, { key });
  await saveNotices(deps, registered.token, wants);
  return registered;
}

async function queued(kind: string) {
  const { rows } = await sql<{ recipient: string; facts: Record<string, unknown> }>`
    select recipient, facts from outbox where kind = ${kind} order by id`.execute(db);
  return rows;
}
const recipients = async (kind: string) => (await queued(kind)).map(({ recipient }) => recipient).toSorted();

describe("registering", () => {
  it("is not possible for a building that is not there: nothing is kept, nothing is mailed", async () => {
    expect(await registerForNotices(deps, { subjectKey: "nobody", email: "a@example.jp", wants: true })).toBeNull();
    expect(await recipients("registration-received")).toEqual([]);
  });

  it("twice for one building is one registration, and two for two buildings", async () => {
    const [first, again, other] = [
      await register("a@example.jp"),
      await register("a@example.jp"),
      await register("a@example.jp", { key: OTHER }),
    ];

    expect(again.id).toBe(first.id);
    expect(other.id).not.toBe(first.id);
    expect(await recipients("registration-received")).toHaveLength(3);
  });

  it("at the same moment from two windows is one registration", async () => {
    const ids = await Promise.all([register("a@example.jp"), register("a@example.jp"), register("a@example.jp")]);

    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  });
});

describe("a link", () => {
  it("opens the wishes of its own registration, with its own building", async () => {
    const [here, there] = [await subscribe("a@example.jp"), await subscribe("b@example.jp", { onChange: false, yearly: true }, OTHER)];
    await stopNotices(deps, here.token);

    expect(await noticeOptions(deps, here.token)).toMatchObject({
      subject: { kind: "building", key: KEY },
      onChange: false,
      yearly: false,
    });
    expect(await noticeOptions(deps, there.token)).toEqual({
      ...{
        subject: { kind: "building", key: OTHER, name: "有明コート" },
        onChange: false,
        yearly: true,
        isConfirmed: true,
        isExpired: false,
      },
    });
  });

  it.each([
    ["nobody made", () => Promise.resolve("x".repeat(43))],
    [
      "leads to other pages",
      async () => makeLink(deps, { ...NOTICE_PAGES, name: "test-other-pages" }, (await register("a@example.jp")).id),
    ],
    ["leads to a registration that is gone", () => makeLink(deps, NOTICE_PAGES, "gone")],
  ])("that %s opens, saves, stops and sends nothing", async (_, make) => {
    const token = await make();
    const mails = async () => (await sql`select from outbox`.execute(db)).rows.length;
    const before = await mails();

    expect(await noticeOptions(deps, token)).toBeNull();
    expect(await saveNotices(deps, token, BOTH)).toEqual({ ok: false, reason: "unknown" });
    expect([await stopNotices(deps, token), await sendNewLink(deps, token)]).toEqual([false, false]);
    expect(await mails()).toBe(before);
  });

  it("saves until the last moment of its 30 days, and not a moment longer", async () => {
    const { token } = await register("a@example.jp");
    clock.advance(days(30));
    expect(await saveNotices(deps, token, { onChange: true, yearly: false })).toMatchObject({ ok: true, value: { isConfirmed: true } });
    clock.advance(1);

    expect(await saveNotices(deps, token, BOTH)).toEqual({ ok: false, reason: "expired" });
    expect(await noticeOptions(deps, token)).toMatchObject({ onChange: true, yearly: false, isExpired: true });
  });

  it("is renewed at the address that registered, whoever asks", async () => {
    const { id, token } = await subscribe("a@example.jp");
    clock.advance(days(40));

    expect(await sendNewLink(deps, token)).toBe(true);
    expect(await queued("notice-link")).toEqual([
      { recipient: "a@example.jp", facts: { registrationId: id, subject: { kind: "building", key: KEY, name: "豊洲レジデンス" } } },
    ]);
  });
});

describe("the notices of a day", () => {
  it("go to everybody who wants changes of that building, once, with the letter before and now", async () => {
    const { id } = await subscribe("a@example.jp");
    await subscribe("yearly@example.jp", { onChange: false, yearly: true });
    await subscribe("other@example.jp", BOTH, OTHER);
    await register("unconfirmed@example.jp");
    await rated(KEY, "B");

    expect([await queueNotices(deps), await queueNotices(deps)]).toEqual([1, 0]);
    expect(await queued("letter-changed")).toEqual([
      {
        recipient: "a@example.jp",
        facts: { registrationId: id, subject: { kind: "building", key: KEY, name: "豊洲レジデンス" }, before: "A", now: "B" },
      },
    ]);
  });

  it("tell of a letter that is no longer given, and of one that is given for the first time", async () => {
    await rated(OTHER, null);
    await subscribe("lost@example.jp");
    await subscribe("won@example.jp", BOTH, OTHER);
    await rated(KEY, null);
    await rated(OTHER, "B");
    await queueNotices(deps);

    expect((await queued("letter-changed")).map(({ recipient, facts: { before, now } }) => [recipient, before, now]).toSorted()).toEqual([
      ["lost@example.jp", "A", SPAN],
      ["won@example.jp", SPAN, "B"],
    ]);
  });

  it("tell of other letters that are possible as long as there is no letter, and of none beside a letter", async () => {
    await rated(OTHER, null);
    await subscribe("held@example.jp", BOTH, OTHER);
    await subscribe("rated@example.jp");
    await rated(OTHER, null, "C");
    await rated(KEY, "A", "C");

    expect([await queueNotices(deps), await queueNotices(deps)]).toEqual([1, 0]);
    expect(await queued("letter-changed")).toMatchObject([
      { recipient: "held@example.jp", facts: { before: SPAN, now: `C-${CALM_RATING.possible.highest}` } },
    ]);
  });

  it("wait while the report is being made anew", async () => {
    await subscribe("a@example.jp");
    await forgetSnapshot(db, KEY);
    expect(await queueNotices(deps)).toBe(0);
    await rated(KEY, "A");

    expect(await queueNotices(deps)).toBe(0);
  });

  it("are not of changes from before somebody began anew", async () => {
    const { token } = await subscribe("a@example.jp");
    await stopNotices(deps, token);
    await rated(KEY, "B");
    await saveNotices(deps, token, BOTH);

    expect(await queueNotices(deps)).toBe(0);
  });

  it("come a year after the last notice, whatever that was", async () => {
    await subscribe("a@example.jp");
    clock.moveTo(new Date("2027-02-01T00:00:00Z"));
    await rated(KEY, "B");
    await queueNotices(deps);
    clock.moveTo(new Date("2028-02-01T00:00:00Z"));
    expect(await queueNotices(deps)).toBe(0);
    clock.advance(1);

    expect(await queueNotices(deps)).toBe(1);
    expect(await queued("yearly-report")).toMatchObject([{ recipient: "a@example.jp", facts: { now: "B" } }]);
  });

  it("are queued once though two processes begin together", async () => {
    const addresses = Array.from({ length: 6 }, (_, i) => `r${i}@example.jp`);
    for (const address of addresses) await subscribe(address);
    await rated(KEY, "B");
    const counts = await Promise.all([queueNotices(deps), queueNotices(deps)]);

    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(6);
    expect(await recipients("letter-changed")).toEqual(addresses);
  });

  it("pass over a registration that another process is just about", async () => {
    for (const address of ["a@example.jp", "b@example.jp", "c@example.jp"]) await subscribe(address);
    await rated(KEY, "B");
    const held = await inTransaction(db, async (tx) => {
      const next = await nextChanged(tx);
      expect(await queueNotices(deps)).toBe(2);
      return next?.email;
    });

    expect([...(await recipients("letter-changed")), held].toSorted()).toEqual(["a@example.jp", "b@example.jp", "c@example.jp"]);
    expect(await queueNotices(deps)).toBe(1);
  });

  it("end when the queue stops", async () => {
    await subscribe("a@example.jp");
    await rated(KEY, "B");

    expect(await queueNotices(deps, AbortSignal.abort())).toBe(0);
    expect(await recipients("letter-changed")).toEqual([]);
  });
});

describe("a mail with a link", () => {
  const sent: Mail[] = [];
  const carry = (isTaken: boolean) =>
    sendDueMails({
      ...{ db, clock, log: pino({ level: "silent" }), operatorName: "まちのね", origin: () => "https://site.test/" },
      mails: noticeMails(deps),
      send: async (mail) => {
        sent.push(mail);
        return isTaken;
      },
    });
  const links = async () => (await sql`select from opaque_link`.execute(db)).rows.length;
  beforeEach(() => sent.splice(0));

  it("can be stopped with one press where it comes unasked, and not where somebody asked for it", async () => {
    await subscribe("a@example.jp");
    await rated(KEY, "B");
    await queueNotices(deps);
    await carry(true);
    // They are handed over side by side: either may be the first.
    const isReceipt = ({ subject }: (typeof sent)[number]) => subject.includes("受け付けました");
    const [receipts, notices] = [sent.filter(isReceipt), sent.filter((mail) => !isReceipt(mail))];

    expect([receipts.length, notices.length]).toEqual([1, 1]);
    expect(receipts[0]?.headers).not.toHaveProperty("List-Unsubscribe");
    expect(notices[0]?.headers).toMatchObject({
      "List-Unsubscribe": expect.stringMatching(/^<https:\/\/site\.test\/api\/estate\/risk-notices\/stop\?token=[\w-]{43}>$/),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  it("leaves no link behind when no server took it", async () => {
    await register("a@example.jp");
    const before = await links();
    await carry(false);

    expect(sent).toHaveLength(1);
    expect(await links()).toBe(before);
  });

  it("is not sent any more to somebody who stopped, or whose registration is gone", async () => {
    const [stopped, gone] = [await subscribe("a@example.jp"), await subscribe("b@example.jp")];
    await rated(KEY, "B");
    await queueNotices(deps);
    await stopNotices(deps, stopped.token);
    await sql`delete from risk_registration where id = ${gone.id}`.execute(db);
    await carry(true);

    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([["a@example.jp", "【まちのね】診断レポートの登録を受け付けました"]]);
  });
});

describe("forgetting", () => {
  const left = async () =>
    (await sql<{ email: string }>`select email from risk_registration order by email`.execute(db)).rows.map(({ email }) => email);

  it("takes what nobody confirmed after 30 days, with its links, and not a moment earlier", async () => {
    const { token } = await register("a@example.jp");
    clock.advance(days(30));
    await forgetOldRegistrations(deps);
    expect(await left()).toEqual(["a@example.jp"]);
    clock.advance(1);
    await forgetOldRegistrations(deps);

    expect(await left()).toEqual([]);
    expect(await noticeOptions(deps, token)).toBeNull();
    expect((await sql`select from opaque_link`.execute(db)).rows).toEqual([]);
  });

  it("takes what was stopped three years ago, and leaves who still wants something", async () => {
    await subscribe("kept@example.jp", { onChange: false, yearly: true });
    const { token } = await subscribe("stopped@example.jp");
    await stopNotices(deps, token);
    clock.moveTo(new Date("2029-11-21T03:00:00Z"));
    await forgetOldRegistrations(deps);
    expect(await left()).toEqual(["kept@example.jp", "stopped@example.jp"]);
    clock.advance(1);
    await forgetOldRegistrations(deps);

    expect(await left()).toEqual(["kept@example.jp"]);
  });
});
