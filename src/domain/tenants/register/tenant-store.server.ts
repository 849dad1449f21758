import { sql } from "kysely";
import type { Tenant, TenantState } from "#domain/tenants/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

const COLUMNS = sql`key, state, name, licence, address, email, brand_colour as "brandColour", allowed_hosts as "allowedHosts", approval,
  hot_days as "hotDays", mail_domain as "mailDomain", spf, dkim, dmarc, is_mail_ready as "isMailReady",
  listing_source as "listingSource", company_id as "companyId", is_sample as "isSample"`;

/** False: the key is taken. */
export async function addTenant(tx: Tx, { at, ...of }: Tenant & { readonly at: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into tenant (key, state, name, licence, address, email, brand_colour, allowed_hosts, approval, hot_days, mail_domain, spf, dkim, dmarc,
      is_mail_ready, listing_source, company_id, is_sample, created_at, updated_at)
    values (${of.key}, ${of.state}, ${of.name}, ${of.licence}, ${of.address}, ${of.email}, ${of.brandColour}, ${of.allowedHosts}, ${of.approval},
      ${of.hotDays}, ${of.mailDomain}, ${of.spf}, ${of.dkim}, ${of.dmarc},
      ${of.isMailReady}, ${of.listingSource}, ${of.companyId}, ${of.isSample}, ${at}, ${at})
    on conflict (key) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0) === 1;
}

export async function findTenant(db: Db | Tx, key: string): Promise<Tenant | null> {
  const { rows } = await sql<Tenant>`select ${COLUMNS} from tenant where key = ${key}`.execute(db);
  return rows[0] ?? null;
}

/** What the staff of a company runs; null: nothing. */
export async function tenantOfCompany(db: Db | Tx, companyId: string): Promise<Tenant | null> {
  const { rows } = await sql<Tenant>`select ${COLUMNS} from tenant where company_id = ${companyId}`.execute(db);
  return rows[0] ?? null;
}

/** Held until the transaction ends. */
export async function lockedTenant(tx: Tx, key: string): Promise<Tenant | null> {
  const { rows } = await sql<Tenant>`select ${COLUMNS} from tenant where key = ${key} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function allTenants(db: Db): Promise<Tenant[]> {
  const { rows } = await sql<Tenant>`select ${COLUMNS} from tenant order by key`.execute(db);
  return rows;
}

export async function putTenantState(
  tx: Tx,
  key: string,
  { state, at }: { readonly state: TenantState; readonly at: Date },
): Promise<void> {
  await sql`update tenant set state = ${state}, updated_at = ${at} where key = ${key}`.execute(tx);
}

export async function putCompany(
  tx: Tx,
  key: string,
  { companyId, at }: { readonly companyId: string | null; readonly at: Date },
): Promise<void> {
  // Homes of its own are those of its company.
  await sql`
    update tenant set company_id = ${companyId}, listing_source = case when ${companyId}::text is null then 'all' else listing_source end, updated_at = ${at}
    where key = ${key}`.execute(tx);
}

export type TenantSetUp = Pick<Tenant, "brandColour" | "allowedHosts" | "approval" | "hotDays" | "mailDomain" | "listingSource">;

export async function putSetUp(tx: Tx, key: string, { at, ...of }: TenantSetUp & { readonly at: Date }): Promise<void> {
  await sql`
    update tenant set brand_colour = ${of.brandColour}, allowed_hosts = ${of.allowedHosts}, approval = ${of.approval}, hot_days = ${of.hotDays},
      listing_source = ${of.listingSource}, settings_version = settings_version + 1,
      updated_at = ${at}
    where key = ${key}`.execute(tx);
  // What was found out is of another domain.
  await sql`
    update tenant set mail_domain = ${of.mailDomain}, is_mail_ready = false, spf = 'unchecked', dkim = 'unchecked', dmarc = 'unchecked', mail_checked_at = null
    where key = ${key} and mail_domain is distinct from ${of.mailDomain}`.execute(tx);
}

type MailChecked = Pick<Tenant, "spf" | "dkim" | "dmarc" | "isMailReady"> & {
  readonly domain: string;
  readonly selector: string;
  readonly at: Date;
};

/** False: the tenant has another domain by now, of which nothing was found out. */
export async function putMailCheck(tx: Tx, key: string, found: MailChecked): Promise<boolean> {
  const { domain, spf, dkim, dmarc, isMailReady, selector, at } = found;
  const { numAffectedRows } = await sql`
    update tenant set spf = ${spf}, dkim = ${dkim}, dmarc = ${dmarc}, is_mail_ready = ${isMailReady}, mail_selector = ${selector},
      mail_checked_at = ${at}, updated_at = ${at}
    where key = ${key} and mail_domain = ${domain}`.execute(tx);
  return Number(numAffectedRows ?? 0) === 1;
}
