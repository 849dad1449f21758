import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import {
  lookUpStops,
  makeMailing,
  manyStops,
  narrowStops,
  previewLetter,
  recordStop,
  stepMailing,
  stopNumbers,
  stopOfCompany,
  stopScopes,
  takeRecipientsIn,
  undoStopOfCompany,
  withdrawStops,
} from "#domain/direct-mail/index.server.ts";
import { tendMailings } from "#domain/direct-mail/print/mailing-jobs.server.ts";
import { addStop } from "#domain/direct-mail/stores/stop-store.server.ts";
import { days } from "#kernel/duration.ts";
import { aMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { mailingActs } from "#test/support/mailing-acts.ts";
import { aList, aReadyMailing, HEADER, MAILING_TEXTS } from "#test/support/mailings.ts";

const { db } = await testDatabase();
const acts = mailingActs(db);
const { owner, opened, print, file, lettersDrawn, codeOf, press, look, post, stopAtDesk, withdraw } = acts;

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

describe("the page of a letter", () => {
  const seen = { companyName: "見本不動産(架空)one", isSample: false, isStoppedOfCompany: false, isStoppedOfAll: false, canUndo: false };

  it("stops its company or everybody, the second time too, and takes that back within a day", async () => {
    await post(await aReadyMailing(acts.house));
    const code = codeOf(1);
    expect(await look(code.toLowerCase().replaceAll("-", ""))).toEqual(seen);
    const stopped = { ...seen, isStoppedOfCompany: true, canUndo: true };
    expect([await press(code, "company"), await press(code, "company")]).toEqual([stopped, stopped]);
    expect(await press(code, "all")).toEqual({ ...stopped, isStoppedOfAll: true });
    expect(await press(code, "undo")).toEqual(seen);
    await press(code, "all");
    acts.house.clock.advance(days(2));
    expect(await press(code, "undo")).toMatchObject({ isStoppedOfAll: true, canUndo: false });
  });

  it("takes nothing back for whoever has its number alone: neither what another browser stopped, nor what was told elsewhere", async () => {
    await post(await aReadyMailing(acts.house));
    const code = codeOf(1);
    await press(code, "all", "owner");
    expect(await press(code, "undo", "company")).toMatchObject({ canUndo: false });
    expect(await look(code)).toMatchObject({ isStoppedOfAll: true, canUndo: true });
    await stopAtDesk("江東区豊洲5-999-1");
    expect(await press(code, "undo", "owner")).toMatchObject({ isStoppedOfAll: true, canUndo: false });
    expect(await look(code, null)).toMatchObject({ isStoppedOfAll: true });
  });

  it("takes nothing back that a letter of another company stopped", async () => {
    await post(await aReadyMailing(acts.house));
    const ofOne = codeOf(1);
    acts.house.drawn.length = 0;
    await post(await aReadyMailing(acts.house, { company: "two" }), aMember("owner-two"));
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
    await post(await aReadyMailing(acts.house));
    const code = codeOf(1);
    await press(code, "company", "company");
    expect(await look(code, "owner")).toEqual(seen);
    expect(await press(code, "company", "owner")).toEqual({ ...seen, isStoppedOfCompany: true });
    expect(await press(code, "undo", "company")).toEqual({ ...seen, isStoppedOfCompany: true });
  });

  it("is not that of a letter that was only looked at or not handed out, of a made-up number, nor of one that is too old", async () => {
    const id = await aReadyMailing(acts.house);
    const preview = await previewLetter(acts.house.deps, owner, id);
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
    await stepMailing(acts.house.deps, owner, { id, event: "close" });
    acts.house.clock.advance(days(91));
    await tendMailings(acts.house.deps);
    expect(await look(code)).toBeNull();
    const { rows } = await sql<{ left: number; stops: number }>`
      select (select count(*) from mailing_recipient) as left, (select count(*) from mailing_stop) as stops`.execute(db);
    expect(rows).toEqual([{ left: 0, stops: 1 }]);
  });

  it("is still that of a letter that was handed out before its run became void", async () => {
    const id = await aReadyMailing(acts.house);
    await post(id);
    await stopAtDesk("江東区豊洲5-999-2");
    const [run] = (await opened(id)).runs;
    expect(await file(id, run?.id)).toEqual({ ok: false, reason: "void" });
    expect([await look(codeOf(1)), await look(codeOf(2))]).toMatchObject([{ isStoppedOfAll: false }, { isStoppedOfAll: true }]);
  });

  it("keeps neither an address nor a number: only keyed hashes", async () => {
    const id = await aReadyMailing(acts.house);
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
    await aReadyMailing(acts.house);
    expect(await stopAtDesk("豊洲")).toEqual({ ok: false, reason: "no-address" });
    expect(await stopAtDesk("江東区豊洲5-999-1", "three")).toEqual({ ok: false, reason: "unknown-company" });
    expect(await stopAtDesk("江東区豊洲5-999-1", "one")).toEqual({ ok: true, value: true });
    expect(await stopAtDesk("東京都江東区豊洲五丁目９９９番１号", "one")).toEqual({ ok: true, value: false });
    await stopAtDesk("江東区豊洲5-999-1");
    expect(await lookUpStops(acts.house.deps, "豊洲5-999-1")).toEqual({ ok: true, value: [] });
    expect(await lookUpStops(acts.house.deps, "江東区豊洲5の999の1")).toMatchObject({
      value: [
        { scope: "all", of: "すべての会社" },
        { scope: "one", of: "見本不動産(架空)one" },
      ],
    });
    expect(await withdraw("江東区豊洲5-999-1", "operator")).toEqual({ ok: true, value: "withdrawn" });
    expect(await lookUpStops(acts.house.deps, "江東区豊洲5-999-1")).toMatchObject({ value: [{ scope: "one" }] });
  });

  it("lets an operator alone take back what they alone recorded within a day, and nothing of an owner", async () => {
    const address = "江東区豊洲5-999-1";
    await post(await aReadyMailing(acts.house));
    await press(codeOf(1), "all");
    expect(await withdraw(address, "operator")).toEqual({ ok: true, value: "none" });
    await stopAtDesk(address);
    expect(await withdraw(address, "another")).toEqual({ ok: true, value: "none" });
    expect(await withdraw(address, "operator")).toEqual({ ok: true, value: "going-on" });
    await stopAtDesk(address);
    await db.transaction().execute((tx) => recordStop({ ...acts.house.deps, db: tx }, { address, scope: "all", by: "another" }));
    expect(await withdraw(address, "operator")).toEqual({ ok: true, value: "none" });
    expect(await lookUpStops(acts.house.deps, address)).toMatchObject({
      value: [{ way: "page", letterOf: "見本不動産(架空)one" }, { way: "desk" }],
    });
    await stopAtDesk("江東区豊洲5-999-7");
    acts.house.clock.advance(days(1) + 1);
    expect(await withdraw("江東区豊洲5-999-7", "operator")).toEqual({ ok: true, value: "none" });
    const numbers = await stopNumbers(acts.house.deps, address);
    expect(await db.transaction().execute((tx) => withdrawStops(tx, { numbers, scope: "all" }))).toBe(true);
    expect(await lookUpStops(acts.house.deps, address)).toEqual({ ok: true, value: [] });
  });

  it("tells of a mailing of which many letters stopped everybody on one day, and can hold that for its company alone", async () => {
    const id = await aReadyMailing(acts.house, { list: aList(12) });
    await post(id);
    for (let n = 1; n < 10; n += 1) await press(codeOf(n), "all", "company");
    expect(await manyStops(db, acts.house.clock.now())).toEqual([]);
    await press(codeOf(10), "all", "company");
    await press(codeOf(10), "company", "company");
    expect(await manyStops(db, acts.house.clock.now())).toEqual([
      { mailingId: id, companyName: "見本不動産(架空)one", day: "2026-12-01", letters: 10 },
    ]);
    await stopAtDesk("江東区豊洲5-999-3");
    expect(await db.transaction().execute((tx) => narrowStops(tx, id))).toBe(true);
    expect(await manyStops(db, acts.house.clock.now())).toEqual([]);
    const scopes = async (n: number) => {
      const found = await lookUpStops(acts.house.deps, `江東区豊洲5-999-${n}`);
      return found.ok ? found.value.map(({ scope }) => scope) : [];
    };
    expect([await scopes(1), await scopes(3), await scopes(10)]).toEqual([["one"], ["all", "one"], ["one"]]);
  });
});

it("the register knows every company that has written letters, however many there are", async () => {
  await aReadyMailing(acts.house);
  await sql`
    insert into company select (jsonb_populate_record(c, jsonb_build_object('id', 'many-' || n, 'name', '見本(架空)' || n))).*
    from company c, generate_series(1, 210) n where c.id = 'one'`.execute(db);
  await sql`
    insert into mailing select (jsonb_populate_record(m, jsonb_build_object('id', 'of-' || c.id, 'company_id', c.id))).*
    from mailing m, company c where c.id like 'many-%'`.execute(db);
  const address = "江東区豊洲5-999-1";
  for (const { id } of await stopScopes(db)) expect(await stopAtDesk(address, id), id).toEqual({ ok: true, value: true });
  const found = await lookUpStops(acts.house.deps, address);
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
    const id = await aReadyMailing(acts.house, { list: [HEADER, ...lists].join("\n") });
    await print(id);
    expect(lettersDrawn().map(({ recipient }) => recipient.slice(0, 2).join(" "))).toEqual([
      "東京都江東区豊洲5-999-1 青葉ハイツ（302）",
      "東京都江東区豊洲5-999-2（見本棟） 301",
    ]);
  });

  it("is found under the key that the register had for it formerly, and can be taken back from there", async () => {
    const keys = await acts.house.deps.mailingKeys();
    const address = "江東区豊洲5-999-1 3F";
    const [, addressHash] = keys.askedHashes(address);
    if (!addressHash) throw new Error("its former key is another one");
    await db
      .transaction()
      .execute((tx) => addStop(tx, { addressHash, scope: "all", way: "desk", undoBy: "operator", at: acts.house.clock.now() }));
    const id = await aDraft();
    expect(await taken(id, `住所\n${address}`)).toMatchObject({ added: 0, stopped: 1 });
    expect(await lookUpStops(acts.house.deps, address)).toMatchObject({ value: [{ scope: "all" }] });
    expect([await withdraw(address, "operator"), await withdraw(address, "operator")]).toEqual([
      { ok: true, value: "withdrawn" },
      { ok: true, value: "none" },
    ]);
  });
});

describe("a stop that was told to a company", () => {
  const told = (letterOrAddress: string, who = owner) => stopOfCompany(acts.house.deps, who, { letterOrAddress });
  const undo = (letterOrAddress: string, who = owner) => undoStopOfCompany(acts.house.deps, who, { letterOrAddress });
  const known = async (address: string) => {
    const found = await lookUpStops(acts.house.deps, address);
    return found.ok ? found.value.map(({ scope, way }) => `${scope} ${way}`) : found.reason;
  };

  it("holds for this company alone, by the number of its letter or by address, and goes again within a day", async () => {
    await post(await aReadyMailing(acts.house));
    expect(await told(codeOf(1))).toEqual({ ok: true, value: true });
    expect(await told("江東区豊洲５丁目９９９番２号")).toEqual({ ok: true, value: true });
    expect([await known("江東区豊洲5-999-1"), await known("江東区豊洲5-999-2")]).toEqual([["one company"], ["one company"]]);
    expect(await undo(codeOf(1))).toEqual({ ok: true, value: true });
    expect(await undo(codeOf(1))).toEqual({ ok: true, value: false });
    acts.house.clock.advance(days(1) + 1);
    expect(await undo("江東区豊洲5-999-2")).toEqual({ ok: true, value: false });
    const { rows } = await sql<{ told: string }>`
      select to_state || ' ' || actor as told from transition where entity = 'mailing_stop' order by id`.execute(db);
    expect(rows.map((row) => row.told.split(":")[0])).toEqual(["stopped staff", "stopped staff", "undone staff"]);
  });

  it("comes from who may write letters there, of their own letters, and takes nothing of an owner back", async () => {
    await post(await aReadyMailing(acts.house));
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
