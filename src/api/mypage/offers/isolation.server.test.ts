import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DISCLOSURE_TEXT } from "#domain/offers/core/consent-text.ts";
import { hours } from "#kernel/duration.ts";
import { askAs, mypageOperations, type Sent, tokensOfNobody } from "#test/support/isolation.ts";
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

type Call = {
  readonly by: "buyer" | "owner";
  readonly send: (of: Negotiation) => Promise<Sent> | Sent;
  /** Where the call names nothing by which another's could be asked for, a stranger only ever reaches their own. */
  readonly reachesOwn?: true;
  /** Words that the rightful answer has, and a stranger's must not: of a list that tells of no name, nothing else shows that it is somebody's. */
  readonly leaks?: (of: Negotiation) => Promise<readonly string[]> | readonly string[];
};

const blocked = async ({ owner, id }: Negotiation) => {
  await owner.post(`/offers/${id}/blocks`, {});
  return (await owner.get("/offer-blocks")).body.items[0].id;
};
const anotherCampaign = async ({ buyer, queryId }: Negotiation) =>
  (await buyer.post("/offer-campaigns", { queryId, wishMonth: "2027-04" })).body;

/** Every operation of offers, by the name that the document gives it. */
const CALLS: Readonly<Record<string, Call>> = {
  "get /offers": {
    ...{ by: "owner", send: () => ({ path: "/offers?side=owner" }), reachesOwn: true },
    leaks: async ({ owner, id }) => [id, (await owner.get(`/offers/${id}`)).body.otherAlias],
  },
  // It has numbers alone: the one offer that there is.
  "get /offer-summary": { by: "owner", send: () => ({ path: "/offer-summary" }), reachesOwn: true, leaks: () => ['"live":1'] },
  "get /offer-reach": { by: "buyer", send: () => ({ path: `/offer-reach?apartmentKey=${anApartment().key}` }), reachesOwn: true },
  "get /offers/{id}": { by: "owner", send: ({ id }) => ({ path: `/offers/${id}` }) },
  "post /offers/{id}/moves": {
    by: "owner",
    send: async ({ owner, id }) => ({
      path: `/offers/${id}/moves`,
      body: { move: "counter", ...(await standing(owner, id)), priceYen: 75_000_000 },
    }),
  },
  "get /offer-contact": { by: "owner", send: () => ({ path: "/offer-contact" }), reachesOwn: true },
  "post /offers/{id}/consents": {
    by: "buyer",
    send: async ({ buyer, owner, id }) => {
      await owner.post(`/offers/${id}/moves`, { move: "accept", ...(await standing(owner, id)) });
      const { version } = await standing(buyer, id);
      return { path: `/offers/${id}/consents`, body: { version, textVersion: DISCLOSURE_TEXT.version, sharesPhone: false } };
    },
  },
  "post /offers/{id}/messages": {
    by: "owner",
    send: ({ id }) => ({ path: `/offers/${id}/messages`, body: { text: "内見の記録をお見せできます。" } }),
  },
  "post /offers/{id}/read": { by: "owner", send: ({ id }) => ({ path: `/offers/${id}/read`, body: { upTo: 1 } }) },
  "post /offers/{id}/blocks": { by: "owner", send: ({ id }) => ({ path: `/offers/${id}/blocks`, body: {} }) },
  "post /offers/{id}/reports": { by: "owner", send: ({ id }) => ({ path: `/offers/${id}/reports`, body: { reason: "other" } }) },
  "get /offer-blocks": {
    by: "owner",
    send: async (of) => {
      await blocked(of);
      return { path: "/offer-blocks" };
    },
    reachesOwn: true,
    leaks: async ({ owner }) => {
      const [{ id, alias }] = (await owner.get("/offer-blocks")).body.items;
      return [id, alias];
    },
  },
  "delete /offer-blocks/{id}": { by: "owner", send: async (of) => ({ path: `/offer-blocks/${await blocked(of)}` }) },
  "post /offer-notices": { by: "owner", send: () => ({ path: "/offer-notices", body: { textVersion: "2026-11-24" } }), reachesOwn: true },
  "get /offer-campaigns": {
    ...{ by: "buyer", send: () => ({ path: "/offer-campaigns" }), reachesOwn: true },
    leaks: ({ campaign, queryId }) => [campaign.id, queryId],
  },
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

const operations = mypageOperations((path) => path.startsWith("/offer"));
const ask = (operation: string, sent: Sent, token: string | null) => askAs(site.api.app, token, operation, sent);

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

it("every list that a stranger may ask for has words that are nobody else's", () => {
  const lists = Object.keys(CALLS).filter((operation) => operation.startsWith("get ") && CALLS[operation]?.reachesOwn);
  // Numbers of a building are the same for everybody, and a contact is a canary.
  const others = lists.filter((operation) => !CALLS[operation]?.leaks);
  expect(others).toEqual(["get /offer-reach", "get /offer-contact"]);
});

describe.each(Object.entries(CALLS))("%s", (operation, { by, send, reachesOwn, leaks = () => [] }) => {
  it("is nobody's but of whom it concerns, tells strangers nothing, and does its work with the same body then", async () => {
    const of = await aNegotiation(site);
    const other: Caller = await site.signedIn();
    await named(other, "別人", "太郎");
    const sent = await send(of);
    const words = await leaks(of);
    const before = await rows([subOf(other)]);
    for (const token of [...tokensOfNobody(of[by].token), other.token]) {
      const { status, text } = await ask(operation, sent, token);
      const refused = reachesOwn && token === other.token ? [200, 201] : token === other.token ? [403, 404] : [401];
      expect(refused, `${token}: ${text}`).toContain(status);
      for (const canary of [...Object.values(CANARY), ...words]) expect(text).not.toContain(canary);
      expect(await rows([subOf(other)])).toBe(before);
    }
    const { status, text } = await ask(operation, sent, of[by].token);
    expect([200, 201, 204], text).toContain(status);
    for (const word of words) expect(text).toContain(word);
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
