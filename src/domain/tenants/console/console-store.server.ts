import { sql } from "kysely";
import type { Wish } from "#domain/queries/core/types.ts";
import type { Customer, ProofWay } from "#domain/tenants/core/types.ts";
import type { Tx } from "#platform/db.server.ts";
import type { CustomerCounts, CustomersAsked, OfficeClick, OfficeCustomer, Origin } from "./types.ts";

// Every statement here runs as one tenant (`withTenant`): no other's rows are there to be found, and none can be written.

export async function countCustomers(tx: Tx): Promise<CustomerCounts> {
  const { rows } = await sql<CustomerCounts>`
    select count(*)::int as "all", count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'stopped')::int as stopped,
      count(*) filter (where state = 'active' and heat = 'red')::int as red, count(*) filter (where state = 'active' and heat = 'orange')::int as orange,
      count(*) filter (where state = 'active' and heat = 'yellow')::int as yellow, count(*) filter (where state = 'active' and heat = 'none')::int as none
    from tenant_customer`.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error("a count has no row");
  return counts;
}

const COLUMNS = sql`id, state, name, email, heat, origin, proof_way as "proofWay", to_char(proof_on, 'YYYY-MM-DD') as "proofOn", note,
  consented_at as "consentedAt", created_at as "createdAt", updated_at as "updatedAt"`;

type Row = Omit<OfficeCustomer, "proof"> & { readonly proofWay: ProofWay | null; readonly proofOn: string | null };

function customerIn({ proofWay: way, proofOn: on, ...of }: Row): OfficeCustomer {
  return { ...of, proof: way === null || on === null ? null : { way, on } };
}

const SORTS = {
  heat: sql`case heat when 'red' then 0 when 'orange' then 1 when 'yellow' then 2 else 3 end, created_at desc, id`,
  newest: sql`created_at desc, id`,
  name: sql`name is null, name, id`,
} as const satisfies Readonly<Record<CustomersAsked["sort"], unknown>>;

export async function listCustomers(
  tx: Tx,
  { state, heat, text, sort, page, pageSize }: CustomersAsked & { readonly pageSize: number },
): Promise<{ readonly items: readonly OfficeCustomer[]; readonly total: number }> {
  const like = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const where = sql`(${state}::text is null or state = ${state}) and (${heat}::text is null or heat = ${heat})
    and (${text} = '' or name ilike ${like} or email ilike ${like})`;
  const counted = await sql<{ total: number }>`select count(*)::int as total from tenant_customer where ${where}`.execute(tx);
  const { rows } = await sql<Row>`
    select ${COLUMNS} from tenant_customer where ${where} order by ${SORTS[sort]} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    tx,
  );
  return { items: rows.map(customerIn), total: counted.rows[0]?.total ?? 0 };
}

/** Those after an id, for a file of all of them. */
export async function customersAfter(
  tx: Tx,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<OfficeCustomer[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from tenant_customer where id > ${after} order by id limit ${most}`.execute(tx);
  return rows.map(customerIn);
}

/** Without holding it. */
export async function customerInOffice(tx: Tx, id: string): Promise<OfficeCustomer | null> {
  const { rows } = await sql<Row>`select ${COLUMNS} from tenant_customer where id = ${id}`.execute(tx);
  return rows[0] ? customerIn(rows[0]) : null;
}

/** What these customers look for, by customer, the newest first. */
export async function wishesOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Wish[]>> {
  const { rows } = await sql<{ id: string; wish: Wish }>`
    select customer_id as id, answers as wish from tenant_query where customer_id = any(${[...ids]}) order by created_at desc, id`.execute(
    tx,
  );
  const wishes = new Map<string, Wish[]>();
  for (const { id, wish } of rows) wishes.set(id, [...(wishes.get(id) ?? []), wish]);
  return wishes;
}

export async function clicksOf(tx: Tx, id: string, most: number): Promise<OfficeClick[]> {
  const { rows } = await sql<OfficeClick>`
    select id, host, listing_id as "listingId", clicked_at as at from tenant_click where customer_id = ${id} order by clicked_at desc, id limit ${most}`.execute(
    tx,
  );
  return rows;
}

/** False: it is another one than was seen. */
export async function putNote(
  tx: Tx,
  id: string,
  { note, before }: { readonly note: string | null; readonly before: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update tenant_customer set note = ${note} where id = ${id} and note is not distinct from ${before}`.execute(tx);
  return Number(numAffectedRows ?? 0) === 1;
}

export async function dropCustomer(tx: Tx, id: string): Promise<void> {
  await sql`delete from tenant_customer where id = ${id}`.execute(tx);
}

type NewRow = Pick<Customer, "id" | "name" | "email"> & { readonly on: string; readonly way: ProofWay };
type Taken = { readonly tenant: string; readonly origin: Origin; readonly importId: string | null; readonly at: Date };

/** Takes in who is not there yet; answers the ids of those who were taken in. */
export async function takeIn(tx: Tx, rows: readonly NewRow[], { tenant, origin, importId, at }: Taken): Promise<ReadonlySet<string>> {
  const added = await sql<{ id: string }>`
    insert into tenant_customer (tenant_key, id, state, name, email, heat, origin, proof_way, proof_on, import_id, created_at, updated_at)
    select ${tenant}, id, 'waiting', name, email, 'none', ${origin}, way, "on", ${importId}, ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id text, name text, email text, way text, "on" date)
    on conflict (tenant_key, email) do nothing returning id`.execute(tx);
  return new Set(added.rows.map(({ id }) => id));
}

/** The state of those of these addresses who are customers. */
export async function statesByMail(tx: Tx, emails: readonly string[]): Promise<ReadonlyMap<string, Customer["state"]>> {
  const { rows } = await sql<{ email: string; state: Customer["state"] }>`
    select email, state from tenant_customer where email = any(${[...emails]})`.execute(tx);
  return new Map(rows.map(({ email, state }) => [email, state]));
}

/** How many were taken in one by one since then. */
export async function takenInSince(tx: Tx, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from tenant_customer where origin = 'office' and created_at > ${since}`.execute(tx);
  return rows[0]?.n ?? 0;
}

export async function addSuppression(
  tx: Tx,
  { tenant, hash, at }: { readonly tenant: string; readonly hash: Uint8Array; readonly at: Date },
): Promise<void> {
  await sql`
    insert into tenant_suppression (tenant_key, address_hash, suppressed_at) values (${tenant}, ${hash}, ${at}) on conflict do nothing`.execute(
    tx,
  );
}

/** Those of these hashes that are suppressed, in hex. */
export async function suppressedAmong(tx: Tx, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ hash: string }>`
    select encode(address_hash, 'hex') as hash from tenant_suppression where encode(address_hash, 'hex') = any(${[...hashes]})`.execute(tx);
  return new Set(rows.map(({ hash }) => hash));
}
