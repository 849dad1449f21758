import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openApiDocument } from "#api/openapi-document.ts";
import { DISCLOSURE_TEXT } from "#domain/offers/core/consent-text.ts";
import { hours } from "#kernel/duration.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { aNegotiation, type Caller, type Negotiation, named, standing, subOf } from "#test/support/negotiation.ts";
import { CANARY, OFFER_ENGINE } from "#test/support/offers.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

let site: MemberApi;
beforeAll(async () => {
  site = await memberApi();
  site.api.active.engine = OFFER_ENGINE;
  await insertMarket(site.db, { apartments: [anApartment()] });
});
beforeEach(async () => {
  site.clock.moveTo(new Date("2026-11-21T03:00:00Z"));
  await sql`truncate offer_campaign, offer, offer_event, offer_message, offer_contact, offer_disclosure, offer_notice, offer_block, offer_report, owned_property, user_query, inbox_note cascade`.execute(
    site.db,
  );
});

type Sent = { readonly path: string; readonly body?: object };
type Call = {
  readonly by: "buyer" | "owner";
  readonly send: (of: Negotiation) => Promise<Sent> | Sent;
  /** Where the call names nothing by which another's could be asked for, a stranger only ever reaches their own. */
  readonly reachesOwn?: true;
};

const blocked = async ({ owner, offerId }: Negotiation) => {
  await owner.post(`/offers/${offerId}/blocks`, {});
  return (await owner.get("/offer-blocks")).body.items[0].id;
};
const anotherCampaign = async ({ buyer, queryId }: Negotiation) =>
  (await buyer.post("/offer-campaigns", { queryId, wishMonth: "2027-04" })).body;

/** Every operation of offers, by the name that the document gives it. */
const CALLS: Readonly<Record<string, Call>> = {
  "get /offers": { by: "owner", send: () => ({ path: "/offers?side=owner" }), reachesOwn: true },
  "get /offer-summary": { by: "owner", send: () => ({ path: "/offer-summary" }), reachesOwn: true },
  "get /offer-reach": { by: "buyer", send: () => ({ path: `/offer-reach?apartmentKey=${anApartment().key}` }), reachesOwn: true },
  "get /offers/{id}": { by: "owner", send: ({ offerId }) => ({ path: `/offers/${offerId}` }) },
  "post /offers/{id}/moves": {
    by: "owner",
    send: async ({ owner, offerId }) => ({
      path: `/offers/${offerId}/moves`,
      body: { move: "counter", ...(await standing(owner, offerId)), priceYen: 75_000_000 },
    }),
  },
  "get /offer-contact": { by: "owner", send: () => ({ path: "/offer-contact" }), reachesOwn: true },
  "post /offers/{id}/consents": {
    by: "buyer",
    send: async ({ buyer, owner, offerId }) => {
      await owner.post(`/offers/${offerId}/moves`, { move: "accept", ...(await standing(owner, offerId)) });
      const { version } = await standing(buyer, offerId);
      return { path: `/offers/${offerId}/consents`, body: { version, textVersion: DISCLOSURE_TEXT.version, sharesPhone: false } };
    },
  },
  "post /offers/{id}/messages": {
    by: "owner",
    send: ({ offerId }) => ({ path: `/offers/${offerId}/messages`, body: { text: "内見の記録をお見せできます。" } }),
  },
  "post /offers/{id}/read": { by: "owner", send: ({ offerId }) => ({ path: `/offers/${offerId}/read`, body: { upTo: 1 } }) },
  "post /offers/{id}/blocks": { by: "owner", send: ({ offerId }) => ({ path: `/offers/${offerId}/blocks`, body: {} }) },
  "post /offers/{id}/reports": { by: "owner", send: ({ offerId }) => ({ path: `/offers/${offerId}/reports`, body: { reason: "other" } }) },
  "get /offer-blocks": { by: "owner", send: () => ({ path: "/offer-blocks" }), reachesOwn: true },
  "delete /offer-blocks/{id}": { by: "owner", send: async (of) => ({ path: `/offer-blocks/${await blocked(of)}` }) },
  "post /offer-notices": { by: "owner", send: () => ({ path: "/offer-notices", body: { textVersion: "2026-11-24" } }), reachesOwn: true },
  "get /offer-campaigns": { by: "buyer", send: () => ({ path: "/offer-campaigns" }), reachesOwn: true },
  "post /offer-campaigns/previews": { by: "buyer", send: ({ queryId }) => ({ path: "/offer-campaigns/previews", body: { queryId } }) },
  "post /offer-campaigns": {
    by: "buyer",
    send: ({ queryId }) => ({ path: "/offer-campaigns", body: { queryId, wishMonth: "2027-04" } }),
  },
  "post /offer-campaigns/{id}/steps": {
    by: "buyer",
    send: async (of) => {
      const { id, version } = await anotherCampaign(of);
      return { path: `/offer-campaigns/${id}/steps`, body: { step: "confirm", version, noticeTextVersion: "2026-11-24" } };
    },
  },
};

const BASE = "/api/mypage";
const operations = Object.entries(openApiDocument().paths ?? {}).flatMap(([path, methods]) =>
  path.startsWith(`${BASE}/offer`) ? Object.keys(methods).map((method) => `${method} ${path.slice(BASE.length)}`) : [],
);

async function ask(operation: string, { path, body }: Sent, token: string | null) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), "content-type": "application/json" };
  const method = operation.split(" ")[0]?.toUpperCase() ?? "";
  const answer = await site.api.app.request(`${BASE}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: answer.status, text: await answer.text() };
}

/** All that is kept of offers, but for what a stranger may begin for themselves. */
async function rows(strangers: readonly string[]): Promise<string> {
  const tables = ["offer", "offer_event", "offer_message", "offer_contact", "offer_block", "offer_report", "owned_property"];
  const all = await Promise.all(tables.map((table) => sql`select * from ${sql.table(table)} t order by t::text`.execute(site.db)));
  const campaigns = await sql`select * from offer_campaign where not sub = any(${strangers}) order by id`.execute(site.db);
  return JSON.stringify([...all, campaigns].map(({ rows: found }) => found));
}

it("every operation of the document is told of here", () => {
  expect(operations.toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

describe.each(Object.entries(CALLS))("%s", (operation, { by, send, reachesOwn }) => {
  it("is nobody's but of whom it concerns, tells strangers nothing, and does its work with the same body then", async () => {
    const of = await aNegotiation(site);
    const other: Caller = await site.signedIn();
    await named(other, "別人", "太郎");
    const sent = await send(of);
    const before = await rows([subOf(other)]);
    const forged = `${of[by].token.slice(0, -6)}AAAAAA`;
    for (const token of [null, "x.x.x", forged, other.token]) {
      const { status, text } = await ask(operation, sent, token);
      const refused = reachesOwn && token === other.token ? [200, 201] : token === other.token ? [403, 404] : [401];
      expect(refused, `${token}: ${text}`).toContain(status);
      for (const canary of Object.values(CANARY)) expect(text).not.toContain(canary);
      expect(await rows([subOf(other)])).toBe(before);
    }
    const { status, text } = await ask(operation, sent, of[by].token);
    expect([200, 201, 204], text).toContain(status);
  });

  it("is not done for a session that has ended", async () => {
    const of = await aNegotiation(site);
    const sent = await send(of);
    const before = await rows([]);
    site.identity.clock.advance(hours(25));
    site.clock.moveTo(site.identity.clock.now());
    expect((await ask(operation, sent, of[by].token)).status).toBe(401);
    expect(await rows([])).toBe(before);
  });
});
