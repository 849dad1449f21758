import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NO_FACTS } from "#domain/assets/core/facts.ts";
import { hours } from "#kernel/duration.ts";
import { askAs, mypageOperations, type Sent, tokensOfNobody } from "#test/support/isolation.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { type Caller, named } from "#test/support/negotiation.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

const CANARY = "金糸雀の家2719号室";
const FACTS = { ...NO_FACTS, name: CANARY, areaM2: 70, layout: "3LDK" };
const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

let site: MemberApi;
beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { apartments: [anApartment()] });
});
beforeEach(async () => {
  await sql`truncate owned_property cascade`.execute(site.db);
});

type Home = { readonly id: string; readonly version: number };
type Call = {
  readonly send: (home: Home) => Sent;
  /** Where the call names nothing by which another's could be asked for, a stranger only ever reaches their own. */
  readonly reachesOwn?: true;
};

function papers(version: number): FormData {
  const form = new FormData();
  form.append("version", String(version));
  form.append("files", new File([PDF], "toki.pdf", { type: "application/pdf" }));
  return form;
}

/** Every operation of homes, by the name that the document gives it. */
const CALLS: Readonly<Record<string, Call>> = {
  "get /assets": { send: () => ({ path: "/assets" }), reachesOwn: true },
  "post /assets": { send: () => ({ path: "/assets", body: { kind: "condo", key: anApartment().key, facts: NO_FACTS } }), reachesOwn: true },
  "get /assets/{id}": { send: ({ id }) => ({ path: `/assets/${id}` }) },
  "put /assets/{id}": { send: ({ id, version }) => ({ path: `/assets/${id}`, body: { version, facts: { ...FACTS, areaM2: 71 } } }) },
  "post /assets/{id}/steps": { send: ({ id, version }) => ({ path: `/assets/${id}/steps`, body: { step: "delete", version } }) },
  "put /assets/{id}/offers": {
    send: ({ id, version }) => ({ path: `/assets/${id}/offers`, body: { version, setting: "off", lowestPriceYen: null } }),
  },
  "get /assets/{id}/result": { send: ({ id }) => ({ path: `/assets/${id}/result` }) },
  "get /assets/{id}/report.pdf": { send: ({ id }) => ({ path: `/assets/${id}/report.pdf` }) },
  "post /assets/{id}/documents": { send: ({ id, version }) => ({ path: `/assets/${id}/documents`, body: papers(version) }) },
  "get /assets/{id}/check": { send: ({ id }) => ({ path: `/assets/${id}/check` }) },
  "get /assets/{id}/plans": { send: ({ id }) => ({ path: `/assets/${id}/plans` }) },
  "get /assets/{id}/sale-ends": { send: ({ id }) => ({ path: `/assets/${id}/sale-ends?pricesYen=70000000` }) },
};

const operations = mypageOperations((path) => path.startsWith("/assets"));
const ask = (operation: string, sent: Sent, token: string | null) => askAs(site.api.app, token, operation, sent);

/** A home that is followed, of a member, under a name that nobody else gives. */
async function aHome(me: Caller): Promise<Home> {
  await named(me, "見本");
  const { id, version } = (await me.post("/assets", { kind: "condo", key: anApartment().key, facts: FACTS })).body.asset;
  const { body } = await me.post(`/assets/${id}/steps`, { step: "register", version });
  return { id, version: body.version };
}

async function rows({ id }: Home): Promise<string> {
  const home = await sql`select * from owned_property where id = ${id}`.execute(site.db);
  const checks = await sql`select * from transition where entity_id = ${id} order by id`.execute(site.db);
  return JSON.stringify([home.rows, checks.rows]);
}

it("every operation of the document is told of here", () => {
  expect(operations.toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

describe.each(Object.entries(CALLS))("%s", (operation, { send, reachesOwn }) => {
  it("is nobody's but its owner's, tells strangers nothing, and does its work with the same body then", async () => {
    const [me, other] = [await site.signedIn(), await site.signedIn()];
    const home = await aHome(me);
    const before = await rows(home);
    for (const token of [...tokensOfNobody(me.token), other.token]) {
      const { status, text } = await ask(operation, send(home), token);
      const refused = token !== other.token ? [401] : reachesOwn ? [200, 201] : [403, 404];
      expect(refused, text).toContain(status);
      expect(text).not.toContain(CANARY);
      expect(await rows(home)).toBe(before);
    }
    const { status, text } = await ask(operation, send(home), me.token);
    expect([200, 201], text).toContain(status);
  });

  it("is not done for a session that has ended", async () => {
    const me = await site.signedIn();
    const home = await aHome(me);
    const before = await rows(home);
    site.identity.clock.advance(hours(25));
    expect((await ask(operation, send(home), me.token)).status).toBe(401);
    expect(await rows(home)).toBe(before);
  });
});
