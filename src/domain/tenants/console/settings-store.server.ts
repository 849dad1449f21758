import { sql } from "kysely";
import type { Tenant } from "#domain/tenants/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** What stands beside the register: how an office uses its recommender. */
export type OfficeExtras = {
  readonly greeting: string | null;
  readonly hasMorningMail: boolean;
  /** Goes up with every change. */
  readonly version: number;
  readonly mailSelector: string | null;
  readonly mailCheckedAt: Date | null;
};

export async function extrasOf(db: Db | Tx, key: string): Promise<OfficeExtras | null> {
  const { rows } = await sql<OfficeExtras>`
    select greeting, has_morning_mail as "hasMorningMail", settings_version as version, mail_selector as "mailSelector", mail_checked_at as "mailCheckedAt"
    from tenant where key = ${key}`.execute(db);
  return rows[0] ?? null;
}

export type OfficeSettings = Pick<Tenant, "brandColour" | "allowedHosts" | "approval" | "hotDays" | "mailDomain"> &
  Pick<OfficeExtras, "greeting" | "hasMorningMail">;

/** What was found of a mail domain is of that domain: another one was looked at by nobody. */
export async function putSettings(tx: Tx, key: string, { at, ...of }: OfficeSettings & { readonly at: Date }): Promise<void> {
  await sql`
    update tenant set brand_colour = ${of.brandColour}, allowed_hosts = ${of.allowedHosts}, approval = ${of.approval}, hot_days = ${of.hotDays},
      greeting = ${of.greeting}, has_morning_mail = ${of.hasMorningMail}, settings_version = settings_version + 1, updated_at = ${at}
    where key = ${key}`.execute(tx);
  await sql`
    update tenant set mail_domain = ${of.mailDomain}, is_mail_ready = false, spf = 'unchecked', dkim = 'unchecked', dmarc = 'unchecked', mail_checked_at = null
    where key = ${key} and mail_domain is distinct from ${of.mailDomain}`.execute(tx);
}

export async function isWithoutMorningMail(db: Db | Tx, staffId: string): Promise<boolean> {
  const { rows } = await sql`select from staff_without_morning_mail where staff_id = ${staffId}`.execute(db);
  return rows.length > 0;
}

export async function putMorningMail(
  tx: Tx,
  staffId: string,
  { isWanted, at }: { readonly isWanted: boolean; readonly at: Date },
): Promise<void> {
  if (isWanted) await sql`delete from staff_without_morning_mail where staff_id = ${staffId}`.execute(tx);
  else await sql`insert into staff_without_morning_mail (staff_id, since) values (${staffId}, ${at}) on conflict do nothing`.execute(tx);
}
