import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { saveOwner, saveWaiting, sendCorrection, sendInquiry, withdrawWaiting, writeNote } from "#domain/risk/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "../../test/support/database.ts";
import { temporaryStorage } from "../../test/support/temporary-storage.ts";
import { anApartment, insertMarket } from "../../test/support/typed-market.ts";
import { decideCorrection, decideNote, listCorrections, listNotes } from "./risk-desk.server.ts";
import { answerLetter, closeLetter, listConnections, listLetters, listUndelivered, showEvidence } from "./risk-letters-desk.server.ts";

let db: Db;
const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
const storage = temporaryStorage();
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

function aDesk() {
  const said: string[] = [];
  return { db, clock, said, say: (line: string) => said.push(line) };
}

beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { apartments: [anApartment()] });
});

describe("the desk", () => {
  it("has nothing to do at first", async () => {
    const desk = aDesk();
    await listCorrections(desk);
    await listNotes(desk);

    expect(desk.said).toEqual(["回答していない訂正の依頼はありません", "確認を待つまちの声はありません"]);
  });

  it("reads a correction whole, marks it when it is late, and takes it through its states", async () => {
    const letter = { field: "units" as const, proposed: "120戸です", evidence: "販売図面", senderEmail: "a@example.jp" };
    const sent = await sendCorrection({ db, clock, randomBytes, storage }, "toyosu-residence", letter);
    const id = sent?.id ?? "";
    clock.advance(12 * 86_400_000);
    const desk = aDesk();
    await listCorrections(desk);
    const step = { kind: "correction" as const, id, note: null, fields: [] };

    expect(desk.said.join("\n")).toMatch(
      /期限 2026-11-30\(期限を過ぎています\).*豊洲レジデンス.*総戸数.*120戸です.*販売図面.*a@example.jp/s,
    );
    expect(await decideCorrection(desk, { ...step, event: "accept", note: "確認" })).toMatch(/今の状態ではできません/);
    expect(await decideCorrection(desk, { ...step, event: "start" })).toBeNull();
    expect(await decideCorrection(desk, { ...step, event: "accept", note: "確認" })).toBeNull();
    expect(desk.said.slice(-2)).toEqual([`${id}: 確認中`, `${id}: 訂正済み`]);
    expect(await decideCorrection(desk, { ...step, id: "nobody", event: "start" })).toBe("その番号の依頼はありません");
  });

  it("reads a note and lets it through", async () => {
    const note = await writeNote({ db, clock, randomBytes }, "toyosu-residence", { stance: "neighbour", body: "公園が近くて便利です" });
    const desk = aDesk();
    await listNotes(desk);

    expect(desk.said.join("\n")).toContain("公園が近くて便利です");
    expect(await decideNote(desk, { kind: "note", id: note?.id ?? "", state: "shown" })).toBeNull();
    expect(await decideNote(desk, { kind: "note", id: "nobody", state: "shown" })).toBe("その番号のまちの声はありません");
  });
});

describe("buyers and owners", () => {
  it("are told by building, in numbers alone", async () => {
    const empty = aDesk();
    await listConnections(empty, { apartmentKey: null });
    expect(empty.said).toEqual(["購入希望とオーナーの登録はありません"]);

    const conditions = { layouts: [], areaFromM2: null, areaToM2: null, priceUpTo: null, note: "南向き" };
    const unit = { floor: 3, layout: null, areaM2: null, note: null };
    const at = (sub: string) => ({ apartmentKey: "toyosu-residence", sub });
    await inTransaction(db, async (tx) => {
      const deps = { tx, now: clock.now(), randomBytes };
      for (const sub of ["s1", "s2"]) await saveWaiting(deps, at(sub), { conditions, mailTo: "buyer@example.jp", seen: null });
      await saveOwner(deps, at("s3"), { unit, receiptTo: null, seen: null });
      await withdrawWaiting(deps, at("s2"));
    });
    const desk = aDesk();
    await listConnections(desk, { apartmentKey: null });
    await listConnections(desk, { apartmentKey: "toyosu-residence" });
    const line = "toyosu-residence  豊洲レジデンス  購入希望 1人  オーナー 1人(所有は未確認)";
    expect(desk.said).toEqual([line, line]);

    const other = aDesk();
    await listConnections(other, { apartmentKey: "nowhere" });
    expect(other.said).toEqual(["購入希望とオーナーの登録はありません"]);
  });
});

describe("letters that wait for an answer", () => {
  it("are listed with the late ones marked, answered by mail, or closed", async () => {
    const deps = { db, clock, randomBytes };
    const given = {
      kind: "question",
      apartmentKey: "toyosu-residence",
      email: "q@example.jp",
      details: { message: "駐車場の空き" },
    } as const;
    const first = await sendInquiry(deps, given);
    const second = await sendInquiry(deps, { ...given, kind: "listing", apartmentKey: null, details: { apartmentName: "豊洲荘" } });
    clock.advance(12 * 86_400_000);
    const desk = aDesk();
    await listLetters(desk);

    expect(desk.said.join("\n")).toMatch(
      /質問 {2}期限 \S+\(期限を過ぎています\) {2}豊洲レジデンス\n {2}内容: 駐車場の空き\n {2}連絡先: q@example.jp/,
    );
    expect(desk.said.join("\n")).toContain("マンション名: 豊洲荘");
    expect(await answerLetter(desk, { id: first?.id ?? "", text: "空きがあります" })).toBeNull();
    expect(await answerLetter(desk, { id: first?.id ?? "", text: "空きがあります" })).toBe("その番号のお返事待ちはありません");
    expect(await closeLetter(desk, second?.id ?? "")).toBeNull();
    expect(await closeLetter(desk, "nobody")).toBe("その番号のお返事待ちはありません");
    const after = aDesk();
    await listLetters(after);
    expect(after.said).toEqual(["お返事を待つものはありません"]);
  });

  it("have their files written to a folder, never over another file", async () => {
    const files = [{ name: "図面.pdf", bytes: new TextEncoder().encode("%PDF-1.7") }];
    const letter = { field: "units" as const, proposed: "121戸です", evidence: "", senderEmail: "a@example.jp", files };
    const sent = await sendCorrection({ db, clock, randomBytes, storage }, "toyosu-residence", letter);
    const folder = await mkdtemp(path.join(tmpdir(), "machinone-desk-"));
    const desk = { ...aDesk(), storage };
    const asked = { kind: "evidence" as const, id: sent?.id ?? "", folder };

    expect(await showEvidence(desk, { ...asked, folder: null })).toBeNull();
    expect(await showEvidence(desk, asked)).toBeNull();
    expect(await readFile(path.join(folder, "1-図面.pdf"), "utf8")).toBe("%PDF-1.7");
    await expect(showEvidence(desk, asked)).rejects.toThrow("EEXIST");
    expect(await showEvidence(desk, { ...asked, id: "nobody" })).toBe("その番号に添付の資料はありません");
    await rm(folder, { recursive: true });
  });

  it("whose mail was given up are told", async () => {
    const desk = aDesk();
    await listUndelivered(desk);

    expect(desk.said).toEqual(["届けられなかったメールはありません"]);
  });
});
