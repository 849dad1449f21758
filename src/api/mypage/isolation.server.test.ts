import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { currentText } from "#domain/members/purposes.ts";
import { days, hours } from "#kernel/duration.ts";
import { askAs, mypageOperations, type Sent, tokensOfNobody } from "#test/support/isolation.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { type Caller, named } from "#test/support/negotiation.ts";
import { AN_OFFER_WISH, CANARY } from "#test/support/offers.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

const BUILDING = anApartment().key;
const NOTE = "南向きの金糸雀2719";
const ANSWERS = {
  ...AN_OFFER_WISH,
  message: `${AN_OFFER_WISH.message}${NOTE}`,
  ageBand: null,
  gender: null,
  incomeBand: null,
  profession: null,
};
const WISHED = { layouts: ["3ldk"], areaFromM2: 60, areaToM2: 80, priceUpTo: 80_000_000, note: null };
const UNIT = { floor: 5, layout: "3ldk", areaM2: 70.5, note: null, updatedAt: null };
let site: MemberApi;

beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { apartments: [anApartment()] });
  const next_update_on = new Date(site.clock.now().getTime() + days(7)).toISOString().slice(0, 10);
  await insertRows(site.db, "listing", await aLoad(site.db), [aListingRow({ id: "one", dwelling_key: "d-one", next_update_on })]);
});

type Owned = Awaited<ReturnType<typeof aMember>>;
type Call = {
  /** What has to be there before. */
  readonly first?: (of: Owned) => Promise<{ readonly status: number }>;
  readonly send: (of: Owned) => Sent;
  /** The key is a building's or a home's: a stranger only ever reaches what they keep of it. */
  readonly reachesOwn?: true;
};

/** A member with a name, a condition, a favourite in a folder, a building that is kept, and a registration as an owner. */
async function aMember() {
  const me = await site.signedIn();
  await named(me, CANARY.name);
  const query = (await me.post("/queries", { answers: ANSWERS })).body;
  await me.put("/favorite-marks/home/one", {});
  const { folders } = (await me.post("/favorite-folders", { name: "金糸雀の家" })).body;
  const folder = folders.find(({ name }: { readonly name: string }) => name === "金糸雀の家");
  await me.put(`/favorite-folders/${folder.id}/links/share`, {});
  const [item] = (await me.get("/favorites")).body.items;
  const moved = (await me.put(`/favorites/${item.id}`, { note: NOTE, folderId: folder.id, version: item.version })).body;
  const favorite = moved.items.find(({ id }: { readonly id: string }) => id === item.id);
  await me.put(`/homes/${BUILDING}`, {});
  return { me, query, folder, favorite };
}

/** Every operation whose address names something, by the name that the document gives it. */
const NAMING: Readonly<Record<string, Call>> = {
  "get /connections/{key}": { send: () => ({ path: `/connections/${BUILDING}` }), reachesOwn: true },
  "put /connections/{key}/owner": {
    send: () => ({ path: `/connections/${BUILDING}/owner`, body: UNIT }),
    reachesOwn: true,
  },
  "delete /connections/{key}/owner": {
    first: ({ me }) => me.put(`/connections/${BUILDING}/owner`, UNIT),
    send: () => ({ path: `/connections/${BUILDING}/owner` }),
    reachesOwn: true,
  },
  "put /connections/{key}/waiting": {
    send: () => ({
      path: `/connections/${BUILDING}/waiting`,
      body: { ...WISHED, wantsMail: false, updatedAt: null },
    }),
    reachesOwn: true,
  },
  "delete /connections/{key}/waiting": {
    first: ({ me }) => me.put(`/connections/${BUILDING}/waiting`, { ...WISHED, wantsMail: false, updatedAt: null }),
    send: () => ({ path: `/connections/${BUILDING}/waiting` }),
    reachesOwn: true,
  },
  "put /favorite-folders/{id}": {
    send: ({ folder }) => ({ path: `/favorite-folders/${folder.id}`, body: { name: "新居", version: folder.version } }),
  },
  "delete /favorite-folders/{id}": { send: ({ folder }) => ({ path: `/favorite-folders/${folder.id}?version=${folder.version}` }) },
  "put /favorite-folders/{id}/links/{purpose}": {
    send: ({ folder }) => ({ path: `/favorite-folders/${folder.id}/links/invite`, body: {} }),
  },
  "delete /favorite-folders/{id}/links/{purpose}": { send: ({ folder }) => ({ path: `/favorite-folders/${folder.id}/links/share` }) },
  "delete /favorite-folders/{id}/others": { send: ({ folder }) => ({ path: `/favorite-folders/${folder.id}/others` }) },
  "put /favorite-marks/{kind}/{key}": { send: () => ({ path: `/favorite-marks/building/${BUILDING}`, body: {} }), reachesOwn: true },
  "delete /favorite-marks/{kind}/{key}": { send: () => ({ path: "/favorite-marks/home/d-one" }), reachesOwn: true },
  "put /favorites/{id}": {
    send: ({ favorite, folder }) => ({
      path: `/favorites/${favorite.id}`,
      body: { note: "広い", folderId: folder.id, version: favorite.version },
    }),
  },
  "delete /favorites/{id}": { send: ({ favorite }) => ({ path: `/favorites/${favorite.id}` }) },
  "put /homes/{key}": { send: () => ({ path: `/homes/${BUILDING}`, body: { floor: 3 } }), reachesOwn: true },
  "delete /homes/{key}": { send: () => ({ path: `/homes/${BUILDING}` }), reachesOwn: true },
  "get /queries/{id}": { send: ({ query }) => ({ path: `/queries/${query.id}` }) },
  "put /queries/{id}": {
    send: ({ query }) => ({ path: `/queries/${query.id}`, body: { answers: { ...ANSWERS, hasPets: true }, updatedAt: query.updatedAt } }),
  },
  "post /queries/{id}/copies": { send: ({ query }) => ({ path: `/queries/${query.id}/copies`, body: {} }) },
  "get /queries/{id}/notice": { send: ({ query }) => ({ path: `/queries/${query.id}/notice` }) },
  "put /queries/{id}/notice": { send: ({ query }) => ({ path: `/queries/${query.id}/notice`, body: { kyugake: "daily" } }) },
  "post /queries/{id}/steps": {
    send: ({ query }) => ({ path: `/queries/${query.id}/steps`, body: { step: "pause", updatedAt: query.updatedAt } }),
  },
  "get /queries/{id}/told": { send: ({ query }) => ({ path: `/queries/${query.id}/told` }) },
  "delete /consents/{purpose}": {
    first: ({ me }) => me.post("/consents", { purpose: "news-mail", textVersion: currentText("news-mail").version }),
    send: () => ({ path: "/consents/news-mail" }),
    reachesOwn: true,
  },
};

/** Homes and offers have files of their own. */
const operations = mypageOperations((path) => !/^\/(assets|offer)/.test(path));
const unnamed = operations.filter((operation) => !operation.includes("{"));

/** Each call counts for itself: that a source which asks too often is refused is tried elsewhere. */
const ask = (operation: string, sent: Sent, token: string | null) => askAs(site.appWith({}), token, operation, sent);

/** All that the fixture keeps of a member. */
async function rows(me: Caller): Promise<string> {
  const { sub } = me.user;
  const found = await Promise.all([
    sql`select * from members_user_info where sub = ${sub}`.execute(site.db),
    sql`select * from user_query where sub = ${sub} order by id`.execute(site.db),
    sql`select * from favorite_folder where owner_sub = ${sub} order by id`.execute(site.db),
    sql`select f.* from favorite f join favorite_folder o on o.id = f.folder_id where o.owner_sub = ${sub} order by f.id`.execute(site.db),
    sql`select * from kept_home where sub = ${sub} order by subject_key`.execute(site.db),
    sql`select * from owner_registration where sub = ${sub} order by id`.execute(site.db),
    sql`select * from waiting_buyer where sub = ${sub} order by id`.execute(site.db),
  ]);
  return JSON.stringify(found.map(({ rows: kept }) => kept));
}

it("every operation that names something is told of here", () => {
  expect(operations.filter((operation) => operation.includes("{")).toSorted()).toEqual(Object.keys(NAMING).toSorted());
});

describe.each(Object.entries(NAMING))("%s", (operation, { first, send, reachesOwn }) => {
  beforeEach(() => site.clock.moveTo(new Date("2026-11-21T03:00:00Z")));

  it("is nobody's but whose it is, tells strangers nothing, and does its work with the same body then", async () => {
    const of = await aMember();
    if (first) expect((await first(of)).status).toBe(200);
    const other = await site.signedIn();
    const before = await rows(of.me);
    for (const token of [...tokensOfNobody(of.me.token), other.token]) {
      const { status, text } = await ask(operation, send(of), token);
      if (token !== other.token) expect(status).toBe(401);
      else if (!reachesOwn) expect([403, 404], text).toContain(status);
      expect(text).not.toContain(CANARY.name);
      expect(await rows(of.me)).toBe(before);
    }
    const { status, text } = await ask(operation, send(of), of.me.token);
    expect([200, 201, 204], text).toContain(status);
  });
});

describe.each(unnamed)("%s", (operation) => {
  it("is for who is signed in alone, and is another's own where somebody else asks", async () => {
    const of = await aMember();
    const before = await rows(of.me);
    const [method = "", path = ""] = operation.split(" ");
    const sent = { path, ...(method === "get" || method === "delete" ? {} : { body: {} }) };
    for (const token of tokensOfNobody(of.me.token)) expect((await ask(operation, sent, token)).status).toBe(401);
    if (method === "get" && path !== "/inbox/events") {
      const { status, text } = await ask(operation, sent, (await site.signedIn()).token);
      expect([200, 503]).toContain(status);
      expect(text).not.toContain(CANARY.name);
    }
    expect(await rows(of.me)).toBe(before);
  });
});

it.each(operations)("%s is not done for a session that has ended", async (operation) => {
  const of = await aMember();
  const before = await rows(of.me);
  const [method = "", path = ""] = operation.split(" ");
  const sent = NAMING[operation]?.send(of) ?? { path, ...(method === "get" || method === "delete" ? {} : { body: {} }) };
  site.identity.clock.advance(hours(25));
  expect((await ask(operation, sent, of.me.token)).status).toBe(401);
  expect(await rows(of.me)).toBe(before);
});
