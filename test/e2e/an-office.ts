import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { sql } from "kysely";
import { makeLink, RECC_PAGE } from "#domain/notifications/index.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { onSite } from "./many-homes.ts";

/** `npm run companies` or `npm run tenants` on the data of the running site. */
export async function asOperator(command: "companies" | "tenants", ...words: string[]): Promise<string> {
  const settings = { DATA_DIR: process.env.SITE_DATA, DATABASE_URL: "", MODE: "local" };
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", command, "--", ...words], {
    env: { ...process.env, ...settings },
  });
  return stdout;
}

/** What the digest of 18:00 makes for the one customer of an office, whatever time it is: three homes that wait for the office. */
export function aWaitingDigest(tenant: string): Promise<string> {
  const id = randomUUID();
  return onSite(async (db) => {
    const { rows } = await withTenant(db, tenant, (tx) =>
      sql<{ customer: string; query: string; version: number }>`
        select customer_id as customer, id as query, version from tenant_query where state = 'active'`.execute(tx),
    );
    const [told] = rows;
    if (!told) throw new Error("the office has no customer with a condition");
    await sql`
      insert into delivery_batch (id, recipient, tenant, topic, channel, window_key, state, scheduled_at, made_at, weights_version, seed, is_sample,
        query_versions)
      values (${id}, ${`customer:${tenant}:${told.customer}`}, ${tenant}, 'recommendation', 'mail', 'e2e', 'approval_waiting', now(), now(), 'e2e', 'e2e',
        true, ${JSON.stringify({ [told.query]: told.version })}::jsonb)`.execute(db);
    await sql`
      insert into delivery_item (batch_id, position, listing_id, dwelling_key, query_id, price, reasons, soft_edges, features, propensity, is_explored)
      select ${id}, row_number() over (order by price), id, dwelling_key, ${told.query}, price,
        '[{"fact":"price","text":"予算のなかに収まる"}]'::jsonb, '[]'::jsonb, '{}', 1, false
      from (select distinct on (dwelling_key) * from listing
        where kind = 'condo' and state = 'active' and faults = '{}' and city_code = '13108' and is_sample and price <= 60000000
        order by dwelling_key, price, id) homes
      order by price limit 3`.execute(db);
    return id;
  });
}

/** Between nine in the evening and eight in the morning no digest leaves: then its message is taken as sent, and its link is made here. */
export function isQuietNow(): boolean {
  const hour = (systemClock.now().getUTCHours() + 9) % 24;
  return hour >= 21 || hour < 8;
}

export function linkAtNight(batchId: string): Promise<string> {
  return onSite(async (db) => {
    await sql`update delivery_batch set state = 'sent', sent_at = now() where id = ${batchId}`.execute(db);
    const token = await makeLink({ db, clock: systemClock, randomBytes: (length) => randomBytes(length) }, RECC_PAGE, batchId);
    return `/recc/loading?to=detail&n=1#t=${token}`;
  });
}
