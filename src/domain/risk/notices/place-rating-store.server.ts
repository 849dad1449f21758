import { sql } from "kysely";
import type { KeptBasis, Snapshot } from "#domain/risk/report/report-store.server.ts";
import type { Db } from "#platform/db.server.ts";

/** Whose news somebody waits for: the address is confirmed and the registration not stopped. */
const WANTED = sql`r.place_key is not null and r.confirmed_at is not null and r.closed_at is null`;

/** The next keys, in order after `after`, of places that somebody wants news of and that have no rating on this basis made since `notBefore`. */
export async function stalePlaces(db: Db, { modelVersion, dataRevision, notBefore, after, limit }: KeptBasis): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct r.place_key as key from risk_registration r left join risk_place_rating p on p.place_key = r.place_key
    where ${WANTED} and r.place_key > ${after}
      and (p.place_key is null or p.model_version <> ${modelVersion} or p.data_revision <> ${dataRevision} or p.computed_at < ${notBefore})
    order by r.place_key limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

/** Keeps the ratings, without the facts behind them. */
export async function savePlaceRatings(db: Db, snapshots: readonly (Snapshot & { readonly key: string })[]): Promise<void> {
  for (const { key, modelVersion, dataRevision, rating, computedAt } of snapshots) {
    const { letter, possible } = rating;
    await sql`
      insert into risk_place_rating (place_key, model_version, data_revision, letter, lowest, highest, computed_at)
      values (${key}, ${modelVersion}, ${dataRevision}, ${letter}, ${possible.lowest}, ${possible.highest}, ${computedAt})
      on conflict (place_key) do update set model_version = excluded.model_version, data_revision = excluded.data_revision,
        letter = excluded.letter, lowest = excluded.lowest, highest = excluded.highest, computed_at = excluded.computed_at`.execute(db);
  }
}

/** Removes the ratings of these places: nothing is known there any more. */
export async function dropPlaceRatings(db: Db, keys: readonly string[]): Promise<void> {
  await sql`delete from risk_place_rating where place_key = any(${keys})`.execute(db);
}

/** Removes the ratings of places that nobody wants news of any more. */
export async function dropUnwantedRatings(db: Db): Promise<void> {
  await sql`
    delete from risk_place_rating p where not exists (select from risk_registration r where ${WANTED} and r.place_key = p.place_key)`.execute(
    db,
  );
}
