import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import { COMPANY_COLUMNS } from "./company-store.server.ts";
import type { Company, Staff, StaffHere, StaffRole } from "./types.ts";

const COLUMNS = sql`id, sub, company_id as "companyId", role, name, email, joined_at as "joinedAt"`;

async function findStaff(db: Db | Tx, sub: string): Promise<Staff | null> {
  const { rows } = await sql<Staff>`select ${COLUMNS} from company_staff where sub = ${sub}`.execute(db);
  return rows[0] ?? null;
}

/** Where somebody works; null: nowhere. */
export async function staffHere(db: Db | Tx, sub: string): Promise<StaffHere | null> {
  const staff = await findStaff(db, sub);
  if (!staff) return null;
  const { rows } = await sql<Company>`select ${COMPANY_COLUMNS} from company c where c.id = ${staff.companyId}`.execute(db);
  const company = rows[0];
  return company ? { staff, company } : null;
}

/** Owners first, then by when they joined. */
export async function staffOf(db: Db | Tx, companyId: string): Promise<Staff[]> {
  const { rows } = await sql<Staff>`
    select ${COLUMNS} from company_staff where company_id = ${companyId}
    order by role <> 'owner', role <> 'agent', joined_at, id`.execute(db);
  return rows;
}

export async function addStaff(tx: Tx, { id, sub, companyId, role, name, email, joinedAt }: Staff): Promise<void> {
  await sql`
    insert into company_staff (id, sub, company_id, role, name, email, joined_at)
    values (${id}, ${sub}, ${companyId}, ${role}, ${name}, ${email}, ${joinedAt})`.execute(tx);
}

export async function putRole(tx: Tx, id: string, role: StaffRole): Promise<void> {
  await sql`update company_staff set role = ${role} where id = ${id}`.execute(tx);
}

export async function dropStaff(tx: Tx, id: string): Promise<void> {
  await sql`delete from company_staff where id = ${id}`.execute(tx);
}

export type StaffExport = {
  readonly companyName: string;
  readonly role: StaffRole;
  readonly name: string;
  readonly email: string;
  readonly joinedAt: Date;
};

/** Where a member works, as the company keeps it; null: nowhere. */
export async function exportStaff(tx: Tx, sub: string): Promise<StaffExport | null> {
  const { rows } = await sql<StaffExport>`
    select c.name as "companyName", s.role, s.name, s.email, s.joined_at as "joinedAt"
    from company_staff s join company c on c.id = s.company_id where s.sub = ${sub}`.execute(tx);
  return rows[0] ?? null;
}

/** What a member was to any company, as the account goes. A company may be left without an owner: an operator sees that. */
export async function forgetStaff(tx: Tx, sub: string): Promise<void> {
  await sql`delete from company_staff where sub = ${sub}`.execute(tx);
}
