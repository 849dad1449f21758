import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { OwnerRegistration } from "./owner-registration.ts";
import type { MemberBuilding } from "./types.ts";

export async function findOwner(db: Db | Tx, { apartmentKey, sub }: MemberBuilding): Promise<OwnerRegistration | null> {
  const { rows } = await sql<OwnerRegistration>`
    select id, state, floor, layout, area_m2 as "areaM2", note, registered_at as "registeredAt", updated_at as "updatedAt"
    from owner_registration where apartment_key = ${apartmentKey} and sub = ${sub}`.execute(db);
  return rows[0] ?? null;
}

/** Writes a row, new or in the place of the one with its id. */
export async function putOwner(tx: Tx, { apartmentKey, sub }: MemberBuilding, owner: OwnerRegistration): Promise<void> {
  const { id, state, floor, layout, areaM2, note, registeredAt, updatedAt } = owner;
  await sql`
    insert into owner_registration (id, apartment_key, sub, state, floor, layout, area_m2, note, registered_at, updated_at)
    values (${id}, ${apartmentKey}, ${sub}, ${state}, ${floor}, ${layout}, ${areaM2}, ${note}, ${registeredAt}, ${updatedAt})
    on conflict (id) do update set state = excluded.state, floor = excluded.floor, layout = excluded.layout, area_m2 = excluded.area_m2,
      note = excluded.note, registered_at = excluded.registered_at, updated_at = excluded.updated_at`.execute(tx);
}

/** In how many buildings a member says they own a home. */
export async function countOwnedIn(tx: Tx, sub: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from owner_registration where sub = ${sub} and state = 'registered'`.execute(tx);
  return rows[0]?.n ?? 0;
}
