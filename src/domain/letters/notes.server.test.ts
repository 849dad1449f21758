import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { minutes } from "#kernel/duration.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { moved } from "#test/support/layer-rows.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { moderateNote, waitingNotes } from "./note-store.server.ts";
import { notesOf, writeNote } from "./notes.server.ts";

const KEY = "toyosu-residence";
const START = new Date("2026-11-21T03:00:00Z");
const clock = movableClock(START);
let db: Db;
beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { apartments: [anApartment(), anApartment({ key: "other" })] });
});
beforeEach(async () => {
  clock.moveTo(START);
  await sql`delete from town_note`.execute(db);
});

async function write(body: string, key = KEY): Promise<string> {
  clock.advance(minutes(1));
  const note = await writeNote({ db, clock, randomBytes }, key, { stance: "resident", body });
  if (!note) throw new Error("not taken in");
  return note.id;
}
const moderate = (id: string, state: "shown" | "hidden") => moderateNote(db, { id, state, at: clock.now() });
const bodies = async (key = KEY) => (await notesOf(db, key))?.map(({ body }) => body);

describe("a note of a place", () => {
  it("is shared by the pins of its 町丁目, and by no building", async () => {
    const centre = anApartment().place;
    await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { ...centre })]);
    const town = placeKeyOf({ precision: "town", place: centre });
    const pin = placeKeyOf({ precision: "point", place: moved(centre, 40) });
    const id = await write("川沿いは風が強いです。", pin);
    await moderate(id, "shown");

    expect([await bodies(pin), await bodies(town), await bodies()]).toEqual([["川沿いは風が強いです。"], ["川沿いは風が強いです。"], []]);
  });

  it("outside of all towns is not taken in", async () => {
    const sea = placeKeyOf({ precision: "point", place: { lon: 141, lat: 34 } });

    expect(await writeNote({ db, clock, randomBytes }, sea, { stance: "resident", body: "海です。" })).toBeNull();
    expect(await notesOf(db, sea)).toBeNull();
  });
});

describe("a note of a town", () => {
  it("is seen by nobody before a moderator let it through", async () => {
    const id = await write("静かな通りです。");
    expect(await bodies()).toEqual([]);
    expect(await waitingNotes(db)).toEqual([{ id, subjectKey: KEY, stance: "resident", body: "静かな通りです。", writtenAt: clock.now() }]);

    expect(await moderate(id, "shown")).toBe(true);

    expect(await notesOf(db, KEY)).toEqual([{ id, stance: "resident", body: "静かな通りです。", writtenAt: clock.now() }]);
    expect(await waitingNotes(db)).toEqual([]);
  });

  it("can be hidden and shown again at any time", async () => {
    const id = await write("静かな通りです。");
    for (const [state, seen] of [
      ["hidden", []],
      ["shown", ["静かな通りです。"]],
      ["hidden", []],
    ] as const) {
      await moderate(id, state);
      expect(await bodies()).toEqual(seen);
    }
  });

  it("about a building that is not there is not taken in, nor are there any of it", async () => {
    expect(await writeNote({ db, clock, randomBytes }, "nowhere", { stance: "owner", body: "…" })).toBeNull();
    expect(await notesOf(db, "nowhere")).toBeNull();
    expect(await waitingNotes(db)).toEqual([]);
  });

  it("that is not there is neither shown nor hidden", async () => {
    expect(await moderate("unknown", "shown")).toBe(false);
  });
});

it("shows a hundred notes of a building, the newest first, and none of another", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 101; n += 1) ids.push(await write(`${n}`));
  ids.push(await write("ほかの建物", "other"));
  for (const id of ids) await moderate(id, "shown");

  expect(await bodies()).toEqual(Array.from({ length: 100 }, (_, n) => `${100 - n}`));
  expect(await bodies("other")).toEqual(["ほかの建物"]);
});

it("waits for a moderator, the oldest first", async () => {
  for (const body of ["一", "二", "三"]) await write(body);

  expect((await waitingNotes(db)).map(({ body }) => body)).toEqual(["一", "二", "三"]);
});
