import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hours } from "#kernel/duration.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

const LISTING = "listing-in-toyosu";
const HOME = { kind: "home", key: `d-${LISTING}` };
const BUILDING = { kind: "building", key: "toyosu-residence" };
let site: MemberApi;

beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { apartments: [anApartment()], listings: [{ id: LISTING, state: "active" }] });
});
beforeEach(async () => {
  await sql`delete from favorite_folder`.execute(site.db);
});

const path = ({ kind, key }: { kind: string; key: string }) => `/favorite-marks/${kind}/${encodeURIComponent(key)}`;
const loose = (favorite: object, changes: object = {}) => {
  const keptAt = site.clock.now().toISOString();
  return { ...favorite, keptAt, changedAt: keptAt, ...changes };
};

describe("what a heart keeps", () => {
  it.each([
    ["GET", "/favorite-marks"],
    ["PUT", path(BUILDING)],
    ["DELETE", path(BUILDING)],
    ["POST", "/favorite-marks"],
  ])("is for members only: %s %s", async (method, address) => {
    const headers = { "content-type": "application/json" };
    const body = method === "GET" || method === "DELETE" ? {} : { body: "{}" };
    expect((await site.api.app.request(`/api/mypage${address}`, { method, headers, ...body })).status).toBe(401);
  });

  it("is a home by its dwelling, a building or an area, and is let go again", async () => {
    const me = await site.signedIn();
    const area = { kind: "area", key: "13108-豊洲" };
    await me.put(path({ kind: "home", key: LISTING }), {});
    await me.put(path(BUILDING), {});
    await me.put(path(BUILDING), {});
    const kept = await me.put(path(area), {});

    expect([kept.status, kept.body.items.toSorted(byKey)]).toEqual([200, [area, HOME, BUILDING]]);
    expect((await me.remove(path(HOME))).body.items.toSorted(byKey)).toEqual([area, BUILDING]);
  });

  it.each([
    { kind: "home", key: "nobody" },
    { kind: "building", key: "nobody" },
    { kind: "place", key: "toyosu-residence" },
    { kind: "area", key: "99999" },
    { kind: "ship", key: "13108" },
  ])("is never what is not there: %j", async (mark) => {
    const me = await site.signedIn();
    expect((await me.put(path(mark), {})).status).toBe(404);
    expect((await me.get("/favorite-marks")).body).toEqual({ items: [] });
  });

  it("is nobody else's", async () => {
    const [me, other] = [await site.signedIn(), await site.signedIn()];
    await me.put(path(BUILDING), {});
    await other.remove(path(BUILDING));

    expect([(await me.get("/favorite-marks")).body.items, (await other.get("/favorite-marks")).body.items]).toEqual([[BUILDING], []]);
  });

  it("is two hundred at most", async () => {
    const me = await site.signedIn();
    await me.put(path(BUILDING), {});
    await sql`
      insert into favorite (id, folder_id, kind, key, label, added_by, kept_at, changed_at)
      select 'full-' || n, (select id from favorite_folder), 'area', 'full-' || n, '', '', now(), now() from generate_series(1, 199) n`.execute(
      site.db,
    );
    expect((await me.put(path(HOME), {})).status).toBe(409);
    const merged = await me.post("/favorite-marks", { items: [loose(HOME), loose(BUILDING)] });
    expect([merged.body.items.length, merged.body.left]).toEqual([200, [HOME]]);
  });
});

describe("what was kept before the sign-in", () => {
  it("is taken over, but for what is not there any more and what was let go later", async () => {
    const me = await site.signedIn();
    await me.put(path(BUILDING), {});
    await me.remove(path(BUILDING));
    const before = new Date(site.clock.now().getTime() - hours(1)).toISOString();
    const items = [loose(HOME, { priceWhenKept: 85_000_000 }), loose(BUILDING, { keptAt: before }), loose({ kind: "home", key: "nobody" })];

    expect((await me.post("/favorite-marks", { items })).body).toEqual({ items: [HOME], left: [] });
    expect((await me.get("/favorites")).body.items).toMatchObject([{ label: "豊洲レジデンス 8階", priceWhenKept: 85_000_000 }]);
  });

  it.each([{ items: [{ kind: "home", key: "d" }] }, { items: "x" }, { items: [{ ...HOME, keptAt: "soon", changedAt: "soon" }] }])(
    "is refused where it cannot be read: %j",
    async (body) => {
      expect((await (await site.signedIn()).post("/favorite-marks", body)).status).toBe(422);
    },
  );
});

it("goes with the account", async () => {
  const me = await site.signedIn();
  await me.put(path(BUILDING), {});
  expect((await me.remove("/account")).status).toBe(200);
  const { rows } = await sql`select from favorite`.execute(site.db);
  expect(rows).toEqual([]);
});

function byKey(a: { key: string }, b: { key: string }): number {
  return a.key < b.key ? -1 : 1;
}
