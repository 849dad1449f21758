import { access, readFile } from "node:fs/promises";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { importFile } from "#ingest/import-file.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, insertRows } from "#test/support/market.ts";
import { aCondoRow, aFile, aHouseRow, anApiRow, csv, type Packing, type Row } from "#test/support/transaction-files.ts";
import { transactions } from "./source.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  await sql`truncate data_load, sale, apartment, listing, town restart identity cascade`.execute(db);
});

const clock = movableClock(new Date("2026-11-21T00:00:00Z"));

async function load(path: string, onWarning: (line: string) => void = () => undefined) {
  return await importFile(transactions, { db, clock, path, reportPath: `${path}.rejected.csv`, onWarning });
}

async function loaded(rows: readonly Row[], packing?: Packing) {
  const outcome = await load(await aFile(csv(rows), packing));
  if (!outcome.ok) throw new Error(outcome.line);
  return outcome.value;
}

type Stored = Readonly<Record<string, unknown>>;
async function sales(): Promise<readonly Stored[]> {
  return (await sql<Stored>`select * from sale order by natural_key`.execute(db)).rows;
}
async function count(table: string): Promise<number> {
  return (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n ?? -1;
}

const withoutLoad = (rows: readonly Stored[]) => rows.map(({ load_id: _, ...row }) => row);

describe("one file", () => {
  test.each<Packing>([{ encoding: "cp932" }, { encoding: "cp932", gzip: true }, { encoding: "utf8" }, { encoding: "utf8", gzip: true }])(
    "is read as %j to the same sale",
    async (packing) => {
      await loaded([aCondoRow()], packing);

      expect(await sales()).toMatchObject([
        {
          kind: "condo",
          town: "豊洲",
          price: 75_000_000,
          layout: "3LDK",
          structure: "RC",
          walk_minutes: 7,
          renovated: true,
          is_sample: false,
        },
      ]);
    },
  );

  test("a second time changes nothing", async () => {
    const rows = [aCondoRow(), aCondoRow({ 地区名: "東雲" }), aCondoRow({ "最寄駅：名称": "新豊洲" })];
    expect(await loaded(rows)).toMatchObject({ read: 3, added: 3, changed: 0, unchanged: 0, rejected: 0 });
    const first = await sales();

    expect(await loaded(rows)).toMatchObject({ read: 3, added: 0, changed: 0, unchanged: 3, rejected: 0 });
    expect(await sales()).toEqual(first);
  });

  test("is stored without rows that no sale could be, which are counted by reason", async () => {
    const rows = [
      anApiRow(),
      anApiRow({ price: "99999999999999999999999" }),
      anApiRow({ far: "99999999" }),
      anApiRow({ district_ja: "豊".repeat(3000) }),
      anApiRow({ year: "2099", quarter: "4" }),
    ];

    expect(await loaded(rows)).toMatchObject({
      ...{ read: 5, added: 1, rejected: 4 },
      byReason: { "price-invalid": 1, "number-out-of-range": 1, "text-too-long": 1, "quarter-in-future": 1 },
    });
    expect(await count("sale")).toBe(1);
  });

  test("keeps exact duplicates: rounded sales of one building look alike", async () => {
    expect(await loaded([aCondoRow(), aCondoRow(), aCondoRow()])).toMatchObject({ added: 3 });
    expect(await loaded([aCondoRow(), aCondoRow(), aCondoRow(), aCondoRow()])).toMatchObject({ added: 1, unchanged: 3 });
  });

  test("means the same in whatever order its rows stand", async () => {
    const rows = [aCondoRow({ "最寄駅：名称": "新豊洲" }), aCondoRow(), aCondoRow({ 建物の構造: "ＳＲＣ" })];
    await loaded(rows);

    expect(await loaded(rows.toReversed())).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
  });

  test("of more rows than a batch is stored whole", async () => {
    const rows = Array.from({ length: 4100 }, (_, i) => anApiRow({ price: String(10_000_000 + i * 100_000) }));

    expect(await loaded(rows, { gzip: true })).toMatchObject({ read: 4100, added: 4100 });
    expect(await count("sale")).toBe(4100);
  });

  test("leaves a line in the ledger with source, credit, quarters, hash and counts", async () => {
    const { reportPath } = await loaded([aCondoRow(), aCondoRow({ 取引時期: "2023年第4四半期" }), aCondoRow({ "取引価格（総額）": "?" })]);

    expect((await sql`select * from data_load`.execute(db)).rows).toMatchObject([
      {
        source: "transactions",
        layout: "mlit-web-21",
        file_name: "file.csv",
        file_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        attribution: "国土交通省 不動産情報ライブラリのデータを加工して作成",
        licence: "不動産情報ライブラリ利用規約",
        first_quarter: "2023Q4",
        last_quarter: "2024Q2",
        rows_read: 3,
        rows_added: 2,
        rows_changed: 0,
        rows_unchanged: 0,
        rows_rejected: 1,
        rejected_by_reason: { "price-invalid": 1 },
        loaded_at: new Date("2026-11-21T00:00:00Z"),
      },
    ]);
    expect(reportPath).not.toBeNull();
  });

  test("has its rejected rows written to the report with their reasons", async () => {
    const bad = [aCondoRow({ 間取り: "広め" }), aCondoRow({ "面積（㎡）": "2,000㎡以上" }), aCondoRow({ 間取り: "不明" })];
    const { byReason, reportPath } = await loaded([aCondoRow(), ...bad], { encoding: "cp932" });
    const lines = (await readFile(reportPath ?? "", "utf8")).trimEnd().split("\r\n");

    expect(byReason).toEqual({ "layout-unknown": 2, "area-out-of-range": 1 });
    expect(lines.slice(1).map((line) => line.split(",").slice(0, 4))).toEqual([
      ["3", "layout-unknown", "間取りが読めません", "広め"],
      ["4", "area-out-of-range", '"マンションの面積として大きすぎます(2', '000㎡以上)"'],
      ["5", "layout-unknown", "間取りが読めません", "不明"],
    ]);
  });
});

describe("two sources", () => {
  test("the web download adds station, minutes and structure to a sale of the extract", async () => {
    await loaded([anApiRow()]);

    expect(await loaded([aCondoRow()], { encoding: "cp932" })).toMatchObject({ added: 0, changed: 1 });
    expect(await sales()).toMatchObject([{ station_name: "豊洲", walk_minutes: 7, structure: "RC", lon: 139.794162, lat: 35.6546 }]);
  });

  test("the extract adds coordinates and erases nothing that the web download knew", async () => {
    await loaded([aCondoRow({ 取引の事情等: "調停・競売等" })]);

    expect(await loaded([anApiRow()])).toMatchObject({ added: 0, changed: 1 });
    expect(await sales()).toMatchObject([
      { station_name: "豊洲", walk_minutes: 7, structure: "RC", remarks: "調停・競売等", lon: 139.794162, lat: 35.6546 },
    ]);
    expect(await loaded([anApiRow()])).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  });

  test("either order ends in the same sales", async () => {
    const api = [anApiRow(), anApiRow(), anApiRow({ far: "" })];
    const web = [aCondoRow(), aCondoRow({ "最寄駅：名称": "新豊洲" }), aCondoRow({ "容積率（％）": "" })];
    await loaded(api);
    await loaded(web);
    const apiFirst = withoutLoad(await sales()).map(({ id: _, ...row }) => row);
    await sql`truncate sale`.execute(db);
    await loaded(web);
    await loaded(api);

    expect(withoutLoad(await sales()).map(({ id: _, ...row }) => row)).toEqual(apiFirst);
  });

  test("a stated price category replaces a concluded one, never the other way", async () => {
    await loaded([anApiRow({ far: "" })]);
    expect(await sales()).toMatchObject([{ price_category: "contract" }]);

    await loaded([aCondoRow({ "容積率（％）": "" })]);
    await loaded([anApiRow({ far: "" })]);

    expect(await sales()).toMatchObject([{ price_category: "survey" }]);
  });

  test("a contract and its survey twin of a house stay two sales when their files come one by one", async () => {
    await loaded([aHouseRow()]);

    expect(await loaded([aHouseRow({ 価格情報区分: "成約価格情報" })])).toMatchObject({ added: 1, changed: 0 });
  });
});

describe("the centre of the town", () => {
  const town = async (name: string, lon: number, lat: number) => {
    await sql`insert into data_load (source, layout, file_name, file_sha256, attribution, licence, rows_read, rows_added, rows_changed,
      rows_unchanged, rows_rejected, loaded_at) values ('towns', '', '', '', '', '', 0, 0, 0, 0, 0, now())`.execute(db);
    await sql`insert into town (city_code, name, prefecture, city, lon, lat, load_id)
      values ('13108', ${name}, '東京都', '江東区', ${lon}, ${lat}, (select max(id) from data_load))`.execute(db);
  };

  test("is taken from other sales of the town before the list of towns", async () => {
    await town("豊洲", 1, 1);
    await loaded([anApiRow()]);

    const { notes } = await loaded([aCondoRow({ 間取り: "１Ｋ" })]);
    expect(notes).toEqual(["町の中心の座標を補った取引: 1件"]);
    expect(await sales()).toMatchObject(Array(2).fill({ lon: 139.794162, lat: 35.6546 }));
  });

  test("is the mean of the town's 丁目, not of towns that only begin alike", async () => {
    await town("豊洲一丁目", 139.5, 35.5);
    await town("豊洲二丁目", 139.7, 35.7);
    await town("豊洲新田", 10, 10);
    await loaded([aCondoRow()]);

    const [sale] = await sales();
    expect(sale?.lon).toBeCloseTo(139.6, 9);
    expect(sale?.lat).toBeCloseTo(35.6, 9);
  });

  test("is the mean of towns that begin alike when nothing is nearer, and open without those", async () => {
    await town("豊洲新田", 139.4, 35.4);
    await loaded([aCondoRow(), aCondoRow({ 地区名: "東雲" })]);

    expect((await sales()).map(({ town: name, lon }) => [name, lon]).toSorted()).toEqual([
      ["東雲", null],
      ["豊洲", 139.4],
    ]);
  });
});

describe("the sample market", () => {
  beforeEach(async () => {
    await sql`insert into data_load (source, layout, file_name, file_sha256, attribution, licence, rows_read, rows_added, rows_changed,
      rows_unchanged, rows_rejected, loaded_at) values ('sample', '', '', '', '', '', 0, 0, 0, 0, 0, now())`.execute(db);
    await sql`insert into apartment (key, name, name_kana, prefecture, city_code, city_name, town, address, lon, lat, morton, built_year,
      is_sample, load_id) select 'a', 'a', 'a', '東京都', '13108', '江東区', '豊洲', '豊洲', 139, 35, 0, 2000, true, id from data_load`.execute(
      db,
    );
    await sql`insert into sale (natural_key, kind, price_category, prefecture, city_code, city_name, town, year, quarter, price, area_m2,
      apartment_key, is_sample, load_id)
      select gen_random_uuid(), 'condo', 'contract', '東京都', '13108', '江東区', '豊洲', 2024, 1, 1, 1, 'a', true, id from data_load`.execute(
      db,
    );
    const { rows } = await sql<{ id: number }>`select max(id) as id from data_load`.execute(db);
    await insertRows(db, "listing", rows[0]?.id ?? 0, [aListingRow({ apartment_key: "a" })]);
  });

  test("gives way to the first real file, which is said before", async () => {
    const lines: string[] = [];
    await load(await aFile(csv([aCondoRow()])), (line) => lines.push(line));

    expect(lines).toEqual([
      "サンプルデータ(取引 1件、売出 1件、賃料 0件、マンション 1棟、周辺のデータ 0種類)をすべて消し、実際のデータだけにします。",
    ]);
    expect(await sales()).toMatchObject([{ is_sample: false }]);
    expect([await count("apartment"), await count("listing")]).toEqual([0, 0]);

    await load(await aFile(csv([aCondoRow()])), (line) => lines.push(line));
    expect(lines).toHaveLength(1);
  });

  test("stays when the file is refused on its last row", async () => {
    const rows = Array.from({ length: 3000 }, (_, i) => aCondoRow({ "取引価格（総額）": String(10_000_000 + i) }));

    expect(await load(await aFile(`${csv(rows)}"open quote`))).toMatchObject({ ok: false, reason: "malformed" });
    expect(await sales()).toMatchObject([{ is_sample: true }]);
    expect([await count("apartment"), await count("listing"), await count("data_load")]).toEqual([1, 1, 1]);
  });
});

describe("a file that is none of ours", () => {
  const refused: readonly (readonly [string, () => Promise<string>, string])[] = [
    ["a picture", () => aFile(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])), "binary"],
    ["an empty file", () => aFile(""), "empty"],
    ["another table", () => aFile("year,price\n2024,1\n"), "unknown-layout"],
    ["a header alone", () => aFile(`${Object.keys(aCondoRow()).join(",")}\n`), "no-usable-row"],
    ["a table with only bad rows", () => aFile(csv([aCondoRow({ 種類: "船" })])), "no-usable-row"],
    ["no file", async () => "/nowhere/file.csv", "missing"],
  ];

  test.each(refused)("(%s) is refused in one line and nothing is stored", async (_, path, reason) => {
    const outcome = await load(await path());

    expect(outcome).toMatchObject({ ok: false, reason });
    expect(outcome.ok ? "" : outcome.line).toMatch(
      /^file\.csv は取り込めません。必要なもの: 不動産情報ライブラリ.*。見つかったもの: .+。何も保存していません。$/,
    );
    expect([await count("sale"), await count("data_load")]).toEqual([0, 0]);
  });

  test("a gzip cut off in the middle leaves neither rows nor a report", async () => {
    const rows = Array.from({ length: 3000 }, (_, i) => aCondoRow({ "取引価格（総額）": i % 2 === 0 ? "?" : String(7919 * (i + 1)) }));
    const packed = await readFile(await aFile(csv(rows), { gzip: true }));
    const path = await aFile(packed.subarray(0, packed.length - 2000));

    expect(await load(path)).toMatchObject({ ok: false, reason: "broken-gzip" });
    expect([await count("sale"), await count("data_load")]).toEqual([0, 0]);
    await expect(access(`${path}.rejected.csv`)).rejects.toThrow("ENOENT");
  });
});
