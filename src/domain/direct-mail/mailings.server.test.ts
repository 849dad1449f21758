import iconv from "iconv-lite";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { MOST_OPEN_MAILINGS } from "#domain/direct-mail/core/limits.ts";
import type { EstimateEngine } from "#domain/valuation/index.server.ts";
import { days } from "#kernel/duration.ts";
import { aMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { mailingActs } from "#test/support/mailing-acts.ts";
import { aList, anAddress, aReadyMailing, HEADER, MAILING_TEXTS } from "#test/support/mailings.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { aSale } from "#test/support/typed-market.ts";
import {
  changeMailing,
  listMailings,
  makeMailing,
  noteReturned,
  openMailing,
  orderRun,
  previewLetter,
  stepMailing,
  takeRecipientsIn,
} from "./index.server.ts";
import { tendMailings } from "./print/mailing-jobs.server.ts";
import { workOnRuns } from "./print/work-runs.server.ts";

const { db } = await testDatabase();
const acts = mailingActs(db);
const { sales, owner, opened, print, file, codeOf, stopAtDesk } = acts;

const gradedD = (engine: EstimateEngine): EstimateEngine => ({
  ...engine,
  appraise: (...asked) => {
    const outcome = engine.appraise(...asked);
    return outcome.estimated ? { ...outcome, grade: "D" } : outcome;
  },
});
const take = (id: string, list: string | Uint8Array, isDry = false) =>
  takeRecipientsIn(acts.house.deps, owner, { id, bytes: typeof list === "string" ? new TextEncoder().encode(list) : list, isDry });
const taken = async (...args: Parameters<typeof take>) => {
  const found = await take(...args);
  if (!found.ok) throw new Error(JSON.stringify(found.reason));
  return found.value;
};
const aDraft = async () => {
  const made = await makeMailing(acts.house.deps, owner, MAILING_TEXTS);
  if (!made.ok) throw new Error(String(made.reason));
  return made.value.id;
};

describe("a mailing", () => {
  it("is a draft whose texts change until it is confirmed, which needs an address", async () => {
    const id = await aDraft();
    expect(await stepMailing(acts.house.deps, owner, { id, event: "confirm" })).toEqual({ ok: false, reason: "no-recipients" });
    expect(await changeMailing(acts.house.deps, owner, { ...MAILING_TEXTS, id, source: "other" })).toEqual({
      ok: false,
      reason: { field: "sourceWords", words: "入手元の名前を入力してください" },
    });
    expect(await changeMailing(acts.house.deps, owner, { ...MAILING_TEXTS, id, sourceOn: "2026-12-02" })).toEqual({
      ok: false,
      reason: { field: "sourceOn", words: "今日までの日付を入力してください" },
    });
    expect(await changeMailing(acts.house.deps, owner, { ...MAILING_TEXTS, id, message: "" })).toMatchObject({ ok: true });
    expect(await changeMailing(acts.house.deps, owner, { ...MAILING_TEXTS, id, message: "髙﨑①🏠" })).toEqual({
      ok: false,
      reason: { field: "message", words: "お手紙に印刷できない文字があります（🏠）" },
    });
    expect(await makeMailing(acts.house.deps, owner, { ...MAILING_TEXTS, source: "other", sourceWords: "名簿🏠" })).toMatchObject({
      reason: { field: "sourceWords" },
    });
    const lines = ["あ".repeat(52), "い", "う", "え"];
    expect(await changeMailing(acts.house.deps, owner, { ...MAILING_TEXTS, id, message: lines.join("\n") })).toMatchObject({ ok: true });
    expect(await changeMailing(acts.house.deps, owner, { ...MAILING_TEXTS, id, message: `あ${lines.join("\n")}` })).toMatchObject({
      reason: { field: "message", words: "お手紙では4行に収まりません。短くするか、改行を減らしてください" },
    });
    await taken(id, aList(1));
    expect(await orderRun(acts.house.deps, owner, id)).toEqual({ ok: false, reason: { state: "draft" } });
    expect(await stepMailing(acts.house.deps, owner, { id, event: "confirm" })).toMatchObject({ ok: true, value: { state: "ready" } });
    expect(await changeMailing(acts.house.deps, owner, { ...MAILING_TEXTS, id })).toEqual({ ok: false, reason: { state: "ready" } });
  });

  it("is open to nobody of another company, nor to who pays the bills, nor while a company is stopped", async () => {
    const id = await aReadyMailing(acts.house);
    for (const who of ["owner-two", "billing-one", "nobody"])
      for (const ask of [
        () => openMailing(acts.house.deps, aMember(who), id),
        () => takeRecipientsIn(acts.house.deps, aMember(who), { id, bytes: new TextEncoder().encode(aList(1)), isDry: false }),
        () => orderRun(acts.house.deps, aMember(who), id),
        () => previewLetter(acts.house.deps, aMember(who), id),
        () => stepMailing(acts.house.deps, aMember(who), { id, event: "close" }),
        () => noteReturned(acts.house.deps, aMember(who), { id, code: "0" }),
      ])
        expect((await ask()).ok, who).toBe(false);
    await sql`update company set state = 'suspended' where id = 'one'`.execute(db);
    expect(await listMailings(acts.house.deps, owner)).toEqual({ ok: false, reason: "not-allowed" });
    await sql`update company set state = 'live', licence = '' where id = 'one'`.execute(db);
    expect(await orderRun(acts.house.deps, owner, id)).toEqual({ ok: false, reason: "not-allowed" });
    await sql`update company set licence = '東京都知事(1)第99999号' where id = 'one'`.execute(db);
    expect((await listMailings(acts.house.deps, aMember("agent-one"))).ok).toBe(true);
  });
});

describe("mailings of a company", () => {
  it("are bounded while they are open, and one may follow whenever one is closed", async () => {
    const ids: string[] = [];
    for (let n = 0; n < MOST_OPEN_MAILINGS; n += 1) ids.push(await aDraft());
    expect(await makeMailing(acts.house.deps, owner, MAILING_TEXTS)).toEqual({ ok: false, reason: "too-many" });
    await stepMailing(acts.house.deps, owner, { id: ids[0] ?? "", event: "close" });
    acts.house.clock.advance(days(1));
    const last = await aDraft();
    const listed = await listMailings(acts.house.deps, owner);
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
      repeats: [2, 3, 10].map((line) => ({ line, first: null })),
    });
  });

  it("has the rooms of one building by their column, and names the columns that it does not read", async () => {
    const id = await aDraft();
    const rooms = ["101", "102", "203"].map((room) => `135-0061,東京都江東区豊洲5-999-1,見本マンション,${room},見本,090`);
    const list = ["郵便番号,住所,建物名,部屋番号,宛名,電話", ...rooms].join("\r\n");
    expect(await taken(id, list)).toMatchObject({ read: 3, added: 3, duplicates: 0, repeats: [], unread: ["電話"] });
    await stopAtDesk("江東区豊洲5-999-1-102");
    await stepMailing(acts.house.deps, owner, { id, event: "confirm" });
    expect(await orderRun(acts.house.deps, owner, id)).toEqual({ ok: true, value: { letters: 2, stopped: 1 } });
    await workOnRuns(acts.house.deps);
    expect(acts.house.drawn.flatMap(({ letters }) => letters.map(({ recipient }) => recipient.slice(1)))).toEqual([
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
    acts.useEngine(gradedD(townEngine(sales)));
    const id = await aDraft();
    const faults = [2, 3].map((line) => ({ line, reason: "low-grade" }));
    expect(await taken(id, aList(2))).toMatchObject({ added: 0, lowGrade: 2, faults });
    const wanted = await takeRecipientsIn(acts.house.deps, owner, { id, bytes: Buffer.from(aList(2)), isDry: false, withLowGrade: true });
    expect(wanted).toMatchObject({ value: { added: 2, lowGrade: 2, faults: [] } });
    const preview = await previewLetter(acts.house.deps, owner, id);
    // Of Tokyo alone: other prefectures are known for longer.
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
    acts.useEngine(townEngine([...sales, ...[1, 2, 3].map(() => aSale({ town: "青海" }))]));
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

describe("what is over", () => {
  it("goes: files after 14 days, letters that came back are written to no more, and what nobody touches is closed", async () => {
    const id = await aReadyMailing(acts.house);
    await print(id);
    const [run] = (await opened(id)).runs;
    expect(await noteReturned(acts.house.deps, owner, { id, code: codeOf(2) })).toEqual({ ok: true, value: true });
    expect(await noteReturned(acts.house.deps, owner, { id, code: codeOf(2) })).toEqual({ ok: false, reason: "no-letter" });
    expect((await opened(id)).counts).toMatchObject({ printed: 2, undeliverable: 1 });
    acts.house.clock.advance(days(14));
    expect(await file(id, run?.id)).toEqual({ ok: false, reason: "gone" });
    await tendMailings(acts.house.deps);
    expect((await opened(id)).runs[0]?.files).toMatchObject([{ isThere: false }]);
    acts.house.clock.advance(days(180));
    await tendMailings(acts.house.deps);
    expect(await opened(id)).toMatchObject({ state: "closed" });
    expect(await take(id, aList(1, 50))).toEqual({ ok: false, reason: { state: "closed" } });
  });
});
