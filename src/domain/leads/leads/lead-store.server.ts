import { sql } from "kysely";
import type { Lead, LeadState } from "#domain/leads/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

const COLUMNS = sql`letter_id as id, kind, state, company, product, wants_contact as "wantsContact", is_free_mail as "isFreeMail", is_hasty as "isHasty",
  assigned_to as "assignedTo", downloads, first_downloaded_at as "firstDownloadedAt", received_at as "receivedAt", to_char(due_on, 'YYYY-MM-DD') as "dueOn"`;
/** What somebody of us is to see to. */
const WAITS = sql`wants_contact and state not in ('won', 'lost', 'closed')`;

export async function addLead(tx: Tx, of: Lead): Promise<void> {
  await sql`
    insert into biz_lead (letter_id, kind, state, company, product, wants_contact, is_free_mail, is_hasty, assigned_to, downloads, first_downloaded_at,
      received_at, due_on, moved_at)
    values (${of.id}, ${of.kind}, ${of.state}, ${of.company}, ${of.product}, ${of.wantsContact}, ${of.isFreeMail}, ${of.isHasty}, ${of.assignedTo},
      ${of.downloads}, ${of.firstDownloadedAt}, ${of.receivedAt}, ${of.dueOn}::date, ${of.receivedAt})`.execute(tx);
}

export async function findLead(db: Db | Tx, id: string): Promise<Lead | null> {
  const { rows } = await sql<Lead>`select ${COLUMNS} from biz_lead where letter_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Held until the transaction ends. */
export async function lockLead(tx: Tx, id: string): Promise<Lead | null> {
  const { rows } = await sql<Lead>`select ${COLUMNS} from biz_lead where letter_id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** What waits for somebody of us, the first due first: a span of it. */
export async function leadsWaiting(db: Db | Tx, { offset, limit }: { readonly offset: number; readonly limit: number }): Promise<Lead[]> {
  const { rows } = await sql<Lead>`
    select ${COLUMNS} from biz_lead where ${WAITS} order by state in ('contacted', 'proposal'), due_on, received_at, letter_id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** `late`: nobody has said anything by its day. `today`: ISO date. */
export async function countLeads(db: Db | Tx, today: string): Promise<{ readonly waiting: number; readonly late: number }> {
  const { rows } = await sql<{ waiting: number; late: number }>`
    select count(*)::int as waiting, (count(*) filter (where due_on < ${today}::date and state not in ('contacted', 'proposal')))::int as late
    from biz_lead where ${WAITS}`.execute(db);
  return rows[0] ?? { waiting: 0, late: 0 };
}

export async function moveLead(tx: Tx, id: string, { state, at }: { readonly state: LeadState; readonly at: Date }): Promise<void> {
  await sql`update biz_lead set state = ${state}, moved_at = ${at} where letter_id = ${id}`.execute(tx);
}

export async function assignLead(tx: Tx, id: string, operator: string): Promise<void> {
  await sql`update biz_lead set assigned_to = ${operator} where letter_id = ${id}`.execute(tx);
}

/** A document was taken once more. */
export async function countDownload(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update biz_lead set downloads = downloads + 1, first_downloaded_at = coalesce(first_downloaded_at, ${at}) where letter_id = ${id}`.execute(
    tx,
  );
}

type Untouched = { readonly documentsBefore: Date; readonly othersBefore: Date };

/** Open leads that nothing happened to since: documents nobody wants more of, and the others. */
export async function untouchedLeads(db: Db, { documentsBefore, othersBefore }: Untouched): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select letter_id as id from biz_lead where state not in ('won', 'lost', 'closed')
      and moved_at < case when wants_contact then ${othersBefore}::timestamptz else ${documentsBefore}::timestamptz end
    order by moved_at limit 500`.execute(db);
  return rows.map(({ id }) => id);
}
