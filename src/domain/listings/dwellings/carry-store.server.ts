import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

/** A home that was known by one key and is another's. */
export type HomeKeys = { readonly from: string; readonly to: string };

/** As long as a member may write (LONGEST_NOTE of domain/favorites/types.ts). */
const LONGEST_NOTE = 500;

/**
 * Two keys turned out to be one home: where nobody advertises it under the old key any more, the other takes over its sale, the favourites, inquiries,
 * reports and past flags that name it, and answers to the old key from now on. All in the transaction that moves the advertisements, so that nobody ever finds
 * a favourite of nothing.
 */
export async function carryHomes(tx: Tx, homes: readonly HomeKeys[], now: Date): Promise<void> {
  const gone = await left(tx, homes);
  if (gone.length === 0) return;
  const told = sql`(select * from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as t ("from" text, "to" text)) m`;
  await sql`
    update dwelling d set sold_at = least(d.sold_at, o.sold_at) from ${told}, dwelling o
    where d.key = m."to" and o.key = m."from" and o.sold_at is not null`.execute(tx);
  await sql`update dwelling_former f set dwelling_key = m."to" from ${told} where f.dwelling_key = m."from"`.execute(tx);
  await sql`
    insert into dwelling_former (key, dwelling_key) select m."from", m."to" from ${told}
    on conflict (key) do update set dwelling_key = excluded.dwelling_key`.execute(tx);
  await sql`update listing_inquiry i set dwelling_key = m."to" from ${told} where i.dwelling_key = m."from"`.execute(tx);
  await sql`update home_report r set dwelling_key = m."to" from ${told} where r.dwelling_key = m."from"`.execute(tx);
  await sql`update kyugake_flag_past p set dwelling_key = m."to" from ${told} where p.dwelling_key = m."from"`.execute(tx);
  for (const keys of gone) await carryFavorites(tx, keys, now);
}

/** Of these only those that nobody advertises any more, each once. */
async function left(tx: Tx, homes: readonly HomeKeys[]): Promise<HomeKeys[]> {
  const to = new Map(homes.map((one) => [one.from, one.to]));
  if (to.size === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select d.key from dwelling d where d.key = any(${[...to.keys()]}) and not exists (select 1 from listing l where l.dwelling_key = d.key)
    order by d.key for update`.execute(tx);
  return rows.map(({ key }) => ({ from: key, to: to.get(key) ?? key }));
}

/** A folder that has both keeps one of them: with both notes, and as long as the older. */
async function carryFavorites(tx: Tx, { from, to }: HomeKeys, now: Date): Promise<void> {
  const both = sql`old.folder_id = kept.folder_id and old.kind = 'home' and kept.kind = 'home' and old.key = ${from} and kept.key = ${to}`;
  await sql`
    delete from favorite kept using favorite old where ${both} and kept.removed_at is not null and old.removed_at is null`.execute(tx);
  await sql`
    update favorite kept set kept_at = least(kept.kept_at, old.kept_at), changed_at = ${now}, version = kept.version + 1,
      price_when_kept = case when old.kept_at < kept.kept_at then old.price_when_kept else kept.price_when_kept end,
      note_by = case when old.note in ('', kept.note) or old.note_by = kept.note_by then kept.note_by when kept.note = '' then old.note_by else '' end,
      note = case when old.note in ('', kept.note) then kept.note
        else left(concat_ws(chr(10), nullif(kept.note, ''), old.note), ${LONGEST_NOTE}::int) end
    from favorite old where ${both} and kept.removed_at is null and old.removed_at is null`.execute(tx);
  await sql`delete from favorite old using favorite kept where ${both}`.execute(tx);
  await sql`update favorite set key = ${to}, gone_at = null, changed_at = ${now} where kind = 'home' and key = ${from}`.execute(tx);
}
