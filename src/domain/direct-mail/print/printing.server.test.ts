import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { MOST_LETTERS_A_MONTH } from "#domain/direct-mail/core/limits.ts";
import { orderRun, stepMailing, stopPageView } from "#domain/direct-mail/index.server.ts";
import { days, minutes } from "#kernel/duration.ts";
import { aMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { mailingActs } from "#test/support/mailing-acts.ts";
import { aList, aReadyMailing, MAILING_TEXTS, mailingHouse } from "#test/support/mailings.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { tendMailings } from "./mailing-jobs.server.ts";
import { workOnRuns } from "./work-runs.server.ts";

const { db } = await testDatabase();
const acts = mailingActs(db);
const { owner, opened, print, file, lettersDrawn, codeOf, press, stopAtDesk } = acts;

describe("printing", () => {
  it("draws files of a hundred, with the price of the town, where the address is from and a page of its own for each", async () => {
    const id = await aReadyMailing(acts.house, { list: aList(230) });
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
    expect(await orderRun(acts.house.deps, owner, id)).toEqual({ ok: false, reason: "nobody" });
    const first = await file(id, runs[0]?.id);
    expect(first.ok && new TextDecoder().decode(first.value)).toBe("%PDF of 100");
    expect(await file(id, runs[0]?.id, 1, aMember("owner-two"))).toEqual({ ok: false, reason: "unknown" });
    expect(await file(id, "another")).toEqual({ ok: false, reason: "unknown" });
  });

  it("names files as the storage allows, whatever the id of their run begins with", async () => {
    const id = await aReadyMailing(acts.house);
    const begins = { ...acts.house.deps, randomBytes: (length: number) => Buffer.alloc(length, 63) };
    expect(await orderRun(begins, owner, id)).toMatchObject({ ok: true });
    await workOnRuns(acts.house.deps);
    const [run] = (await opened(id)).runs;
    expect(run).toMatchObject({ id: "-".repeat(21), state: "done" });
    expect(await file(id, run?.id)).toMatchObject({ ok: true });
  });

  it("leaves out who stopped letters between the list and the print", async () => {
    const id = await aReadyMailing(acts.house);
    await stopAtDesk("江東区豊洲五丁目999番地2");
    await stopAtDesk("江東区豊洲5-999-3", "two");
    expect(await print(id)).toEqual({ letters: 2, stopped: 1 });
    expect((await opened(id)).counts).toEqual({ waiting: 0, printed: 2, stopped: 1, noEstimate: 0, undeliverable: 0 });
    expect(lettersDrawn().map(({ recipient }) => recipient[0])).toEqual(["東京都江東区豊洲5-999-1", "東京都江東区豊洲5-999-3"]);
  });

  it("draws a file anew without who stopped letters while it was drawn", async () => {
    const id = await aReadyMailing(acts.house);
    let isFirst = true;
    acts.house.onDraw = async () => {
      if (isFirst) await stopAtDesk("江東区豊洲5-999-1");
      isFirst = false;
    };
    await print(id);
    expect(acts.house.drawn.map(({ letters }) => letters.length)).toEqual([3, 2]);
    expect(await opened(id)).toMatchObject({ counts: { printed: 2, stopped: 1 }, runs: [{ state: "done", drawn: 2, leftOut: 1 }] });
  });

  it("hands out nothing of a run of which somebody has stopped letters since, and makes it anew without them", async () => {
    const id = await aReadyMailing(acts.house, { list: aList(103) });
    await print(id);
    const [run] = (await opened(id)).runs;
    expect(await file(id, run?.id, 1)).toMatchObject({ ok: true });
    await press(codeOf(2), "company");
    await stopAtDesk("江東区豊洲5-999-102");
    expect(await file(id, run?.id, 2)).toEqual({ ok: false, reason: "void" });
    expect(await file(id, run?.id, 1)).toEqual({ ok: false, reason: "void" });
    expect(await opened(id)).toMatchObject({
      counts: { waiting: 2, printed: 99, stopped: 2 },
      runs: [{ state: "void", pulled: [{ file: 1, sheet: 2 }] }],
      // What was taken counts, what is made anew does not.
      allowance: { left: MOST_LETTERS_A_MONTH - 100 },
    });
    acts.house.drawn.length = 0;
    expect(await print(id)).toEqual({ letters: 2, stopped: 0 });
    expect(lettersDrawn().map(({ recipient }) => recipient[0])).toEqual(["東京都江東区豊洲5-999-101", "東京都江東区豊洲5-999-103"]);
    const again = (await opened(id)).runs.find(({ state }) => state === "done");
    expect(await file(id, again?.id)).toMatchObject({ ok: true });
  });

  it("names the sheets of taken files whose owner has stopped letters since, whatever became of their run", async () => {
    const id = await aReadyMailing(acts.house, { list: aList(103) });
    await print(id);
    const [run] = (await opened(id)).runs;
    for (const number of [1, 2]) await file(id, run?.id, number);
    await press(codeOf(2), "company");
    await stopAtDesk("江東区豊洲5-999-101");
    await stopAtDesk("江東区豊洲5-999-3", "two");
    const first = [
      { file: 1, sheet: 2 },
      { file: 2, sheet: 1 },
    ];
    expect((await opened(id)).runs).toMatchObject([{ state: "done", pulled: first }]);
    expect(await file(id, run?.id, 2)).toEqual({ ok: false, reason: "void" });
    await press(codeOf(50), "all");
    expect((await opened(id)).runs).toMatchObject([{ state: "void", pulled: [first[0], { file: 1, sheet: 50 }, first[1]] }]);
    await press(codeOf(50), "undo");
    acts.house.clock.advance(days(15));
    await press(codeOf(51), "all");
    expect((await opened(id)).runs).toMatchObject([{ pulled: first }]);
  });

  it("hands out nothing of a run that came to nothing, and counts its letters once", async () => {
    const id = await aReadyMailing(acts.house, { list: aList(250) });
    expect(await orderRun(acts.house.deps, owner, id)).toMatchObject({ ok: true });
    acts.house.onDraw = async () => {
      if (acts.house.drawn.length === 2) throw new Error("broken");
    };
    await workOnRuns(acts.house.deps);
    const [run] = (await opened(id)).runs;
    expect(await file(id, run?.id, 1)).toMatchObject({ ok: true });
    for (let i = 0; i < 6; i += 1) {
      await workOnRuns(acts.house.deps);
      acts.house.clock.advance(minutes(4));
    }
    expect((await opened(id)).runs).toMatchObject([{ state: "failed" }]);
    for (const number of [1, 2]) expect(await file(id, run?.id, number)).toEqual({ ok: false, reason: "failed" });
    expect(await opened(id)).toMatchObject({ counts: { waiting: 150, printed: 100 }, allowance: { left: MOST_LETTERS_A_MONTH - 100 } });
    acts.house.onDraw = async () => undefined;
    expect(await print(id)).toEqual({ letters: 150, stopped: 0 });
    expect((await opened(id)).allowance.left).toBe(MOST_LETTERS_A_MONTH - 250);
  });

  it("waits for a model however long it takes, and gives nothing up over it", async () => {
    const id = await aReadyMailing(acts.house);
    expect(await orderRun(acts.house.deps, owner, id)).toMatchObject({ ok: true });
    for (let i = 0; i < 8; i += 1) {
      await workOnRuns({ ...acts.house.deps, engines: { current: async () => null } });
      acts.house.clock.advance(minutes(1));
    }
    expect((await opened(id)).runs).toMatchObject([{ state: "running", drawn: 0 }]);
    await workOnRuns(acts.house.deps);
    expect((await opened(id)).runs).toMatchObject([{ state: "done", drawn: 3 }]);
  });

  it("leaves no file behind that nobody may take: of a try that was not kept, of a void run, of a company that is gone", async () => {
    const lying = async () => [...acts.house.deps.storage.files.keys()].length;
    const first = await aReadyMailing(acts.house);
    acts.house.onDraw = async () => {
      acts.house.onDraw = async () => undefined;
      await stopAtDesk("江東区豊洲5-999-1");
    };
    await print(first);
    const second = await aReadyMailing(acts.house, { list: aList(2, 20) });
    await print(second);
    const third = await aReadyMailing(acts.house, { list: aList(2, 30) });
    await print(third);
    expect(await lying()).toBe(4);
    await tendMailings(acts.house.deps);
    expect(await lying()).toBe(4);
    acts.house.clock.advance(minutes(61));
    await tendMailings(acts.house.deps);
    expect(await lying()).toBe(3);
    await stopAtDesk("江東区豊洲5-999-20");
    expect(await file(second, (await opened(second)).runs[0]?.id)).toEqual({ ok: false, reason: "void" });
    await sql`delete from mailing where id = ${third}`.execute(db);
    await tendMailings(acts.house.deps);
    expect(await lying()).toBe(1);
    expect(await file(first, (await opened(first)).runs[0]?.id)).toMatchObject({ ok: true });
    acts.house.clock.advance(days(14));
    await tendMailings(acts.house.deps);
    expect(await lying()).toBe(0);
  });

  it("writes over no file that was kept, however late a process comes", async () => {
    const id = await aReadyMailing(acts.house);
    acts.house.onDraw = async () => {
      // While this process draws, its lease runs out and another one draws the file and keeps it.
      acts.house.onDraw = async () => undefined;
      acts.house.clock.advance(minutes(4));
      await workOnRuns(acts.house.deps);
      await stopAtDesk("江東区豊洲5-999-9");
    };
    await print(id);
    const names = [...acts.house.deps.storage.files.keys()];
    expect(new Set(names).size).toBe(2);
    expect((await opened(id)).runs).toMatchObject([{ state: "done", drawn: 3, files: [{ number: 1, isThere: true }] }]);
  });

  it("goes on where it was when its process is killed, and writes to nobody twice", async () => {
    const id = await aReadyMailing(acts.house, { list: aList(250) });
    const ordered = await orderRun(acts.house.deps, owner, id);
    expect(ordered.ok).toBe(true);
    let drawn = 0;
    acts.house.onDraw = async () => {
      drawn += 1;
      // The thread goes with the process in the midst of the second file.
      if (drawn === 2) throw new Error("killed");
    };
    await workOnRuns(acts.house.deps);
    expect(await opened(id)).toMatchObject({ counts: { printed: 100 }, runs: [{ state: "running", drawn: 100 }] });
    const before = codeOf(150);
    acts.house.clock.advance(minutes(4));
    await Promise.all([workOnRuns(acts.house.deps), workOnRuns(acts.house.deps)]);
    expect(await opened(id)).toMatchObject({ counts: { printed: 250 }, runs: [{ state: "done", drawn: 250 }] });
    const names = lettersDrawn().map(({ recipient }) => recipient.join());
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(250);
    expect(before).toBe("");
    const [run] = (await opened(id)).runs;
    await file(id, run?.id, 2);
    expect((await stopPageView(acts.house.deps, { code: codeOf(150), secret: null }))?.companyName).toBe("見本不動産(架空)one");
  });

  it("gives a run up in the end, and has its addresses wait for another one", async () => {
    const id = await aReadyMailing(acts.house);
    await orderRun(acts.house.deps, owner, id);
    acts.house.onDraw = () => Promise.reject(new Error("broken"));
    for (let i = 0; i < 6; i += 1) {
      await workOnRuns(acts.house.deps);
      acts.house.clock.advance(minutes(4));
    }
    expect(await opened(id)).toMatchObject({
      counts: { waiting: 3, printed: 0 },
      runs: [{ state: "failed" }],
      allowance: { left: MOST_LETTERS_A_MONTH },
    });
    acts.house.onDraw = async () => undefined;
    expect(await print(id)).toEqual({ letters: 3, stopped: 0 });
  });

  it("ends with the month's letters of a company, and leaves out towns without a price", async () => {
    const id = await aReadyMailing(acts.house);
    await orderRun(acts.house.deps, owner, id);
    expect(await orderRun(acts.house.deps, owner, id)).toEqual({ ok: false, reason: "printing" });
    expect(await stepMailing(acts.house.deps, owner, { id, event: "close" })).toEqual({ ok: false, reason: "printing" });
    const { clock } = acts.house;
    acts.useEngine(townEngine([]));
    Object.assign(acts.house, { clock });
    await workOnRuns(acts.house.deps);
    expect(await opened(id)).toMatchObject({ counts: { noEstimate: 3, printed: 0 }, runs: [{ state: "done", files: [] }] });
    await sql`update mailing_file set letters = ${MOST_LETTERS_A_MONTH}`.execute(db);
    const other = await aReadyMailing(mailingHouse(db, townEngine(acts.sales)));
    expect(await orderRun(acts.house.deps, owner, other)).toEqual({ ok: false, reason: "month-full" });
  });
});
