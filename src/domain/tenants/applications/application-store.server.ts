import { sql } from "kysely";
import type { Application, TenantState } from "#domain/tenants/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

const COLUMNS = sql`id, state, company, licence, address, person, phone, email, plan, listing_source as "listingSource", mail_domain as "mailDomain",
  line_account as "lineAccount", note, terms_version as "termsVersion", tenant_key as "tenantKey", company_id as "companyId", decision_note as "decisionNote",
  received_at as "receivedAt"`;

export async function addApplication(tx: Tx, { contentHash, ...of }: Application & { readonly contentHash: Uint8Array }): Promise<void> {
  await sql`
    insert into tenant_application (id, state, company, licence, address, person, phone, email, plan, listing_source, mail_domain, line_account, note,
      terms_version, company_id, content_hash, received_at, updated_at)
    values (${of.id}, ${of.state}, ${of.company}, ${of.licence}, ${of.address}, ${of.person}, ${of.phone}, ${of.email}, ${of.plan}, ${of.listingSource},
      ${of.mailDomain}, ${of.lineAccount}, ${of.note}, ${of.termsVersion}, ${of.companyId}, ${contentHash}, ${of.receivedAt}, ${of.receivedAt})`.execute(
    tx,
  );
}

/** The first of the same content since then. */
export async function sameApplication(
  tx: Tx,
  contentHash: Uint8Array,
  since: Date,
): Promise<Pick<Application, "id" | "receivedAt"> | null> {
  const { rows } = await sql<Pick<Application, "id" | "receivedAt">>`
    select id, received_at as "receivedAt" from tenant_application where content_hash = ${contentHash} and received_at > ${since}
    order by received_at limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Held until the transaction ends. */
export async function lockedApplication(tx: Tx, id: string): Promise<Application | null> {
  const { rows } = await sql<Application>`select ${COLUMNS} from tenant_application where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Those in these states, who has waited longest first: all, or a span of them. */
export async function applicationsIn(
  db: Db,
  states: readonly TenantState[],
  { offset, limit }: { readonly offset: number; readonly limit: number | null } = { offset: 0, limit: null },
): Promise<Application[]> {
  const { rows } = await sql<Application>`
    select ${COLUMNS} from tenant_application where state = any(${states}) order by received_at, id limit ${limit}::int offset ${offset}`.execute(
    db,
  );
  return rows;
}

export async function findApplication(db: Db | Tx, id: string): Promise<Application | null> {
  const { rows } = await sql<Application>`select ${COLUMNS} from tenant_application where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** How many wait to be reviewed, and how many of them since before `lateBefore`. */
export async function countInReview(db: Db, lateBefore: Date): Promise<{ readonly waiting: number; readonly late: number }> {
  const { rows } = await sql<{ waiting: number; late: number }>`
    select count(*)::int as waiting, (count(*) filter (where received_at < ${lateBefore}))::int as late
    from tenant_application where state = 'review'`.execute(db);
  return rows[0] ?? { waiting: 0, late: 0 };
}

type Decided = { readonly state: TenantState; readonly note: string | null; readonly tenantKey: string | null; readonly at: Date };

export async function putDecision(tx: Tx, id: string, { state, note, tenantKey, at }: Decided): Promise<void> {
  await sql`
    update tenant_application set state = ${state}, decision_note = ${note}, tenant_key = ${tenantKey}, updated_at = ${at} where id = ${id}`.execute(
    tx,
  );
}
