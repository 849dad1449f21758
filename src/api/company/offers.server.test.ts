import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { DISCLOSURE_TEXT } from "#domain/offers/core/consent-text.ts";
import { handOver } from "#domain/offers/index.server.ts";
import { aCompany } from "#test/support/companies.ts";
import { askAs, operationsUnder, type Sent, sessionAfter, tokensOfNobody } from "#test/support/isolation.ts";
import { waitsForALock } from "#test/support/lock-waits.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { aNegotiation, standing } from "#test/support/negotiation.ts";
import { CANARY, OFFER_ENGINE } from "#test/support/offers.ts";
import { staffCaller } from "#test/support/staff-caller.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

const COMPANY = "/api/company";
let site: MemberApi;
const token: Record<"agent" | "ended" | "owner" | "billing" | "other" | "nowhere" | "oneFactor", string> = Object.create(null);

beforeAll(async () => {
  site = await memberApi();
  site.api.active.engine = OFFER_ENGINE;
  await insertMarket(site.db, { apartments: [anApartment()] });
  for (const id of ["one", "two"]) await aCompany(site.db, { id });
  await sql`insert into company_staff (id, sub, company_id, role, name, email, joined_at)
    values ('one-factor', 'one-factor', 'one', 'owner', '見本', 'one-factor@example.com', '2026-11-01')`.execute(site.db);
  const first = await staffCaller(site, { worksAs: "agent-one", hasSecondFactor: false });
  const { ended, token: agent } = await sessionAfter(site, first);
  await changeAccount(site.db, first.user.sub, { preferredMfa: "SMS_MFA", smsMfa: true }, site.clock.now());
  Object.assign(token, { ended, agent });
  for (const [who, wish] of [
    ["owner", { worksAs: "owner-one" }],
    ["billing", { worksAs: "billing-one" }],
    ["other", { worksAs: "owner-two" }],
    ["nowhere", {}],
    ["oneFactor", { worksAs: "one-factor", hasSecondFactor: false }],
  ] as const)
    token[who] = (await staffCaller(site, wish)).token;
});
beforeEach(async () => {
  site.clock.moveTo(new Date("2026-11-21T03:00:00Z"));
  await sql`truncate offer_campaign, offer, offer_event, offer_message, offer_contact, offer_disclosure, offer_notice, owned_property, user_query, outbox, transition cascade`.execute(
    site.db,
  );
  await sql`update company_staff set role = 'agent' where id = 'staff-agent-one'`.execute(site.db);
  await sql`update company set state = 'live', licence = '東京都知事(1)第99999号'`.execute(site.db);
});

/** Agreed to by both, and handed to a company by two operators. */
async function handed(companyId = "one") {
  const of = await aNegotiation(site);
  const { buyer, owner, id } = of;
  await owner.post(`/offers/${id}/moves`, { move: "accept", ...(await standing(owner, id)) });
  for (const me of [buyer, owner]) {
    const { version } = await standing(me, id);
    await me.post(`/offers/${id}/consents`, { version, textVersion: DISCLOSURE_TEXT.version, sharesPhone: false });
  }
  const order = { offerId: id, companyId, reason: "引き継ぎ", askedBy: "op-1", approvedBy: "op-2" };
  expect(await handOver(site.api.deps, order)).toEqual({ ok: true, value: null });
  return of;
}

/** Every operation of offers in the console, by the name that the document gives it. `isListed`: another company gets its own, which is none. */
const CALLS: Readonly<Record<string, { readonly send: (id: string) => Sent; readonly isListed?: true }>> = {
  "get /offers": { send: () => ({ path: "/offers" }), isListed: true },
  "get /offers/{id}": { send: (id) => ({ path: `/offers/${id}` }) },
  "post /offers/{id}/outcome": { send: (id) => ({ path: `/offers/${id}/outcome`, body: { outcome: "contract" } }) },
};

const ask = async (who: string | null, operation: string, sent: Sent) => {
  const { status, text } = await askAs(site.api.app, who, operation, { ...sent, root: COMPANY });
  return { status, text, body: JSON.parse(text) };
};
const look = (who: string, id: string) => ask(who, "get /offers/{id}", { path: `/offers/${id}` });
const tell = (who: string, id: string, outcome: string) =>
  ask(who, "post /offers/{id}/outcome", { path: `/offers/${id}/outcome`, body: { outcome } });
const rows = async () => {
  const tables = ["offer", "offer_event", "offer_contact", "offer_notice", "transition"];
  const all = await Promise.all(tables.map((table) => sql`select * from ${sql.table(table)} t order by t::text`.execute(site.db)));
  return JSON.stringify(all.map(({ rows: found }) => found));
};

it("every operation of the document is told of here", () => {
  expect(operationsUnder(COMPANY, (path) => path.startsWith("/offers")).toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

describe.each(Object.entries(CALLS))("%s", (operation, { send, isListed }) => {
  it("is done for staff of the company that has the offer, tells everybody else nothing, and changes nothing for them", async () => {
    const { id, buyer } = await handed();
    const sent = send(id);
    const before = await rows();
    const strangers = [
      ...[...tokensOfNobody(token.agent), token.ended].map((who) => [who, [401]] as const),
      ...([token.nowhere, token.oneFactor, token.billing, buyer.token] as const).map((who) => [who, [403]] as const),
      [token.other, isListed ? [200] : [404]] as const,
    ];
    for (const [who, statuses] of strangers) {
      const { status, text } = await ask(who, operation, sent);
      expect(statuses, `${who}: ${text}`).toContain(status);
      if (status === 200) expect(text).not.toContain(id);
      for (const canary of Object.values(CANARY)) expect(text).not.toContain(canary);
    }
    expect(await rows()).toBe(before);
    expect((await ask(token.agent, operation, sent)).status).toBe(200);
  });

  it.each(["suspended", "closed", "applied"])("is not done while the company is %s", async (state) => {
    const { id } = await handed();
    await sql`update company set state = ${state} where id = 'one'`.execute(site.db);
    const before = await rows();
    const { body } = await ask(token.owner, operation, send(id));
    expect(body.type).toBe("/problems/not-allowed");
    expect(await rows()).toBe(before);
  });

  it("is not done for a company without a licence", async () => {
    const { id } = await handed();
    await sql`update company set licence = '' where id = 'one'`.execute(site.db);
    expect((await ask(token.owner, operation, send(id))).body.type).toBe("/problems/not-allowed");
  });
});

describe("an offer that was handed to a company", () => {
  it("is told to its address by a number and a link, without anybody's data", async () => {
    const { id } = await handed();
    const { rows: mails } = await sql<{ recipient: string; facts: object }>`
      select recipient, facts from outbox where kind = 'offer-handed-over'`.execute(site.db);
    expect(mails).toEqual([{ recipient: "one@example.com", facts: { offerId: id, companyName: expect.stringContaining("見本不動産") } }]);
  });

  it("is listed with nobody named, and shown with all that both agreed to tell; each look is a row", async () => {
    const { id } = await handed();
    const listed = await ask(token.agent, "get /offers", { path: "/offers" });
    expect(listed.body).toMatchObject({ total: 1, waiting: 1, items: [{ id, state: "handed_to_agent", priceYen: 70_000_000 }] });
    for (const canary of Object.values(CANARY)) expect(listed.text).not.toContain(canary);
    const { text, body } = await look(token.agent, id);
    const name = `${CANARY.name} ${CANARY.given}`;
    expect(body.contacts).toMatchObject({ buyer: { name, phone: null }, owner: { name, phone: null } });
    expect(body.messages).toMatchObject([{ side: "buyer", text: expect.stringContaining("家族三人") }]);
    for (const hidden of [CANARY.room, CANARY.street]) expect(text).not.toContain(hidden);
    await look(token.agent, id);
    const { rows: looks } = await sql<{ actor: string }>`
      select actor from transition where entity_id = ${id} and reason = 'looked at by the agent'`.execute(site.db);
    expect(looks).toEqual([{ actor: "staff:staff-agent-one" }, { actor: "staff:staff-agent-one" }]);
  });

  it("becomes a contract by the word of its agent, once, and both are told", async () => {
    const { id } = await handed();
    expect((await tell(token.agent, id, "contract")).body).toMatchObject({ state: "contract" });
    expect((await tell(token.agent, id, "broken")).body).toMatchObject({ status: 409, state: "contract" });
    expect((await tell(token.agent, id, "held")).status).toBe(422);
    const { rows: told } = await sql`select side from offer_notice where offer_id = ${id} and kind = 'contract' order by side`.execute(
      site.db,
    );
    expect(told).toEqual([{ side: "buyer" }, { side: "owner" }]);
    const { rows: last } = await sql`select actor, to_state from offer_event where offer_id = ${id} order by seq desc limit 1`.execute(
      site.db,
    );
    expect(last).toEqual([{ actor: "agent", to_state: "contract" }]);
  });

  it("and then to another one, as the first was suspended, is out of the first one's sight, also once it works again", async () => {
    const { id, buyer } = await handed();
    await sql`update company set state = 'suspended' where id = 'one'`.execute(site.db);
    const order = { offerId: id, companyId: "two", reason: "引き継ぎ直し", askedBy: "op-1", approvedBy: "op-2" };
    expect(await handOver(site.api.deps, order)).toEqual({ ok: true, value: null });
    await sql`update company set state = 'live' where id = 'one'`.execute(site.db);
    for (const { status, text } of [await look(token.agent, id), await tell(token.agent, id, "contract")]) {
      expect(status).toBe(404);
      for (const canary of Object.values(CANARY)) expect(text).not.toContain(canary);
    }
    expect((await ask(token.agent, "get /offers", { path: "/offers" })).body).toMatchObject({ total: 0, waiting: 0 });
    expect((await look(token.other, id)).text).toContain(CANARY.name);
    const steps = (await buyer.get(`/offers/${id}`)).body.steps.filter(({ kind }: { kind: string }) => kind === "hand-over");
    expect(steps).toHaveLength(2);
  });

  it.each([
    ["who may it no more", sql`update company_staff set role = 'billing' where id = 'staff-agent-one'`, 403],
    ["whose company is suspended", sql`update company set state = 'suspended' where id = 'one'`, 403],
    ["whose company it is taken from", sql`update offer set company_id = 'two'`, 404],
  ] as const)("does not end by the word of somebody %s while they wait for it", async (_, change, expected) => {
    const { id } = await handed();
    const { telling } = await site.db.transaction().execute(async (tx) => {
      await sql`select from owned_property for update`.execute(tx);
      const telling = tell(token.agent, id, "contract");
      await waitsForALock(site.db);
      await change.execute(tx);
      return { telling };
    });
    expect((await telling).status).toBe(expected);
    const { rows: now } = await sql`select state from offer where id = ${id}`.execute(site.db);
    expect(now).toEqual([{ state: "handed_to_agent" }]);
  });

  it("that came to nothing stays listed, and names nobody any more", async () => {
    const { id } = await handed();
    const { text, body } = await tell(token.owner, id, "broken");
    expect(body).toMatchObject({ state: "broken", contacts: { buyer: null, owner: null }, messages: [] });
    for (const canary of [...Object.values(CANARY), "家族三人"]) expect(text).not.toContain(canary);
    expect((await ask(token.owner, "get /offers", { path: "/offers" })).body).toMatchObject({ total: 1, waiting: 0 });
  });
});
