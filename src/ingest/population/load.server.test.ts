import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { populationMesh } from "#ingest/population-mesh/source.server.ts";
import { schoolDistricts } from "#ingest/school-districts/source.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { importedRows, importedText } from "#test/support/imported-rows.ts";
import { population } from "./source.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

test("censuses and the wards' years meet in one table and keep what only one of them tells", async () => {
  const census = [{ city_code: "13101", name: "東京都 千代田区", year: "2020", population: "66680" }];
  const wards = [{ ward: "千代田区", year: "2020", population: "66680", households_latest: "39281" }];

  expect(await importedRows(population, { db, rows: census, name: "census_1980_2020.csv" })).toMatchObject({ added: 1, asOf: "1980–2020" });
  expect(await importedRows(population, { db, rows: wards })).toMatchObject({ added: 0, changed: 1 });
  expect(await importedRows(population, { db, rows: wards })).toMatchObject({ unchanged: 1 });
  expect((await sql`select area_code, period, data from area_fact where dataset = 'population'`.execute(db)).rows).toEqual([
    { area_code: "13101", period: "2020", data: { total: 66_680, householdsLatest: 39_281 } },
  ]);
});

test("a mesh that two cities share is stored once with the people of both", async () => {
  const mesh = (MESH_ID: string, SHICODE: string, PTN_2020: string) => ({ MESH_ID, SHICODE, PTN_2020, PTN_2050: "1" });
  const rows = [mesh("533945471", "13101", "10.5"), mesh("533945471", "13102", "4"), mesh("533945472", "13102", "7"), mesh("x", "", "1")];

  expect(await importedRows(populationMesh, { db, rows })).toMatchObject({ added: 2, rejected: 1, byReason: { "mesh-invalid": 1 } });
  expect(await importedRows(populationMesh, { db, rows })).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  expect((await sql`select mesh, data from layer_mesh order by mesh`.execute(db)).rows).toEqual([
    { mesh: 533945471, data: { "2020": 14.5, "2050": 2 } },
    { mesh: 533945472, data: { "2020": 7, "2050": 1 } },
  ]);
});

test("school districts are zones with their cells, and tell which cities were looked at", async () => {
  const ring = [
    [139.76, 35.63],
    [139.77, 35.63],
    [139.77, 35.64],
    [139.76, 35.63],
  ];
  const district = (A32_003: string) => ({
    type: "Feature",
    properties: { A32_001: "13103", A32_002: "港区", A32_003 },
    geometry: { type: "Polygon", coordinates: [ring] },
  });
  const text = JSON.stringify({
    type: "FeatureCollection",
    features: [district("港陽中学校"), district("港陽中学校"), district("芝中学校")],
  });

  expect(await importedText(schoolDistricts, { db, text, name: "A32.geojson" })).toMatchObject({ added: 2, rejected: 0 });
  expect(await importedText(schoolDistricts, { db, text, name: "A32.geojson" })).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  const { rows } = await sql`
    select kind, data, count(c.cell) > 5 as has_cells from layer_zone z join layer_zone_cell c on c.zone_id = z.id group by z.id order by data`.execute(
    db,
  );
  expect(rows).toEqual([
    { kind: "middle", data: { name: "港陽中学校", cityCode: "13103" }, has_cells: true },
    { kind: "middle", data: { name: "芝中学校", cityCode: "13103" }, has_cells: true },
  ]);
});
