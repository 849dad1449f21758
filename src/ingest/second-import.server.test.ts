import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, anApartmentRow, insertRows } from "#test/support/market.ts";
import { type FileOfSource, NOT_TEXT, SOURCE_FILES } from "#test/support/source-files.ts";
import { aFile, type Packing } from "#test/support/transaction-files.ts";
import { SOURCES, sourceNamed } from "./sources.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertRows(db, "apartment", await aLoad(db, "proposals"), [anApartmentRow({ key: "tower", is_sample: false })]);
});

async function load(source: string, text: string, packing: Packing) {
  const path = await aFile(text, packing);
  const clock = movableClock(new Date("2026-11-21T00:00:00Z"));
  const outcome = await sourceNamed(source)?.load({ db, clock, path, reportPath: `${path}.rejected.csv` });
  if (!outcome) throw new Error(`no source is named ${source}`);
  return outcome;
}
async function counts(source: string, { text, name }: FileOfSource, packing: Packing = {}) {
  const outcome = await load(source, text, { ...packing, name });
  if (!outcome.ok) throw new Error(outcome.line);
  const { added, changed, unchanged, rejected } = outcome.value;
  return { added, changed, unchanged, rejected };
}

test("every source that can be named has a file here", () => {
  expect(Object.keys(SOURCE_FILES).concat(NOT_TEXT).toSorted()).toEqual(SOURCES.map(({ name }) => name).toSorted());
});

describe.each(Object.entries(SOURCE_FILES))("a file of %s", (source, file) => {
  test("adds its rows once: the same file again changes nothing, whatever its encoding and packing", async () => {
    const again = { added: 0, changed: 0, unchanged: file.added, rejected: 0 };

    expect(await counts(source, file)).toEqual({ ...again, added: file.added, unchanged: 0 });
    expect(await counts(source, file)).toEqual(again);
    expect(await counts(source, file, { encoding: "cp932", gzip: true })).toEqual(again);
  });

  test("is in the ledger with its credit, its licence and what it is of", async () => {
    const { rows } = await sql<{ attribution: string; licence: string; as_of: string | null; n: number }>`
      select distinct attribution, licence, as_of, count(*) over () as n from data_load where source = ${source}`.execute(db);

    expect(rows).toMatchObject([{ as_of: file.asOf }]);
    expect(rows[0]?.attribution).toMatch(/\S{4}/);
    expect(rows[0]?.licence).toMatch(/\S{3}/);
  });

  test.each([
    ["a table of something else", "a,b\n1,2\n", /^(unknown-layout|malformed)$/],
    ["nothing", "", /^empty$/],
    ["a picture", "\u0089PNG\r\n", /^binary$/],
  ])("is not %s: that is refused, and no line of it is kept", async (_, text, reason) => {
    const lines = async () => (await sql`select id from data_load where source = ${source}`.execute(db)).rows.length;
    const before = await lines();
    const bytes = Buffer.from(text, "latin1");
    const path = await aFile(bytes, { name: file.name });
    const job = { db, clock: movableClock(new Date(0)), path, reportPath: `${path}.rejected.csv` };

    const refused = await sourceNamed(source)?.load(job);

    const line = expect.stringMatching(new RegExp(`^${file.name} は取り込めません。必要なもの: .{8,}何も保存していません。$`));
    expect(refused).toEqual({ ok: false, reason: expect.stringMatching(reason), line });
    expect(await lines()).toBe(before);
  });
});
