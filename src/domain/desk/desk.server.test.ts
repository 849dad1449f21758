import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendMailedLetter, writeNote } from "#domain/letters/index.server.ts";
import { sendCorrection } from "#domain/risk/index.server.ts";
import { days, minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import type { ItemId } from "./core/types.ts";
import {
  approvalsWaiting,
  askDisclosure,
  auditPage,
  checkAudit,
  claimItem,
  type DeskDeps,
  decideApproval,
  decideItem,
  deskCounts,
  exportAudit,
  exportQueue,
  findByNumber,
  openFile,
  openItem,
  queuePage,
  releaseItem,
} from "./index.server.ts";

const KEY = "toyosu-residence";
const START = new Date("2026-11-24T03:00:00Z");
const clock = movableClock(START);
const A = { sub: "00000000-0000-4000-8000-00000000000a" };
const B = { sub: "00000000-0000-4000-8000-00000000000b" };
const pdf = { name: "総会の記録.pdf", bytes: new TextEncoder().encode("%PDF-1.7 x") };

let db: Db;
let deps: DeskDeps;
beforeAll(async () => {
  db = (await testDatabase()).db;
  deps = { db, clock, randomBytes, storage: memoryStorage(), onHomesChanged: async () => undefined };
  await insertMarket(db, { apartments: [anApartment()] });
});
beforeEach(async () => {
  clock.moveTo(START);
  for (const table of [
    "desk_claim",
    "desk_approval",
    "risk_correction_log",
    "risk_correction",
    "letter_file",
    "letter",
    "outbox",
    "town_note",
  ])
    await sql`delete from ${sql.table(table)}`.execute(db);
});

async function aCorrection(proposed = "総戸数は121戸です", isWithFile = false): Promise<ItemId> {
  const sent = await sendCorrection(deps, KEY, {
    ...{ field: "units", proposed, evidence: "総会の記録", email: "okuri@example.jp" },
    ...(isWithFile ? { files: [pdf] } : {}),
  });
  return { queue: "corrections", id: sent?.id ?? "" };
}
const open = async (of: ItemId, by = A) => {
  const item = await openItem(deps, by, of);
  if (!item) throw new Error(`no item ${of.id}`);
  return item;
};
const decide = async (of: ItemId, action: string, fields: Record<string, string> = {}, by = A) =>
  decideItem(deps, by, { ...of, action, fields, seen: (await open(of, by)).seen });
const acts = async (of: ItemId) =>
  (await auditPage(db, { queue: of.queue, itemId: of.id, page: 1 })).items.map((row) => `${row.operator.at(-1)} ${row.action}`);
const NOTE = { note: "管理会社の資料で確かめました" };

describe("the queues", () => {
  it("tell how much waits and what is late, without a word of who wrote", async () => {
    const { id } = await aCorrection("見本花子です。121戸です");
    clock.moveTo(new Date(START.getTime() + days(20)));
    await aCorrection("122戸です");
    const counts = await deskCounts(deps);

    expect(counts.find(({ key }) => key === "corrections")).toEqual({ key: "corrections", title: "訂正の依頼", waiting: 2, late: 1 });
    const page = await queuePage(deps, "corrections", 1);
    expect(page.items.map((item) => [item.id === id, item.isLate, item.state])).toEqual([
      [true, true, "受付"],
      [false, false, "受付"],
    ]);
    expect(JSON.stringify(page)).not.toMatch(/見本花子|okuri|121戸/);
  });

  it("come in pages of twenty, the first due first", async () => {
    for (let n = 0; n < 21; n += 1) {
      clock.advance(minutes(1));
      await aCorrection(`総戸数は${n}戸です`);
    }
    expect((await queuePage(deps, "corrections", 1)).items).toHaveLength(20);
    expect((await queuePage(deps, "corrections", 2)).items).toHaveLength(1);
    expect((await queuePage(deps, "corrections", 3)).items).toEqual([]);
  });

  it("are found by a number, however it is written", async () => {
    const { id } = await aCorrection();
    const wide = [...id.replaceAll("-", "").toLowerCase()]
      .map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
      .join("");
    expect(await findByNumber(deps, wide)).toMatchObject([{ id, queue: "corrections", queueTitle: "訂正の依頼" }]);
    expect(await findByNumber(deps, "AAAA-BBBB-CCCC")).toEqual([]);
  });

  it("are taken as files that no spreadsheet runs, which is kept", async () => {
    const { id } = await aCorrection();
    const csv = await exportQueue(deps, A, "corrections");
    expect(csv).toContain(`${id},豊洲レジデンス：総戸数,受付,2026-11-24,2026-12-01,`);
    expect((await auditPage(db, { queue: "corrections", itemId: null, page: 1 })).items[0]).toMatchObject({
      action: "export",
      operator: A.sub,
    });
  });
});

describe("taking an item", () => {
  it("gives it to one of many who ask at once", async () => {
    const of = await aCorrection();
    const askers = Array.from({ length: 8 }, (_, n) => ({ sub: `00000000-0000-4000-8000-00000000001${n}` }));
    const won = await Promise.all(askers.map((by) => claimItem(deps, by, of)));

    expect(won.filter(({ ok }) => ok)).toHaveLength(1);
    expect(won.filter((one) => !one.ok && one.reason === "taken")).toHaveLength(7);
    const holder = askers[won.findIndex(({ ok }) => ok)];
    expect((await open(of)).claim?.operator).toBe(holder?.sub);
    expect((await acts(of)).filter((act) => act.endsWith(" claim"))).toHaveLength(1);
  });

  it("lasts half an hour, can be made longer by who has it, and is then anybody's", async () => {
    const of = await aCorrection();
    await claimItem(deps, A, of);
    clock.advance(minutes(20));
    expect((await claimItem(deps, B, of)).ok).toBe(false);
    expect((await claimItem(deps, A, of)).ok).toBe(true);
    clock.advance(minutes(29));
    expect((await claimItem(deps, B, of)).ok).toBe(false);
    clock.advance(minutes(1));
    expect((await claimItem(deps, B, of)).ok).toBe(true);
    expect(await decide(of, "start")).toEqual({ ok: false, reason: { is: "taken" } });
  });

  it("ends when it is let go, by who has it", async () => {
    const of = await aCorrection();
    await claimItem(deps, A, of);
    expect((await releaseItem(deps, B, of)).ok).toBe(false);
    expect((await releaseItem(deps, A, of)).ok).toBe(true);
    expect((await claimItem(deps, B, of)).ok).toBe(true);
  });

  it("is of what is there", async () => {
    expect(await claimItem(deps, A, { queue: "corrections", id: "AAAA-BBBB-CCCC" })).toEqual({ ok: false, reason: "unknown" });
  });
});

describe("a decision", () => {
  it("is taken by who has the item, and kept with who it was", async () => {
    const of = await aCorrection();
    expect(await decide(of, "start")).toEqual({ ok: false, reason: { is: "unclaimed" } });
    await claimItem(deps, A, of);
    expect(await decide(of, "start")).toMatchObject({ ok: true, value: { isOver: false } });
    expect(await decide(of, "accept", { ...NOTE, units: "121" })).toMatchObject({ ok: true, value: { isOver: true } });

    expect(await openItem(deps, A, of)).toBeNull();
    expect((await acts(of)).filter((act) => !act.endsWith("view"))).toEqual(["a accept", "a start", "a claim"]);
    expect((await auditPage(db, { queue: null, itemId: of.id, page: 1 })).items[0]?.reason).toBe(NOTE.note);
    const { rows } = await sql`select value from building_fact where apartment_key = ${KEY} and field = 'units'`.execute(db);
    expect(rows).toEqual([{ value: 121 }]);
    expect((await sql`select 1 from desk_claim`.execute(db)).rows).toEqual([]);
    const mails = await sql<{ kind: string }>`select kind from outbox order by id`.execute(db);
    expect(mails.rows.map(({ kind }) => kind)).toEqual(["correction-received", "correction-decided"]);
  });

  it("is of what the operator saw", async () => {
    const of = await aCorrection();
    await claimItem(deps, A, of);
    const { seen } = await open(of);
    await decide(of, "start");
    expect(await decideItem(deps, A, { ...of, action: "start", fields: {}, seen })).toEqual({ ok: false, reason: { is: "changed" } });
  });

  it("that is not possible now, or lacks something, changes nothing and leaves no row", async () => {
    const of = await aCorrection();
    await claimItem(deps, A, of);
    expect(await decide(of, "accept", NOTE)).toEqual({ ok: false, reason: { is: "not-now", state: "受付" } });
    await decide(of, "start");
    expect(await decide(of, "reject", { note: " " })).toMatchObject({ ok: false, reason: { is: "invalid", faults: [{ field: "note" }] } });
    expect(await decide(of, "accept", { ...NOTE, units: "1" })).toMatchObject({ ok: false, reason: { faults: [{ field: "units" }] } });
    expect((await open(of)).state).toBe("確認中");
    expect(await acts(of)).not.toContain("a accept");
  });

  it("of two at once is taken once", async () => {
    const of = await aCorrection();
    await claimItem(deps, A, of);
    await decide(of, "start");
    const { seen } = await open(of);
    const both = await Promise.all([1, 2, 3].map(() => decideItem(deps, A, { ...of, action: "reject", fields: NOTE, seen })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await acts(of)).filter((act) => act === "a reject")).toHaveLength(1);
  });

  it("of a note can be taken back", async () => {
    const note = await writeNote(deps, KEY, { stance: "resident", body: "駅までの道が明るいです。" });
    const of: ItemId = { queue: "notes", id: note?.id ?? "" };
    await claimItem(deps, A, of);
    expect(await decide(of, "show")).toMatchObject({ ok: true, value: { undo: "reopen", isOver: false } });
    expect((await deskCounts(deps)).find(({ key }) => key === "notes")?.waiting).toBe(0);
    expect(await decide(of, "reopen")).toMatchObject({ ok: true, value: { undo: null, isOver: true } });
    expect((await deskCounts(deps)).find(({ key }) => key === "notes")?.waiting).toBe(1);
  });

  it("of a letter is its answer, and the words of it are in no row of the trail", async () => {
    const sent = await sendMailedLetter(deps, "data-request", {
      ...{ subjectKey: null, email: "hanako@example.jp" },
      fields: { request: "disclosure", message: "私のデータを教えてください", name: "見本 花子", accountEmail: "" },
    });
    const of: ItemId = { queue: "letters", id: sent?.id ?? "" };
    const item = await open(of);
    expect(item.title).toBe("開示等の請求：開示");
    expect(JSON.stringify(item)).not.toMatch(/見本 花子|hanako/);
    await claimItem(deps, A, of);
    expect(await decide(of, "answer", { answer: "花子さま 3件あります" })).toMatchObject({ ok: true, value: { isOver: true } });
    expect(JSON.stringify((await auditPage(db, { queue: null, itemId: of.id, page: 1 })).items)).not.toContain("花子");
  });
});

describe("a contact", () => {
  it("is seen by who asked once another operator agreed, for half an hour, and each look is kept", async () => {
    const of = await aCorrection();
    await claimItem(deps, A, of);
    const { seen, contact, hasContact } = await open(of);
    expect([contact, hasContact]).toEqual([null, true]);
    const asked = await askDisclosure(deps, A, { ...of, seen, reason: "折り返しの確認" });
    expect(asked.ok).toBe(true);
    expect(await askDisclosure(deps, A, { ...of, seen, reason: "もう一度" })).toEqual({ ok: false, reason: { is: "asked" } });
    const [approval] = await approvalsWaiting(deps);
    const id = approval?.id ?? "";

    expect(await decideApproval(deps, A, { id, event: "grant" })).toEqual({ ok: false, reason: { is: "own" } });
    expect((await open(of)).contact).toBeNull();
    expect((await decideApproval(deps, B, { id, event: "grant" })).ok).toBe(true);
    expect((await open(of)).contact).toEqual([{ label: "メールアドレス", value: "okuri@example.jp" }]);
    expect((await open(of, B)).contact).toBeNull();
    clock.advance(minutes(30));
    expect((await open(of)).contact).toBeNull();
    expect(await acts(of)).toEqual(expect.arrayContaining(["a ask-disclose", "b grant-disclose", "a view-contact"]));
    expect(await decideApproval(deps, B, { id, event: "grant" })).toEqual({ ok: false, reason: { is: "not-now", state: "granted" } });
  });

  it("stays closed where the other one does not agree, or nobody answers for a day", async () => {
    const of = await aCorrection();
    await claimItem(deps, A, of);
    const ask = async () => askDisclosure(deps, A, { ...of, seen: (await open(of)).seen, reason: "確認" });
    await ask();
    const [first] = await approvalsWaiting(deps);
    await decideApproval(deps, B, { id: first?.id ?? "", event: "refuse" });
    expect((await open(of)).contact).toBeNull();
    await ask();
    const [second] = await approvalsWaiting(deps);
    clock.advance(days(1));
    expect(await decideApproval(deps, B, { id: second?.id ?? "", event: "grant" })).toEqual({ ok: false, reason: { is: "lapsed" } });
    expect(await approvalsWaiting(deps)).toEqual([]);
    await claimItem(deps, A, of);
    expect((await ask()).ok).toBe(true);
  });

  it("needs the item", async () => {
    const of = await aCorrection();
    const asked = await askDisclosure(deps, A, { ...of, seen: (await open(of)).seen, reason: "確認" });
    expect(asked).toEqual({ ok: false, reason: { is: "unclaimed" } });
  });
});

describe("a file", () => {
  it("is read, which is kept", async () => {
    const of = await aCorrection("121戸", true);
    const [file] = (await open(of)).files;
    const found = await openFile(deps, A, { ...of, fileId: file?.id ?? "" });
    expect([found?.name, found?.content]).toEqual(["総会の記録.pdf", pdf.bytes]);
    expect(await acts(of)).toContain("a view-file");
  });

  it("of another item is not there", async () => {
    const [file] = (await open(await aCorrection("121戸", true))).files;
    const other = await aCorrection("122戸");
    expect(await openFile(deps, A, { ...other, fileId: file?.id ?? "" })).toBeNull();
  });
});

describe("the audit trail", () => {
  it.each([
    ["changed", () => sql`update desk_audit set reason = 'x'`.execute(db)],
    ["deleted", () => sql`delete from desk_audit where seq = 1`.execute(db)],
    ["emptied", () => sql`truncate desk_audit`.execute(db)],
  ])("cannot be %s", async (_, tamper) => {
    await open(await aCorrection());
    await expect(tamper()).rejects.toThrow("desk_audit only grows");
  });

  it("is one chain, however many write at once", async () => {
    const items = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => aCorrection(`${n}戸です`)));
    await Promise.all(items.map((of) => claimItem(deps, A, of)));
    const { brokenAt, end } = await checkAudit(db);
    const { rows } = await sql<{ n: number; last: number }>`select count(*)::int as n, max(seq) as last from desk_audit`.execute(db);
    expect([brokenAt, end?.seq]).toEqual([null, rows[0]?.n]);
    expect(rows[0]?.last).toBe(rows[0]?.n);
  });

  it("shows where somebody with the whole database has changed it", async () => {
    await Promise.all([1, 2, 3].map(async (n) => open(await aCorrection(`${n}戸です`))));
    const { end } = await checkAudit(db);
    const target = (end?.seq ?? 0) - 1;
    const asOwner = async (statement: ReturnType<typeof sql>) => {
      await sql`alter table desk_audit disable trigger desk_audit_stands`.execute(db);
      await statement.execute(db);
      await sql`alter table desk_audit enable trigger desk_audit_stands`.execute(db);
    };
    await asOwner(sql`update desk_audit set operator = 'somebody else' where seq = ${target}`);
    expect((await checkAudit(db)).brokenAt).toBe(target);
    await asOwner(sql`delete from desk_audit where seq = ${target}`);
    expect((await checkAudit(db)).brokenAt).toBe(target + 1);
  });

  it("is taken as a file, which is its newest row", async () => {
    const csv = await exportAudit(deps, A);
    expect(csv.split("\r\n")[1]).toMatch(/,export,audit,,$/);
  });
});
