import { sql } from "kysely";
import { listingRow } from "#ingest/sample/sample-rows.ts";
import type { Tx } from "#platform/db.server.ts";
import type { SampleOffer } from "./offers-on.ts";
import { SAMPLE_COMPANIES, SAMPLE_LICENCE, SAMPLE_MAIL, SAMPLE_PHONE } from "./sample-companies.ts";

const ROWS_PER_STATEMENT = 500;
/** What moves while a home is on offer; the rest of a listing is as it was drawn. */
const MOVING = ["price", "price_changed_on", "updated_on", "next_update_on", "state", "ended_at", "faults"] as const;

type Written = { readonly listings: number; readonly changed: number };

/**
 * Brings the listings of the sample market to what they are on a day: new ones come, those there are renewed, cut, applied for or sold, and what has given its
 * place to another is sold for good. What is as it should be already is not touched.
 */
export async function writeOffers(
  tx: Tx,
  offers: readonly SampleOffer[],
  { loadId, now }: { loadId: number; now: Date },
): Promise<Written> {
  await writeOwners(tx, offers, now);
  const { rows } = await sql<{ value: number }>`update home_revision set value = value + 1 returning value`.execute(tx);
  const revision = rows[0]?.value ?? 1;
  let changed = await endOthers(tx, offers, { revision, now });
  for (let start = 0; start < offers.length; start += ROWS_PER_STATEMENT)
    changed += await upsert(tx, offers.slice(start, start + ROWS_PER_STATEMENT), { loadId, revision });
  return { listings: offers.length, changed };
}

async function writeOwners(tx: Tx, offers: readonly SampleOffer[], now: Date): Promise<void> {
  for (const { id, name, address } of SAMPLE_COMPANIES)
    await sql`
      insert into company (id, name, licence, address, phone, email, state, is_sample, created_at, updated_at)
      values (${id}, ${name}, ${SAMPLE_LICENCE}, ${address}, ${SAMPLE_PHONE}, ${SAMPLE_MAIL}, 'live', true, ${now}, ${now})
      on conflict (id) do nothing`.execute(tx);
  const dwellings = offers.map(({ listing }) => ({
    key: listing.dwellingKey,
    apartment: listing.apartmentKey,
    sold: listing.state === "sold" ? `${listing.updatedOn}T09:00:00+09:00` : null,
  }));
  await sql`
    insert into dwelling (key, apartment_key, sold_at, made_at)
    select distinct on (key) key, apartment, sold, ${now} from jsonb_to_recordset(${JSON.stringify(dwellings)}::jsonb)
      as told (key text, apartment text, sold timestamptz)
    on conflict (key) do update set sold_at = excluded.sold_at where dwelling.sold_at is distinct from excluded.sold_at`.execute(tx);
}

async function upsert(tx: Tx, offers: readonly SampleOffer[], { loadId, revision }: { loadId: number; revision: number }): Promise<number> {
  const told = offers.map(({ listing }) => ({ ...listingRow(listing, revision), load_id: loadId }));
  const columns = sql.join(Object.keys(told[0] ?? {}).map((name) => sql.id(name)));
  const moves = sql.join([...MOVING, "changed_revision"].map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`));
  const row = (table: string) => sql`(${sql.join(MOVING.map((name) => sql`${sql.id(table)}.${sql.id(name)}`))})`;
  const { rows } = await sql<{ id: string }>`
    insert into listing (${columns})
    select ${columns} from jsonb_populate_recordset(null::listing, ${JSON.stringify(told)}::jsonb)
    on conflict (id) do update set ${moves} where ${row("listing")} is distinct from ${row("excluded")}
    returning id`.execute(tx);
  const prices = offers.flatMap(({ listing, prices: asked }) =>
    asked.map(({ fromOn, price }) => ({ id: listing.id, from_on: fromOn, price })),
  );
  await sql`
    insert into listing_price (listing_id, from_on, price)
    select id, from_on, price from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as told (id text, from_on date, price bigint)
    on conflict do nothing`.execute(tx);
  return rows.length;
}

/** While nobody looked, another home took their place: they are sold. */
async function endOthers(tx: Tx, offers: readonly SampleOffer[], { revision, now }: { revision: number; now: Date }): Promise<number> {
  const current = JSON.stringify(offers.map(({ listing }) => listing.id));
  const gone = sql`is_sample and state in ('active', 'applied', 'suspended', 'expired')
    and company_id in (select id from company where is_sample and id like 'sample-company-%')
    and id not in (select jsonb_array_elements_text(${current}::jsonb))`;
  const { rows } = await sql<{ id: string }>`
    update listing set state = 'sold', ended_at = ${now}, changed_revision = ${revision} where ${gone} returning dwelling_key as id`.execute(
    tx,
  );
  if (rows.length > 0)
    await sql`update dwelling set sold_at = ${now} where sold_at is null and key in (select jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb))`.execute(
      tx,
    );
  return rows.length;
}
