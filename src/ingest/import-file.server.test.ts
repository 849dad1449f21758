import { access, readFile, writeFile } from "node:fs/promises";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import { requireCount, requireText } from "#ingest/frame/row-fields.ts";
import type { Loader, Source } from "#ingest/frame/source.ts";
import { type AreaFactRow, areaFactLoader } from "#ingest/layers/fact-loaders.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aSaleRow, insertRows } from "#test/support/market.ts";
import { aFile, type Packing } from "#test/support/transaction-files.ts";
import { type ImportJob, importFile } from "./import-file.server.ts";

const NOW = new Date("2026-11-21T00:00:00Z");
const REASONS = { "count-invalid": "件数が0以上の整数ではありません", "period-missing": "時期がありません" };

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(() => sql`truncate area_fact, data_load cascade`.execute(db));

/** Counts by period, of nothing in particular. `begin` may wrap the loader. */
function counts(changes: Partial<Source<AreaFactRow>> = {}): Source<AreaFactRow> {
  return {
    name: "counts",
    usage: "件数",
    expected: "件数の CSV(period, count)",
    attribution: "見本の統計",
    licence: "CC BY 4.0",
    rejections: REASONS,
    open: (bytes) =>
      openCells(bytes, {
        tables: [{ name: "counts-1", columns: { period: "period", count: "count" } }],
        rowOf: () => (cell) => ({
          areaCode: "13",
          period: requireText(cell("period"), "period-missing"),
          data: { total: requireCount(cell("count"), "count-invalid") },
        }),
      }),
    begin: (tx) => areaFactLoader(tx, "counts"),
    ...changes,
  };
}

async function load(
  source: Source<AreaFactRow>,
  text: string | Uint8Array,
  { job = {}, ...packing }: Packing & { job?: Partial<ImportJob> } = {},
) {
  const path = await aFile(text, packing);
  const reportPath = `${path}.rejected.csv`;
  const outcome = await importFile(source, { db, clock: movableClock(NOW), path, reportPath, ...job });
  return { outcome, reportPath };
}
const rowsOf = (n: number, from = 0) => `period,count\n${Array.from({ length: n }, (_, i) => `p${from + i},${i}\n`).join("")}`;
const kept = async () => {
  const { rows } = await sql<{ facts: number; loads: number }>`
    select (select count(*) from area_fact) as facts, (select count(*) from data_load) as loads`.execute(db);
  return rows[0];
};

describe("a file that is read", () => {
  test("has a line in the ledger with its counts, the hash of its bytes and when it was read", async () => {
    const { outcome } = await load(counts(), "period,count\n2020,5\n2021,x\n2022,7\n,1\n", { name: "件数.csv" });

    expect(outcome).toMatchObject({
      ok: true,
      value: { read: 4, rejected: 2, added: 2, byReason: { "count-invalid": 1, "period-missing": 1 } },
    });
    const { rows } = await sql`select * from data_load`.execute(db);
    expect(rows).toMatchObject([
      {
        ...{ source: "counts", layout: "counts-1", file_name: "件数.csv", attribution: "見本の統計", licence: "CC BY 4.0", as_of: null },
        ...{ rows_read: 4, rows_added: 2, rows_rejected: 2, rejected_by_reason: { "count-invalid": 1, "period-missing": 1 } },
        ...{ file_sha256: expect.stringMatching(/^[0-9a-f]{64}$/), loaded_at: NOW },
      },
    ]);
  });

  test("has a report of the rows that were left out, and none where all were used", async () => {
    const some = await load(counts(), "period,count\n2020,5\n2021,x\n");
    const all = await load(counts(), "period,count\n2020,5\n");

    expect(some.outcome).toMatchObject({ value: { reportPath: some.reportPath } });
    expect(await readFile(some.reportPath, "utf8")).toContain('3,count-invalid,件数が0以上の整数ではありません,x,"2021,x"');
    expect(all.outcome).toMatchObject({ value: { reportPath: null } });
    await expect(access(all.reportPath)).rejects.toThrow("ENOENT");
  });

  test.each([
    ["what the user says", { asOf: () => "名前" }, { asOf: "2023年" }, "2023年"],
    ["what the name of the file says", { asOf: (name: string) => `${name}から` }, {}, "file.csvから"],
    ["nothing", {}, {}, null],
  ])("is of %s", async (_, source, job, asOf) => {
    expect((await load(counts(source), rowsOf(1), { job })).outcome).toMatchObject({ value: { asOf } });
  });

  test("is of what it says itself rather than its name, unless the user knows better, and is credited as its layout is", async () => {
    const own = counts();
    const credit = { attribution: "別の発行者", licence: "別の規約" };
    const open: typeof own.open = async (...file) => ({ ...(await own.open(...file)), asOf: "2021", credit });

    const source = counts({ open, asOf: () => "2019" });
    expect((await load(source, rowsOf(1))).outcome).toMatchObject({ value: { asOf: "2021", ...credit } });
    expect((await load(source, rowsOf(1), { job: { asOf: "2018" } })).outcome).toMatchObject({ value: { asOf: "2018" } });
  });

  test("is staged two thousand rows at a time, and its progress is heard up to its last byte", async () => {
    const batches: number[] = [];
    const progress: [number, number][] = [];
    const begin = async (tx: Tx): Promise<Loader<AreaFactRow>> => {
      const loader = await areaFactLoader(tx, "counts");
      return {
        ...loader,
        stage: (rows) => {
          batches.push(rows.length);
          return loader.stage(rows);
        },
      };
    };
    const text = rowsOf(4_001);

    const { outcome } = await load(counts({ begin }), text, { job: { onProgress: (...read) => void progress.push(read) } });

    expect(outcome).toMatchObject({ value: { added: 4_001 } });
    expect(batches).toEqual([2_000, 2_000, 1]);
    expect(progress.at(-1)).toEqual([text.length, text.length]);
  });

  test("says what it is about to take away before anything is staged", async () => {
    await insertRows(db, "sale", await aLoad(db, "sample"), [aSaleRow({ is_sample: true })]);
    const heard: string[] = [];
    const begin = async (tx: Tx): Promise<Loader<AreaFactRow>> => {
      const loader = await areaFactLoader(tx, "counts");
      return {
        ...loader,
        stage: (rows) => {
          heard.push("staged");
          return loader.stage(rows);
        },
      };
    };
    await load(counts({ begin }), rowsOf(1), { job: { onWarning: (line) => void heard.push(line) } });

    const line = "サンプルデータ(取引 1件、売出 0件、賃料 0件、マンション 0棟、周辺のデータ 0種類)をすべて消し、実際のデータだけにします。";
    expect(heard).toEqual([line, "staged"]);
  });
});

describe("a file that is refused leaves nothing behind", () => {
  test.each([
    ["of another kind", "a,b\n1,2\n", "unknown-layout", "2列の表(a, b)"],
    ["without a line", "", "empty", "空のファイル"],
    ["that breaks off in a quote", `${rowsOf(2_500)}p,"1`, "malformed", "2,502件目の行から CSV として読めない内容"],
    ["of which no row can be used", "period,count\n2020,x\n", "no-usable-row", "使える行のないファイル(1行すべてを除外)"],
  ])("%s", async (_, text, reason, found) => {
    const { outcome } = await load(counts(), text);

    const line = `file.csv は取り込めません。必要なもの: 件数の CSV(period, count)。見つかったもの: ${found}。何も保存していません。`;
    expect(outcome).toEqual({ ok: false, reason, line });
    expect(await kept()).toEqual({ facts: 0, loads: 0 });
  });

  test("that is not there", async () => {
    const job = { db, clock: movableClock(NOW), path: "/nowhere/x.csv", reportPath: "/nowhere/report.csv" };

    expect(await importFile(counts(), job)).toMatchObject({ ok: false, reason: "missing" });
  });

  test("with all rows left out keeps their report, so that they can be put right", async () => {
    const { reportPath } = await load(counts(), "period,count\n2020,x\n");
    expect(await readFile(reportPath, "utf8")).toContain("count-invalid");
  });

  test("half-way takes its report with it", async () => {
    const bad = Array.from({ length: 1_500 }, () => "p,x\n").join("");
    const { reportPath } = await load(counts(), `period,count\np,1\n${bad}p,"1`);

    await expect(access(reportPath)).rejects.toThrow("ENOENT");
  });
});

test.each([
  ["staging", { stage: () => Promise.reject(new Error("the database is full")) }],
  ["merging", { merge: () => Promise.reject(new Error("the database is full")) }],
])("an error while %s is thrown, and nothing is kept", async (_, broken) => {
  const begin = async (tx: Tx): Promise<Loader<AreaFactRow>> => ({ ...(await areaFactLoader(tx, "counts")), ...broken });

  await expect(load(counts({ begin }), rowsOf(2_001))).rejects.toThrow("the database is full");
  expect(await kept()).toEqual({ facts: 0, loads: 0 });
});

test("files that are imported at the same time go one after the other, and both are kept", async () => {
  const both = await Promise.all([load(counts(), rowsOf(300)), load(counts(), rowsOf(300, 150))]);

  expect(both.map(({ outcome }) => outcome.ok)).toEqual([true, true]);
  expect(await kept()).toEqual({ facts: 450, loads: 2 });
});

test("a file that changed since it was read is another file", async () => {
  const hashOf = async () => (await sql<{ file_sha256: string }>`select distinct file_sha256 from data_load`.execute(db)).rows;
  const path = await aFile(rowsOf(1));
  const job = { db, clock: movableClock(NOW), path, reportPath: `${path}.rejected.csv` };
  for (const text of [rowsOf(1), rowsOf(1), rowsOf(2)]) {
    await writeFile(path, text);
    await importFile(counts(), job);
  }

  expect(await hashOf()).toHaveLength(2);
});
