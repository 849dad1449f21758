import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { forgetLine, lineLinkOf, ownDesk, startLineLink } from "#domain/notifications/index.server.ts";
import { workLineEvents } from "#domain/notifications/line/work-events.server.ts";
import { memberTaps } from "#domain/recommendation/index.server.ts";
import { days, minutes, seconds } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { lineApi } from "#platform/line/line-api.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { lineEvent, signed, testLine } from "#test/support/line.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

let made = 0;

/** The site and LINE, each reached by the other; somebody with the app and an account of ours of their own. */
async function theSite() {
  made += 1;
  const userId = `U${String(made).padStart(32, "0")}`;
  const recipient = `member:linking-${made}`;
  const line = await testLine({}, async (body, signature) => void (await send(body, signature)));
  const api = lineApi(line.channel);
  const site = testApi(db, null, { line: { channel: line.channel, api, isStandIn: true }, randomBytes });
  const send = (body: string, signature: string = signed(body)) =>
    site.app.request("/api/line/webhook", {
      ...{ method: "POST", body },
      headers: { "content-type": "application/json", "x-line-signature": signature },
    });
  const desk = ownDesk({
    clock: site.clock,
    api,
    operatorName: "まちのね",
    origin: () => "https://example.jp",
    takeTap: memberTaps(site.clock),
  });
  const deps = { db, clock: site.clock, log: pino({ level: "silent" }), deskOf: async () => desk };
  const work = () => workLineEvents(deps, new AbortController().signal);
  const tell = (...events: object[]) =>
    send(
      JSON.stringify({
        destination: line.channel.botUserId,
        events: events.map((event) => ({ ...event, source: { type: "user", userId } })),
      }),
    );
  const user = line.people.userOf(userId);
  const said = () => user.chat.map(({ messages }) => JSON.stringify(messages));
  const start = (linkToken: string) => startLineLink({ db, clock: site.clock, randomBytes }, line.channel, { recipient, linkToken });
  const link = async () => {
    await fetch(await start(line.people.issueLinkToken(userId)), { redirect: "manual" });
    await work();
  };
  return { ...{ line, site, send, tell, work, user, userId, recipient, said, start, link }, stateOf: () => lineLinkOf(db, recipient) };
}

const event = (given: object) => {
  made += 1;
  return lineEvent(`event-${made}`, given);
};
const follow = (isUnblocked = false, given: object = {}) => event({ type: "follow", follow: { isUnblocked }, ...given });

describe("a webhook", () => {
  it("is taken once, though it comes again, and is answered in the chat", async () => {
    const { line, user, work, said, tell, site } = await theSite();
    const asked = event({ type: "message", message: { type: "text", text: "🤨" } });
    expect([(await tell(asked)).status, (await tell(asked)).status]).toEqual([200, 200]);
    expect(site.queued).toHaveLength(1);

    await line.people.tell(user, { type: "message", message: { type: "text", text: "🤨" } });
    await work();
    await work();
    expect(said()).toHaveLength(1);
    expect(said()[0]).toContain("お知らせを止める");
  });

  it.each([
    ["another signature", 403, { signature: "bm9uZQ==" }],
    ["another account", 404, { destination: `U${"d".repeat(32)}` }],
    ["no form", 400, { events: "none" }],
  ])(
    "with %s is answered %d and keeps nothing",
    async (_, status, { signature, ...given }: { signature?: string; destination?: string; events?: string }) => {
      const { send, line, site } = await theSite();
      const body = JSON.stringify({ destination: line.channel.botUserId, events: [follow()], ...given });

      expect((await send(body, signature ?? signed(body))).status).toBe(status);
      expect(site.queued).toEqual([]);
    },
  );

  it("with half a character or a NUL in what somebody said keeps the events of all", async () => {
    const { tell, work, userId } = await theSite();
    const broken = event({ type: "message", message: { type: "text", text: "a\ud83d\0" }, replyToken: undefined });
    expect((await tell(broken, follow(false, { replyToken: undefined }))).status).toBe(200);
    await work();
    expect((await sql`select 1 from line_account where user_id = ${userId}`.execute(db)).rows).toHaveLength(1);
  });

  it("of long ago is nothing new, though it is not remembered any more", async () => {
    const { link, tell, work, stateOf, site } = await theSite();
    await link();
    const timestamp = site.clock.now().getTime() - days(31);
    const stop = event({ type: "message", message: { type: "text", text: "停止" }, timestamp });
    expect((await tell(stop)).status).toBe(200);
    await work();
    expect((await stateOf()).state).toBe("linked");
  });

  it("on standby changes nothing", async () => {
    const { tell, work, site, said } = await theSite();
    await tell(follow(false, { mode: "standby" }));
    await work();

    expect([site.queued, said()]).toEqual([[], []]);
  });

  it("is bounded, and not found where there is no channel", async () => {
    const { send } = await theSite();
    expect((await send("x".repeat(1_100_000))).status).toBe(413);
    expect((await testApi(db, null).post("/api/line/webhook", {})).status).toBe(404);
  });
});

describe("linking", () => {
  it("leads from the chat by a page of ours back to LINE, whose webhook ends it", async () => {
    const { line, user, work, said, start, stateOf, userId } = await theSite();
    user.isFriend = true;
    await line.people.tell(user, { type: "follow", follow: { isUnblocked: false } });
    await work();
    const linkToken = /link\?linkToken=(\w+)/.exec(said().join())?.[1] ?? "";
    expect(linkToken).not.toBe("");
    expect(await stateOf()).toEqual({ state: "not_linked", userId: null });

    await fetch(await start(linkToken), { redirect: "manual" });
    await work();
    expect(await stateOf()).toEqual({ state: "linked", userId });
    expect(said().at(-1)).toContain("連携しました");
  });

  it("takes a nonce once, within ten minutes", async () => {
    const { line, site, tell, work, start, stateOf, userId } = await theSite();
    const nonceOf = (url: string) => new URL(url).searchParams.get("nonce");
    const first = nonceOf(await start("t".repeat(32)));
    const second = nonceOf(await start("t".repeat(32)));
    const linkEnds = async (nonce: string | null) => {
      await tell(event({ type: "accountLink", link: { result: "ok", nonce }, timestamp: site.clock.now().getTime() }));
      await work();
    };

    await linkEnds(first);
    expect((await stateOf()).state).toBe("not_linked");
    site.clock.advance(minutes(11));
    await linkEnds(second);
    expect((await stateOf()).state).toBe("not_linked");
    const third = nonceOf(await start("t".repeat(32)));
    await linkEnds(third);
    expect((await stateOf()).userId).toBe(userId);
    await linkEnds(third);
    expect((await stateOf()).userId).toBe(userId);
    expect(line.people.used()).toBe(0);
  });

  it("moves to the account of LINE that was linked last", async () => {
    const one = await theSite();
    await one.link();
    const { userId, tell, work, start, stateOf } = one;
    const nonce = new URL(await start("t".repeat(32))).searchParams.get("nonce");
    const other = `U${"e".repeat(32)}`;
    const body = JSON.stringify({
      destination: one.line.channel.botUserId,
      events: [{ ...event({ type: "accountLink", link: { result: "ok", nonce } }), source: { type: "user", userId: other } }],
    });
    await one.send(body);
    await work();

    expect((await stateOf()).userId).toBe(other);
    await tell(follow());
    await work();
    expect((await stateOf()).userId).not.toBe(userId);
  });

  it("ends with a word in the chat, at once", async () => {
    const { link, line, user, work, stateOf, said, userId } = await theSite();
    await link();
    await line.people.tell(user, { type: "message", message: { type: "text", text: "配信停止" } });
    await work();

    expect(await stateOf()).toEqual({ state: "unlinked", userId: null });
    expect(said().at(-1)).toContain("連携をやめました");
    await line.people.tell(user, { type: "follow", follow: { isUnblocked: false } });
    await work();
    expect((await stateOf()).state).toBe("unlinked");
    await link();
    expect(await stateOf()).toEqual({ state: "linked", userId });
  });

  it("is forgotten with the account", async () => {
    const { link, recipient, stateOf } = await theSite();
    await link();
    await inTransaction(db, (tx) => forgetLine(tx, recipient.slice("member:".length)));

    expect((await stateOf()).state).toBe("not_linked");
  });
});

describe("who blocks the account", () => {
  it("gets nothing, and is linked again when the block ends", async () => {
    const { link, tell, work, stateOf, site } = await theSite();
    await link();
    const later = (by: number) => ({ timestamp: site.clock.now().getTime() + by });
    await tell(event({ type: "unfollow", ...later(seconds(1)) }));
    await work();
    expect(await stateOf()).toEqual({ state: "blocked", userId: null });

    await tell(follow(true, later(seconds(2))));
    await work();
    expect((await stateOf()).state).toBe("linked");
  });

  it("stays so though an older event comes late", async () => {
    const { link, tell, work, stateOf, site } = await theSite();
    await link();
    const later = (by: number) => ({ timestamp: site.clock.now().getTime() + by });
    await tell(event({ type: "unfollow", ...later(seconds(5)) }));
    await work();
    await tell(follow(true, later(seconds(2))));
    await work();

    expect((await stateOf()).state).toBe("blocked");
  });
});

it("a member sees the state, starts a link and takes it back", async () => {
  const member = { sub: "line-page", username: "line-page", accessToken: "x.x.x", isEmailVerified: true, termsVersion: "2026-11-23" };
  const { channel } = await testLine();
  const line = { channel, api: lineApi(channel), isStandIn: true };
  const site = testApi(db, null, { line, randomBytes, findMember: async () => member, legalDocuments: [] });
  const ask = async (method: string, body?: object) => {
    const headers = { authorization: "Bearer x.x.x", "content-type": "application/json" };
    const answer = await site.app.request("/api/mypage/line", { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return { status: answer.status, body: await answer.json() };
  };

  expect(await ask("GET")).toMatchObject({
    status: 200,
    body: { state: "not_linked", friendUrl: `${channel.friendUrl}/R/ti/p/@machinone` },
  });
  expect((await ask("POST", { linkToken: "t".repeat(32) })).body.url).toMatch(/\/dialog\/bot\/accountLink\?linkToken=t+&nonce=[\w-]{43}$/);
  expect((await ask("POST", { linkToken: "<b>" })).status).toBe(422);
  expect(await ask("DELETE")).toMatchObject({ status: 200, body: { state: "not_linked" } });
});

it("a page inside LINE hears the name that LINE proves, and nothing of anybody else", async () => {
  const { site, line } = await theSite();
  const { headers } = await fetch(`${line.url}/liff/1234567890-AbcdEfgh/?home=lst-1`, { redirect: "manual" });
  const idToken = new URLSearchParams(new URL(headers.get("location") ?? "").hash.slice(1)).get("id_token");

  expect(await site.post("/api/line/person", { idToken })).toMatchObject({ status: 200, body: { name: "はなこ" } });
  expect((await site.post("/api/line/person", { idToken: "a.b.c" })).status).toBe(403);
  expect((await site.get("/api/line/app")).body).toMatchObject({ basicId: "@machinone", liff: { id: "1234567890-AbcdEfgh" } });
});
