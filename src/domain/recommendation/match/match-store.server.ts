import { sql } from "kysely";
import { TOLD_STATES } from "#domain/recommendation/core/delivery-states.ts";
import type { HomesSeen } from "#domain/search/index.server.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Db } from "#platform/db.server.ts";

/** Until where changed homes were held against what people look for; null: never yet. */
export async function readCursor(db: Db): Promise<HomesSeen | null> {
  const { rows } = await sql<HomesSeen>`select epoch, value from delivery_cursor`.execute(db);
  return rows[0] ?? null;
}

export async function moveCursor(db: Db, { epoch, value }: HomesSeen, at: Date): Promise<void> {
  await sql`
    insert into delivery_cursor (epoch, value, moved_at) values (${epoch}, ${value}, ${at})
    on conflict (id) do update set epoch = excluded.epoch, value = excluded.value, moved_at = excluded.moved_at`.execute(db);
}

/** Somebody who knows a home, and the lowest price they know of it. */
export type Watcher = { readonly recipient: string; readonly dwellingKey: string; readonly price: Yen };

/** Who keeps one of these homes among their favourites, or was told of it. */
export async function watchersOf(db: Db, dwellingKeys: readonly string[]): Promise<Watcher[]> {
  const { rows } = await sql<Watcher>`
    select recipient, key as "dwellingKey", min(price)::float8 as price from (
      select 'member:' || f.added_by as recipient, f.key, f.price_when_kept as price from favorite f
      where f.kind = 'home' and f.removed_at is null and f.price_when_kept is not null and f.key = any(${[...dwellingKeys]})
      union all
      select b.recipient, i.dwelling_key, i.price from delivery_item i join delivery_batch b on b.id = i.batch_id
      where b.state = any(${[...TOLD_STATES]}) and i.dwelling_key = any(${[...dwellingKeys]})
    ) known group by recipient, key order by recipient, key`.execute(db);
  return rows;
}
