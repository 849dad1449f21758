import iconv from "iconv-lite";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { days, minutes } from "#kernel/duration.ts";
import { aCompany, aMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { aList, anAddress, aReadyMailing, forgetMailings, HEADER, MAILING_TEXTS, mailingHouse } from "#test/support/mailings.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import { MOST_LETTERS_A_MONTH } from "./core/limits.ts";
import {
  changeMailing,
  listMailings,
  lookUpStops,
  makeMailing,
  noteReturned,
  openMailing,
  orderRun,
  previewLetter,
  recordStop,
  stepMailing,
  stepStopPage,
  stopPageView,
  takeFile,
  takeRecipientsIn,
  withdrawStop,
} from "./index.server.ts";
import { tendMailings } from "./print/mailing-jobs.server.ts";
import { workOnRuns } from "./print/work-runs.server.ts";

const { db } = await testDatabase();
const sales = [70_000_000, 68_000_000, 73_000_000].map((price) => aSale({ price }));
let house = mailingHouse(db, townEngine(sales));
const owner = aMember("owner-one");

beforeAll(async () => {
  await insertMarket(db, { sales: sales.flatMap(tenOf) });
  await insertRows(db, "town", await aLoad(db, "towns"), [
    aTownRow("豊洲五丁目", { ...anApartment().place }),
    aTownRow("青海三丁目", { ...anApartment().place }),
  ]);
  for (const id of ["one", "two"]) await aCompany(db, { id });
});
beforeEach(async () => {
  await forgetMailings(db);
  house = mailingHouse(db, townEngine(sales));
});

const opened = async (id: string) => {
  const found = await openMailing(house.deps, owner, id);
  if (!found.ok) throw new Error(String(found.reason));
  return found.value;
};
const take = (id: string, list: string | Uint8Array, isDry = false) =>
  takeRecipientsIn(house.deps, owner, { id, bytes: typeof list === "string" ? new TextEncoder().encode(list) : list, isDry });
const taken = async (...args: Parameters<typeof take>) => {
  const found = await take(...args);
  if (!found.ok) throw new Error(JSON.stringify(found.reason));
  return found.value;
};
const aDraft = async () => {
  const made = await makeMailing(house.deps, owner, MAILING_TEXTS);
  if (!made.ok) throw new Error(String(made.reason));
  return made.value.id;
};
const print = async (id: string) => {
  const ordered = await orderRun(house.deps, owner, id);
  if (!ordered.ok) throw new Error(JSON.stringify(ordered.reason));
  await workOnRuns(house.deps);
  return ordered.value;
};
const lettersDrawn = () => house.drawn.flatMap(({ letters }) => letters);
const codeOf = (n: number) => lettersDrawn().find(({ recipient }) => recipient.join("").includes(`5-999-${n}見本`))?.stop.code ?? "";
const press = (code: string, step: "company" | "all" | "undo") => stepStopPage(house.deps, { code, step });
const file = (id: string, run = "", number = 1, who = owner) => takeFile(house.deps, who, { id, runId: run, number });
const stopAtDesk = (address: string, scope = "all") =>
  db.transaction().execute((tx) => recordStop({ ...house.deps, db: tx }, { address, scope }));

describe("a mailing", () => {
  it("is a draft whose texts change until it is confirmed, which needs an address", async () => {
    const id = await aDraft();
    expect(await stepMailing(house.deps, owner, { id, event: "confirm" })).toEqual({ ok: false, reason: "no-recipients" });
    expect(await changeMailing(house.deps, owner, { ...MAILING_TEXTS, id, source: "other" })).toEqual({
      ok: false,
      reason: "source-words",
    });
    expect(await changeMailing(house.deps, owner, { ...MAILING_TEXTS, id, sourceOn: "2026-12-02" })).toEqual({
      ok: false,
      reason: "source-day",
    });
    expect(await changeMailing(house.deps, owner, { ...MAILING_TEXTS, id, message: "" })).toMatchObject({ ok: true });
    await taken(id, aList(1));
    expect(await orderRun(house.deps, owner, id)).toEqual({ ok: false, reason: { state: "draft" } });
    expect(await stepMailing(house.deps, owner, { id, event: "confirm" })).toMatchObject({ ok: true, value: { state: "ready" } });
    expect(await changeMailing(house.deps, owner, { ...MAILING_TEXTS, id })).toEqual({ ok: false, reason: { state: "ready" } });
  });

  it("is open to nobody of another company, nor to who pays the bills, nor while a company is stopped", async () => {
    const id = await aReadyMailing(house);
    for (const who of ["owner-two", "billing-one", "nobody"])
      for (const ask of [
        () => openMailing(house.deps, aMember(who), id),
        () => takeRecipientsIn(house.deps, aMember(who), { id, bytes: new TextEncoder().encode(aList(1)), isDry: false }),
        () => orderRun(house.deps, aMember(who), id),
        () => previewLetter(house.deps, aMember(who), id),
        () => stepMailing(house.deps, aMember(who), { id, event: "close" }),
        () => noteReturned(house.deps, aMember(who), { id, code: "0" }),
      ])
        expect((await ask()).ok, who).toBe(false);
    await sql`update company set state = 'suspended' where id = 'one'`.execute(db);
    expect(await listMailings(house.deps, owner)).toEqual({ ok: false, reason: "not-allowed" });
    await sql`update company set state = 'live', licence = '' where id = 'one'`.execute(db);
    expect(await orderRun(house.deps, owner, id)).toEqual({ ok: false, reason: "not-allowed" });
    await sql`update company set licence = '東京都知事(1)第99999号' where id = 'one'`.execute(db);
    expect((await listMailings(house.deps, aMember("agent-one"))).ok).toBe(true);
  });
});

describe("a list of addresses", () => {
  it.each([
    ["UTF-8", (text: string) => Buffer.from(text)],
    ["UTF-8 with its mark", (text: string) => Buffer.from(`\uFEFF${text}`)],
    ["CP932", (text: string) => iconv.encode(text, "cp932")],
  ])("of %s tells every bad row with its line, and counts an address once in whatever writing", async (_, encode) => {
    const id = await aDraft();
    await stopAtDesk("江東区豊洲五丁目999番9号");
    const list = [
      HEADER,
      anAddress(1),
      "江東区豊洲５丁目９９９番１号,,",
      ",,名なし",
      anAddress(9),
      "架空県空市1-1,,",
      "東京都江東区豊洲,,",
      "",
      "東京都江東区青海3-1-1,,",
      "東京都江東区豊洲5-999-2,見本マンション101,",
    ].join("\r\n");
    const expected = {
      ...{ read: 8, added: 2, duplicates: 1, stopped: 1 },
      faults: [
        { line: 4, reason: "address-missing" },
        { line: 6, reason: "no-place" },
        { line: 7, reason: "no-number" },
        { line: 8, reason: "no-estimate" },
      ],
    };
    expect(await taken(id, encode(list), true)).toEqual({ isDry: true, ...expected });
    expect((await opened(id)).counts.waiting).toBe(0);
    expect(await taken(id, encode(list))).toEqual({ isDry: false, ...expected });
    expect((await opened(id)).counts.waiting).toBe(2);
    expect(await taken(id, encode(list))).toMatchObject({ added: 0, duplicates: 3, stopped: 1 });
  });

  it.each([
    ["氏名\r\n見本", "unknown-layout"],
    ["住所\r\n", "empty"],
    [`住所\r\n${"江東区豊洲5-1\r\n".repeat(5001)}`, "too-large"],
    ['住所\r\n"江東区豊洲5-1\r\n', "malformed"],
    [new Uint8Array([0, 1, 2, 3, 255]), "binary"],
  ])("that is none is refused whole", async (list, reason) => {
    const id = await aDraft();
    expect(await take(id, list)).toMatchObject({ ok: false, reason: { file: reason } });
    expect((await opened(id)).counts.waiting).toBe(0);
  });

  it("of five thousand rows is taken in whole", async () => {
    const id = await aDraft();
    expect(await taken(id, aList(5000))).toMatchObject({ read: 5000, added: 5000, faults: [] });
  });
});

describe("printing", () => {
  it("draws files of a hundred, with the price of the town, where the address is from and a page of its own for each", async () => {
    const id = await aReadyMailing(house, { list: aList(230) });
    expect(await print(id)).toEqual({ letters: 230, stopped: 0 });
    const { counts, runs, allowance } = await opened(id);
    expect(counts).toMatchObject({ waiting: 0, printed: 230 });
    expect(runs).toMatchObject([{ state: "done", letters: 230, drawn: 230, leftOut: 0, pulled: [] }]);
    expect(runs[0]?.files.map(({ letters, isThere }) => [letters, isThere])).toEqual([
      [100, true],
      [100, true],
      [30, true],
    ]);
    expect(allowance.left).toBe(MOST_LETTERS_A_MONTH - 230);
    expect(new Set(lettersDrawn().map(({ stop }) => stop.url)).size).toBe(230);
    expect(lettersDrawn()[0]).toMatchObject({
      recipient: ["東京都江東区豊洲5-999-1", "見本 1 様"],
      ...{ area: "江東区豊洲", kind: "condo", message: MAILING_TEXTS.message, isSample: false },
      source: "不動産登記の記録（2026年11月1日に取得）",
      sender: { name: "見本不動産(架空)one", licence: "東京都知事(1)第99999号" },
      estimate: { modelVersion: "town-1" },
    });
    expect(await orderRun(house.deps, owner, id)).toEqual({ ok: false, reason: "nobody" });
    const first = await file(id, runs[0]?.id);
    expect(first.ok && new TextDecoder().decode(first.value)).toBe("%PDF of 100");
    expect(await file(id, runs[0]?.id, 1, aMember("owner-two"))).toEqual({ ok: false, reason: "unknown" });
    expect(await file(id, "another")).toEqual({ ok: false, reason: "unknown" });
  });

  it("names files as the storage allows, whatever the id of their run begins with", async () => {
    const id = await aReadyMailing(house);
    const begins = { ...house.deps, randomBytes: (length: number) => Buffer.alloc(length, 63) };
    expect(await orderRun(begins, owner, id)).toMatchObject({ ok: true });
    await workOnRuns(house.deps);
    const [run] = (await opened(id)).runs;
    expect(run).toMatchObject({ id: "-".repeat(21), state: "done" });
    expect(await file(id, run?.id)).toMatchObject({ ok: true });
  });

  it("leaves out who stopped letters between the list and the print", async () => {
    const id = await aReadyMailing(house);
    await stopAtDesk("江東区豊洲五丁目999番地2");
    await stopAtDesk("江東区豊洲5-999-3", "two");
    expect(await print(id)).toEqual({ letters: 2, stopped: 1 });
    expect((await opened(id)).counts).toEqual({ waiting: 0, printed: 2, stopped: 1, noEstimate: 0, undeliverable: 0 });
    expect(lettersDrawn().map(({ recipient }) => recipient[0])).toEqual(["東京都江東区豊洲5-999-1", "東京都江東区豊洲5-999-3"]);
  });

  it("draws a file anew without who stopped letters while it was drawn", async () => {
    const id = await aReadyMailing(house);
    let isFirst = true;
    house.onDraw = async () => {
      if (isFirst) await stopAtDesk("江東区豊洲5-999-1");
      isFirst = false;
    };
    await print(id);
    expect(house.drawn.map(({ letters }) => letters.length)).toEqual([3, 2]);
    expect(await opened(id)).toMatchObject({ counts: { printed: 2, stopped: 1 }, runs: [{ state: "done", drawn: 2, leftOut: 1 }] });
  });

  it("hands out nothing of a run of which somebody has stopped letters since, and makes it anew without them", async () => {
    const id = await aReadyMailing(house, { list: aList(103) });
    await print(id);
    const [run] = (await opened(id)).runs;
    expect(await file(id, run?.id, 1)).toMatchObject({ ok: true });
    const inTaken = codeOf(2);
    const inOther = codeOf(102);
    await press(inTaken, "company");
    await press(inOther, "all");
    expect(await file(id, run?.id, 2)).toEqual({ ok: false, reason: "void" });
    expect(await file(id, run?.id, 1)).toEqual({ ok: false, reason: "void" });
    expect(await opened(id)).toMatchObject({
      counts: { waiting: 2, printed: 99, stopped: 2 },
      runs: [{ state: "void", pulled: [{ file: 1, sheet: 2 }] }],
      // What was taken counts, what is made anew does not.
      allowance: { left: MOST_LETTERS_A_MONTH - 100 },
    });
    house.drawn.length = 0;
    expect(await print(id)).toEqual({ letters: 2, stopped: 0 });
    expect(lettersDrawn().map(({ recipient }) => recipient[0])).toEqual(["東京都江東区豊洲5-999-101", "東京都江東区豊洲5-999-103"]);
    const again = (await opened(id)).runs.find(({ state }) => state === "done");
    expect(await file(id, again?.id)).toMatchObject({ ok: true });
  });

  it("goes on where it was when its process is killed, and writes to nobody twice", async () => {
    const id = await aReadyMailing(house, { list: aList(250) });
    const ordered = await orderRun(house.deps, owner, id);
    expect(ordered.ok).toBe(true);
    let drawn = 0;
    house.onDraw = async () => {
      drawn += 1;
      // The thread goes with the process in the midst of the second file.
      if (drawn === 2) throw new Error("killed");
    };
    await workOnRuns(house.deps);
    expect(await opened(id)).toMatchObject({ counts: { printed: 100 }, runs: [{ state: "running", drawn: 100 }] });
    const before = codeOf(150);
    house.clock.advance(minutes(4));
    await Promise.all([workOnRuns(house.deps), workOnRuns(house.deps)]);
    expect(await opened(id)).toMatchObject({ counts: { printed: 250 }, runs: [{ state: "done", drawn: 250 }] });
    const names = lettersDrawn().map(({ recipient }) => recipient.join());
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(250);
    expect(before).toBe("");
    expect((await stopPageView(house.deps, codeOf(150)))?.companyName).toBe("見本不動産(架空)one");
  });

  it("gives a run up in the end, and has its addresses wait for another one", async () => {
    const id = await aReadyMailing(house);
    await orderRun(house.deps, owner, id);
    house.onDraw = () => Promise.reject(new Error("broken"));
    for (let i = 0; i < 6; i += 1) {
      await workOnRuns(house.deps);
      house.clock.advance(minutes(4));
    }
    expect(await opened(id)).toMatchObject({
      counts: { waiting: 3, printed: 0 },
      runs: [{ state: "failed" }],
      allowance: { left: MOST_LETTERS_A_MONTH },
    });
    house.onDraw = async () => undefined;
    expect(await print(id)).toEqual({ letters: 3, stopped: 0 });
  });

  it("ends with the month's letters of a company, and leaves out towns without a price", async () => {
    const id = await aReadyMailing(house);
    await orderRun(house.deps, owner, id);
    expect(await orderRun(house.deps, owner, id)).toEqual({ ok: false, reason: "printing" });
    expect(await stepMailing(house.deps, owner, { id, event: "close" })).toEqual({ ok: false, reason: "printing" });
    house = Object.assign(mailingHouse(db, townEngine([])), { clock: house.clock });
    await workOnRuns(house.deps);
    expect(await opened(id)).toMatchObject({ counts: { noEstimate: 3, printed: 0 }, runs: [{ state: "done", files: [] }] });
    await sql`update mailing_file set letters = ${MOST_LETTERS_A_MONTH}`.execute(db);
    const other = await aReadyMailing(mailingHouse(db, townEngine(sales)));
    expect(await orderRun(house.deps, owner, other)).toEqual({ ok: false, reason: "month-full" });
  });
});

describe("the page of a letter", () => {
  it("stops its company or everybody, the second time too, and takes that back within a day", async () => {
    const id = await aReadyMailing(house);
    await print(id);
    const code = codeOf(1);
    const seen = { companyName: "見本不動産(架空)one", isSample: false, isStoppedOfCompany: false, isStoppedOfAll: false, canUndo: false };
    expect(await stopPageView(house.deps, code.toLowerCase().replaceAll("-", ""))).toEqual(seen);
    const stopped = { ...seen, isStoppedOfCompany: true, canUndo: true };
    expect([await press(code, "company"), await press(code, "company")]).toEqual([stopped, stopped]);
    expect(await press(code, "all")).toEqual({ ...stopped, isStoppedOfAll: true });
    expect(await press(code, "undo")).toEqual(seen);
    await press(code, "all");
    house.clock.advance(days(2));
    expect(await press(code, "undo")).toMatchObject({ isStoppedOfAll: true, canUndo: false });
  });

  it("is not that of a letter that was only looked at, of a made-up number, nor of one that is too old", async () => {
    const id = await aReadyMailing(house);
    const preview = await previewLetter(house.deps, owner, id);
    const looked = preview.ok ? preview.value.stop.code : "";
    expect(looked).toMatch(/^.{19}$/);
    for (const code of [looked, "0000-0000-0000-0000", "x", ""]) expect(await stopPageView(house.deps, code)).toBeNull();
    expect(await press(looked, "all")).toBeNull();
    await print(id);
    const code = codeOf(1);
    await press(code, "all");
    await stepMailing(house.deps, owner, { id, event: "close" });
    house.clock.advance(days(91));
    await tendMailings(house.deps);
    expect(await stopPageView(house.deps, code)).toBeNull();
    const { rows } = await sql<{ left: number; stops: number }>`
      select (select count(*) from mailing_recipient) as left, (select count(*) from mailing_stop) as stops`.execute(db);
    expect(rows).toEqual([{ left: 0, stops: 1 }]);
  });

  it("keeps neither an address nor a number: only keyed hashes", async () => {
    const id = await aReadyMailing(house);
    await print(id);
    await press(codeOf(1), "all");
    const { rows } = await sql<{ told: string }>`
      select string_agg(s::text, '') || (select string_agg(r.token_hash::text, '') from mailing_recipient r) as told from mailing_stop s`.execute(
      db,
    );
    expect(rows[0]?.told).not.toMatch(/豊洲|999番|5-999/);
    expect(rows[0]?.told).not.toContain(codeOf(1).replaceAll("-", ""));
  });
});

describe("the register", () => {
  it("is filled, asked and mended by address, in any writing", async () => {
    await aReadyMailing(house);
    expect(await stopAtDesk("豊洲")).toEqual({ ok: false, reason: "no-address" });
    expect(await stopAtDesk("江東区豊洲5-999-1", "three")).toEqual({ ok: false, reason: "unknown-company" });
    expect(await stopAtDesk("江東区豊洲5-999-1", "one")).toEqual({ ok: true, value: true });
    expect(await stopAtDesk("東京都江東区豊洲五丁目９９９番１号", "one")).toEqual({ ok: true, value: false });
    await stopAtDesk("江東区豊洲5-999-1");
    expect(await lookUpStops(house.deps, "豊洲5-999-1")).toEqual({ ok: true, value: [] });
    expect(await lookUpStops(house.deps, "江東区豊洲5の999の1")).toMatchObject({
      value: [
        { scope: "all", of: "すべての会社" },
        { scope: "one", of: "見本不動産(架空)one" },
      ],
    });
    const withdrawn = await db
      .transaction()
      .execute((tx) => withdrawStop({ ...house.deps, db: tx }, { address: "江東区豊洲5-999-1", scope: "all" }));
    expect(withdrawn).toEqual({ ok: true, value: true });
    expect(await lookUpStops(house.deps, "江東区豊洲5-999-1")).toMatchObject({ value: [{ scope: "one" }] });
  });
});

describe("what is over", () => {
  it("goes: files after 14 days, letters that came back are written to no more, and what nobody touches is closed", async () => {
    const id = await aReadyMailing(house);
    await print(id);
    const [run] = (await opened(id)).runs;
    expect(await noteReturned(house.deps, owner, { id, code: codeOf(2) })).toEqual({ ok: true, value: true });
    expect(await noteReturned(house.deps, owner, { id, code: codeOf(2) })).toEqual({ ok: false, reason: "no-letter" });
    expect((await opened(id)).counts).toMatchObject({ printed: 2, undeliverable: 1 });
    house.clock.advance(days(14));
    expect(await file(id, run?.id)).toEqual({ ok: false, reason: "gone" });
    await tendMailings(house.deps);
    expect((await opened(id)).runs[0]?.files).toMatchObject([{ isThere: false }]);
    house.clock.advance(days(180));
    await tendMailings(house.deps);
    expect(await opened(id)).toMatchObject({ state: "closed" });
    expect(await take(id, aList(1, 50))).toEqual({ ok: false, reason: { state: "closed" } });
  });
});
