import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { A_WISH } from "#test/support/tenants.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

let site: MemberApi;

beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { apartments: [anApartment()] });
  const load = await aLoad(site.db);
  const gone = { id: "two", dwelling_key: "d-two", title: "成約した見本", state: "sold" };
  await insertRows(site.db, "listing", load, [
    aListingRow({ id: "one", dwelling_key: "d-one", title: "見本1号", price: 48_000_000, next_update_on: "2027-12-31" }),
    aListingRow(gone),
  ]);
});

async function aQuery() {
  const me = await site.signedIn();
  const { id } = (await me.post("/queries", { answers: A_WISH })).body;
  const { rows } = await sql<{ sub: string }>`select sub from user_query where id = ${id}`.execute(site.db);
  return { me, id: String(id), sub: rows[0]?.sub ?? "" };
}

it("is what was told for a condition, as it is today, for its member alone", async () => {
  const { me, id, sub } = await aQuery();
  const other = await site.signedIn();
  expect(await me.get(`/queries/${id}/told`)).toMatchObject({ status: 200, body: { items: [] } });

  const at = site.clock.now();
  await sql`insert into delivery_batch (id, recipient, topic, channel, window_key, state, scheduled_at, sent_at, made_at, weights_version, seed, is_sample)
    values ('b1', ${`member:${sub}`}, 'recommendation', 'line', 'w', 'sent', ${at}, ${at}, ${at}, 'w', 's', false)`.execute(site.db);
  for (const [position, key] of ["one", "two", "three"].entries())
    await sql`insert into delivery_item (batch_id, position, listing_id, dwelling_key, query_id, price, reasons, soft_edges, features, propensity, is_explored)
      values ('b1', ${position + 1}, ${key}, ${`d-${key}`}, ${id}, 50000000, '[]', '[]', '{}', 1, false)`.execute(site.db);

  const [told] = (await me.get(`/queries/${id}/told`)).body.items;
  expect(told).toMatchObject({ id: "b1", topic: "recommendation", channel: "line", at: at.toISOString() });
  expect(told.homes).toEqual([
    { position: 1, key: "one", title: "見本1号", priceThen: 50_000_000, price: 48_000_000, reaction: null },
    { position: 2, key: null, title: "成約した見本", priceThen: 50_000_000, price: null, reaction: null },
    { position: 3, key: null, title: null, priceThen: 50_000_000, price: null, reaction: null },
  ]);
  expect((await other.get(`/queries/${id}/told`)).status).toBe(404);
});
