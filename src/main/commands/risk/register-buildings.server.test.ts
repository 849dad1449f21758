import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendProposal } from "#domain/letters/index.server.ts";
import { suggest } from "#domain/search/index.server.ts";
import { buildings } from "#ingest/buildings/source.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { importedRows } from "#test/support/imported-rows.ts";
import { aLoad, anApartmentRow, aTownRow, insertRows } from "#test/support/market.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { decideBuilding, decideNotToRegister, decideToRegister, listBuildings, listProposals } from "./register-buildings.server.ts";

const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  await sql`truncate data_load, letter cascade`.execute(db);
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目")]);
});

function aConsole() {
  const lines: string[] = [];
  return { db, clock, lines, print: (line: string) => lines.push(line) };
}
const send = (apartmentName = "豊洲グランコート") =>
  sendProposal(
    { db, clock, storage: temporaryStorage(), randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)) },
    {
      ...{
        apartmentName,
        address: "江東区豊洲5丁目8-3",
        relation: "resident",
        known: "2015年築",
        evidence: "パンフレット",
      },
      email: "a@example.jp",
    },
  );
const set = (fields: Readonly<Record<string, string | number | boolean>>) =>
  Object.entries(fields).map(([field, value]) => ({ field, value, asOf: null }));

describe("proposals of buildings", () => {
  it("are listed with all that the sender wrote", async () => {
    const empty = aConsole();
    await listProposals(empty);
    expect(empty.lines).toEqual(["返事をしていない建物の提案はありません"]);

    const { id } = await send();
    const operator = aConsole();
    await listProposals(operator);
    expect(operator.lines).toEqual([
      `${id}  期限 2026-11-30  豊洲グランコート  江東区豊洲5丁目8-3`,
      "  関係: 住んでいる",
      "  分かること: 2015年築",
      "  根拠: パンフレット",
    ]);
  });

  it("are registered under the name that the desk has read, without signs that it could not see", async () => {
    const { id } = await send("豊洲\u202eグラン\u001b[2Jコート");
    const operator = aConsole();
    await listProposals(operator);
    const fields = set({ lon: 139.79, lat: 35.65, builtYear: 2015 });

    expect(await decideToRegister(operator, { kind: "accept-proposal", id, note: "確かめました", fields })).toBeNull();
    expect((await sql<{ name: string }>`select name from apartment`.execute(db)).rows).toEqual([{ name: "豊洲グラン[2Jコート" }]);
    expect(operator.lines.join("")).not.toMatch(/\p{C}/u);
  });

  it("are registered with what was checked, and can be found then", async () => {
    const { id } = await send();
    const operator = aConsole();
    const command = { kind: "accept-proposal" as const, id, note: "確かめました" };

    expect(await decideToRegister(operator, { ...command, fields: set({ builtYear: 2015 }) })).toMatch(
      /lon、lat、builtYear はかならず.*lon: .*lat: /,
    );
    expect(await decideToRegister(operator, { ...command, fields: set({ lon: 139.79, lat: 35.65, builtYear: 2015, rooms: 3 }) })).toMatch(
      /rooms/,
    );
    expect(await decideToRegister(operator, { ...command, fields: set({ lon: 139.79, lat: 35.65, builtYear: 2099 }) })).toBe(
      "builtYear は 2029 までの年で書いてください",
    );
    expect(
      await decideToRegister(operator, { ...command, fields: set({ lon: 139.79, lat: 35.65, builtYear: 2015, units: 88 }) }),
    ).toBeNull();
    expect(operator.lines.at(-1)).toMatch(/: 登録しました\(b-\w{10} 豊洲グランコート\)$/);
    expect(await suggest(db, "豊洲グラン", 5)).toMatchObject([{ kind: "apartment", label: expect.stringContaining("豊洲グランコート") }]);
    expect(await decideToRegister(operator, { ...command, fields: set({ lon: 139.79, lat: 35.65, builtYear: 2015 }) })).toBe(
      "その番号の提案はありません",
    );
  });

  it("are not registered with a reason", async () => {
    const { id } = await send();
    const operator = aConsole();

    expect(await decideNotToRegister(operator, { kind: "reject-proposal", id, note: "確かめられません" })).toBeNull();
    expect(await decideNotToRegister(operator, { kind: "reject-proposal", id, note: "確かめられません" })).toBe(
      "その番号の提案はありません",
    );
  });
});

describe("buildings of a file that are like a registered one", () => {
  it("are listed with it, and settled by a word", async () => {
    const known = { key: "k1", is_sample: false, name: "青葉ハイツ", address: "東京都江東区豊洲5丁目1-2", lon: 139.79, lat: 35.65 };
    await insertRows(db, "apartment", await aLoad(db, "proposals"), [anApartmentRow(known)]);
    const row = {
      name: "青葉ハイツ壱番館",
      address: "江東区豊洲5-1-2",
      lon: "139.7905",
      lat: "35.6501",
      built_year: "2015",
      source: "広告",
    };
    await importedRows(buildings, { db, rows: [row] });
    const operator = aConsole();
    await listBuildings(operator);
    const id = operator.lines[0]?.split(" ")[0] ?? "";

    expect(operator.lines).toEqual([
      `${id}  青葉ハイツ壱番館  江東区豊洲5-1-2  出典 広告`,
      "  同じ住所に別の名前の建物があります:",
      "  k1  青葉ハイツ  東京都江東区豊洲5丁目1-2",
    ]);
    const decide = (decision: Parameters<typeof decideBuilding>[1]["decision"]) =>
      decideBuilding(operator, { kind: "building", id, decision });
    expect(await decide({ is: "same", key: "k9" })).toBe("その建物キーの建物はありません");
    expect(await decide({ is: "new" })).toBeNull();
    expect(operator.lines.at(-1)).toMatch(/: b-\w{10}$/);
    expect(await decide({ is: "dropped" })).toBe("その番号の建物はありません");
    const after = aConsole();
    await listBuildings(after);
    expect(after.lines).toEqual(["同じかどうか決める建物はありません"]);
  });
});
