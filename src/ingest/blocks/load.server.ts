import { sql } from "kysely";
import { TOWN_WITHIN_M } from "#domain/register/town-reach.ts";
import type { Loader, Merged } from "#ingest/frame/source.ts";
import type { Tx } from "#platform/db.server.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";
import type { BlockRow } from "./parse.ts";

/**
 * Takes the 街区 of one file: the point that stands for each, or the middle of its points where none does. A file tells the whole of the cities in it:
 * their blocks that it no longer has are removed. A block too far from the middle of its town is left out, where that town is known.
 */
export async function beginBlocks(tx: Tx): Promise<Loader<BlockRow>> {
  await sql`create temp table staged_block (city_code text, chome text, block text, lon double precision, lat double precision, is_chief boolean)
    on commit drop`.execute(tx);
  return {
    stage: async (rows) => {
      const json = JSON.stringify(
        rows.map(({ cityCode, isChief, place, ...row }) => ({ ...row, ...place, city_code: cityCode, is_chief: isChief })),
      );
      await sql`insert into staged_block select * from json_populate_recordset(null::staged_block, ${json}::json)`.execute(tx);
    },
    merge: (loadId) => mergeBlocks(tx, loadId),
  };
}

async function mergeBlocks(tx: Tx, loadId: number): Promise<Merged> {
  await sql`create temp table joined_block on commit drop as
    select city_code, chome, block,
      coalesce(avg(lon) filter (where is_chief), avg(lon)) as lon, coalesce(avg(lat) filter (where is_chief), avg(lat)) as lat
    from staged_block group by city_code, chome, block`.execute(tx);
  await sql`analyze joined_block`.execute(tx);
  const elsewhere = await leaveOutElsewhere(tx);
  const { rows } = await sql<{ n: number }>`select count(*) as n from joined_block`.execute(tx);
  if (rows[0]?.n === 0) throw new FileRefused("no-usable-row", `使える街区のないファイル(${elsewhereNote(elsewhere)})`);
  const removed = await sql`
    delete from block b where b.city_code in (select distinct city_code from joined_block)
      and not exists (select 1 from joined_block j where j.city_code = b.city_code and j.chome = b.chome and j.block = b.block)`.execute(
    tx,
  );
  const updated = await sql`
    update block b set lon = j.lon, lat = j.lat, load_id = ${loadId} from joined_block j
    where b.city_code = j.city_code and b.chome = j.chome and b.block = j.block
      and row(b.lon, b.lat) is distinct from row(j.lon, j.lat)`.execute(tx);
  const inserted = await sql`
    insert into block (city_code, chome, block, lon, lat, load_id)
    select city_code, chome, block, lon, lat, ${loadId} from joined_block on conflict do nothing`.execute(tx);
  const [changed, added] = [Number(updated.numAffectedRows ?? 0), Number(inserted.numAffectedRows ?? 0)];
  const gone = Number(removed.numAffectedRows ?? 0);
  const notes = [
    ...(gone > 0 ? [`新しいファイルにないため消した街区: ${gone.toLocaleString("ja-JP")}件`] : []),
    ...(elsewhere.length > 0 ? [elsewhereNote(elsewhere)] : []),
  ];
  return { added, changed, unchanged: (rows[0]?.n ?? 0) - added - changed, firstQuarter: null, lastQuarter: null, notes };
}

/** As the register refuses a building there: a point so far away is no place of this address. Answers what was left out. */
async function leaveOutElsewhere(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    delete from joined_block j using town t
    where t.city_code = j.city_code and t.name = j.chome and ${metresApart} > ${TOWN_WITHIN_M}
    returning t.city || j.chome || j.block as name`.execute(tx);
  return rows.map(({ name }) => name).toSorted();
}

/** As `distanceM` of the kernel reckons. */
const metresApart = sql`6371008.8 * sqrt(power(radians(j.lat - t.lat), 2) + power(radians(j.lon - t.lon) * cos(radians((j.lat + t.lat) / 2)), 2))`;

const NAMES_IN_NOTE = 5;

function elsewhereNote(names: readonly string[]): string {
  const more = names.length > NAMES_IN_NOTE ? " ほか" : "";
  return `緯度・経度が町の中心から${TOWN_WITHIN_M / 1000}kmより離れているため外した街区: ${names.length.toLocaleString("ja-JP")}件(${names.slice(0, NAMES_IN_NOTE).join("、")}${more})`;
}
