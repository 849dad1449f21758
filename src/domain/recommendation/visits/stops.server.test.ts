import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Member } from "#domain/members/core/types.ts";
import { currentText } from "#domain/members/purposes.ts";
import {
  MAIL_STOP,
  makeLink,
  openLink,
  ownDesk,
  readSettings,
  saveSettings,
  takeReports,
  unlinkLine,
} from "#domain/notifications/index.server.ts";
import { addEvents } from "#domain/notifications/line/line-event-store.server.ts";
import { workLineEvents } from "#domain/notifications/line/work-events.server.ts";
import { stopByLink } from "#domain/notifications/settings/stop.server.ts";
import { makeStop } from "#domain/recommendation/deliver/make-stop.server.ts";
import { forgetRecommendations, makeDigest, memberTaps, openVisit } from "#domain/recommendation/index.server.ts";
import { addQuery, putCustomer } from "#domain/tenants/customers/customer-store.server.ts";
import { CUSTOMER_PAGES, subjectOf } from "#domain/tenants/customers/links.server.ts";
import { moveTenant, stopCustomer } from "#domain/tenants/index.server.ts";
import { days, minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { lineEvent } from "#test/support/line.ts";
import { type Recommended, recommended } from "#test/support/recommended.ts";
import { A_WISH, aTenant, aTenantCustomer } from "#test/support/tenants.ts";

/** Half past six in the evening in Japan. */
const EVENING = new Date("2026-11-24T09:30:00Z");
const clock = movableClock(EVENING);
const AUDIENCE = { tenant: "auto-home", customer: "c1" };
const CUSTOMER = "customer:auto-home:c1";
const NOTHING = {
  recommendation: { mail: false, line: false },
  kyugake: { mail: false, line: false },
  "price-change": { mail: false, line: false },
  offer: { mail: false, line: false },
  "asset-value": { mail: false, line: false },
};
let at: Recommended;

beforeAll(async () => {
  at = await recommended(clock);
  await at.homes([{ id: "h1" }]);
});

beforeEach(async () => {
  clock.moveTo(EVENING);
  at.pushes.length = 0;
  await at.clear(
    "delivery_batch",
    "outbox",
    "opaque_link",
    "user_query",
    "notification_setting",
    "line_account",
    "mail_suppression",
    "tenant",
  );
});

const tokenIn = (text: string) => /#t=([\w-]{43})/.exec(text)?.[1] ?? "";
const opens = async (token: string) => (await openVisit(at.deps, token)).ok;

/** Whoever is told homes by mail, or on LINE: the link of the message, and that of somebody who has nothing to do with them. */
async function told(way: "mail" | "line") {
  const links: string[] = [];
  for (const sub of ["me", "other"]) {
    await at.settings(sub, { digestHour: 18 });
    if (way === "line") await at.linkLine(sub);
    await at.query(sub);
    await makeDigest(at.deps, `member:${sub}`);
    await at.carry();
    links.push(tokenIn(way === "mail" ? (at.mails.at(-1)?.text ?? "") : JSON.stringify(at.pushes.at(-1)?.messages)));
  }
  const [mine = "", others = ""] = links;
  expect([await opens(mine), await opens(others)]).toEqual([true, true]);
  return { mine, others };
}

const me: Member = { sub: "me", username: "me", accessToken: "", isEmailVerified: true };
const stopToken = async () => (await makeStop(at.deps, "member:me", "recommendation")).token;

async function choose(choices: typeof NOTHING) {
  const { version, ...now } = await readSettings(at.db, "member:me");
  clock.advance(minutes(1));
  const textVersion = currentText("recommendation-mail").version;
  const saved = await saveSettings(at.deps, me, { wanted: { ...now, choices }, seen: version, textVersion, sourceHash: null });
  expect(saved.ok).toBe(true);
}

async function sayInChat(text: string) {
  const said = lineEvent(`said ${text}`, { message: { type: "text", text }, source: { type: "user", userId: "U-me" } });
  const event = { ...said, type: "message" };
  await addEvents(at.db, "site", { events: [event], at: clock.now() });
  const api = { reply: async () => true, linkToken: async () => null };
  const log = pino({ level: "silent" });
  const desk = ownDesk({ clock, api, operatorName: "まちのね", origin: () => "https://site.test", takeTap: memberTaps(clock) });
  await workLineEvents({ db: at.db, clock, log, deskOf: async () => desk }, new AbortController().signal);
}

describe("a link to homes opens nothing any more, for whoever has said stop", () => {
  it.each<["mail" | "line", string, () => Promise<unknown>]>([
    ["mail", "by the one-click stop of the mail program", async () => stopByLink(at.deps, await stopToken(), "topic")],
    ["mail", "of everything, on the page of the stop link", async () => stopByLink(at.deps, await stopToken(), "all")],
    ["mail", "in the settings", () => choose(NOTHING)],
    [
      "mail",
      "by a complaint at their mail service",
      () => takeReports(at.deps, "ses", [{ id: "c", address: "me@example.jp", what: "complaint" }]),
    ],
    ["mail", "by ending the account", () => inTransaction(at.db, (tx) => forgetRecommendations(tx, "me"))],
    ["line", "by a word in the chat", () => sayInChat("停止")],
    ["line", "by unlinking LINE", () => unlinkLine(at.deps, "member:me")],
    ["line", "of LINE alone in the settings", () => choose({ ...NOTHING, recommendation: { mail: true, line: false } })],
    ["line", "by the one-click stop of a mail", async () => stopByLink(at.deps, await stopToken(), "topic")],
  ])("that went by %s, %s", async (way, _, stop) => {
    const { mine, others } = await told(way);
    await stop();

    expect([await opens(mine), await opens(others)]).toEqual([false, true]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["LINE, where mails are stopped in the settings", () => choose({ ...NOTHING, recommendation: { mail: false, line: true } })],
    [
      "LINE, where a mail is complained about",
      () => takeReports(at.deps, "ses", [{ id: "d", address: "me@example.jp", what: "complaint" }]),
    ],
  ])("but what went to %s still opens", async (_, stop) => {
    const { mine } = await told("line");
    await stop();

    expect(await opens(mine)).toBe(true);
  });

  it("and a stop link opens for ever, however it was stopped", async () => {
    const token = await stopToken();
    await told("mail");
    await choose(NOTHING);
    clock.advance(days(400));

    expect(await openLink(at.deps, MAIL_STOP, token)).toMatchObject({ state: "good" });
  });
});

describe("a customer of an office", () => {
  beforeEach(async () => {
    await aTenant(at.db, { key: AUDIENCE.tenant, approval: "auto" });
    await aTenantCustomer(at.db, { tenant: AUDIENCE.tenant, id: AUDIENCE.customer });
    const query = { tenant: AUDIENCE.tenant, customerId: AUDIENCE.customer, id: "q1", state: "active", wish: A_WISH, at: EVENING } as const;
    await withTenant(at.db, AUDIENCE.tenant, (tx) => addQuery(tx, query));
    await makeDigest(at.deps, CUSTOMER);
    await at.carry();
  });

  const deps = () => ({ ...at.deps, jobs: { send: async () => undefined } });
  const mine = () => tokenIn(at.mails[0]?.text ?? "");

  it.each<[string, () => Promise<unknown>]>([
    ["the stop link of a mail", async () => stopCustomer(deps(), (await makeStop(at.deps, CUSTOMER, "recommendation")).token)],
    ["the list of conditions", async () => stopCustomer(deps(), await makeLink(at.deps, CUSTOMER_PAGES, subjectOf(AUDIENCE)))],
  ])("who stops by %s opens nothing with old links, not even after coming back", async (_, stop) => {
    expect(await opens(mine())).toBe(true);
    await stop();
    expect(await opens(mine())).toBe(false);
    await withTenant(at.db, AUDIENCE.tenant, (tx) => putCustomer(tx, AUDIENCE.customer, { state: "active", at: clock.now() }));

    expect(await opens(mine())).toBe(false);
  });

  it("opens nothing while the office is suspended, and the same again afterwards: nobody has said stop", async () => {
    await moveTenant(at.deps, { key: AUDIENCE.tenant, step: "suspend", note: "更新の確認" });
    expect(await opens(mine())).toBe(false);
    await moveTenant(at.deps, { key: AUDIENCE.tenant, step: "resume", note: "" });
    expect(await opens(mine())).toBe(true);
  });
});
