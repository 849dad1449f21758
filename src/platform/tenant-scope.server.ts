import { sql } from "kysely";
import type { Db, Tx } from "./db.server.ts";
import { inTransaction } from "./transaction.server.ts";

/** Reads and writes rows of one tenant, and nothing else that is not granted to it. Made by a migration; nobody signs in as it. */
const ROLE = "machinone_tenant";

/**
 * Runs `work` where only the rows of one tenant exist: as a role of its own that no rule of the tables lets out, for as long as the transaction takes.
 * What belongs to the site (mails, links, the audit table) is reached by {@link asSite} alone. A transaction given as `db` is joined, and is afterwards whose it
 * was before: the site's, or another tenant's.
 */
export function withTenant<T>(db: Db | Tx, tenant: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    const before = db.isTransaction ? await tenantOf(tx) : "";
    await enter(tx, tenant);
    const done = await work(tx);
    await leave(tx);
    if (before !== "") await enter(tx, before);
    return done;
  });
}

/** Inside {@link withTenant}: does something of the site in the same transaction, where no tenant's rows are touched. */
export async function asSite<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const tenant = await tenantOf(tx);
  await leave(tx);
  const done = await work(tx);
  await enter(tx, tenant);
  return done;
}

/** Empty: nobody's. */
async function tenantOf(tx: Tx): Promise<string> {
  const { rows } = await sql<{ tenant: string | null }>`select current_setting('app.tenant', true) as tenant`.execute(tx);
  return rows[0]?.tenant ?? "";
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

type Scoped = {
  readonly name: string;
  readonly isEnabled: boolean;
  readonly isHeld: boolean;
  readonly mayTruncate: boolean;
  /** What each policy that lets rows through says of them, as the server writes it. */
  readonly policies: readonly string[];
};
type Standing = { readonly canEscape: boolean; readonly owns: number; readonly isMember: boolean; readonly inherits: number };

/** Fails where the rules that keep tenants apart would not hold: then nothing may start. */
export async function requireTenantScope(db: Db): Promise<void> {
  const { rows: roles } = await sql<Standing>`
    select rolsuper or rolbypassrls or rolcanlogin as "canEscape",
      (select count(*)::int from pg_class where relowner = r.oid) as owns, pg_has_role(current_user, r.oid, 'member') as "isMember",
      (select count(*)::int from pg_auth_members m where m.member = r.oid) as inherits
    from pg_roles r where rolname = ${ROLE}`.execute(db);
  const [standing] = roles;
  if (!standing) throw new TenantScopeError(`the role ${ROLE} is missing`);
  if (standing.canEscape || standing.owns > 0)
    throw new TenantScopeError(`the role ${ROLE} must not sign in, bypass policies or own tables`);
  if (standing.inherits > 0) throw new TenantScopeError(`the role ${ROLE} must not be granted another role`);
  if (!standing.isMember) throw new TenantScopeError(`the database user must be granted the role ${ROLE}: grant ${ROLE} to <user>`);
  const tables = await scopedTables(db);
  for (const table of tables) requireRules(table, new Set(tables.map(({ name }) => name)));
  await tryWithoutTenant(db);
}

/** What tenants write is seen by nobody who has not taken their role. What they only read is the site's: its owner, whom no policy holds, reads it whole. */
function requireRules({ name, isEnabled, isHeld, mayTruncate, policies }: Scoped, scoped: ReadonlySet<string>): void {
  if (!isEnabled || mayTruncate || policies.length === 0)
    throw new TenantScopeError(`row level security of ${name} must be enabled and have a policy, and nobody may truncate it`);
  if (!isHeld)
    throw new TenantScopeError(
      `row level security of ${name} must be forced if tenants write to it; if not, the database user must own it, unforced`,
    );
  const other = policies.find((said) => !isOfOneTenant(said, scoped));
  if (other !== undefined) throw new TenantScopeError(`a policy of ${name} tells more than the rows of one tenant: ${other}`);
}

const TENANT = "current_setting'app.tenant', true";
const COLUMN_IS_TENANT = new RegExp(`^\\w+ = NULLIF${TENANT}, ''$`);
const COLUMN_NAMES_TENANT = new RegExp(`^NULLIF${TENANT}, '' IS NOT NULL AND starts_with\\w+, '\\w+:' \\|\\| ${TENANT} \\|\\| ':'$`);
const BESIDE_ANOTHER = new RegExp(`^NULLIF${TENANT}, '' IS NOT NULL AND EXISTS SELECT FROM (\\w+) (\\w+) WHERE \\2\\.\\w+ = \\w+\\.\\w+$`);

/**
 * Whether a policy lets through the rows of one tenant alone: a column of theirs is, or names, the tenant, or they stand beside a row of another table that is
 * held so. In an empty table nothing but its words tells a policy that lets everything through from one that does not.
 */
function isOfOneTenant(said: string, scoped: ReadonlySet<string>): boolean {
  const words = said
    .replace(/::text|[()]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const beside = BESIDE_ANOTHER.exec(words)?.[1];
  return beside === undefined ? COLUMN_IS_TENANT.test(words) || COLUMN_NAMES_TENANT.test(words) : scoped.has(beside);
}

/** Everything with rows that the role may touch. A view is read as its owner, whom no policy holds, and TRUNCATE asks none: neither may be. What came with an extension of the server is not ours. */
async function scopedTables(db: Db): Promise<readonly Scoped[]> {
  const { rows } = await sql<Scoped>`
    select c.relname as name, c.relrowsecurity as "isEnabled",
      case when has_any_column_privilege(${ROLE}, c.oid, 'insert, update') or has_table_privilege(${ROLE}, c.oid, 'delete')
        then c.relforcerowsecurity else not row_security_active(c.oid) end as "isHeld",
      has_table_privilege(${ROLE}, c.oid, 'truncate') as "mayTruncate",
      array(select said from pg_policy p
        cross join lateral (values (pg_get_expr(p.polqual, p.polrelid)), (pg_get_expr(p.polwithcheck, p.polrelid))) as each (said)
        where p.polrelid = c.oid and p.polpermissive and said is not null) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not in ('pg_catalog', 'information_schema') and c.relkind in ('r', 'p', 'v', 'm', 'f') and has_schema_privilege(${ROLE}, n.oid, 'usage')
      and (has_any_column_privilege(${ROLE}, c.oid, 'select, insert, update') or has_table_privilege(${ROLE}, c.oid, 'delete, truncate'))
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
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
