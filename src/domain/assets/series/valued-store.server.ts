import { sql } from "kysely";
import type { PricedKind, PricedSubject } from "#domain/valuation/core/types.ts";
import { subjectOfKind, toldLot } from "#domain/valuation/index.server.ts";
import type { Month } from "#kernel/calendar/month.ts";
import { LOT_FIELDS } from "#kernel/fields/lot-fields.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Basis, FollowedHome, LastLook, Valued } from "./types.ts";

const UNTOLD = { renovated: null, zoning: null } as const;

type Row = Pick<FollowedHome, "id" | "sub" | "version" | "name" | "purchaseMonth"> &
  Omit<PricedSubject, "place" | "lot" | keyof typeof UNTOLD> & {
    readonly lon: number;
    readonly lat: number;
    readonly toldLot: Parameters<typeof toldLot>[1];
  } & {
    readonly [Name in keyof LastLook]: LastLook[Name] | null;
  };

const TOLD_LOT = sql`jsonb_build_object(${sql.join(Object.keys(LOT_FIELDS).map((name) => sql`${sql.lit(name)}, p.facts -> ${sql.lit(name)}`))})`;

/** What the engine asks, as facts and register tell it: a station and its walk come together, from the owner or from the building. */
const COLUMNS = sql`
  p.id, p.sub, p.version, coalesce(p.facts ->> 'name', p.name) as name, p.kind, p.city_code as "cityCode", p.city_name as "cityName", p.town, p.lon, p.lat,
  p.apartment_key as "apartmentKey", (p.facts ->> 'areaM2')::float8 as "areaM2", (p.facts ->> 'floorAreaM2')::float8 as "floorAreaM2",
  p.facts ->> 'layout' as layout, coalesce((p.facts ->> 'builtYear')::int, a.built_year) as "builtYear",
  coalesce(p.facts ->> 'structure', a.structure) as structure,
  case when p.facts ->> 'stationName' is distinct from a.station_name then coalesce(p.facts ->> 'stationName', a.station_name) else a.station_name end as "stationName",
  case when p.facts ->> 'stationName' is not null and p.facts ->> 'stationName' is distinct from a.station_name then (p.facts ->> 'walkMinutes')::int
    else coalesce((p.facts ->> 'walkMinutes')::int, a.walk_minutes) end as "walkMinutes",
  (p.facts ->> 'floor')::int as floor, coalesce((p.facts ->> 'totalFloors')::int, a.floors) as "totalFloors", p.facts ->> 'direction' as direction,
  (p.facts ->> 'isCorner')::boolean as "isCorner", ${TOLD_LOT} as "toldLot", left(p.facts -> 'purchase' ->> 'on', 7) as "purchaseMonth",
  v.model_version as "modelVersion", v.data_revision as "dataRevision", v.is_sample as "isSample", v.looked_month as "lookedMonth", v.refusal,
  v.last_month as "lastMonth", v.last_yen::float8 as "lastYen",
  (select l.model_version from valuation_point l where l.property_id = p.id and l.month = v.last_month) as "lastModel", v.told_yen::float8 as "toldYen"`;

const FOLLOWED = sql`p.state in ('tracking', 'verifying', 'verified', 'rejected')`;

export type DueHomes = {
  readonly kind: PricedKind;
  readonly basis: Basis;
  /** Only homes that nobody has looked at yet: no round is due. */
  readonly isNewOnly: boolean;
  /** One home alone; null: all. */
  readonly id: string | null;
};

/** A page of homes that are due, by id after one: never looked at, or not in this month and by another model or other sales. Of invented sales nothing is kept beside real ones. */
export async function dueHomes(
  db: Db,
  { kind, basis, isNewOnly, id }: DueHomes,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<FollowedHome[]> {
  const { modelVersion, dataRevision, isSample, month } = basis;
  const isOther = sql`(v.looked_month < ${month} and (v.model_version, v.data_revision) is distinct from (${modelVersion}, ${dataRevision}::int))`;
  const { rows } = await sql<Row>`
    select ${COLUMNS} from owned_property p left join home_valuation v on v.property_id = p.id left join apartment a on a.key = p.apartment_key
    where p.kind = ${kind} and ${FOLLOWED} and p.id > ${after} and p.facts ->> 'areaM2' is not null ${id === null ? sql`` : sql`and p.id = ${id}`}
      and (v.property_id is null or v.is_sample <> ${isSample} ${isNewOnly ? sql`` : sql`or ${isOther}`})
    order by p.id limit ${most}`.execute(db);
  return rows.map((row) => homeOf(row, isSample));
}

/** Homes of a kind that were looked at before and not yet in a month. Those that nobody has looked at wait for no round. */
export async function unvaluedIn(db: Db, kind: PricedKind, month: Month): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from owned_property p join home_valuation v on v.property_id = p.id
    where p.kind = ${kind} and ${FOLLOWED} and v.looked_month < ${month}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Homes as the engine sees them, by id; without those whose area is not told. */
export async function subjectsOfHomes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, PricedSubject>> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from owned_property p left join home_valuation v on v.property_id = p.id left join apartment a on a.key = p.apartment_key
    where p.id = any(${ids}) and p.facts ->> 'areaM2' is not null`.execute(db);
  return new Map(rows.map((row) => [row.id, homeOf(row, false).subject]));
}

function homeOf(row: Row, isSample: boolean): FollowedHome {
  const { id, sub, version, name, purchaseMonth, lon, lat, toldLot: told, ...rest } = row;
  const {
    modelVersion,
    dataRevision,
    lookedMonth,
    refusal,
    lastMonth,
    lastYen,
    lastModel,
    toldYen,
    isSample: wasSample,
    ...subject
  } = rest;
  const isKept = modelVersion !== null && dataRevision !== null && lookedMonth !== null && wasSample === isSample;
  const look = isKept ? { modelVersion, dataRevision, isSample, lookedMonth, refusal, lastMonth, lastYen, lastModel, toldYen } : null;
  return {
    id,
    sub,
    version,
    name,
    purchaseMonth,
    subject: subjectOfKind({ ...subject, place: { lon, lat }, lot: toldLot(row.kind, told), ...UNTOLD }),
    look,
  };
}

/** Which of these homes are still as they were read; nobody changes them until the transaction ends. */
export async function holdUnchanged(tx: Tx, valued: readonly Pick<Valued, "id" | "version">[]): Promise<ReadonlySet<string>> {
  const [ids, versions] = [valued.map(({ id }) => id), valued.map(({ version }) => version)];
  const { rows } = await sql<{ id: string }>`
    select p.id from unnest(${ids}::text[], ${versions}::int[]) as read(id, version) join owned_property p on p.id = read.id and p.version = read.version
    order by p.id for share of p`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Keeps points and looks of many homes, each by one statement. A month that has its row keeps it. */
export async function saveValued(tx: Tx, valued: readonly Valued[], basis: Basis, at: Date): Promise<void> {
  const anew = valued.filter(({ isAnew }) => isAnew).map(({ id }) => id);
  if (anew.length > 0) await sql`delete from valuation_point where property_id = any(${anew})`.execute(tx);
  await savePoints(tx, valued, at);
  const column = <T>(of: (one: Valued) => T) => valued.map(of);
  const { modelVersion, dataRevision, isSample, month } = basis;
  await sql`
    insert into home_valuation (property_id, model_version, data_revision, is_sample, looked_month, refusal, last_month, last_yen, told_yen, looked_at)
    select id, ${modelVersion}, ${dataRevision}::int, ${isSample}::boolean, ${month}, refusal, last_month, last_yen, told_yen, ${at}::timestamptz
    from unnest(${column(({ id }) => id)}::text[], ${column(({ refusal }) => refusal)}::text[], ${column(({ lastMonth }) => lastMonth)}::text[],
      ${column(({ lastYen }) => lastYen)}::bigint[], ${column(({ toldYen }) => toldYen)}::bigint[]) as made(id, refusal, last_month, last_yen, told_yen)
    on conflict (property_id) do update set model_version = excluded.model_version, data_revision = excluded.data_revision, is_sample = excluded.is_sample,
      looked_month = excluded.looked_month, refusal = excluded.refusal, last_month = excluded.last_month, last_yen = excluded.last_yen,
      told_yen = excluded.told_yen, looked_at = excluded.looked_at`.execute(tx);
}

async function savePoints(tx: Tx, valued: readonly Valued[], at: Date): Promise<void> {
  const points = valued.flatMap(({ id, tell, points: of }) =>
    of.map((point, i) => ({ id, ...point, tell: i === of.length - 1 ? tell : null })),
  );
  if (points.length === 0) return;
  const column = <T>(of: (point: (typeof points)[number]) => T) => points.map(of);
  await sql`
    insert into valuation_point (property_id, month, q10, q50, q90, grade, model_version, source, before_by_model, told_market, told_model,
      made_at)
    select *, ${at}::timestamptz from unnest(${column(({ id }) => id)}::text[], ${column(({ month }) => month)}::text[], ${column(({ q10 }) => q10)}::bigint[],
      ${column(({ q50 }) => q50)}::bigint[], ${column(({ q90 }) => q90)}::bigint[], ${column(({ grade }) => grade)}::text[],
      ${column(({ modelVersion }) => modelVersion)}::text[], ${column(({ source }) => source)}::text[],
      ${column(({ beforeByModel }) => beforeByModel)}::bigint[], ${column(({ tell }) => tell?.market ?? null)}::real[],
      ${column(({ tell }) => tell?.model ?? null)}::real[])
    on conflict (property_id, month) do nothing`.execute(tx);
}

/** What was found of a home is not true any more: it is looked at anew. */
export async function forgetValues(tx: Tx, id: string): Promise<void> {
  await sql`delete from valuation_point where property_id = ${id}`.execute(tx);
  await sql`delete from home_valuation where property_id = ${id}`.execute(tx);
}

export async function isRoundDone(db: Db, month: Month): Promise<boolean> {
  const { rows } = await sql`select 1 from valuation_round where month = ${month}`.execute(db);
  return rows.length > 0;
}

export async function endRound(db: Db, month: Month, at: Date): Promise<void> {
  await sql`insert into valuation_round (month, finished_at) values (${month}, ${at}) on conflict do nothing`.execute(db);
}
