import { sql } from "kysely";
import type { Flag } from "#domain/kyugake/core/types.ts";
import { isShownOn } from "#domain/properties/index.server.ts";
import type { Tx } from "#platform/db.server.ts";
import { saveRaisings } from "./raising-store.server.ts";

export type RaisedFlag = Flag & { readonly listingId: string };

/** Whether a flag is a 九掛け that somebody was shown: of these it is kept how they ended. */
const IS_SHOWN = sql`grade in ('A', 'B', 'C')`;

type Flagging = {
  /** All listings that were looked at. */
  readonly looked: readonly string[];
  readonly flags: readonly RaisedFlag[];
  readonly today: string;
};

/**
 * Writes the flags of the listings that were looked at; one that has none any more is cleared. A flag keeps its day while it stands as 九掛け, or as a miss, or
 * as 要確認. Answers the listings whose flags changed.
 */
export async function saveFlags(tx: Tx, { looked, flags, today }: Flagging): Promise<string[]> {
  const json = JSON.stringify(flags);
  const cleared = await clearFlags(
    tx,
    sql`f.listing_id = any(${[...looked]}) and f.listing_id <> all(${flags.map(({ listingId }) => listingId)})`,
    today,
  );
  if (flags.length === 0) return cleared;
  const told = sql`jsonb_to_recordset(${json}::jsonb) as told("listingId" text, ratio float8, grade text, depth text, reasons text[])`;
  await saveRaisings(tx, told, today);
  // What was 九掛け and is a miss or doubtful now has ended as 九掛け.
  await keepPast(tx, sql`exists (select 1 from ${told} where "listingId" = f.listing_id and not told.${IS_SHOWN})`, today);
  const { rows } = await sql<{ id: string }>`
    insert into kyugake_flag as f (listing_id, ratio, grade, depth, reasons, flagged_on, flagged_price, model_version, is_sample)
    select "listingId", told.ratio, told.grade, told.depth, told.reasons, ${today}, l.price, e.model_version, e.is_sample or l.is_sample
    from ${told} join listing l on l.id = told."listingId" join listing_estimate e on e.listing_id = l.id and e.model_version is not null
    on conflict (listing_id) do update set ratio = excluded.ratio, grade = excluded.grade, depth = excluded.depth, reasons = excluded.reasons,
      flagged_on = case when (f.grade in ('A', 'B', 'C')) = (excluded.grade in ('A', 'B', 'C')) and (f.grade = 'near') = (excluded.grade = 'near')
        then f.flagged_on else excluded.flagged_on end,
      flagged_price = case when f.grade in ('A', 'B', 'C') and excluded.grade in ('A', 'B', 'C') then f.flagged_price else excluded.flagged_price end,
      model_version = case when f.grade in ('A', 'B', 'C') and excluded.grade in ('A', 'B', 'C') then f.model_version else excluded.model_version end
    where (f.ratio, f.grade, f.depth, f.reasons) is distinct from (excluded.ratio, excluded.grade, excluded.depth, excluded.reasons)
    returning listing_id as id`.execute(tx);
  return [...cleared, ...rows.map(({ id }) => id)];
}

/** Clears the flags of listings that are not on offer any more. Answers which. */
export async function clearHidden(tx: Tx, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.listing_id as id from kyugake_flag f
    where (select ${isShownOn(today)} from listing l where l.id = f.listing_id) is not true`.execute(tx);
  return rows.length === 0 ? [] : clearFlags(tx, sql`f.listing_id = any(${rows.map(({ id }) => id)})`, today);
}

async function clearFlags(tx: Tx, which: ReturnType<typeof sql>, today: string): Promise<string[]> {
  await keepPast(tx, which, today);
  const { rows } = await sql<{ id: string }>`delete from kyugake_flag f where ${which} returning f.listing_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

async function keepPast(tx: Tx, which: ReturnType<typeof sql>, today: string): Promise<void> {
  await sql`
    insert into kyugake_flag_past (listing_id, dwelling_key, ratio, grade, flagged_on, cleared_on, flagged_price, last_price, model_version, is_sample)
    select f.listing_id, l.dwelling_key, f.ratio, f.grade, f.flagged_on, ${today}, f.flagged_price, l.price, f.model_version, f.is_sample
    from kyugake_flag f join listing l on l.id = f.listing_id where f.${IS_SHOWN} and ${which}`.execute(tx);
}
