import { type RawBuilder, sql } from "kysely";
import { distanceM, type LonLat } from "#kernel/geo.ts";
import { mortonRanges } from "#kernel/map/z-order.ts";
import { chomeKey } from "#kernel/place/chome.ts";
import { compiledOnce } from "#platform/compiled-once.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { ExtentRow, GridRow, MeshRow, TownRow, ZoneRow } from "./findings.ts";
import type { BlockPixel } from "./grid-blocks.ts";

type Texts = readonly string[];

const LOAD = sql`l.attribution, l.licence, l.as_of, l.source = 'sample' as is_sample`;

function built<Row>(db: Db | Tx, query: RawBuilder<Row>) {
  return { compile: () => query.compile(db) };
}

const selectBytes = compiledOnce((db, ...[byte, datasets, x, y]: readonly [number, Texts, number, number]) =>
  built(
    db,
    sql<GridRow>`
      select g.dataset, get_byte(g.pixels, ${byte}::integer) as byte, ${LOAD}
      from layer_grid g join data_load l on l.id = g.load_id
      where g.dataset = any(${datasets}) and g.x = ${x} and g.y = ${y}`,
  ),
);

/** The byte of each grid that holds a pixel. */
export async function gridBytes(db: Db, datasets: Texts, { x, y, pixel }: BlockPixel): Promise<GridRow[]> {
  return datasets.length === 0 ? [] : selectBytes(db, pixel >> 1, datasets, x, y);
}

const selectMeshes = compiledOnce((db, datasets: Texts, meshes: Texts) =>
  built(
    db,
    sql<MeshRow>`
      select m.dataset, m.mesh, m.data, ${LOAD} from layer_mesh m join data_load l on l.id = m.load_id
      where m.dataset = any(${datasets}) and m.mesh = any(${meshes}::bigint[]) order by m.mesh desc`,
  ),
);

/** Rows of these meshes, the finest first. */
export async function meshRows(db: Db, datasets: Texts, meshes: Texts): Promise<MeshRow[]> {
  return datasets.length === 0 || meshes.length === 0 ? [] : selectMeshes(db, datasets, meshes);
}

const selectZones = compiledOnce((db, datasets: Texts, cell: number) =>
  built(
    db,
    sql<ZoneRow>`
      select c.dataset, z.kind, z.value, z.data, c.is_whole as is_covered, c.shape, ${LOAD}
      from layer_zone_cell c join layer_zone z on z.id = c.zone_id join data_load l on l.id = z.load_id
      where c.dataset = any(${datasets}) and c.cell = ${cell}::bigint`,
  ),
);

/** Zones that touch a cell, each with its part of the cell. */
export async function zonesInCell(db: Db, datasets: Texts, cell: number): Promise<ZoneRow[]> {
  return datasets.length === 0 ? [] : selectZones(db, datasets, cell);
}

const selectExtents = compiledOnce((db, datasets: Texts, areas: Texts) =>
  built(
    db,
    sql<ExtentRow>`
      select e.dataset, ${LOAD} from layer_extent e join data_load l on l.id = e.load_id
      where e.dataset = any(${datasets}) and e.area_code = any(${areas}) order by e.load_id desc`,
  ),
);

/** Datasets whose files looked at one of these areas, the newest load first. */
export async function extentRows(db: Db, datasets: Texts, areas: Texts): Promise<ExtentRow[]> {
  return datasets.length === 0 ? [] : selectExtents(db, datasets, areas);
}

/** A row of a town, before it is said how the town was found. */
type TownFigures = Omit<TownRow, "is_approximate">;

/** Farther than this the nearest centre of a 町丁目 is not the one that a point lies in. */
const NEAREST_TOWN_M = 1500;

type Asked = readonly [
  lon: number,
  lat: number,
  cityCode: string | null,
  lows: readonly number[],
  highs: readonly number[],
  datasets: Texts,
];

const selectTowns = compiledOnce((db, ...[lon, lat, cityCode, lows, highs, datasets]: Asked) =>
  built(
    db,
    sql<TownFigures & LonLat>`
      select distinct on (f.dataset) f.dataset, f.town, f.lon, f.lat, f.data, ${LOAD}
      from (select ${lon}::float8 as lon, ${lat}::float8 as lat, ${cityCode}::text as city_code) asked
      cross join unnest(${lows}::bigint[], ${highs}::bigint[]) r(low, high)
      join town_fact f on f.dataset = any(${datasets}) and f.morton between r.low and r.high
      join data_load l on l.id = f.load_id
      where asked.city_code is null or f.city_code = asked.city_code
      order by f.dataset, ((f.lon - asked.lon) * cosd(asked.lat)) ^ 2 + (f.lat - asked.lat) ^ 2`,
  ),
);

/** Of each dataset the town of this city (null: of any) whose centre is nearest. */
export async function nearestTowns(db: Db, datasets: Texts, place: LonLat, cityCode: string | null): Promise<TownFigures[]> {
  if (datasets.length === 0) return [];
  const ranges = mortonRanges(place, NEAREST_TOWN_M);
  const [lows, highs] = [ranges.map(([low]) => low), ranges.map(([, high]) => high)];
  const rows = await selectTowns(db, place.lon, place.lat, cityCode, lows, highs, datasets);
  return rows.filter((row) => distanceM(row, place) <= NEAREST_TOWN_M);
}

const selectNamed = compiledOnce((db, datasets: Texts, cityCode: string, names: Texts) =>
  built(
    db,
    sql<TownFigures>`
      select f.dataset, f.town, f.data, ${LOAD} from town_fact f join data_load l on l.id = f.load_id
      where f.dataset = any(${datasets}) and f.city_code = ${cityCode} and f.town = any(${names}) order by f.dataset, f.town`,
  ),
);

const selectNames = compiledOnce((db, datasets: Texts, cityCode: string) =>
  built(
    db,
    sql<{ town: string }>`select distinct town from town_fact where dataset = any(${datasets}) and city_code = ${cityCode} order by town`,
  ),
);

/** Of each dataset the row of one town: spelled as it is asked for, else under any spelling. */
export async function namedTowns(
  db: Db,
  datasets: Texts,
  { cityCode, chome }: { readonly cityCode: string; readonly chome: string },
): Promise<TownFigures[]> {
  const exact = datasets.length === 0 ? [] : await selectNamed(db, datasets, cityCode, [chome]);
  const missing = datasets.filter((dataset) => exact.every((row) => row.dataset !== dataset));
  if (missing.length === 0) return exact;
  const key = chomeKey(chome);
  const names = (await selectNames(db, missing, cityCode)).flatMap(({ town }) => (chomeKey(town) === key ? [town] : []));
  return names.length === 0 ? exact : [...exact, ...(await selectNamed(db, missing, cityCode, names))];
}
