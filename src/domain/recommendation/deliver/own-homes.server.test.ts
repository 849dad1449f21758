import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { batchHomes, latestBatch } from "#domain/recommendation/index.server.ts";
import { redirectTarget } from "#domain/tenants/core/redirect-target.ts";
import type { ListingSource } from "#domain/tenants/core/types.ts";
import { addQuery } from "#domain/tenants/customers/customer-store.server.ts";
import { linkCompany } from "#domain/tenants/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { type Recommended, recommended } from "#test/support/recommended.ts";
import { A_WISH, aTenant, aTenantCustomer } from "#test/support/tenants.ts";
import { makeDigest } from "./digests.server.ts";

/** Half past six in the evening in Japan. */
const EVENING = new Date("2026-11-24T09:30:00Z");
const clock = movableClock(EVENING);
const ME = "customer:own-home:c1";
const HOSTS = ["www.own-home.example"];
const OWN = { company_id: "c-own" };
let at: Recommended;

beforeAll(async () => {
  at = await recommended(clock);
  await at.homes([
    { id: "o1", ...OWN, page_url: "https://www.own-home.example/bukken/1?a=1&b=2" },
    { id: "o2", ...OWN, page_url: "https://elsewhere.example/2" },
    { id: "o3", ...OWN, price: 59_000_000 },
    // One home that two offer: the other asks less.
    { id: "o4", ...OWN, dwelling_key: "shared", price: 52_000_000, page_url: "https://www.own-home.example/bukken/4" },
    { id: "x4", dwelling_key: "shared", price: 51_000_000, page_url: "https://www.own-home.example/bukken/x" },
    { id: "o5", ...OWN, price: 99_000_000 },
    ...["x1", "x2", "x3"].map((id) => ({ id, price: 40_000_000 })),
  ]);
});

beforeEach(() => at.clear("delivery_batch", "outbox", "opaque_link", "tenant"));

async function told(listingSource: ListingSource, companyId: string | null = "c-own"): Promise<string[]> {
  await aTenant(at.db, { key: "own-home", name: "自社ホーム", approval: "auto", companyId, listingSource, allowedHosts: HOSTS });
  await aTenantCustomer(at.db, { tenant: "own-home", id: "c1", state: "active", email: "c1@example.jp" });
  const query = { tenant: "own-home", customerId: "c1", id: "q1", state: "active", wish: A_WISH, at: EVENING } as const;
  await withTenant(at.db, "own-home", (tx) => addQuery(tx, query));
  await makeDigest(at.deps, ME);
  return listed();
}

async function listed(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select listing_id as id from delivery_item order by position`.execute(at.db);
  return rows.map(({ id }) => id);
}

describe("customers of an office are told", () => {
  it("its own homes alone, at its own price, where it wants that", async () => {
    expect((await told("own")).toSorted()).toEqual(["o1", "o2", "o3", "o4"]);
    await at.carry();
    expect(at.mails[0]?.text).toContain("5,200万円");
    expect(at.mails[0]?.text).not.toContain("4,000万円");
    const batch = await latestBatch(at.db, ME);
    const homes = batch ? await batchHomes(at.deps, batch) : [];
    expect(homes.find(({ item }) => item.listingId === "o4")).toMatchObject({ since: "same", home: { key: "o4", price: 52_000_000 } });
  });

  it("its own homes first, and then those of others", async () => {
    const ids = await told("own-first");
    expect(ids.slice(0, 4).toSorted()).toEqual(["o1", "o2", "o3", "o4"]);
    expect(ids.slice(4).toSorted()).toEqual(["x1", "x2", "x3"]);
    await at.carry();
    expect((await listed()).toSorted()).toEqual(ids.toSorted());
  });

  it.each([
    ["all", "c-own"],
    ["own", null],
  ] as const)("all homes of the site alike: %s of company %s", async (source, companyId) => {
    expect((await told(source, companyId)).toSorted()).toEqual(["o1", "o2", "o3", "x1", "x2", "x3", "x4"]);
  });

  it("nothing any more of what is not the office's own as the message goes out", async () => {
    await told("own");
    const { rows } = await sql<{ id: string }>`select company_id as id from listing where id = 'x1'`.execute(at.db);
    await at.change(sql`update listing set company_id = ${rows[0]?.id} where id in ('o1', 'o4')`);
    await at.carry();
    expect((await listed()).toSorted()).toEqual(["o2", "o3"]);
    await at.change(sql`update listing set company_id = 'c-own' where id in ('o1', 'o4')`);
  });

  it("all homes again once no company runs the office", async () => {
    await told("own");
    await linkCompany(at.deps, { key: "own-home", companyId: null });
    const { rows } = await sql`select listing_source from tenant`.execute(at.db);
    expect(rows).toEqual([{ listing_source: "all" }]);
  });
});

describe("a page of the office's own", () => {
  const buttons = () =>
    [...(at.mails[0]?.text ?? "").matchAll(/自社ホームのページで見る\s*:?\s*(https:\S+)/g)].map(([, url = ""]) => new URL(url));

  it("is led to from its homes alone, and to its hosts alone", async () => {
    await told("own-first");
    await at.carry();
    const led = buttons();
    expect(led.map(({ searchParams }) => [searchParams.get("t"), searchParams.get("home"), searchParams.get("to")]).toSorted()).toEqual([
      ["own-home", "o1", "https://www.own-home.example/bukken/1?a=1&b=2"],
      ["own-home", "o4", "https://www.own-home.example/bukken/4"],
    ]);
    for (const url of led) {
      expect(url.pathname).toBe("/recommender/redirect");
      expect(redirectTarget(HOSTS, url.searchParams.get("to") ?? "")).not.toBeNull();
    }
    const batch = await latestBatch(at.db, ME);
    const homes = batch ? await batchHomes(at.deps, batch) : [];
    const pages = homes.flatMap(({ item, ownPage }) => (ownPage ? [[item.listingId, ownPage.label]] : []));
    expect(pages.toSorted()).toEqual([
      ["o1", "自社ホームのページで見る"],
      ["o4", "自社ホームのページで見る"],
    ]);
  });

  it("is led to from no home where the office has no company, or no such host", async () => {
    await told("all", null);
    await at.carry();
    expect(buttons()).toEqual([]);
    await at.clear("delivery_batch", "outbox", "opaque_link", "tenant");
    await told("own");
    await sql`update tenant set allowed_hosts = '{}'`.execute(at.db);
    await at.carry();
    expect(at.mails).toHaveLength(1);
    expect(buttons()).toEqual([]);
  });
});
