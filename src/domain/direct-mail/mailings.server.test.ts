import iconv from "iconv-lite";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MOST_OPEN_MAILINGS } from "#domain/direct-mail/core/limits.ts";
import type { EstimateEngine } from "#domain/valuation/index.server.ts";
import { days } from "#kernel/duration.ts";
import { aCompany, aMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { aList, anAddress, aReadyMailing, forgetMailings, HEADER, MAILING_TEXTS, mailingHouse } from "#test/support/mailings.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import {
  changeMailing,
  listMailings,
  lookUpStops,
  makeMailing,
  manyStops,
  narrowStops,
  noteReturned,
  openMailing,
  orderRun,
  previewLetter,
  recordStop,
  stepMailing,
  stepStopPage,
  stopNumbers,
  stopOfCompany,
  stopPageView,
  stopScopes,
  takeFile,
  takeRecipientsIn,
  undoStopOfCompany,
  withdrawOwnStop,
  withdrawStops,
} from "./index.server.ts";
import { tendMailings } from "./print/mailing-jobs.server.ts";
import { workOnRuns } from "./print/work-runs.server.ts";
import { addStop } from "./stores/stop-store.server.ts";

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

const gradedD = (engine: EstimateEngine): EstimateEngine => ({
  ...engine,
  appraise: (...asked) => {
    const outcome = engine.appraise(...asked);
    return outcome.estimated ? { ...outcome, grade: "D" } : outcome;
  },
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
/** `secret`: of the browser. */
const press = (code: string, step: "company" | "all" | "undo", secret = "owner") => stepStopPage(house.deps, { code, step, secret });
const look = (code: string, secret: string | null = "owner") => stopPageView(house.deps, { code, secret });
/** Prints a mailing of a company, and takes its files, as whoever posts the letters does. */
const post = async (id: string, who = owner) => {
  await orderRun(house.deps, who, id);
  await workOnRuns(house.deps);
  const found = await openMailing(house.deps, who, id);
  const [run] = found.ok ? found.value.runs : [];
  for (const { number } of run?.files ?? []) expect((await file(id, run?.id, number, who)).ok).toBe(true);
};
const file = (id: string, run = "", number = 1, who = owner) => takeFile(house.deps, who, { id, runId: run, number });
const stopAtDesk = (address: string, scope = "all") =>
  db.transaction().execute((tx) => recordStop({ ...house.deps, db: tx }, { address, scope, by: "operator" }));
const withdraw = (address: string, by: string, scope = "all") =>
  db.transaction().execute((tx) => withdrawOwnStop({ ...house.deps, db: tx }, { address, scope, by }));

describe("a mailing", () => {
  it("is a draft whose texts change until it is confirmed, which needs an address", async () => {
    const id = await aDraft();
    expect(await stepMailing(house.deps, owner, { id, event: "confirm" })).toEqual({ ok: false, reason: "no-recipients" });
    expect(await changeMailing(house.deps, owner, { ...MAILING_TEXTS, id, source: "other" })).toEqual({
      ok: false,
      reason: { field: "sourceWords", words: "入手元の名前を入力してください" },
    });
    expect(await changeMailing(house.deps, owner, { ...MAILING_TEXTS, id, sourceOn: "2026-12-02" })).toEqual({
      ok: false,
      reason: { field: "sourceOn", words: "今日までの日付を入力してください" },
    });
    expect(await changeMailing(house.deps, owner, { ...MAILING_TEXTS, id, message: "" })).toMatchObject({ ok: true });
    expect(await changeMailing(house.deps, owner, { ...MAILING_TEXTS, id, message: "髙﨑①🏠" })).toEqual({
      ok: false,
      reason: { field: "message", words: "お手紙に印刷できない文字があります（🏠）" },
    });
    expect(await makeMailing(house.deps, owner, { ...MAILING_TEXTS, source: "other", sourceWords: "名簿🏠" })).toMatchObject({
      reason: { field: "sourceWords" },
    });
    const lines = ["あ".repeat(52), "い", "う", "え"];
    expect(await changeMailing(house.deps, owner, { ...MAILING_TEXTS, id, message: lines.join("\n") })).toMatchObject({ ok: true });
    expect(await changeMailing(house.deps, owner, { ...MAILING_TEXTS, id, message: `あ${lines.join("\n")}` })).toMatchObject({
      reason: { field: "message", words: "お手紙では4行に収まりません。短くするか、改行を減らしてください" },
    });
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

describe("mailings of a company", () => {
  it("are bounded while they are open, and one may follow whenever one is closed", async () => {
    const ids: string[] = [];
    for (let n = 0; n < MOST_OPEN_MAILINGS; n += 1) ids.push(await aDraft());
    expect(await makeMailing(house.deps, owner, MAILING_TEXTS)).toEqual({ ok: false, reason: "too-many" });
    await stepMailing(house.deps, owner, { id: ids[0] ?? "", event: "close" });
    house.clock.advance(days(1));
    const last = await aDraft();
    const listed = await listMailings(house.deps, owner);
    const items = listed.ok ? listed.value.items : [];
    expect(items[0]).toMatchObject({ id: last });
    expect(items.filter(({ state }) => state === "closed").map(({ id }) => id)).toEqual([ids[0]]);
    expect(items).toHaveLength(MOST_OPEN_MAILINGS + 1);
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
      "沖縄県那覇市おもろまち1-1,,",
      "東京都江東区豊洲,,",
      "",
      "東京都江東区青海3-1-1,,",
      "東京都江東区豊洲5-999-2,見本マンション101,",
    ].join("\r\n");
    const expected = {
      ...{ lowGrade: 0, read: 9, added: 2, duplicates: 1, stopped: 1 },
      faults: [
        { line: 4, reason: "address-missing" },
        { line: 6, reason: "no-place" },
        { line: 7, reason: "out-of-area" },
        { line: 8, reason: "no-number" },
        { line: 9, reason: "no-estimate" },
      ],
      ...{ repeats: [{ line: 3, first: 2 }], unread: [] },
    };
    expect(await taken(id, encode(list), true)).toEqual({ isDry: true, ...expected });
    expect((await opened(id)).counts.waiting).toBe(0);
    expect(await taken(id, encode(list))).toEqual({ isDry: false, ...expected });
    expect((await opened(id)).counts.waiting).toBe(2);
    expect(await taken(id, encode(list))).toMatchObject({
      ...{ added: 0, duplicates: 3, stopped: 1 },
      repeats: [2, 3, 9].map((line) => ({ line, first: null })),
    });
  });

  it("has the rooms of one building by their column, and names the columns that it does not read", async () => {
    const id = await aDraft();
    const rooms = ["101", "102", "203"].map((room) => `135-0061,東京都江東区豊洲5-999-1,見本マンション,${room},見本,090`);
    const list = ["郵便番号,住所,建物名,部屋番号,宛名,電話", ...rooms].join("\r\n");
    expect(await taken(id, list)).toMatchObject({ read: 3, added: 3, duplicates: 0, repeats: [], unread: ["電話"] });
    await stopAtDesk("江東区豊洲5-999-1-102");
    await stepMailing(house.deps, owner, { id, event: "confirm" });
    expect(await orderRun(house.deps, owner, id)).toEqual({ ok: true, value: { letters: 2, stopped: 1 } });
    await workOnRuns(house.deps);
    expect(house.drawn.flatMap(({ letters }) => letters.map(({ recipient }) => recipient.slice(1)))).toEqual([
      ["東京都江東区豊洲5-999-1", "見本マンション 101号室", "見本 様"],
      ["東京都江東区豊洲5-999-1", "見本マンション 203号室", "見本 様"],
    ]);
  });

  it("is taken in as far as the letters of the print have its characters, and names the others", async () => {
    const id = await aDraft();
    const list = [
      HEADER,
      "東京都江東区豊洲5-999-1,髙﨑マンション①,𠮷田 \uFA19太郎",
      "東京都江東区豊洲5-999-2,ハイツ🏠,",
      "東京都江東区豊洲5-999-3,,שלום\uE000",
    ].join("\r\n");
    expect(await taken(id, list)).toMatchObject({
      ...{ read: 3, added: 1 },
      faults: [
        { line: 3, reason: "unprintable", characters: "🏠" },
        { line: 4, reason: "unprintable", characters: "ש、ל、ו、ם、U+E000" },
      ],
    });
    const { rows } = await sql`select building, name from mailing_recipient`.execute(db);
    expect(rows).toEqual([{ building: "髙﨑マンション①", name: "𠮷田 \uFA19太郎" }]);
  });

  it("leaves out who lives where the estimate has the grade D, unless they are wanted, and the letter says it", async () => {
    house = mailingHouse(db, gradedD(townEngine(sales)));
    const id = await aDraft();
    const faults = [2, 3].map((line) => ({ line, reason: "low-grade" }));
    expect(await taken(id, aList(2))).toMatchObject({ added: 0, lowGrade: 2, faults });
    const wanted = await takeRecipientsIn(house.deps, owner, { id, bytes: Buffer.from(aList(2)), isDry: false, withLowGrade: true });
    expect(wanted).toMatchObject({ value: { added: 2, lowGrade: 2, faults: [] } });
    const preview = await previewLetter(house.deps, owner, id);
    expect(preview).toMatchObject({ value: { estimate: { grade: "D", dataAsOf: { year: 2026, quarter: 2 } } } });
  });

  it.each([
    ["氏名\r\n見本", "unknown-layout"],
    ["住所\r\n", "empty"],
    [`住所\r\n${"江東区豊洲5-1\r\n".repeat(5001)}`, "too-large"],
    ["住所,所在地\r\n江東区豊洲5-1,", "unknown-layout"],
    ['住所\r\n"江東区豊洲5-1\r\n', "malformed"],
    [`住所\r\n${"江".repeat(100_000)}`, "too-large"],
    [new Uint8Array([0, 1, 2, 3, 255]), "binary"],
  ])("that is none is refused whole", async (list, reason) => {
    const id = await aDraft();
    expect(await take(id, list)).toMatchObject({ ok: false, reason: { file: reason } });
    expect((await opened(id)).counts.waiting).toBe(0);
  });

  it("finds the town of each address that begins with its postal code, and keeps its first rows in their order", async () => {
    const id = await aDraft();
    const rows = [
      "〒135-0061 江東区豊洲5-999-1",
      "〒135-0064 江東区青海3-1-1",
      "〒135-0061 東京都江東区豊洲5-999-2",
      "豊洲5-999-1",
      "江東区豊洲5-999-1",
    ];
    house = mailingHouse(db, townEngine([...sales, ...[1, 2, 3].map(() => aSale({ town: "青海" }))]));
    await taken(id, ["住所", ...rows].join("\n"));
    const { rows: kept } = await sql<{ told: string }>`
      select town || ' ' || address as told from mailing_recipient where mailing_id = ${id} order by place`.execute(db);
    expect(kept.map(({ told }) => told)).toEqual(rows.slice(0, 3).map((row, i) => `${["豊洲", "青海", "豊洲"][i]} ${row}`));
  });

  it("of five thousand rows is taken in whole", async () => {
    const id = await aDraft();
    expect(await taken(id, aList(5000))).toMatchObject({ read: 5000, added: 5000, faults: [] });
  });
});

describe("the page of a letter", () => {
  const seen = { companyName: "見本不動産(架空)one", isSample: false, isStoppedOfCompany: false, isStoppedOfAll: false, canUndo: false };

  it("stops its company or everybody, the second time too, and takes that back within a day", async () => {
    await post(await aReadyMailing(house));
    const code = codeOf(1);
    expect(await look(code.toLowerCase().replaceAll("-", ""))).toEqual(seen);
    const stopped = { ...seen, isStoppedOfCompany: true, canUndo: true };
    expect([await press(code, "company"), await press(code, "company")]).toEqual([stopped, stopped]);
    expect(await press(code, "all")).toEqual({ ...stopped, isStoppedOfAll: true });
    expect(await press(code, "undo")).toEqual(seen);
    await press(code, "all");
    house.clock.advance(days(2));
    expect(await press(code, "undo")).toMatchObject({ isStoppedOfAll: true, canUndo: false });
  });

  it("takes nothing back for whoever has its number alone: neither what another browser stopped, nor what was told elsewhere", async () => {
    await post(await aReadyMailing(house));
    const code = codeOf(1);
    await press(code, "all", "owner");
    expect(await press(code, "undo", "company")).toMatchObject({ canUndo: false });
    expect(await look(code)).toMatchObject({ isStoppedOfAll: true, canUndo: true });
    await stopAtDesk("江東区豊洲5-999-1");
    expect(await press(code, "undo", "owner")).toMatchObject({ isStoppedOfAll: true, canUndo: false });
    expect(await look(code, null)).toMatchObject({ isStoppedOfAll: true });
  });

  it("takes nothing back that a letter of another company stopped", async () => {
    await post(await aReadyMailing(house));
    const ofOne = codeOf(1);
    house.drawn.length = 0;
    await post(await aReadyMailing(house, { company: "two" }), aMember("owner-two"));
    const ofTwo = codeOf(1);
    await press(ofOne, "all", "owner");
    await press(ofTwo, "all", "two");
    await press(ofTwo, "undo", "two");
    expect(await look(ofOne, "owner")).toMatchObject({ isStoppedOfAll: true, canUndo: true });
    // The same browser, the other letter: it shows what is stopped, and takes back what it stopped itself alone.
    expect(await press(ofTwo, "undo", "owner")).toMatchObject({ isStoppedOfAll: true, canUndo: false });
    expect(await look(ofOne, "owner")).toMatchObject({ isStoppedOfAll: true });
  });

  it("shows nothing as stopped that somebody else can take back, and is final once two have pressed", async () => {
    await post(await aReadyMailing(house));
    const code = codeOf(1);
    await press(code, "company", "company");
    expect(await look(code, "owner")).toEqual(seen);
    expect(await press(code, "company", "owner")).toEqual({ ...seen, isStoppedOfCompany: true });
    expect(await press(code, "undo", "company")).toEqual({ ...seen, isStoppedOfCompany: true });
  });

  it("is not that of a letter that was only looked at or not handed out, of a made-up number, nor of one that is too old", async () => {
    const id = await aReadyMailing(house);
    const preview = await previewLetter(house.deps, owner, id);
    const looked = preview.ok ? preview.value.stop.code : "";
    expect(looked).toMatch(/^.{19}$/);
    for (const code of [looked, "0000-0000-0000-0000", "x", ""]) expect(await look(code)).toBeNull();
    expect(await press(looked, "all")).toBeNull();
    await print(id);
    const code = codeOf(1);
    expect(await press(code, "all")).toBeNull();
    const [run] = (await opened(id)).runs;
    await file(id, run?.id);
    expect(await press(code, "all")).not.toBeNull();
    await stepMailing(house.deps, owner, { id, event: "close" });
    house.clock.advance(days(91));
    await tendMailings(house.deps);
    expect(await look(code)).toBeNull();
    const { rows } = await sql<{ left: number; stops: number }>`
      select (select count(*) from mailing_recipient) as left, (select count(*) from mailing_stop) as stops`.execute(db);
    expect(rows).toEqual([{ left: 0, stops: 1 }]);
  });

  it("is still that of a letter that was handed out before its run became void", async () => {
    const id = await aReadyMailing(house);
    await post(id);
    await stopAtDesk("江東区豊洲5-999-2");
    const [run] = (await opened(id)).runs;
    expect(await file(id, run?.id)).toEqual({ ok: false, reason: "void" });
    expect([await look(codeOf(1)), await look(codeOf(2))]).toMatchObject([{ isStoppedOfAll: false }, { isStoppedOfAll: true }]);
  });

  it("keeps neither an address nor a number: only keyed hashes", async () => {
    const id = await aReadyMailing(house);
    await post(id);
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
    expect(await withdraw("江東区豊洲5-999-1", "operator")).toEqual({ ok: true, value: "withdrawn" });
    expect(await lookUpStops(house.deps, "江東区豊洲5-999-1")).toMatchObject({ value: [{ scope: "one" }] });
  });

  it("lets an operator alone take back what they alone recorded within a day, and nothing of an owner", async () => {
    const address = "江東区豊洲5-999-1";
    await post(await aReadyMailing(house));
    await press(codeOf(1), "all");
    expect(await withdraw(address, "operator")).toEqual({ ok: true, value: "none" });
    await stopAtDesk(address);
    expect(await withdraw(address, "another")).toEqual({ ok: true, value: "none" });
    expect(await withdraw(address, "operator")).toEqual({ ok: true, value: "going-on" });
    await stopAtDesk(address);
    await db.transaction().execute((tx) => recordStop({ ...house.deps, db: tx }, { address, scope: "all", by: "another" }));
    expect(await withdraw(address, "operator")).toEqual({ ok: true, value: "none" });
    expect(await lookUpStops(house.deps, address)).toMatchObject({
      value: [{ way: "page", letterOf: "見本不動産(架空)one" }, { way: "desk" }],
    });
    await stopAtDesk("江東区豊洲5-999-7");
    house.clock.advance(days(1) + 1);
    expect(await withdraw("江東区豊洲5-999-7", "operator")).toEqual({ ok: true, value: "none" });
    const numbers = await stopNumbers(house.deps, address);
    expect(await db.transaction().execute((tx) => withdrawStops(tx, { numbers, scope: "all" }))).toBe(true);
    expect(await lookUpStops(house.deps, address)).toEqual({ ok: true, value: [] });
  });

  it("tells of a mailing of which many letters stopped everybody on one day, and can hold that for its company alone", async () => {
    const id = await aReadyMailing(house, { list: aList(12) });
    await post(id);
    for (let n = 1; n < 10; n += 1) await press(codeOf(n), "all", "company");
    expect(await manyStops(db, house.clock.now())).toEqual([]);
    await press(codeOf(10), "all", "company");
    await press(codeOf(10), "company", "company");
    expect(await manyStops(db, house.clock.now())).toEqual([
      { mailingId: id, companyName: "見本不動産(架空)one", day: "2026-12-01", letters: 10 },
    ]);
    await stopAtDesk("江東区豊洲5-999-3");
    expect(await db.transaction().execute((tx) => narrowStops(tx, id))).toBe(true);
    expect(await manyStops(db, house.clock.now())).toEqual([]);
    const scopes = async (n: number) => {
      const found = await lookUpStops(house.deps, `江東区豊洲5-999-${n}`);
      return found.ok ? found.value.map(({ scope }) => scope) : [];
    };
    expect([await scopes(1), await scopes(3), await scopes(10)]).toEqual([["one"], ["all", "one"], ["one"]]);
  });
});

it("the register knows every company that has written letters, however many there are", async () => {
  await aReadyMailing(house);
  await sql`
    insert into company select (jsonb_populate_record(c, jsonb_build_object('id', 'many-' || n, 'name', '見本(架空)' || n))).*
    from company c, generate_series(1, 210) n where c.id = 'one'`.execute(db);
  await sql`
    insert into mailing select (jsonb_populate_record(m, jsonb_build_object('id', 'of-' || c.id, 'company_id', c.id))).*
    from mailing m, company c where c.id like 'many-%'`.execute(db);
  const address = "江東区豊洲5-999-1";
  for (const { id } of await stopScopes(db)) expect(await stopAtDesk(address, id), id).toEqual({ ok: true, value: true });
  const found = await lookUpStops(house.deps, address);
  expect(found.ok && found.value.filter(({ of }) => of.startsWith("見本(架空)"))).toHaveLength(210);
  await sql`delete from company where id like 'many-%'`.execute(db);
});

describe("a room that is written in parentheses", () => {
  const lists = [
    "豊洲5-999-1,青葉ハイツ（301）,",
    "東京都江東区豊洲5-999-1,青葉ハイツ（302）,",
    "東京都江東区豊洲5-999-2（見本棟）,301,",
    "東京都江東区豊洲5-999-2（見本棟）,302,",
  ];

  it("is found in the register, and is not the next one", async () => {
    await stopAtDesk("江東区豊洲5-999-1 青葉ハイツ301");
    await stopAtDesk("東京都江東区豊洲5-999-2（見本棟）302");
    const id = await aReadyMailing(house, { list: [HEADER, ...lists].join("\n") });
    await print(id);
    expect(lettersDrawn().map(({ recipient }) => recipient.slice(0, 2).join(" "))).toEqual([
      "東京都江東区豊洲5-999-1 青葉ハイツ(302)",
      "東京都江東区豊洲5-999-2(見本棟) 301",
    ]);
  });

  it("is found under the key that the register had for it formerly, and can be taken back from there", async () => {
    const keys = await house.deps.mailingKeys();
    const address = "江東区豊洲5-999-1 3F";
    const [, addressHash] = keys.askedHashes(address);
    if (!addressHash) throw new Error("its former key is another one");
    await db
      .transaction()
      .execute((tx) => addStop(tx, { addressHash, scope: "all", way: "desk", undoBy: "operator", at: house.clock.now() }));
    const id = await aDraft();
    expect(await taken(id, `住所\n${address}`)).toMatchObject({ added: 0, stopped: 1 });
    expect(await lookUpStops(house.deps, address)).toMatchObject({ value: [{ scope: "all" }] });
    expect([await withdraw(address, "operator"), await withdraw(address, "operator")]).toEqual([
      { ok: true, value: "withdrawn" },
      { ok: true, value: "none" },
    ]);
  });
});

describe("a stop that was told to a company", () => {
  const told = (letterOrAddress: string, who = owner) => stopOfCompany(house.deps, who, { letterOrAddress });
  const undo = (letterOrAddress: string, who = owner) => undoStopOfCompany(house.deps, who, { letterOrAddress });
  const known = async (address: string) => {
    const found = await lookUpStops(house.deps, address);
    return found.ok ? found.value.map(({ scope, way }) => `${scope} ${way}`) : found.reason;
  };

  it("holds for this company alone, by the number of its letter or by address, and goes again within a day", async () => {
    await post(await aReadyMailing(house));
    expect(await told(codeOf(1))).toEqual({ ok: true, value: true });
    expect(await told("江東区豊洲５丁目９９９番２号")).toEqual({ ok: true, value: true });
    expect([await known("江東区豊洲5-999-1"), await known("江東区豊洲5-999-2")]).toEqual([["one company"], ["one company"]]);
    expect(await undo(codeOf(1))).toEqual({ ok: true, value: true });
    expect(await undo(codeOf(1))).toEqual({ ok: true, value: false });
    house.clock.advance(days(1) + 1);
    expect(await undo("江東区豊洲5-999-2")).toEqual({ ok: true, value: false });
    const { rows } = await sql<{ told: string }>`
      select to_state || ' ' || actor as told from transition where entity = 'mailing_stop' order by id`.execute(db);
    expect(rows.map((row) => row.told.split(":")[0])).toEqual(["stopped staff", "stopped staff", "undone staff"]);
  });

  it("comes from who may write letters there, of their own letters, and takes nothing of an owner back", async () => {
    await post(await aReadyMailing(house));
    for (const who of ["billing-one", "nobody"]) expect((await told("江東区豊洲5-999-1", aMember(who))).ok).toBe(false);
    expect(await told(codeOf(1), aMember("owner-two"))).toEqual({ ok: false, reason: "no-address" });
    expect(await told("江東区豊洲")).toEqual({ ok: false, reason: "no-address" });
    await press(codeOf(1), "company");
    await told(codeOf(1), aMember("agent-one"));
    expect(await undo(codeOf(1))).toEqual({ ok: true, value: true });
    expect(await known("江東区豊洲5-999-1")).toEqual(["one page"]);
    await told("江東区豊洲5-999-3");
    expect(await undo("江東区豊洲5-999-3", aMember("owner-two"))).toEqual({ ok: true, value: false });
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
