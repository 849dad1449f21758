import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { importedRows } from "#test/support/imported-rows.ts";
import { buildings } from "./source.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await sql`
    insert into data_load (source, layout, file_name, file_sha256, attribution, licence, rows_read, rows_added, rows_changed, rows_unchanged,
      rows_rejected, loaded_at)
    values ('proposals', 'x', 'x', '', 'x', 'x', 0, 0, 0, 0, 0, now())`.execute(db);
  await sql`
    insert into apartment (key, name, name_kana, prefecture, city_code, city_name, town, address, lon, lat, morton, built_year, is_sample, load_id)
    select key, name, '', '東京都', '13108', '江東区', '豊洲', address, 139.79, 35.65, 0, 2000, false, (select max(id) from data_load)
    from (values ('k1', '青葉ハイツ', '東京都江東区豊洲5丁目1-2'), ('k2', '若葉コート', '東京都江東区豊洲4丁目3-1')) as a(key, name, address)`.execute(
    db,
  );
});

const byKey = (apartment_key: string, fee: string, stars = "") => ({
  apartment_key,
  source: "重要事項調査報告書",
  as_of: "2026-04",
  reserve_fund_yen_per_m2: fee,
  management_stars: stars,
});
const load = (rows: readonly Record<string, string>[]) => importedRows(buildings, { db, rows });
const facts = async () => (await sql`select apartment_key, field, value, source, as_of from building_fact order by 1, 2`.execute(db)).rows;

test("facts are found by the building's key, counted one by one, and the same file again changes nothing", async () => {
  const rows = [byKey("k1", "180", "4"), byKey("nobody", "200")];

  expect(await load(rows)).toMatchObject({ read: 2, added: 2, notes: ["見つからない、または一つに決まらない建物: 1棟(nobody)"] });
  expect(await load(rows)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  expect(await load([byKey("k1", "220")])).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
  expect(await facts()).toEqual([
    { apartment_key: "k1", field: "managementStars", value: 4, source: "重要事項調査報告書", as_of: "2026-04" },
    { apartment_key: "k1", field: "reserveFundYenPerM2", value: 220, source: "重要事項調査報告書", as_of: "2026-04" },
  ]);
});

test("or by name and address in any spelling", async () => {
  const row = {
    name: "若葉 コート",
    address: "江東区豊洲４丁目３−１",
    source: "広告",
    management_certified: "yes",
    seismic_diagnosis: "none",
  };

  expect(await load([row])).toMatchObject({ added: 2, notes: [] });
  expect((await facts()).slice(2)).toMatchObject([
    { apartment_key: "k2", field: "managementCertified", value: true, as_of: null },
    { apartment_key: "k2", field: "seismicDiagnosis", value: "none" },
  ]);
});

test("a file of which no building is known is refused, and nothing is stored", async () => {
  const before = await facts();

  await expect(load([byKey("nobody", "200")])).rejects.toThrow("どの建物にも当たらないファイル");
  expect(await facts()).toEqual(before);
});
