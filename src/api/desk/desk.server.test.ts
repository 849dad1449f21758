import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { sendCorrection } from "#domain/risk/index.server.ts";
import { minutes, seconds } from "#kernel/duration.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { OPERATORS_GROUP } from "#wire/account-attributes.ts";

let site: MemberApi;
beforeAll(async () => {
  site = await memberApi();
  // Both services tell the same time.
  site.clock.moveTo(site.identity.clock.now());
  await insertMarket(site.db, { apartments: [anApartment()] });
});

type Wish = { readonly isOperator?: boolean; readonly hasSecondFactor?: boolean };
type Caller = { readonly sub: string; readonly ask: (method: string, path: string, body?: object) => Promise<Answer> };
type Answer = { readonly status: number; readonly headers: Headers; readonly body: Awaited<ReturnType<Response["json"]>> };

/** An operator as the group of the pool and the second factor of the account make one, unless it is said otherwise. */
async function aCaller({ isOperator = true, hasSecondFactor = true }: Wish = {}): Promise<Caller> {
  const user = await site.identity.aUser();
  if (isOperator) await changeAccount(site.db, user.sub, { groups: [OPERATORS_GROUP] }, site.clock.now());
  const { AccessToken: token } = await site.identity.tokensOf(user);
  const factor = { preferredMfa: "SMS_MFA", smsMfa: true } as const;
  if (hasSecondFactor) await changeAccount(site.db, user.sub, factor, site.clock.now());
  return { sub: user.sub, ask: (method, path, body) => asked(method, path, { body, token }) };
}

async function asked(
  method: string,
  path: string,
  { body, token }: { readonly body?: object | undefined; readonly token?: string },
): Promise<Answer> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(body && { "content-type": "application/json" }) };
  const answer = await site.api.app.request(`/api/desk${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const isJson = /json/.test(answer.headers.get("content-type") ?? "");
  return { status: answer.status, headers: answer.headers, body: isJson ? await answer.json() : await answer.text() };
}

const pdf = { name: "総会 (記録).pdf", bytes: new TextEncoder().encode("%PDF-1.7 x") };
const CANARY = "okuri-kanaria@example.jp";

async function aCorrection(proposed: string): Promise<string> {
  const deps = { ...site.api.deps, storage: site.api.deps.storage };
  const words = { field: "units" as const, proposed, evidence: "総会の記録", email: CANARY };
  return (await sendCorrection(deps, anApartment().key, { ...words, files: [pdf] }))?.id ?? "";
}
const isOpened = async (id: string, by: Caller) => (await by.ask("GET", `/items/corrections/${id}`)).body;

/** What is kept, but for what operators looked at. */
async function rows() {
  const tables = ["desk_claim", "desk_approval", "risk_correction", "letter", "town_note", "company", "tenant_application", "outbox"];
  const kept = await Promise.all(tables.map((table) => sql`select * from ${sql.table(table)} t order by t::text`.execute(site.db)));
  const acts = await sql`select count(*) from desk_audit`.execute(site.db);
  return JSON.stringify([...kept.map(({ rows: found }) => found), acts.rows]);
}

type Call = { readonly method: string; readonly path: string; readonly body?: object };
/** A call of every operation, on items that are there to be done so. */
async function everyCall(by: Caller): Promise<readonly Call[]> {
  const [claimed, released, decided, disclosed, free] = await Promise.all(
    ["1", "2", "3", "4", "5"].map((n) => aCorrection(`総戸数は${n}${Math.random()}戸です`)),
  );
  for (const id of [released, decided, disclosed]) await by.ask("POST", `/items/corrections/${id}/claim`);
  const other = await aCorrection(`総戸数は${Math.random()}戸です`);
  await by.ask("POST", `/items/corrections/${other}/claim`);
  await by.ask("POST", `/items/corrections/${other}/disclosure`, { reason: "確認", seen: (await isOpened(other, by)).seen });
  const approval = (await by.ask("GET", "/approvals")).body.items.find(({ itemId }: { itemId: string }) => itemId === other);
  const { files, seen } = await isOpened(free ?? "", by);
  const item = `/items/corrections/${free}`;
  return [
    { method: "GET", path: "/me" },
    { method: "GET", path: "/queues" },
    { method: "GET", path: "/queues/corrections" },
    { method: "POST", path: "/queues/corrections/export" },
    { method: "GET", path: `/search?number=${free}` },
    { method: "GET", path: item },
    { method: "GET", path: `${item}/files/${files[0].id}` },
    { method: "POST", path: `/items/corrections/${claimed}/claim` },
    { method: "DELETE", path: `/items/corrections/${released}/claim` },
    {
      method: "POST",
      path: `/items/corrections/${decided}/decision`,
      body: { action: "start", seen: (await isOpened(decided ?? "", by)).seen },
    },
    {
      method: "POST",
      path: `/items/corrections/${disclosed}/disclosure`,
      body: { reason: "確認", seen: seen === "" ? "" : (await isOpened(disclosed ?? "", by)).seen },
    },
    { method: "GET", path: "/approvals" },
    { method: "POST", path: `/approvals/${approval.id}`, body: { event: "withdraw" } },
    { method: "GET", path: "/counts?days=7" },
    { method: "GET", path: "/audit" },
    { method: "POST", path: "/audit/check" },
    { method: "POST", path: "/audit/export" },
  ];
}

describe("every operation of the desk", () => {
  it("is an operator's with a second factor who signed in a while ago at most, and nobody else's, and changes no row for them", async () => {
    const [operator, member, single] = await Promise.all([aCaller(), aCaller({ isOperator: false }), aCaller({ hasSecondFactor: false })]);
    const old = await aCaller();
    const now = site.clock.now();
    const calls = await everyCall(operator);
    const before = await rows();
    for (const { method, path, body } of calls) {
      const nobody = await asked(method, path, { body });
      expect([path, nobody.status, nobody.body.type]).toEqual([path, 401, "/problems/not-signed-in"]);
      const theirs = await member.ask(method, path, body);
      expect([path, theirs.status, theirs.body.type]).toEqual([path, 404, "/problems/not-found"]);
      const half = await single.ask(method, path, body);
      expect([path, half.status, half.body.type]).toEqual([path, 403, "/problems/second-factor-required"]);
    }
    site.clock.moveTo(new Date(now.getTime() + minutes(31)));
    for (const { method, path, body } of calls) {
      const late = await old.ask(method, path, body);
      expect([path, late.status, late.body.type]).toEqual([path, 401, "/problems/desk-session-over"]);
      expect(late.headers.get("www-authenticate")).toContain('max_age="1800"');
    }
    site.clock.moveTo(now);
    expect(await rows()).toBe(before);
    // The very calls that were refused are done by who may.
    for (const { method, path, body } of calls) {
      const done = await operator.ask(method, path, body);
      expect([path, done.status]).toEqual([path, 200]);
      expect([path, done.headers.get("cache-control")]).toEqual([path, "private, no-store"]);
      expect(JSON.stringify(done.body)).not.toContain(CANARY);
    }
  });

  it("has no other than these", async () => {
    const { deskRoutes } = await import("./routes.ts");
    const calls = await everyCall(await aCaller());
    expect(calls).toHaveLength(deskRoutes.length);
  });
});

describe("an item", () => {
  it("is decided by its claimant alone, with a problem that says why not", async () => {
    const [mine, other] = await Promise.all([aCaller(), aCaller()]);
    const id = await aCorrection("総戸数は901戸です");
    const path = `/items/corrections/${id}`;
    const decide = async (by: Caller) => by.ask("POST", `${path}/decision`, { action: "start", seen: (await isOpened(id, by)).seen });
    expect((await decide(mine)).body.type).toBe("/problems/not-claimed");
    expect((await mine.ask("POST", `${path}/claim`)).body.done).toBe("担当になりました。");
    const { claim } = await isOpened(id, mine);
    expect([claim.isMine, (await isOpened(id, other)).claim]).toEqual([true, { ...claim, isMine: false }]);
    expect(claim.by).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    expect([(await other.ask("POST", `${path}/claim`)).body.type, (await decide(other)).body.type]).toEqual([
      "/problems/claimed-by-another",
      "/problems/claimed-by-another",
    ]);
    const { seen } = await isOpened(id, mine);
    expect((await decide(mine)).body).toEqual({ done: "確認を始めました。", undo: null, isOver: false });
    const stale = await mine.ask("POST", `${path}/decision`, { action: "start", seen });
    expect([stale.status, stale.body.type]).toEqual([409, "/problems/conflict"]);
    const lacking = await mine.ask("POST", `${path}/decision`, { action: "reject", fields: {}, seen: (await isOpened(id, mine)).seen });
    expect([lacking.status, lacking.body.errors]).toEqual([
      422,
      [{ field: "note", reason: "format", message: "訂正しない理由を入力してください" }],
    ]);
  });

  it("shows its contact to who asked, once another operator agreed", async () => {
    const [mine, other] = await Promise.all([aCaller(), aCaller()]);
    const id = await aCorrection("総戸数は902戸です");
    await mine.ask("POST", `/items/corrections/${id}/claim`);
    await mine.ask("POST", `/items/corrections/${id}/disclosure`, { reason: "確認", seen: (await isOpened(id, mine)).seen });
    const [approval] = (await isOpened(id, mine)).approvals;
    const own = await mine.ask("POST", `/approvals/${approval.id}`, { event: "grant" });
    expect([own.status, own.body.type]).toEqual([409, "/problems/own-request"]);
    expect((await other.ask("POST", `/approvals/${approval.id}`, { event: "grant" })).status).toBe(200);
    expect((await isOpened(id, mine)).contact).toEqual([{ label: "メールアドレス", value: CANARY }]);
    expect(JSON.stringify(await isOpened(id, other))).not.toContain(CANARY);
  });

  it("hands its file over to be saved, and to run nowhere", async () => {
    const mine = await aCaller();
    const id = await aCorrection("総戸数は903戸です");
    const [file] = (await isOpened(id, mine)).files;
    const { status, headers, body } = await mine.ask("GET", `/items/corrections/${id}/files/${file.id}`);
    expect([status, body, headers.get("content-type")]).toEqual([200, "%PDF-1.7 x", "application/pdf"]);
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent("総会 ")}%28${encodeURIComponent("記録")}%29.pdf`,
    );
    expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
    expect([headers.get("x-content-type-options"), headers.get("cache-control")]).toEqual(["nosniff", "private, no-store"]);
  });

  it.each(["/items/unknown/x", "/items/corrections/x", "/queues/unknown", "/items/uploads/x", "/items/reports/9999999999999999999"])(
    "that is not there is not found: %s",
    async (path) => {
      expect((await (await aCaller()).ask("GET", path)).status).toBe(404);
    },
  );
});

describe("an operator", () => {
  it("who is taken out of the group, or turns the second factor off, is out within half a minute", async () => {
    const mine = await aCaller();
    expect((await mine.ask("GET", "/me")).status).toBe(200);
    await changeAccount(site.db, mine.sub, { smsMfa: false, preferredMfa: null }, site.clock.now());
    site.identity.clock.advance(seconds(31));
    expect((await mine.ask("GET", "/me")).status).toBe(403);
  });
});
