import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { forgetLeft, inviteCustomer, sendCustomerLink, tenantMails } from "#domain/tenants/index.server.ts";
import { days } from "#kernel/duration.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { A_WISH, aTenant, linksIn, someBytes } from "#test/support/tenants.ts";
import { TERMS_VERSION } from "#wire/legal-versions.ts";
import { CONTACT_CONSENT_VERSION } from "#wire/recommender-consent.ts";

const { db } = await testDatabase();
const API = "/api/recommender";
const KEY = "mihon-home";
const TARO = "taro@example.jp";
let api = testApi(db, null, { randomBytes: someBytes() });
const deps = () => ({ db, clock: api.clock, randomBytes: someBytes(), jobs: { send: async () => undefined } });

beforeEach(async () => {
  api = testApi(db, null, { randomBytes: someBytes() });
  for (const table of ["tenant_application", "tenant", "outbox", "opaque_link", "town"])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await aTenant(db, { key: KEY });
});

const register = (given: object = {}) =>
  api.post(`${API}/tenants/${KEY}/customers`, {
    name: "見本 太郎",
    email: TARO,
    answers: A_WISH,
    consentVersion: CONTACT_CONSENT_VERSION,
    ...given,
  });
const links = async () => (await linksIn(db, tenantMails(deps()), TARO)).at(-1) ?? { open: "", stop: "" };

async function visit() {
  const { open } = await links();
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { cookie: `machinone-recommender=${open}`, "content-type": "application/json" };
    const answer = await api.app.request(`${API}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return { status: answer.status, body: await answer.json() };
  };
  const seen = await ask("GET", "/visit");
  const waiting = (seen.body.queries ?? []).find(({ state }: { state: string }) => state === "waiting")?.id;
  const states = async () => (await ask("GET", "/visit")).body.queries.map(({ state }: { state: string }) => state).sort();
  return { open, ask, seen, states, confirm: () => ask("POST", `/queries/${waiting}/steps`, { step: "confirm" }) };
}

const mails = async () => JSON.stringify((await sql`select facts from outbox`.execute(db)).rows);
const customer = async () =>
  (await sql<{ state: string; consented_at: Date | null }>`select state, consented_at from tenant_customer`.execute(db)).rows[0];

describe("what a stranger types into a form", () => {
  const SPAM = "当選 https://evil.example/";

  it.each([
    ["an area", { areas: [{ code: "13108", name: SPAM }] }, "江東区 / 中古マンション / 6,000万円以下"],
    [
      "a town that nobody knows",
      {
        areas: [
          { code: "13108", name: "江東区" },
          { code: "13108-evil.example", name: SPAM },
        ],
      },
      "江東区 / 中古マンション / 6,000万円以下",
    ],
    ["a station", { stations: [{ code: "evil.example", name: SPAM }] }, "江東区 / 中古マンション / 6,000万円以下"],
    ["a building", { buildings: [{ code: "evil.example", name: SPAM }] }, "江東区 / 中古マンション / 6,000万円以下"],
    ["a commute", { commutes: [{ station: { code: "1", name: SPAM }, minutesMax: 30 }] }, "江東区 / 中古マンション / 6,000万円以下"],
  ])("as the name of %s is told to nobody else", async (_what, change, words) => {
    expect((await register({ answers: { ...A_WISH, ...change } })).status).toBe(202);
    expect(await mails()).not.toMatch(/当選|evil/);
    expect(await mails()).toContain(words);
    expect(JSON.stringify((await visit()).seen.body)).not.toMatch(/当選|evil/);
  });

  it("is kept of towns that our registers have, and refused where nothing is left of where", async () => {
    await sql`insert into data_load (source, layout, file_name, file_sha256, attribution, licence, rows_read, rows_added, rows_changed, rows_unchanged,
      rows_rejected, loaded_at) values ('towns', '', '', '', '', '', 0, 0, 0, 0, 0, now())`.execute(db);
    await sql`insert into town (city_code, name, prefecture, city, lon, lat, load_id)
      values ('13108', '豊洲', '東京都', '江東区', 1, 1, (select max(id) from data_load))`.execute(db);
    await register({ answers: { ...A_WISH, areas: [{ code: "13108-豊洲", name: SPAM }] } });
    expect(await mails()).toContain("江東区豊洲 / 中古マンション");
    expect((await register({ answers: { ...A_WISH, areas: [{ code: "99999", name: SPAM }] } })).status).toBe(422);
  });

  it("with half a character is refused by name", async () => {
    const { status, body } = await register({ answers: { ...A_WISH, areas: [{ code: "13108", name: "\ud800" }] } });
    expect([status, body.type]).toEqual([422, "/problems/validation"]);
  });

  it("as the name of a company stands in no receipt", async () => {
    const applied = {
      ...{ company: SPAM, licence: "東京都知事(1)第99999号", address: SPAM, person: SPAM, phone: "03-1234-5678", email: TARO },
      ...{ plan: "small", listingSource: "all", note: SPAM, termsVersion: TERMS_VERSION },
    };
    expect((await api.post(`${API}/applications`, applied)).status).toBe(201);
    expect(await mails()).not.toMatch(/当選|evil/);
  });

  it("and is never confirmed is forgotten with the link; who confirmed is not, and neither are the presses of weeks", async () => {
    await register();
    await register({ email: "jiro@example.jp" });
    await (await visit()).confirm();
    const press = () => api.post(`${API}/tenants/${KEY}/clicks`, { to: `https://www.${KEY}.example/` });
    await press();
    api.clock.advance(days(32));
    await forgetLeft(db, KEY, api.clock.now());
    const counts = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from tenant_customer union all select count(*)::int from tenant_click`.execute(
          db,
        )
      ).rows;
    expect(await counts()).toEqual([{ n: 1 }, { n: 1 }]);
    api.clock.advance(days(60));
    await forgetLeft(db, KEY, api.clock.now());
    expect(await counts()).toEqual([{ n: 1 }, { n: 0 }]);
  });
});

describe("what somebody agreed to", () => {
  it("is waited for: the mail that leads to it goes before digests, and again after a crash", async () => {
    await register();
    await sendCustomerLink(deps(), (await links()).open);
    const { rows } = await sql`select kind, after_crash from outbox order by id`.execute(db);
    expect(rows).toEqual([
      { kind: "tenant-customer-confirms", after_crash: "again" },
      { kind: "tenant-customer-link", after_crash: "again" },
    ]);
  });

  it("counts from the press that confirms, of who was asked by an agent and came by the form as well", async () => {
    await inviteCustomer(deps(), { tenant: KEY, name: null, email: TARO });
    await register();
    expect((await (await visit()).confirm()).status).toBe(200);
    expect(await customer()).toEqual({ state: "active", consented_at: api.clock.now() });
  });

  it("counts anew after a stop, and brings back no condition of before", async () => {
    await register();
    const before = await visit();
    await before.confirm();
    await before.ask("POST", "/visit/stop", {});
    api.clock.advance(days(1));
    await register();
    const again = await visit();
    expect([(await customer())?.state, await again.states()]).toEqual(["stopped", ["paused", "waiting"]]);
    await again.confirm();
    expect([await customer(), await again.states()]).toEqual([{ state: "active", consented_at: api.clock.now() }, ["active", "paused"]]);
  });
});

describe("the stop of a mail", () => {
  it("is pressed by a provider of mailboxes for all of its people", async () => {
    const one = { incoming: { socket: { remoteAddress: "192.0.2.9" } } };
    const press = () => api.app.request(`https://site.test${API}/stop?token=${"a".repeat(43)}`, { method: "POST" }, one);
    const statuses = await Promise.all(Array.from({ length: 300 }, async () => (await press()).status));
    expect(new Set(statuses)).toEqual(new Set([404]));
  });

  it("changes nothing when it is only looked at, and leads to the page", async () => {
    await register();
    const { stop } = await links();
    const looked = await api.app.request(`${API}/stop?token=${stop}`);
    expect([looked.status, looked.headers.get("location"), looked.headers.get("referrer-policy")]).toEqual([
      ...[303, `/recommender/querylist#s=${stop}`, "no-referrer"],
    ]);
    expect((await customer())?.state).toBe("waiting");
  });

  it("holds for what waits to be sent: no link is made for who has stopped, whether invited or sent a new one", async () => {
    await register();
    const { open, stop } = await links();
    await sql`delete from outbox`.execute(db);
    await inviteCustomer(deps(), { tenant: KEY, name: null, email: TARO });
    await sendCustomerLink(deps(), open);
    await api.app.request(`https://site.test${API}/stop?token=${stop}`, { method: "POST" });
    expect(await linksIn(db, tenantMails(deps()), TARO)).toEqual([
      { open: "", stop: "" },
      { open: "", stop: "" },
    ]);
  });

  it("ends a link that came after an earlier stop as well", async () => {
    await register();
    const { stop } = await links();
    const press = () => api.app.request(`https://site.test${API}/stop?token=${stop}`, { method: "POST" });
    await press();
    await register();
    const again = await visit();
    expect(again.seen.status).toBe(200);
    await press();
    expect((await again.ask("GET", "/visit")).status).toBe(404);
  });
});
