import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { makeLink, RECC_PAGE } from "#domain/notifications/index.server.ts";
import { makeDigest } from "#domain/recommendation/index.server.ts";
import { customerRecipient } from "#domain/tenants/index.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { movableClock } from "#platform/clock.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { SAMPLE_PASSWORD } from "#test/support/telling.ts";
import { onSite } from "./many-homes.ts";
import { asMember, type Member } from "./member.ts";
import { expect, openAlive } from "./site.ts";

const AT_THE_DESK: Member = { address: "mihon-unei-2@example.com", password: SAMPLE_PASSWORD };

/** `npm run companies` or `npm run tenants` on the data of the running site. */
export async function asOperator(command: "companies" | "tenants", ...words: string[]): Promise<string> {
  const settings = { DATA_DIR: process.env.SITE_DATA, DATABASE_URL: "", MODE: "local" };
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", command, "--", ...words], {
    env: { ...process.env, ...settings },
  });
  return stdout;
}

/** An application for 物件提案サービス: asked to be approved by the command, and agreed to by an operator at the desk. */
export async function approveOffice(page: Page, number: string, key: string): Promise<void> {
  expect(await asOperator("tenants", "review", number, "approve", "--key", key)).toContain("承認を頼みました");
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error("there is no browser for a second operator");
  await asMember(context, AT_THE_DESK);
  const desk = await context.newPage();
  await openAlive(desk, `${process.env.SITE_URL}/admin/items/tenants/${number}`);
  await desk.getByRole("button", { name: "承認する", exact: true }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "承認する" }).click();
  await expect(desk.getByText(`承認し、${key}を設定中にしました。`)).toBeVisible();
  await context.close();
}

/** Where no journey offers a real home: beside one, those of the sample are told to nobody. */
export const WARD_OF_SAMPLES = { name: "世田谷区", code: "13112" };

/** A home that a company offers itself, with a page of its own about it: a copy of one of the sample, at the lowest price of them. */
export function aHomeOfItsOwn(company: string, pageUrl: string): Promise<void> {
  const id = randomUUID();
  return onSite(async (db) => {
    const { numAffectedRows } = await sql`
      with rev as (update home_revision set value = value + 1 returning value),
        home as (insert into dwelling (key, made_at) values (${id}, now()))
      insert into listing select made.* from (
          select * from listing where kind = 'condo' and state = 'active' and faults = '{}' and city_code = ${WARD_OF_SAMPLES.code} and is_sample
          order by price, id limit 1) l, rev, company c,
        lateral jsonb_populate_record(null::listing, to_jsonb(l) || jsonb_build_object('id', ${id}::text, 'reference', ${id}::text, 'dwelling_key', ${id}::text,
          'apartment_key', null, 'price', l.price - 10000, 'company_id', c.id, 'page_url', ${pageUrl}::text, 'first_seen_at', now(),
          'next_update_on', current_date + 7, 'changed_revision', rev.value)) made
      where c.name = ${company}`.execute(db);
    if (numAffectedRows !== 1n) throw new Error(`there is no company ${company}`);
  });
}

/** The digest of 18:00 for the one customer of an office, made whatever time it is: it waits for the office. `own`: where the home of its own stands. */
export function aWaitingDigest(tenant: string): Promise<{ readonly batch: string; readonly homes: number; readonly own: number }> {
  return onSite(async (db) => {
    const { rows } = await withTenant(db, tenant, (tx) =>
      sql<{ id: string }>`select id from tenant_customer where state = 'active'`.execute(tx),
    );
    const [told] = rows;
    if (!told) throw new Error("the office has no customer who looks for something");
    const recipient = customerRecipient({ tenant, customer: told.id });
    const evening = systemClock.now();
    evening.setUTCHours(9, 30, 0, 0);
    const made = await makeDigest({ db, clock: movableClock(evening), randomBytes: (length) => randomBytes(length) }, recipient);
    if (made !== "waiting") throw new Error(`the digest is ${made}`);
    await sql`update delivery_batch set made_at = now(), scheduled_at = now() where recipient = ${recipient}`.execute(db);
    const found = await sql<{ batch: string; homes: number; own: number }>`
      select b.id as batch, count(*)::int as homes, min(i.position) filter (where l.page_url is not null)::int as own
      from delivery_batch b join delivery_item i on i.batch_id = b.id join listing l on l.id = i.listing_id
      where b.recipient = ${recipient} group by b.id`.execute(db);
    const [digest] = found.rows;
    if (!digest?.own) throw new Error("no home of the office's own is in its digest");
    return digest;
  });
}

/** Between nine in the evening and eight in the morning no digest leaves: then its message is taken as sent, and its link is made here. */
export function isQuietNow(): boolean {
  const hour = (systemClock.now().getUTCHours() + 9) % 24;
  return hour >= 21 || hour < 8;
}

export function linkAtNight(batchId: string, position: number): Promise<string> {
  return onSite(async (db) => {
    await sql`update delivery_batch set state = 'sent', sent_at = now() where id = ${batchId}`.execute(db);
    const token = await makeLink({ db, clock: systemClock, randomBytes: (length) => randomBytes(length) }, RECC_PAGE, batchId);
    return `/recc/loading?to=detail&n=${position}#t=${token}`;
  });
}
