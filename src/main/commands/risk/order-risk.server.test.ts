import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { sendMailedLetter, sendProposal } from "#domain/letters/index.server.ts";
import { sendCorrection } from "#domain/risk/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { orderRisk } from "./order-risk.server.ts";
import { riskCommand } from "./risk-command.ts";

const clock = movableClock(new Date("2026-11-24T03:00:00Z"));
const storage = memoryStorage();
const printed: string[] = [];
const print = (line: string) => void printed.push(line);
const files = [{ name: "図面.pdf", bytes: new TextEncoder().encode("%PDF-1.7") }];

let db: Db;
beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { apartments: [anApartment()] });
});

const acts = async () => {
  const { rows } = await sql<{ act: string }>`select concat_ws(' ', action, queue, item_id) as act from desk_audit order by seq`.execute(
    db,
  );
  return rows.map(({ act }) => act);
};
const order = (words: readonly string[], readInput = async () => "") =>
  orderRisk({ db, clock, storage, print, readInput }, riskCommand(words));

it("has read what is typed before its transaction begins", async () => {
  const question = { subjectKey: anApartment().key, email: "q@example.jp", fields: { message: "見学できますか" } };
  const { id = "" } = (await sendMailedLetter({ db, clock, randomBytes, storage }, "question", question)) ?? {};
  let open: unknown = null;
  const readInput = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(db);
    open = rows[0]?.n;
    return "平日の10時から見学できます。";
  };
  expect(await order(["letters", id, "answer", "--text", "-"], readInput)).toBeNull();
  expect(open).toBe(0);
  const { rows } = await sql`select answer from letter where id = ${id}`.execute(db);
  expect(rows).toEqual([{ answer: "平日の10時から見学できます。" }]);
});

it("keeps of which queue the files were that it showed, and nothing where there were none", async () => {
  const correction = { field: "units", proposed: "121戸です", evidence: "", email: "a@example.jp", files } as const;
  const { id = "" } = (await sendCorrection({ db, clock, randomBytes, storage }, anApartment().key, correction)) ?? {};
  const proposal = await sendProposal(
    { db, clock, randomBytes, storage },
    { apartmentName: "豊洲荘", address: "江東区豊洲5丁目8-3", relation: "resident", known: "", evidence: "", email: "a@example.jp", files },
  );
  const before = await acts();
  expect(await order(["corrections", id, "show"])).toBeNull();
  expect(await order(["proposals", proposal.id, "show"])).toBeNull();
  expect(await order(["proposals", id, "show"])).toBe("その番号に添付の資料はありません");
  expect(await acts()).toEqual([...before, `view-file corrections ${id}`, `view-file proposals ${proposal.id}`]);
});
