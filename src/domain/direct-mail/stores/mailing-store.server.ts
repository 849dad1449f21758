import { sql } from "kysely";
import type { Mailing, MailingState, MailingTexts } from "#domain/direct-mail/core/types.ts";
import { writeTransition } from "#platform/audit/transition.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";

const COLUMNS = sql`id, company_id as "companyId", state, purpose, kind, message, source, source_words as "sourceWords",
  source_on::text as "sourceOn", is_sample as "isSample", made_at as "madeAt", closed_at as "closedAt"`;

export type NewMailing = MailingTexts & Pick<Mailing, "id" | "companyId" | "isSample" | "madeAt"> & { readonly state: "draft" | "ready" };

export async function addMailing(tx: Tx, { id, companyId, state, isSample, madeAt, ...texts }: NewMailing): Promise<void> {
  const { purpose, kind, message, source, sourceWords, sourceOn } = texts;
  await sql`
    insert into mailing (id, company_id, state, purpose, kind, message, source, source_words, source_on, is_sample, made_at, touched_at)
    values (${id}, ${companyId}, ${state}, ${purpose}, ${kind}, ${message}, ${source}, ${sourceWords}, ${sourceOn}, ${isSample}, ${madeAt},
      ${madeAt})`.execute(tx);
}

type Which = { readonly id: string; readonly companyId: string };

/** A mailing of this company; null: it has none of this name. */
export async function findMailing(db: Db | Tx, { id, companyId }: Which): Promise<Mailing | null> {
  const { rows } = await sql<Mailing>`select ${COLUMNS} from mailing where id = ${id} and company_id = ${companyId}`.execute(db);
  return rows[0] ?? null;
}

/** Of this company, held until the transaction ends. */
export async function holdMailing(tx: Tx, { id, companyId }: Which): Promise<Mailing | null> {
  const { rows } = await sql<Mailing>`select ${COLUMNS} from mailing where id = ${id} and company_id = ${companyId} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Whosever it is. */
export async function findAnyMailing(db: Db | Tx, id: string): Promise<Mailing | null> {
  const { rows } = await sql<Mailing>`select ${COLUMNS} from mailing where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

type Shown = { readonly open: number; readonly closed: number };

/** The open ones and the closed ones, the newest of each, in one order: the newest first. */
export async function mailingsOf(db: Db, companyId: string, { open, closed }: Shown): Promise<Mailing[]> {
  const { rows } = await sql<Mailing>`
    select * from (
      (select ${COLUMNS} from mailing where company_id = ${companyId} and closed_at is null order by made_at desc, id limit ${open})
      union all
      (select ${COLUMNS} from mailing where company_id = ${companyId} and closed_at is not null order by made_at desc, id limit ${closed})
    ) m order by "madeAt" desc, id`.execute(db);
  return rows;
}

/** Those that are not closed. */
export async function countOpenMailings(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from mailing where company_id = ${companyId} and closed_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function hasMailings(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from mailing where company_id = ${companyId} limit 1`.execute(tx);
  return rows.length > 0;
}

export async function putTexts(tx: Tx, id: string, { at, ...texts }: MailingTexts & { readonly at: Date }): Promise<void> {
  const { purpose, kind, message, source, sourceWords, sourceOn } = texts;
  await sql`
    update mailing set purpose = ${purpose}, kind = ${kind}, message = ${message}, source = ${source}, source_words = ${sourceWords},
      source_on = ${sourceOn}, touched_at = ${at} where id = ${id}`.execute(tx);
}

export async function touchMailing(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update mailing set touched_at = ${at} where id = ${id}`.execute(tx);
}

type Move = {
  readonly id: string;
  readonly from: MailingState | null;
  readonly to: MailingState;
  readonly actor: string;
  readonly at: Date;
};

/** Moves a mailing and keeps the step in the audit table, by the row of who did it. */
export async function moveMailing(tx: Tx, { id, from, to, actor, at }: Move): Promise<void> {
  await sql`
    update mailing set state = ${to}, touched_at = ${at}, closed_at = ${to === "closed" ? at : null} where id = ${id}`.execute(tx);
  await auditMailing(tx, { id, from, to, actor, at });
}

export async function auditMailing(
  tx: Tx,
  { id, from, to, actor, at, reason = null }: Omit<Move, "to"> & { readonly to: string; readonly reason?: string | null },
): Promise<void> {
  await writeTransition(tx, { entity: "mailing", id, from, to, actor, reason, at });
}

type CompanyStop = { readonly companyId: string; readonly to: "stopped" | "undone"; readonly actor: string; readonly at: Date };

/** That a company recorded a stop, or took one back: by whom and when, and nothing of the address. */
export async function auditCompanyStop(tx: Tx, { companyId, to, actor, at }: CompanyStop): Promise<void> {
  await writeTransition(tx, { entity: "mailing_stop", id: companyId, from: to === "undone" ? "stopped" : null, to, actor, at });
}

/** Open ones that nobody touched since then, or whose company has ended. */
export async function mailingsToClose(tx: Tx, before: Date): Promise<Pick<Mailing, "id" | "state">[]> {
  const { rows } = await sql<Pick<Mailing, "id" | "state">>`
    select m.id, m.state from mailing m join company c on c.id = m.company_id
    where m.closed_at is null and (m.touched_at < ${before} or c.state = 'closed') order by m.id for update of m`.execute(tx);
  return rows;
}

/** Companies that have written letters, by name. */
export async function writingCompanies(db: Db | Tx): Promise<{ readonly id: string; readonly name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select c.id, c.name from company c where exists (select 1 from mailing m where m.company_id = c.id) order by c.name, c.id`.execute(db);
  return rows;
}
