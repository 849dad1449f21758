import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { registerOwner } from "#domain/connections/owner-registrations.server.ts";
import { joinWaitingList, leaveWaitingList } from "#domain/connections/waiting-list.server.ts";
import { sendMailedLetter, writeNote } from "#domain/letters/index.server.ts";
import { sendCorrection } from "#domain/risk/index.server.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { answerLetter, closeLetter, listConnections, listLetters, readyEvidence } from "./answer-letters.server.ts";
import { decideCorrection, decideNote, listCorrections, listNotes } from "./review-corrections.server.ts";

let db: Db;
const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
const storage = temporaryStorage();
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

function aConsole() {
  const lines: string[] = [];
  return { db, clock, lines, print: (line: string) => lines.push(line) };
}

beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { apartments: [anApartment()] });
});

describe("an operator", () => {
  it("has nothing to do at first", async () => {
    const operator = aConsole();
    await listCorrections(operator);
    await listNotes(operator);

    expect(operator.lines).toEqual(["回答していない訂正の依頼はありません", "確認を待つまちの声はありません"]);
  });

  it("reads all of a correction, marks it when it is late, and takes it through its states", async () => {
    const letter = { field: "units" as const, proposed: "120戸です", evidence: "販売図面", email: "a@example.jp" };
    const sent = await sendCorrection({ db, clock, randomBytes, storage }, "toyosu-residence", letter);
    const id = sent?.id ?? "";
    clock.advance(12 * 86_400_000);
    const operator = aConsole();
    await listCorrections(operator);
    const step = { kind: "correction" as const, id, note: null, fields: [] };

    expect(operator.lines.join("\n")).toMatch(/期限 2026-11-30\(期限を過ぎています\).*豊洲レジデンス.*総戸数.*120戸です.*販売図面/s);
    expect(await decideCorrection(operator, { ...step, event: "accept", note: "確認" })).toMatch(/今の状態ではできません/);
    expect(await decideCorrection(operator, { ...step, event: "start" })).toBeNull();
    expect(await decideCorrection(operator, { ...step, event: "accept", note: "確認" })).toBeNull();
    expect(operator.lines.slice(-2)).toEqual([`${id}: 確認中`, `${id}: 訂正済み`]);
    expect(await decideCorrection(operator, { ...step, id: "nobody", event: "start" })).toBe("その番号の依頼はありません");
  });

  it("reads of a place its name and its key, and cannot set what it has no record of", async () => {
    const place = anApartment().place;
    await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { ...place })]);
    const key = placeKeyOf({ precision: "town", place });
    const letter = { field: "flood" as const, proposed: "想定が改められています", evidence: "都の図", email: "a@example.jp" };
    const sent = await sendCorrection({ db, clock, randomBytes, storage }, key, letter);
    await sendMailedLetter({ db, clock, randomBytes, storage }, "question", {
      ...{ subjectKey: key, email: "p@example.jp", fields: { message: "夜は静かですか" } },
    });
    const operator = aConsole();
    await listCorrections(operator);
    await listLetters(operator);
    const step = { kind: "correction" as const, id: sent?.id ?? "", note: null, fields: [] };
    await decideCorrection(operator, { ...step, event: "start" });
    const fields = [{ field: "units", value: 1, asOf: null }];

    expect(operator.lines.join("\n").split(`江東区豊洲五丁目(${key})`)).toHaveLength(3);
    expect(await decideCorrection(operator, { ...step, event: "accept", note: "確認", fields })).toMatch(/場所の訂正に --set は使えません/);
    expect(await decideCorrection(operator, { ...step, event: "reject", note: "同じでした" })).toBeNull();
    await sql`delete from letter`.execute(db);
  });

  it("reads a note and lets it through", async () => {
    const note = await writeNote({ db, clock, randomBytes }, "toyosu-residence", { stance: "neighbour", body: "公園が近くて便利です" });
    const operator = aConsole();
    await listNotes(operator);

    expect(operator.lines.join("\n")).toContain("公園が近くて便利です");
    expect(await decideNote(operator, { kind: "note", id: note?.id ?? "", state: "shown" })).toBeNull();
    expect(await decideNote(operator, { kind: "note", id: "nobody", state: "shown" })).toBe("その番号のまちの声はありません");
  });
});

describe("buyers and owners", () => {
  it("are counted by building, in numbers alone", async () => {
    const empty = aConsole();
    await listConnections(empty, { apartmentKey: null });
    expect(empty.lines).toEqual(["購入希望とオーナーの登録はありません"]);

    const conditions = { layouts: [], areaFromM2: null, areaToM2: null, priceUpTo: null, note: "南向き" };
    const unit = { floor: 3, layout: null, areaM2: null, note: null };
    const at = (sub: string) => ({ apartmentKey: "toyosu-residence", sub });
    await inTransaction(db, async (tx) => {
      const deps = { tx, now: clock.now(), randomBytes };
      for (const sub of ["s1", "s2"]) await joinWaitingList(deps, at(sub), { conditions, mailTo: "buyer@example.jp", seen: null });
      await registerOwner(deps, at("s3"), { unit, receiptTo: null, seen: null });
      await leaveWaitingList(deps, at("s2"));
    });
    const operator = aConsole();
    await listConnections(operator, { apartmentKey: null });
    await listConnections(operator, { apartmentKey: "toyosu-residence" });
    const line = "toyosu-residence  豊洲レジデンス  購入希望 1人  オーナー 1人(所有は未確認)";
    expect(operator.lines).toEqual([line, line]);

    const other = aConsole();
    await listConnections(other, { apartmentKey: "nowhere" });
    expect(other.lines).toEqual(["購入希望とオーナーの登録はありません"]);
  });
});

describe("letters that wait for an answer", () => {
  it("are listed with the late ones marked, answered by mail, or closed", async () => {
    const deps = { db, clock, randomBytes, storage };
    const given = { subjectKey: "toyosu-residence", email: "q@example.jp", fields: { message: "駐車場の空き" } };
    const first = await sendMailedLetter(deps, "question", given);
    const second = await sendMailedLetter(deps, "question", { ...given, subjectKey: null, fields: { message: "豊洲荘について" } });
    clock.advance(12 * 86_400_000);
    const operator = aConsole();
    await listLetters(operator);

    expect(operator.lines.join("\n")).toMatch(/質問 {2}期限 \S+\(期限を過ぎています\) {2}豊洲レジデンス\n {2}内容: 駐車場の空き/);
    expect(operator.lines.join()).not.toContain("q@example.jp");
    expect(operator.lines.join("\n")).toContain("内容: 豊洲荘について");
    expect(await answerLetter(operator, { id: first?.id ?? "", text: "空きがあります" })).toBeNull();
    expect(await answerLetter(operator, { id: first?.id ?? "", text: "空きがあります" })).toBe("その番号のお返事待ちはありません");
    expect(await closeLetter(operator, second?.id ?? "")).toBeNull();
    expect(await closeLetter(operator, "nobody")).toBe("その番号のお返事待ちはありません");
    const after = aConsole();
    await listLetters(after);
    expect(after.lines).toEqual(["お返事を待つものはありません"]);
  });

  it("have their files written to a folder, never over another file", async () => {
    const files = [{ name: "図面.pdf", bytes: new TextEncoder().encode("%PDF-1.7") }];
    const letter = { field: "units" as const, proposed: "121戸です", evidence: "", email: "a@example.jp", files };
    const sent = await sendCorrection({ db, clock, randomBytes, storage }, "toyosu-residence", letter);
    const folder = await mkdtemp(path.join(tmpdir(), "machinone-files-"));
    const operator = { ...aConsole(), storage };
    const asked = { kind: "evidence" as const, queue: "corrections" as const, id: sent?.id ?? "", folder };
    const showEvidence = async (given: Parameters<typeof readyEvidence>[1]) => {
      const ready = await readyEvidence(operator, given);
      return typeof ready === "string" ? ready : ready(operator);
    };

    expect(await showEvidence({ ...asked, folder: null })).toBeNull();
    expect(await showEvidence(asked)).toBeNull();
    expect(await readFile(path.join(folder, "1-図面.pdf"), "utf8")).toBe("%PDF-1.7");
    await expect(showEvidence(asked)).rejects.toThrow("EEXIST");
    for (const other of [{ id: "nobody" }, { queue: "proposals" as const }])
      expect(await showEvidence({ ...asked, ...other })).toBe("その番号に添付の資料はありません");
    await rm(folder, { recursive: true });
  });
});
