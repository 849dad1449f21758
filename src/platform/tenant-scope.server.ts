import { sql } from "kysely";
import type { Db, Tx } from "./db.server.ts";
import { inTransaction } from "./transaction.server.ts";

/** Reads and writes rows of one tenant, and nothing else that is not granted to it. Made by a migration; nobody signs in as it. */
const ROLE = "machinone_tenant";

/**
 * Runs `work` where only the rows of one tenant exist: as a role of its own that no rule of the tables lets out, for as long as the transaction takes.
 * What belongs to the site (mails, links, the audit table) is reached by {@link asSite} alone. A transaction given as `db` is joined, and is the site's again afterwards.
 */
export function withTenant<T>(db: Db | Tx, tenant: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await enter(tx, tenant);
    const done = await work(tx);
    await leave(tx);
    return done;
  });
}

/** Inside {@link withTenant}: does something of the site in the same transaction, where no tenant's rows are touched. */
export async function asSite<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { rows } = await sql<{ tenant: string }>`select current_setting('app.tenant', true) as tenant`.execute(tx);
  await leave(tx);
  const done = await work(tx);
  await enter(tx, rows[0]?.tenant ?? "");
  return done;
}

async function enter(tx: Tx, tenant: string): Promise<void> {
  await sql`set local role ${sql.id(ROLE)}`.execute(tx);
  await sql`select set_config('app.tenant', ${tenant}, true)`.execute(tx);
}

async function leave(tx: Tx): Promise<void> {
  await sql`select set_config('app.tenant', '', true)`.execute(tx);
  await sql`set local role none`.execute(tx);
}

class TenantScopeError extends Error {
  override readonly name = "TenantScopeError";
}

type Scoped = { readonly name: string; readonly isEnabled: boolean; readonly isForced: boolean; readonly policies: number };
type Standing = { readonly canEscape: boolean; readonly owns: number; readonly isMember: boolean };

/** Fails where the rules that keep tenants apart would not hold: then nothing may start. */
export async function requireTenantScope(db: Db): Promise<void> {
  const { rows: roles } = await sql<Standing>`
    select rolsuper or rolbypassrls or rolcanlogin as "canEscape",
      (select count(*)::int from pg_class where relowner = r.oid) as owns, pg_has_role(current_user, r.oid, 'member') as "isMember"
    from pg_roles r where rolname = ${ROLE}`.execute(db);
  const [standing] = roles;
  if (!standing) throw new TenantScopeError(`the role ${ROLE} is missing`);
  if (standing.canEscape || standing.owns > 0)
    throw new TenantScopeError(`the role ${ROLE} must not sign in, bypass policies or own tables`);
  if (!standing.isMember) throw new TenantScopeError(`the database user must be granted the role ${ROLE}: grant ${ROLE} to <user>`);
  for (const { name, isEnabled, isForced, policies } of await scopedTables(db))
    if (!isEnabled || !isForced || policies === 0)
      throw new TenantScopeError(`row level security of ${name} must be enabled, forced and have a policy`);
  await tryWithoutTenant(db);
}

/** Every table that the role may touch. */
async function scopedTables(db: Db): Promise<readonly Scoped[]> {
  const { rows } = await sql<Scoped>`
    select c.relname as name, c.relrowsecurity as "isEnabled", c.relforcerowsecurity as "isForced",
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and has_table_privilege(${ROLE}, c.oid, 'select, insert, update, delete')
    order by c.relname`.execute(db);
  if (rows.length === 0) throw new TenantScopeError(`the role ${ROLE} may touch no table`);
  return rows;
}

/** What the catalogue promises, tried: the user may take the role, and sees nothing as nobody. */
async function tryWithoutTenant(db: Db): Promise<void> {
  const tables = await scopedTables(db);
  await withTenant(db, "", async (tx) => {
    for (const { name } of tables) {
      const { rows } = await sql<{ seen: boolean }>`select exists (select from ${sql.id(name)}) as seen`.execute(tx);
      if (rows[0]?.seen) throw new TenantScopeError(`rows of ${name} are seen by no tenant at all`);
    }
  }).catch((error: unknown) => {
    throw error instanceof TenantScopeError ? error : new TenantScopeError(`the database user cannot take the role ${ROLE}: ${error}`);
  });
}
