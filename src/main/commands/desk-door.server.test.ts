import { userInfo } from "node:os";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { writeNote } from "#domain/letters/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { throughTheDesk } from "./desk-door.server.ts";
import { deskUseOfRisk } from "./risk/desk-use.ts";
import { decideNote, listNotes } from "./risk/review-corrections.server.ts";

const clock = movableClock(new Date("2026-11-24T03:00:00Z"));
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const printed: string[] = [];
const print = (line: string) => void printed.push(line);

let db: Db;
beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { apartments: [anApartment()] });
});
beforeEach(() => sql`delete from desk_claim`.execute(db));

const aNote = async () =>
  (await writeNote({ db, clock, randomBytes }, anApartment().key, { stance: "owner", body: "管理人さんが親切です。" }))?.id ?? "";
const show = (id: string) => {
  const command = { kind: "note", id, state: "shown" } as const;
  return throughTheDesk({ db, clock, print }, deskUseOfRisk(command), (operator) => decideNote(operator, command));
};
const acts = async () => {
  const { rows } = await sql<{ act: string }>`
    select concat_ws(' ', operator, action, queue, item_id) as act from desk_audit order by seq`.execute(db);
  return rows.map(({ act }) => act);
};
const BY = `command:${userInfo().username}`;

it("decides by the same use case, and leaves a row with who sat at the machine", async () => {
  const id = await aNote();
  expect(await show(id)).toBeNull();
  expect((await sql`select state from town_note where id = ${id}`.execute(db)).rows).toEqual([{ state: "shown" }]);
  expect(await acts()).toContain(`${BY} show notes ${id}`);
});

it("leaves nothing where nothing was done", async () => {
  const before = await acts();
  expect(await show("nobody")).toBe("その番号のまちの声はありません");
  expect(await acts()).toEqual(before);
});

it("takes back all that was written where it was refused after all, and tells nothing of it", async () => {
  const id = await aNote();
  const before = [await acts(), printed.length];
  const use = { is: "decides", queue: "notes", id, action: "show", reason: null } as const;
  const refused = await throughTheDesk({ db, clock, print }, use, async (at) => {
    await decideNote(at, { kind: "note", id, state: "shown" });
    return "やはりできません";
  });
  expect(refused).toBe("やはりできません");
  expect((await sql`select state from town_note where id = ${id}`.execute(db)).rows).toEqual([{ state: "waiting" }]);
  expect([await acts(), printed.length]).toEqual(before);
});

it("tells what was done only once it is kept", async () => {
  const id = await aNote();
  const told = printed.length;
  // The row of the trail cannot be written: it holds no bytes of zero.
  const use = { is: "decides", queue: "notes", id, action: "show", reason: "\0" } as const;
  await expect(throughTheDesk({ db, clock, print }, use, (at) => decideNote(at, { kind: "note", id, state: "shown" }))).rejects.toThrow();
  expect(printed).toHaveLength(told);
  expect(await show(id)).toBeNull();
  expect(printed.slice(told)).toEqual([`${id}: 表示しました`]);
});

it("does not decide what an operator is at work on", async () => {
  const id = await aNote();
  await sql`
    insert into desk_claim (queue, item_id, operator, claimed_at, until)
    values ('notes', ${id}, 'o', ${clock.now()}, ${new Date(clock.now().getTime() + 60_000)})`.execute(db);
  expect(await show(id)).toBe("運営の画面で、ほかの担当者が作業しています");
  expect((await sql`select state from town_note where id = ${id}`.execute(db)).rows).toEqual([{ state: "waiting" }]);
});

it("keeps that a list was read", async () => {
  await throughTheDesk({ db, clock, print }, deskUseOfRisk({ kind: "notes" }), listNotes);
  expect((await acts()).at(-1)).toBe(`${BY} view-list notes`);
});
