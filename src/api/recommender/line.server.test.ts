import { randomBytes } from "node:crypto";
import { validateSignature } from "@line/bot-sdk";
import { sql } from "kysely";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { secretsFrom } from "#domain/identity/index.server.ts";
import { lineChannelName, tenantOfChannel } from "#domain/notifications/index.server.ts";
import { workLineEvents } from "#domain/notifications/line/work-events.server.ts";
import { customerDesk } from "#domain/recommendation/index.server.ts";
import { saveTenantLine, tenantLine } from "#domain/tenants/index.server.ts";
import { minutes } from "#kernel/duration.ts";
import { lineApi } from "#platform/line/line-api.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { aTenantLine, testLine } from "#test/support/line.ts";
import { A_WISH, aTenant } from "#test/support/tenants.ts";
import { LINE_CONSENT_VERSION } from "#wire/recommender-consent.ts";

const { db } = await testDatabase();
const sealing = secretsFrom([randomBytes(32)]);
const KEYS = ["ours-home", "theirs-home"] as const;

/** Two tenants, each with an account at a LINE of its own, and somebody with the app. */
async function twoTenants() {
  const site = testApi(db, null, {
    randomBytes: (length) => randomBytes(length),
    tenantLine: async (key) => {
      const line = lines.get(key);
      return line ? { channel: line.channel, api: lineApi(line.channel), isStandIn: true } : null;
    },
  });
  const lines = new Map<string, Awaited<ReturnType<typeof testLine>>>();
  for (const key of KEYS) {
    const { tenant: _, channelId: __, ...channel } = aTenantLine(key);
    lines.set(key, await testLine(channel, async (body, signature) => void (await hook(key, body, signature))));
    await aTenant(db, { key });
  }
  const hook = (key: string, body: string, signature: string) =>
    site.app.request(`/api/line/webhook/${key}`, { method: "POST", body, headers: { "x-line-signature": signature } });
  const lineOf = (key: string) => lines.get(key) as Awaited<ReturnType<typeof testLine>>;
  const deskOf = async (name: string) => {
    const key = tenantOfChannel(name) ?? "";
    const { channel } = lineOf(key);
    return customerDesk({ clock: site.clock, origin: () => "https://example.jp" }, key, {
      channel,
      api: lineApi(channel),
      isStandIn: true,
    });
  };
  const work = () => workLineEvents({ db, clock: site.clock, log: pino({ level: "silent" }), deskOf }, new AbortController().signal);
  const tokenOf = async (key: string) => {
    const { url, channel } = lineOf(key);
    const { headers } = await fetch(`${url}/liff/${channel.liffId}`, { redirect: "manual" });
    return new URLSearchParams(new URL(headers.get("location") ?? "").hash.slice(1)).get("id_token") ?? "";
  };
  const register = async (key: string, idToken: string, given: object = {}) => {
    const body = { idToken, answers: A_WISH, name: "見本 太郎", consentVersion: LINE_CONSENT_VERSION, ...given };
    return ask("POST", `/tenants/${key}/line-customers`, { body });
  };
  const ask = async (method: string, path: string, { body, cookie = "" }: { readonly body?: object; readonly cookie?: string } = {}) => {
    const init = { method, headers: { "content-type": "application/json", cookie }, ...(body ? { body: JSON.stringify(body) } : {}) };
    const answer = await site.app.request(`/api/recommender${path}`, init);
    return { status: answer.status, body: await answer.json(), cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
  };
  const does = async (key: string, event: object) => {
    const { people, hanako } = lineOf(key);
    await people.tell(hanako, event);
    await work();
  };
  const said = (key: string) => lineOf(key).hanako.chat.map(({ messages }) => JSON.stringify(messages));
  return { site, lineOf, hook, work, tokenOf, register, ask, does, said };
}

const customersOf = async (key: string) => {
  const asked = sql<{
    state: string;
  }>`select state, email, consent_version as consent, line_user_id is not null as "hasLine" from tenant_customer`;
  return (await withTenant(db, key, (tx) => asked.execute(tx))).rows;
};
const linkOf = async (key: string) => {
  const { rows } = await sql<{ state: string }>`select state from line_account where provider = ${lineChannelName(key)}`.execute(db);
  return rows.map(({ state }) => state).join();
};

beforeEach(async () => {
  for (const table of ["tenant", "line_account", "line_event", "opaque_link", "outbox"])
    await sql`delete from ${sql.table(table)}`.execute(db);
});

describe("a customer inside LINE", () => {
  it("is registered without a mail, sees what was saved, and is linked once they are a friend", async () => {
    const { tokenOf, register, ask, does, said, lineOf } = await twoTenants();
    const idToken = await tokenOf("ours-home");
    expect((await ask("POST", "/tenants/ours-home/line-visits", { body: { idToken } })).status).toBe(404);
    const { status, body, cookie } = await register("ours-home", idToken);
    expect([status, body.words]).toEqual([201, "江東区 / 中古マンション / 6,000万円以下"]);
    expect(await customersOf("ours-home")).toEqual([{ state: "active", email: null, consent: LINE_CONSENT_VERSION, hasLine: true }]);
    expect((await sql`select id from outbox`.execute(db)).rows).toEqual([]);
    expect(await linkOf("ours-home")).toBe("not_linked");
    const shown = await ask("GET", "/visit/line", { cookie });
    expect(shown.body).toMatchObject({ state: "not_linked", saved: { id: body.id, matches: 0 }, isApprovedFirst: true });
    expect(shown.body.friendUrl).toContain(`/R/ti/p/${lineOf("ours-home").channel.basicId}`);

    lineOf("ours-home").hanako.isFriend = true;
    await does("ours-home", { type: "follow", follow: { isUnblocked: false } });
    expect(said("ours-home").at(-1)).toContain("登録した条件に合う物件");
    expect((await ask("GET", "/visit/line", { cookie })).body.state).toBe("linked");
    expect((await ask("POST", "/tenants/ours-home/line-visits", { body: { idToken } })).body).toMatchObject({
      ...{ name: "見本 太郎", address: null },
      queries: [{ id: body.id, state: "active" }],
    });
  });

  it("is linked at once where they are a friend; the same condition again is one, and an eleventh is refused", async () => {
    const { site, tokenOf, register, lineOf } = await twoTenants();
    lineOf("ours-home").hanako.isFriend = true;
    const idToken = await tokenOf("ours-home");
    const [first, second] = [await register("ours-home", idToken), await register("ours-home", idToken)];
    expect([first.body.id, await linkOf("ours-home")]).toEqual([second.body.id, "linked"]);
    for (let i = 1; i < 10; i += 1) {
      site.clock.advance(minutes(1));
      await register("ours-home", idToken, { answers: { ...A_WISH, price: { min: null, max: 70_000_000 + i * 10_000_000 } } });
    }
    site.clock.advance(minutes(1));
    expect((await register("ours-home", idToken, { answers: { ...A_WISH, walkMinutesMax: 5 } })).status).toBe(409);
  });

  it("is believed only with a token of LINE for the channel of that tenant, and changes nothing otherwise", async () => {
    const { tokenOf, register, ask } = await twoTenants();
    const theirs = await tokenOf("theirs-home");
    await register("theirs-home", theirs);
    const before = await customersOf("theirs-home");
    for (const idToken of [theirs, "a.b.c"]) {
      expect((await register("ours-home", idToken)).status).toBe(403);
      expect((await ask("POST", "/tenants/ours-home/line-visits", { body: { idToken } })).status).toBe(403);
    }
    expect((await register("nobody-home", theirs)).status).toBe(404);
    expect((await register("ours-home", theirs, { consentVersion: "2026-11-24" })).status).toBe(422);
    expect([await customersOf("ours-home"), await customersOf("theirs-home")]).toEqual([[], before]);
  });

  it("stops one tenant in its chat, is told so, keeps the other, and may begin anew", async () => {
    const { tokenOf, register, ask, does, said, lineOf } = await twoTenants();
    const tokens = await Promise.all(KEYS.map(tokenOf));
    const cookies: string[] = [];
    for (const [i, key] of KEYS.entries()) {
      lineOf(key).hanako.isFriend = true;
      cookies.push((await register(key, tokens[i] ?? "")).cookie);
    }
    await does("ours-home", { type: "message", message: { type: "text", text: "停止" } });
    expect(said("ours-home").at(-1)).toContain("ほかの会社やサービスのお知らせは、変わりません");
    expect([await linkOf("ours-home"), await linkOf("theirs-home")]).toEqual(["unlinked", "linked"]);
    expect((await customersOf("ours-home"))[0]?.state).toBe("stopped");
    expect([
      (await ask("GET", "/visit", { cookie: cookies[0] ?? "" })).status,
      (await ask("GET", "/visit", { cookie: cookies[1] ?? "" })).status,
    ]).toEqual([404, 200]);
    await does("ours-home", { type: "message", message: { type: "text", text: "停止" } });
    expect(said("ours-home").at(-1)).toContain("登録されていません");
    await register("ours-home", tokens[0] ?? "");
    expect([(await customersOf("ours-home"))[0]?.state, await linkOf("ours-home")]).toEqual(["active", "linked"]);
  });

  it("who stops on the page is unlinked at once; who blocks the account gets nothing until the block ends", async () => {
    const { tokenOf, register, ask, does, lineOf, said } = await twoTenants();
    lineOf("ours-home").hanako.isFriend = true;
    const idToken = await tokenOf("ours-home");
    const { cookie } = await register("ours-home", idToken);
    const later = (by: number) => ({ timestamp: lineOf("ours-home").clock.now().getTime() + by });
    await does("ours-home", { type: "unfollow", replyToken: undefined, ...later(1_000) });
    expect(await linkOf("ours-home")).toBe("blocked");
    await does("ours-home", { type: "follow", follow: { isUnblocked: true }, ...later(2_000) });
    expect([await linkOf("ours-home"), said("ours-home").at(-1)]).toEqual(["linked", expect.stringContaining("そのままです")]);
    expect((await ask("POST", "/visit/stop", { cookie, body: {} })).status).toBe(200);
    expect(await linkOf("ours-home")).toBe("unlinked");
  });
});

describe("a webhook of a tenant", () => {
  it("is signed as the SDK itself checks it, for that tenant's account alone, and counts once", async () => {
    const { lineOf, hook } = await twoTenants();
    const sent: [string, string][] = [];
    const { channel } = lineOf("ours-home");
    const line = await testLine(channel, async (body, signature) => void sent.push([body, signature]));
    await line.people.tell(line.hanako, { type: "message", message: { type: "text", text: "🤨" } });
    const [body, signature] = sent[0] ?? ["", ""];
    expect(validateSignature(body, channel.secret, signature)).toBe(true);
    expect([(await hook("ours-home", body, signature)).status, (await hook("ours-home", body, signature)).status]).toEqual([200, 200]);
    expect((await hook("theirs-home", body, signature)).status).toBe(403);
    expect((await hook("no-line-home", body, signature)).status).toBe(404);
    const { rows } = await sql<{ channel: string }>`select channel from line_event`.execute(db);
    expect(rows).toEqual([{ channel: "tenant:ours-home" }]);
  });
});

describe("the channel of a tenant", () => {
  it("is shown without its secrets, which are sealed to their tenant and cannot be read from the table", async () => {
    await aTenant(db, { key: "ours-home" });
    const line = aTenantLine("ours-home");
    const clock = testApi(db, null).clock;
    expect(await saveTenantLine({ db, clock, sealing }, line)).toEqual({ ok: true, value: null });
    expect(await tenantLine({ db, sealing }, "ours-home")).toEqual(line);
    const { rows } = await sql<{ row: string; sealed: Buffer }>`select tenant_line::text as row, sealed from tenant_line`.execute(db);
    for (const secret of [line.secret, line.accessToken]) {
      expect(rows[0]?.row).not.toContain(secret);
      expect(rows[0]?.sealed.includes(secret)).toBe(false);
    }
    await aTenant(db, { key: "theirs-home" });
    expect(await saveTenantLine({ db, clock, sealing }, { ...line, tenant: "theirs-home" })).toEqual({ ok: false, reason: "taken" });
    await sql`update tenant_line set tenant_key = 'theirs-home'`.execute(db);
    await expect(tenantLine({ db, sealing }, "theirs-home")).rejects.toThrow("cannot be opened");
  });

  it("is told by its basic id and page; another tenant's role cannot read the table", async () => {
    const { ask, lineOf } = await twoTenants();
    const { channel } = lineOf("ours-home");
    expect((await ask("GET", "/tenants/ours-home/line")).body).toEqual({
      ...{ basicId: channel.basicId, friendUrl: `${channel.friendUrl}/R/ti/p/${channel.basicId}` },
      liff: { id: channel.liffId, url: `${channel.liffUrl}/${channel.liffId}`, isStandIn: true },
    });
    expect((await ask("GET", "/tenants/no-line-home/line")).status).toBe(404);
    await expect(withTenant(db, "ours-home", (tx) => sql`select * from tenant_line`.execute(tx))).rejects.toThrow("permission denied");
  });
});
