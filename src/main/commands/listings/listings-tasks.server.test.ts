import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import { aCompany, feedHouse } from "#test/support/feed-market.ts";
import { feedCells, feedCsv } from "#test/support/feed-rows.ts";
import { changeState, confirmRun, importFile, listRuns, showRun, turn } from "./listings-tasks.server.ts";
import { judge, listPairs, listSales, splitPair } from "./pair-tasks.server.ts";

const { db } = await testDatabase();
const house = await feedHouse(db);
const folder = await mkdtemp(path.join(tmpdir(), "machinone-listings-"));
afterAll(() => rm(folder, { recursive: true }));
const printed: string[] = [];
const operator = { ...house.deps, print: (line: string) => void printed.push(line) };
const file = async (count: number) => {
  const name = path.join(folder, "bukken.csv");
  await writeFile(name, feedCsv(Array.from({ length: count }, (_, i) => feedCells({ reference: `A-${i + 1}` }))));
  return name;
};
const asked = { kind: "import", companyId: "c-1", isFull: true, isDry: false, confirmShrink: false } as const;

test("a file is taken in, looked at, confirmed, and its homes change their state", async () => {
  expect(await importFile(operator, { ...asked, file: await file(6) })).toBeNull();
  expect(printed.at(-1)).toContain("6件: 新規 6");
  expect(await importFile(operator, { ...asked, file: await file(1) })).toBeNull();
  const { rows } = await sql<{ id: number }>`select max(id) as id from feed_run`.execute(db);
  const run = { companyId: "c-1", id: rows[0]?.id ?? 0 };
  expect(await confirmRun(operator, { kind: "confirm", ...run })).toBeNull();
  expect(printed.at(-1)).toContain("掲載を終えました(5件)");
  expect(await confirmRun(operator, { kind: "confirm", ...run })).toBe("確認待ちではありません");
  await listRuns(operator, { kind: "runs", companyId: "c-1" });
  expect(printed.at(-1)).toContain("全件  bukken.csv  反映しました");

  const id = String((await house.listings()).get("A-1")?.id);
  const change = { kind: "state", listingId: id, reason: null } as const;
  expect(await changeState(operator, { ...change, event: "apply" })).toBeNull();
  expect(await changeState(operator, { ...change, event: "expire" })).toBe("いまの状態(applied)では、その操作はできません");
  expect(await changeState(operator, { ...change, listingId: "x", event: "sell" })).toBe("その番号の物件はありません");
  await turn(operator);
  expect(printed.at(-1)).toBe("期限切れ 0件、保管 0件");
});

test("two advertisements of one home with prices far apart are listed, and told apart", async () => {
  await aCompany(db, "c-2");
  await house.hand([feedCells({ reference: "B-1", floor: "2", price: "99000000" })], { companyId: "c-2", isFull: false });
  await house.hand([feedCells({ reference: "B-2", floor: "2" })], { isFull: false });
  const listings = await house.listings();
  const listingIds = [String(listings.get("B-1")?.id), String(listings.get("B-2")?.id)] as const;
  await listPairs(operator);
  expect(printed.at(-1)).toMatch(/^同じ住戸としたが価格が違う .*B-[12].*B-[12]/);

  expect(await splitPair(operator, { kind: "split", listingIds })).toBeNull();
  expect(printed.at(-1)).toBe("別の住戸にしました");
  await listPairs(operator);
  expect(printed.at(-1)).toBe("疑わしい組はありません");
  expect(await splitPair(operator, { kind: "split", listingIds: [listingIds[0], "x"] })).toBe("その番号の物件はありません");
});

test("a sale that only one company tells is listed, and judged", async () => {
  await house.hand([feedCells({ reference: "C-1", floor: "3" })], { isFull: false });
  await house.hand([feedCells({ reference: "C-2", floor: "3", state: "成約" })], { companyId: "c-2", isFull: false });
  await listSales(operator);
  expect(printed.at(-1)).toMatch(/\(c-2 C-2\).* 掲載中のほかの広告 1件$/);
  const listings = await house.listings();
  const sale = (reference: string) => judge(operator, { kind: "sale", listingId: String(listings.get(reference)?.id), counts: true });

  expect([await sale("C-2"), printed.at(-1)]).toEqual([null, "ほかの会社の広告も、成約済みにしました"]);
  await listSales(operator);
  expect(printed.at(-1)).toBe("確かめる成約はありません");
  expect(await sale("C-1")).toBe("成約していない物件です");
});

test("what cannot be done is said in one line", async () => {
  expect(await importFile(operator, { ...asked, file: path.join(folder, "none.csv") })).toContain("はありません");
  expect(await importFile(operator, { ...asked, companyId: "nobody", file: await file(1) })).toContain("この番号の会社はありません");
  expect(await showRun(operator, { kind: "run", companyId: "c-1", id: 999 })).toBe("その番号の取り込みはありません");
});
