import { sql } from "kysely";
import type { Loader, Merged } from "#ingest/frame/source.ts";
import { refreshFloodShares } from "#ingest/town-shares/refresh.server.ts";
import { placeSales } from "#ingest/transactions/load.server.ts";
import type { Tx } from "#platform/db.server.ts";
import type { TownRow } from "./parse.ts";

/** Takes the towns of one file. Rows of one town are joined: its own points count, those of its 小字 only where it has none. */
export async function beginTowns(tx: Tx): Promise<Loader<TownRow>> {
  await sql`create temp table staged_town (city_code text, name text, prefecture text, city text, kana text, is_koaza boolean,
    lon double precision, lat double precision) on commit drop`.execute(tx);
  return { stage: (rows) => stageTowns(tx, rows), merge: (loadId) => mergeTowns(tx, loadId) };
}

async function stageTowns(tx: Tx, rows: readonly TownRow[]): Promise<void> {
  const json = JSON.stringify(
    rows.map(({ cityCode, isKoaza, place, ...row }) => ({ ...row, ...place, city_code: cityCode, is_koaza: isKoaza })),
  );
  await sql`insert into staged_town select * from json_populate_recordset(null::staged_town, ${json}::json)`.execute(tx);
}

async function mergeTowns(tx: Tx, loadId: number): Promise<Merged> {
  await sql`create temp table joined_town on commit drop as
    select city_code, name, min(prefecture) as prefecture, min(city) as city, min(kana) as kana,
      coalesce(avg(lon order by lon) filter (where not is_koaza), avg(lon order by lon)) as lon,
      coalesce(avg(lat order by lat) filter (where not is_koaza), avg(lat order by lat)) as lat
    from staged_town group by city_code, name`.execute(tx);
  const updated = await sql`
    update town set prefecture = j.prefecture, city = j.city, kana = coalesce(j.kana, town.kana), lon = j.lon, lat = j.lat, load_id = ${loadId}
    from joined_town j
    where town.city_code = j.city_code and town.name = j.name
      and row(j.prefecture, j.city, coalesce(j.kana, town.kana), j.lon, j.lat)
        is distinct from row(town.prefecture, town.city, town.kana, town.lon, town.lat)`.execute(tx);
  const inserted = await sql`
    insert into town (city_code, name, prefecture, city, kana, lon, lat, load_id)
    select city_code, name, prefecture, city, kana, lon, lat, ${loadId} from joined_town on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ towns: number }>`select count(*) as towns from joined_town`.execute(tx);
  const [changed, added] = [Number(updated.numAffectedRows ?? 0), Number(inserted.numAffectedRows ?? 0)];
  const placed = await placeSales(tx);
  const shared = added + changed > 0 ? await refreshFloodShares(tx, "all") : [];
  const notes = placed > 0 ? [`町の中心の座標を補った取引: ${placed.toLocaleString("ja-JP")}件`] : [];
  return {
    added,
    changed,
    unchanged: (rows[0]?.towns ?? 0) - added - changed,
    firstQuarter: null,
    lastQuarter: null,
    notes: [...notes, ...shared],
  };
}
