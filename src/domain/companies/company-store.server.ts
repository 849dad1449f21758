import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import { ADDRESS_ASKED } from "./company-mails.ts";
import type { Company, CompanyProfile, CompanyState } from "./types.ts";

/** Of a table named `c`. */
export const COMPANY_COLUMNS = sql`c.id, c.name, c.licence, c.address, c.phone, c.email, c.state, c.decision_note as "decisionNote",
  c.is_sample as "isSample",
  (select a.email from company_address a where a.company_id = c.id) as "newEmail", c.created_at as "createdAt", c.updated_at as "updatedAt"`;

export async function findCompany(db: Db | Tx, id: string): Promise<Company | null> {
  const { rows } = await sql<Company>`select ${COMPANY_COLUMNS} from company c where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Those of them that there are, each held against every change until the transaction ends. */
export async function holdCompanies(tx: Tx, ids: readonly string[]): Promise<Company[]> {
  const { rows } = await sql<Company>`
    select ${COMPANY_COLUMNS} from company c where c.id = any(${[...ids]}) order by c.id for share of c`.execute(tx);
  return rows;
}

/** In these states, those that have waited longest first: all, or a span of them. */
export async function companiesIn(
  db: Db,
  states: readonly CompanyState[],
  { offset, limit }: { readonly offset: number; readonly limit: number | null } = { offset: 0, limit: null },
): Promise<Company[]> {
  const { rows } = await sql<Company>`
    select ${COMPANY_COLUMNS} from company c where c.state = any(${states}) order by c.updated_at, c.id limit ${limit}::int offset ${offset}`.execute(
    db,
  );
  return rows;
}

/** How many wait for a decision, and how many of them since before `lateBefore`. */
export async function countApplied(db: Db, lateBefore: Date): Promise<{ readonly waiting: number; readonly late: number }> {
  const { rows } = await sql<{ waiting: number; late: number }>`
    select count(*)::int as waiting, (count(*) filter (where updated_at < ${lateBefore}))::int as late
    from company where state = 'applied'`.execute(db);
  return rows[0] ?? { waiting: 0, late: 0 };
}

/** Names of other companies with the same licence, whatever became of them. */
export async function othersWithLicence(db: Db, { id, licence }: Pick<Company, "id" | "licence">): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from company where licence = ${licence} and id <> ${id} and state <> 'closed' order by created_at, id`.execute(db);
  return rows.map(({ name }) => name);
}

type NewCompany = CompanyProfile & Pick<Company, "id" | "state" | "isSample"> & { readonly at: Date };

export async function addCompany(tx: Tx, { id, name, licence, address, phone, email, state, isSample, at }: NewCompany): Promise<void> {
  await sql`
    insert into company (id, name, licence, address, phone, email, state, is_sample, created_at, updated_at)
    values (${id}, ${name}, ${licence}, ${address}, ${phone}, ${email}, ${state}, ${isSample}, ${at}, ${at})`.execute(tx);
}

export async function putProfile(
  tx: Tx,
  id: string,
  { name, licence, address, phone, email, at }: CompanyProfile & { readonly at: Date },
): Promise<void> {
  await sql`
    update company set name = ${name}, licence = ${licence}, address = ${address}, phone = ${phone}, email = ${email}, updated_at = ${at}
    where id = ${id}`.execute(tx);
}

type NewState = { readonly state: CompanyState; readonly note: string | null; readonly at: Date };

export async function putState(tx: Tx, id: string, { state, note, at }: NewState): Promise<void> {
  await sql`update company set state = ${state}, decision_note = ${note}, updated_at = ${at} where id = ${id}`.execute(tx);
}

type AskedAddress = { readonly companyId: string; readonly id: string; readonly email: string };

/** Instead of the one before, whose link leads nowhere from then on. */
export async function putAskedAddress(tx: Tx, { companyId, id, email, at }: AskedAddress & { readonly at: Date }): Promise<void> {
  await sql`
    insert into company_address (company_id, id, email, asked_at) values (${companyId}, ${id}, ${email}, ${at})
    on conflict (company_id) do update set id = excluded.id, email = excluded.email, asked_at = excluded.asked_at`.execute(tx);
}

export async function askedAddress(db: Db | Tx, id: string): Promise<AskedAddress | null> {
  const { rows } = await sql<AskedAddress>`select company_id as "companyId", id, email from company_address where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function askedAddressOf(tx: Tx, companyId: string): Promise<AskedAddress | null> {
  const { rows } = await sql<AskedAddress>`
    select company_id as "companyId", id, email from company_address where company_id = ${companyId}`.execute(tx);
  return rows[0] ?? null;
}

/** How many mails a company has had sent since to addresses that it wants its inquiries at. */
export async function addressMailsSince(tx: Tx, companyId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ mails: number }>`
    select count(*)::int as mails from outbox
    where kind = ${ADDRESS_ASKED.kind} and facts->>'companyId' = ${companyId} and queued_at > ${since}`.execute(tx);
  return rows[0]?.mails ?? 0;
}

export async function dropAskedAddress(tx: Tx, companyId: string): Promise<void> {
  await sql`delete from company_address where company_id = ${companyId}`.execute(tx);
}
