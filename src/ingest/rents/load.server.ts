import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Loader, Merged } from "#ingest/frame/source.ts";
import { placeSales } from "#ingest/transactions/load.server.ts";
import type { Tx } from "#platform/db.server.ts";
import type { ParsedRent } from "./parse.ts";
import { rentColumns, rentPlaceColumns } from "./rent-columns.ts";

const STORED = sql.raw(
  [
    ...["rent_category", "city_code", "city_name", "town", "lon", "lat", "apartment_key", "area_m2", "layout", "built_year"],
    ...["station_name", "walk_minutes", "floor", "year", "quarter", "rent_yen", "told_by"],
  ].join(", "),
);

/** Takes the rents of one file: staged in a temporary table, merged at the end. */
export async function beginRents(tx: Tx): Promise<Loader<ParsedRent>> {
  await sql`create temp table staged_rent on commit drop as select ''::text as identity, ${STORED} from rent with no data`.execute(tx);
  return {
    stage: async (rows) => {
      await sql`insert into staged_rent select * from json_populate_recordset(null::staged_rent, ${JSON.stringify(rows.map(stagedRow))}::json)`.execute(
        tx,
      );
    },
    merge: (loadId) => mergeRents(tx, loadId),
  };
}

function stagedRow(rent: ParsedRent) {
  const columns = rentColumns(rent);
  const identity = createHash("md5")
    .update(JSON.stringify(Object.values(columns)))
    .digest("hex");
  return { identity, ...columns, ...rentPlaceColumns(rent), told_by: rent.source };
}

type Staged = { readonly rows: number; readonly first_quarter: string; readonly last_quarter: string; readonly unknown: number };

async function mergeRents(tx: Tx, loadId: number): Promise<Merged> {
  const staged = await nameRents(tx);
  const changed = await sql`
    update rent r set told_by = n.told_by, city_name = n.city_name, lon = coalesce(n.lon, r.lon), lat = coalesce(n.lat, r.lat),
      apartment_key = coalesce(n.apartment_key, r.apartment_key), load_id = ${loadId}
    from named_rent n where r.natural_key = n.natural_key
      and row(n.told_by, n.city_name, coalesce(n.lon, r.lon), coalesce(n.lat, r.lat), coalesce(n.apartment_key, r.apartment_key))
        is distinct from row(r.told_by, r.city_name, r.lon, r.lat, r.apartment_key)`.execute(tx);
  const added = await sql`
    insert into rent (natural_key, ${STORED}, is_sample, load_id) select natural_key, ${STORED}, false, ${loadId} from named_rent
    on conflict (natural_key) do nothing`.execute(tx);
  const placed = await placeSales(tx, "rent");
  const counts = { added: Number(added.numAffectedRows ?? 0), changed: Number(changed.numAffectedRows ?? 0) };
  return {
    ...counts,
    unchanged: staged.rows - counts.added - counts.changed,
    firstQuarter: staged.first_quarter,
    lastQuarter: staged.last_quarter,
    notes: [
      ...(placed > 0 ? [`町の中心の座標を補った賃料: ${placed.toLocaleString("ja-JP")}件`] : []),
      ...(staged.unknown > 0
        ? [`建物キーが登録のどの建物でもない賃料(町の賃料として使います): ${staged.unknown.toLocaleString("ja-JP")}件`]
        : []),
    ],
  };
}

/** Gives each staged row its key: the hash of what it says and its number among equal rows. Keys of unknown buildings are let go. */
async function nameRents(tx: Tx): Promise<Staged> {
  await sql`create temp table named_rent on commit drop as
    select md5(identity || '#' || row_number() over (partition by identity order by told_by, lon, lat))::uuid as natural_key, *
    from staged_rent`.execute(tx);
  const unknown = await sql`
    update named_rent n set apartment_key = null
    where apartment_key is not null and not exists (select 1 from apartment a where a.key = n.apartment_key)`.execute(tx);
  await sql`analyze named_rent`.execute(tx);
  const { rows } = await sql<Omit<Staged, "unknown">>`
    select count(*) as rows, min(year || 'Q' || quarter) as first_quarter, max(year || 'Q' || quarter) as last_quarter from named_rent`.execute(
    tx,
  );
  return { ...(rows[0] ?? { rows: 0, first_quarter: "", last_quarter: "" }), unknown: Number(unknown.numAffectedRows ?? 0) };
}
