import { beforeAll, beforeEach, expect, it } from "vitest";
import { MOST_LETTERS_A_MONTH } from "#domain/direct-mail/core/limits.ts";
import { makeAnew, openMailing, orderRun, recordStop, stepMailing, takeFile } from "#domain/direct-mail/index.server.ts";
import { aCompany, aMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { aList, aReadyMailing, forgetMailings, mailingHouse } from "#test/support/mailings.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import { workOnRuns } from "./work-runs.server.ts";

const { db } = await testDatabase();
const sales = [70_000_000, 68_000_000, 73_000_000].map((price) => aSale({ price }));
let house = mailingHouse(db, townEngine(sales));
const owner = aMember("owner-one");

beforeAll(async () => {
  await insertMarket(db, { sales: sales.flatMap(tenOf) });
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { ...anApartment().place })]);
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
const stop = (address: string) =>
  db.transaction().execute((tx) => recordStop({ ...house.deps, db: tx }, { address, scope: "all", by: "operator" }));
const printAndTake = async (id: string) => {
  expect(await orderRun(house.deps, owner, id)).toMatchObject({ ok: true });
  await workOnRuns(house.deps);
  const runId = (await opened(id)).runs.find(({ state }) => state === "done")?.id ?? "";
  expect(await takeFile(house.deps, owner, { id, runId, number: 1 })).toMatchObject({ ok: true });
  return runId;
};

it("has the letters of a void run that was taken made anew without who stopped, and counts them once", async () => {
  const id = await aReadyMailing(house, { list: aList(9) });
  const runId = await printAndTake(id);
  expect(await makeAnew(house.deps, owner, { id, runId })).toEqual({ ok: false, reason: { state: "done" } });
  await stop("江東区豊洲5-999-4");
  expect(await takeFile(house.deps, owner, { id, runId, number: 1 })).toEqual({ ok: false, reason: "void" });
  expect(await orderRun(house.deps, owner, id)).toEqual({ ok: false, reason: "nobody" });
  expect(await opened(id)).toMatchObject({ counts: { waiting: 0, printed: 8, stopped: 1 }, runs: [{ pulled: [{ file: 1, sheet: 4 }] }] });

  expect(await makeAnew(house.deps, owner, { id, runId })).toEqual({ ok: true, value: 8 });
  expect(await opened(id)).toMatchObject({
    counts: { waiting: 8, printed: 0, stopped: 1 },
    runs: [{ state: "void", pulled: [], files: [{ isDiscarded: true }] }],
    allowance: { left: MOST_LETTERS_A_MONTH },
  });
  expect(await makeAnew(house.deps, owner, { id, runId })).toEqual({ ok: false, reason: "nobody" });

  const before = house.drawn.flatMap(({ letters }) => letters);
  house.drawn.length = 0;
  await stop("江東区豊洲5-999-5");
  await printAndTake(id);
  const anew = house.drawn.flatMap(({ letters }) => letters);
  expect(anew.map(({ recipient }) => recipient[0])).toEqual([1, 2, 3, 6, 7, 8, 9].map((n) => `東京都江東区豊洲5-999-${n}`));
  // The code of a letter leads where that of the first one did.
  expect(before.map(({ stop: { code } }) => code)).toEqual(expect.arrayContaining(anew.map(({ stop: { code } }) => code)));
  expect((await opened(id)).allowance.left).toBe(MOST_LETTERS_A_MONTH - 7);
});

it("is done by nobody of another company, of no other run, nor once the mailing is closed", async () => {
  const id = await aReadyMailing(house);
  const runId = await printAndTake(id);
  await stop("江東区豊洲5-999-1");
  await takeFile(house.deps, owner, { id, runId, number: 1 });
  expect(await makeAnew(house.deps, aMember("owner-two"), { id, runId })).toEqual({ ok: false, reason: "unknown" });
  expect(await makeAnew(house.deps, aMember("billing-one"), { id, runId })).toEqual({ ok: false, reason: "not-allowed" });
  expect(await makeAnew(house.deps, owner, { id, runId: "another" })).toEqual({ ok: false, reason: "unknown" });
  await stepMailing(house.deps, owner, { id, event: "close" });
  expect(await makeAnew(house.deps, owner, { id, runId })).toEqual({ ok: false, reason: { state: "closed" } });
  expect((await opened(id)).counts.printed).toBe(2);
});
