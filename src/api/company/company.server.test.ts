import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { A_PROFILE, aCompany } from "#test/support/companies.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { staffCaller } from "#test/support/staff-caller.ts";

let site: MemberApi;
beforeAll(async () => {
  site = await memberApi();
  await aCompany(site.db, { id: "one" });
  await aCompany(site.db, { id: "two" });
});

/** A member of staff, and what they ask of their company. */
async function aMember(wish: Parameters<typeof staffCaller>[1] = {}) {
  const me = await staffCaller(site, wish);
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${me.token}`, ...(body && { "content-type": "application/json" }) };
    const answer = await site.api.app.request(`/api/company${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  return { ...me, ask };
}

const APPLICATION = { ...A_PROFILE, staffName: "見本 花子" };

describe("the console", () => {
  it("is nothing to who is not signed in", async () => {
    const answer = await site.api.app.request("/api/company/me");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([401, "private, no-store"]);
  });

  it.each([
    ["GET", "/me", undefined],
    ["POST", "/application", APPLICATION],
    ["GET", "/staff", undefined],
    ["POST", "/invitation/acceptance", { token: "x".repeat(43), staffName: "見本" }],
    ["POST", "/keys", { label: "x" }],
    ["POST", "/inquiry-address", { token: "x".repeat(43) }],
  ] as const)("asks for a second factor first: %s %s", async (method, path, body) => {
    const me = await aMember({ hasSecondFactor: false });
    const answer = await me.ask(method, path, body);
    expect([answer.status, answer.body.type]).toEqual([403, "/problems/second-factor-required"]);
  });

  it("opens at once where a second factor was turned on a moment ago, and to no account whose factor the service cannot tell", async () => {
    const me = await aMember({ hasSecondFactor: false });
    expect((await me.ask("GET", "/me")).status).toBe(403);
    await changeAccount(site.db, me.user.sub, { preferredMfa: "SMS_MFA", smsMfa: true }, site.clock.now());
    expect((await me.ask("GET", "/me")).body).toEqual({ here: null });

    const untold = site.appWith({ getUser: async () => ({ username: "u", attributes: {} }) });
    const other = await aMember({ hasSecondFactor: false });
    const answer = await untold.request("/api/company/me", { headers: { authorization: `Bearer ${other.token}` } });
    expect(answer.status).toBe(403);
  });

  it("takes an application, with the telephone as people read it and the licence in one form", async () => {
    const me = await aMember();
    const applied = await me.ask("POST", "/application", {
      ...APPLICATION,
      licence: "東京都知事免許（１）第099999号",
      phone: "03 1234 5678",
    });
    expect([applied.status, applied.body.here]).toMatchObject([
      200,
      {
        company: { licence: "東京都知事(1)第99999号", phone: "03-1234-5678", state: "applied" },
        me: { role: "owner", isMe: true },
        permissions: ["change-company"],
      },
    ]);
    expect((await me.ask("POST", "/application", APPLICATION)).body.type).toBe("/problems/already-staff");
    expect((await me.ask("DELETE", "/me")).body).toEqual({ left: true });
    expect((await me.ask("GET", "/me")).body).toEqual({ here: null });
  });

  it.each([
    [{ licence: "12345" }, "licence", "免許証番号の形を確かめてください。例：東京都知事(3)第12345号"],
    [{ name: " " }, "name", "商号または名称を入力してください。例：まちのね不動産株式会社"],
    [{ email: "nobody" }, "email", "お問い合わせを受けるメールアドレスの形を確かめてください。例：uketsuke@example.co.jp"],
  ])("says what is wrong with an application: %j", async (changes, field, message) => {
    const me = await aMember();
    const answer = await me.ask("POST", "/application", { ...APPLICATION, ...changes });
    expect([answer.status, answer.body.errors]).toEqual([422, [expect.objectContaining({ field, message })]]);
  });
});

describe("staff of two companies", () => {
  it("read and change their own alone", async () => {
    const [mine, theirs] = [await aMember({ worksAs: "owner-one" }), await aMember({ worksAs: "owner-two" })];
    const made = await theirs.ask("POST", "/keys", { label: "基幹" });
    expect(made.body).toMatchObject({ key: expect.stringMatching(/^mk_/), items: [{ label: "基幹" }] });
    expect((await theirs.ask("GET", "/keys")).body.items[0]).not.toHaveProperty("key");
    const invited = await theirs.ask("POST", "/invitations", { email: "new@example.com", role: "agent" });
    expect(invited.body.invitations).toMatchObject([{ email: "new@example.com", isExpired: false }]);

    expect((await mine.ask("GET", "/keys")).body).toEqual({ items: [] });
    expect((await mine.ask("DELETE", `/keys/${made.body.items[0].id}`)).status).toBe(404);
    expect((await mine.ask("DELETE", `/invitations/${invited.body.invitations[0].id}`)).status).toBe(404);
    expect((await mine.ask("PUT", "/staff/staff-agent-two", { role: "billing" })).status).toBe(404);
    expect((await mine.ask("DELETE", "/staff/staff-agent-two")).status).toBe(404);
    const listed = (await mine.ask("GET", "/staff")).body;
    expect(listed).toMatchObject({ items: [{ id: "staff-owner-one", isMe: true }, {}, {}], invitations: [] });
    expect(JSON.stringify(listed)).not.toContain(mine.user.sub);
  });

  it("do what their role allows", async () => {
    const billing = await aMember({ worksAs: "billing-one" });
    expect((await billing.ask("GET", "/me")).body.here).toMatchObject({ me: { role: "billing" }, permissions: ["read-billing"] });
    for (const [method, path, body] of [
      ["GET", "/keys", undefined],
      ["POST", "/keys", { label: "x" }],
      ["POST", "/invitations", { email: "new@example.com", role: "owner" }],
      ["PUT", "/staff/staff-owner-one", { role: "billing" }],
      ["DELETE", "/staff/staff-owner-one", undefined],
      ["PUT", "/profile", { ...A_PROFILE, updatedAt: "2026-11-01T00:00:00Z" }],
    ] as const) {
      const answer = await billing.ask(method, path, body);
      expect([answer.status, answer.body.type], path).toEqual([403, "/problems/not-allowed"]);
    }
    expect((await billing.ask("GET", "/staff")).body.invitations).toEqual([]);
  });

  it("leave with their account", async () => {
    const agent = await aMember({ worksAs: "agent-two" });
    await agent.remove("/account");
    const { rows } = await sql`select from company_staff where id = 'staff-agent-two'`.execute(site.db);
    expect(rows).toEqual([]);
  });
});
