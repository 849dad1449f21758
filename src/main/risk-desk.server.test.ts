import { beforeAll, describe, expect, it } from "vitest";
import { sendCorrection, writeNote } from "#domain/risk/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "../../test/support/database.ts";
import { anApartment, insertMarket } from "../../test/support/typed-market.ts";
import { decideCorrection, decideNote, listCorrections, listNotes } from "./risk-desk.server.ts";

let db: Db;
const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
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
    const sent = await sendCorrection({ db, clock, randomBytes }, "toyosu-residence", letter);
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
