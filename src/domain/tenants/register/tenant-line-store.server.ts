import { sql } from "kysely";
import type { TenantLine } from "#domain/tenants/core/tenant-line.ts";
import type { Db, Tx } from "#platform/db.server.ts";

type Kept = TenantLine & { readonly tenant: string; readonly sealed: Uint8Array };

const COLUMNS = sql`tenant_key as tenant, channel_id as "channelId", bot_user_id as "botUserId", basic_id as "basicId", liff_id as "liffId",
  login_channel_id as "loginChannelId", monthly_limit as "monthlyLimit", sealed`;

export async function findTenantLine(db: Db | Tx, tenant: string): Promise<Kept | null> {
  const { rows } = await sql<Kept>`select ${COLUMNS} from tenant_line where tenant_key = ${tenant}`.execute(db);
  return rows[0] ?? null;
}

export async function allTenantLines(db: Db): Promise<Kept[]> {
  const { rows } = await sql<Kept>`select ${COLUMNS} from tenant_line order by tenant_key`.execute(db);
  return rows;
}

/** In place of what was known before. False: the account is another tenant's. */
export async function putTenantLine(tx: Tx, { at, ...of }: Kept & { readonly at: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into tenant_line (tenant_key, channel_id, bot_user_id, basic_id, liff_id, login_channel_id, monthly_limit, sealed, set_at)
    select ${of.tenant}, ${of.channelId}, ${of.botUserId}, ${of.basicId}, ${of.liffId}, ${of.loginChannelId}, ${of.monthlyLimit}, ${of.sealed}, ${at}
    where not exists (select from tenant_line where bot_user_id = ${of.botUserId} and tenant_key <> ${of.tenant})
    on conflict (tenant_key) do update set channel_id = excluded.channel_id, bot_user_id = excluded.bot_user_id, basic_id = excluded.basic_id,
      liff_id = excluded.liff_id, login_channel_id = excluded.login_channel_id, monthly_limit = excluded.monthly_limit, sealed = excluded.sealed,
      set_at = excluded.set_at`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Answers whether there was one. */
export async function dropTenantLine(tx: Tx, tenant: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from tenant_line where tenant_key = ${tenant}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}
