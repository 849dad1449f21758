import { expect, it } from "vitest";
import { MOST_LETTERS_A_MONTH } from "#domain/direct-mail/core/limits.ts";
import { makeAnew, orderRun, stepMailing, takeFile } from "#domain/direct-mail/index.server.ts";
import { aMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { mailingActs } from "#test/support/mailing-acts.ts";
import { aList, aReadyMailing } from "#test/support/mailings.ts";
import { workOnRuns } from "./work-runs.server.ts";

const { db } = await testDatabase();
const acts = mailingActs(db);
const { codeOf, opened, owner, press, stopAtDesk } = acts;

const printAndTake = async (id: string) => {
  expect(await orderRun(acts.house.deps, owner, id)).toMatchObject({ ok: true });
  await workOnRuns(acts.house.deps);
  const runId = (await opened(id)).runs.find(({ state }) => state === "done")?.id ?? "";
  expect(await takeFile(acts.house.deps, owner, { id, runId, number: 1 })).toMatchObject({ ok: true });
  return runId;
};

it("has the letters of a void run that was taken made anew without who stopped, and counts them once", async () => {
  const id = await aReadyMailing(acts.house, { list: aList(9) });
  const runId = await printAndTake(id);
  expect(await makeAnew(acts.house.deps, owner, { id, runId })).toEqual({ ok: false, reason: { state: "done" } });
  await stopAtDesk("江東区豊洲5-999-4");
  expect(await takeFile(acts.house.deps, owner, { id, runId, number: 1 })).toEqual({ ok: false, reason: "void" });
  expect(await orderRun(acts.house.deps, owner, id)).toEqual({ ok: false, reason: "nobody" });
  expect(await opened(id)).toMatchObject({ counts: { waiting: 0, printed: 8, stopped: 1 }, runs: [{ pulled: [{ file: 1, sheet: 4 }] }] });

  expect(await makeAnew(acts.house.deps, owner, { id, runId })).toEqual({ ok: true, value: 8 });
  expect(await opened(id)).toMatchObject({
    counts: { waiting: 8, printed: 0, stopped: 1 },
    runs: [{ state: "void", pulled: [], files: [{ isDiscarded: true }] }],
    allowance: { left: MOST_LETTERS_A_MONTH },
  });
  expect(await makeAnew(acts.house.deps, owner, { id, runId })).toEqual({ ok: false, reason: "nobody" });
  // Nobody sees whether a letter was sent after all: its code stops further ones.
  expect(await press(codeOf(1), "company")).toMatchObject({ isStoppedOfCompany: true });
  expect(await press(codeOf(1), "undo")).toMatchObject({ isStoppedOfCompany: false });

  const before = acts.house.drawn.flatMap(({ letters }) => letters);
  acts.house.drawn.length = 0;
  await stopAtDesk("江東区豊洲5-999-5");
  await printAndTake(id);
  const anew = acts.house.drawn.flatMap(({ letters }) => letters);
  expect(anew.map(({ recipient }) => recipient[0])).toEqual([1, 2, 3, 6, 7, 8, 9].map((n) => `東京都江東区豊洲5-999-${n}`));
  // The code of a letter leads where that of the first one did.
  expect(before.map(({ stop: { code } }) => code)).toEqual(expect.arrayContaining(anew.map(({ stop: { code } }) => code)));
  expect((await opened(id)).allowance.left).toBe(MOST_LETTERS_A_MONTH - 7);
});

it("is done by nobody of another company, of no other run, nor once the mailing is closed", async () => {
  const id = await aReadyMailing(acts.house);
  const runId = await printAndTake(id);
  await stopAtDesk("江東区豊洲5-999-1");
  await takeFile(acts.house.deps, owner, { id, runId, number: 1 });
  expect(await makeAnew(acts.house.deps, aMember("owner-two"), { id, runId })).toEqual({ ok: false, reason: "unknown" });
  expect(await makeAnew(acts.house.deps, aMember("billing-one"), { id, runId })).toEqual({ ok: false, reason: "not-allowed" });
  expect(await makeAnew(acts.house.deps, owner, { id, runId: "another" })).toEqual({ ok: false, reason: "unknown" });
  await stepMailing(acts.house.deps, owner, { id, event: "close" });
  expect(await makeAnew(acts.house.deps, owner, { id, runId })).toEqual({ ok: false, reason: { state: "closed" } });
  expect((await opened(id)).counts.printed).toBe(2);
});
