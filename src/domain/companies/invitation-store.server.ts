import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Invitation } from "./types.ts";

export type StoredInvitation = Omit<Invitation, "expiresAt">;

const COLUMNS = sql`id, company_id as "companyId", email, role, made_at as "madeAt", outcome`;

export async function addInvitation(
  tx: Tx,
  { id, companyId, email, role, madeAt, invitedBy }: Omit<StoredInvitation, "outcome"> & { readonly invitedBy: string },
): Promise<void> {
  await sql`
    insert into company_invitation (id, company_id, email, role, invited_by, made_at)
    values (${id}, ${companyId}, ${email}, ${role}, ${invitedBy}, ${madeAt})`.execute(tx);
}

export async function findInvitation(db: Db | Tx, id: string): Promise<StoredInvitation | null> {
  const { rows } = await sql<StoredInvitation>`select ${COLUMNS} from company_invitation where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Those that nobody has answered or taken back, the newest first. */
export async function openInvitations(db: Db | Tx, companyId: string): Promise<StoredInvitation[]> {
  const { rows } = await sql<StoredInvitation>`
    select ${COLUMNS} from company_invitation where company_id = ${companyId} and ended_at is null order by made_at desc, id`.execute(db);
  return rows;
}

/** The addresses that a company has invited since, as often as it did. */
export async function invitedSince(tx: Tx, companyId: string, since: Date): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from company_invitation where company_id = ${companyId} and made_at > ${since}`.execute(tx);
  return rows.map(({ email }) => email);
}

type Ending = { readonly outcome: "accepted" | "revoked"; readonly at: Date };

export async function endInvitation(tx: Tx, id: string, { outcome, at }: Ending): Promise<void> {
  await sql`update company_invitation set ended_at = ${at}, outcome = ${outcome} where id = ${id} and ended_at is null`.execute(tx);
}
