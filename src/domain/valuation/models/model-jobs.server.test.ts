import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type Jobs, startJobs } from "#platform/jobs.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad } from "#test/support/market.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { inputProfile } from "./drift-inputs.ts";
import {
  kindsInTraining,
  type ModelWork,
  registerModelJobs,
  requestFirstModels,
  requestRetraining,
  type WorkEnd,
} from "./model-jobs.server.ts";
import { publishModel } from "./publish-model.server.ts";
import { listLastRetrainings } from "./retraining-store.server.ts";
import { trainModel } from "./train-model.server.ts";

const now = new Date("2026-11-21T03:00:00Z");
const storage = temporaryStorage();
const KINDS: readonly AppraisableKind[] = ["condo", "house", "land"];
const PROMPTLY = { timeout: 20_000, interval: 50 };
let db: Db;
let url: string;
let jobs: Jobs;

beforeAll(async () => {
  ({ db, url } = await testDatabase());
});

beforeEach(async () => {
  jobs = await startJobs(url, (error) => {
    throw error;
  });
});

afterEach(async () => {
  await jobs.stop();
  await sql`delete from jobs.job`.execute(db);
  await sql`delete from retraining`.execute(db);
});

/** Takes up the work and lets it end as the test says. Answers what was asked for. */
async function takeUp(end: WorkEnd = { ended: "done", retraining: null }): Promise<ModelWork[]> {
  const asked: ModelWork[] = [];
  const run = async (work: ModelWork) => {
    asked.push(work);
    return end;
  };
  await registerModelJobs(jobs, { db, clock: movableClock(now), log: pino({ level: "silent" }), kinds: KINDS, run });
  return asked;
}

async function statesOfWork(): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`select state::text as state from jobs.job where name = 'model-work'`.execute(db);
  return rows.map(({ state }) => state);
}

it("many files in a row are trained on once, by whatever process they were loaded", async () => {
  const sender = await startJobs(url, () => undefined, { isSender: true });
  for (let file = 0; file < 3; file += 1) await requestRetraining(sender, ["condo", "land"]);
  await sender.stop();

  const asked = await takeUp();
  await vi.waitFor(async () => expect(await statesOfWork()).toEqual(["completed", "completed"]), PROMPTLY);

  expect(asked.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { task: "retrain", kind: "condo" },
    { task: "retrain", kind: "land" },
  ]);
});

it("sales that come during a training ask for another one", async () => {
  const began = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let runs = 0;
  const run = async (): Promise<WorkEnd> => {
    runs += 1;
    began.resolve();
    await gate.promise;
    return { ended: "done", retraining: null };
  };
  await registerModelJobs(jobs, { db, clock: movableClock(now), log: pino({ level: "silent" }), kinds: KINDS, run });

  await requestRetraining(jobs, ["condo"]);
  await began.promise;
  await requestRetraining(jobs, ["condo"]);
  gate.resolve();

  await vi.waitFor(() => expect(runs).toBe(2), PROMPTLY);
});

it("a training that crashes is told as failed and tried once more", async () => {
  await takeUp({ ended: "crashed", complaint: "out of memory" });
  await requestRetraining(jobs, ["condo"]);

  await vi.waitFor(async () => expect(await statesOfWork()).toEqual(["retry"]), PROMPTLY);
  expect(await listLastRetrainings(db)).toMatchObject([{ kind: "condo", state: "failed", reason: "学習の処理が途中で落ちました" }]);
});

it("a training that takes too long is told as failed and not tried again", async () => {
  await takeUp({ ended: "time-limit" });
  await requestRetraining(jobs, ["condo"]);

  await vi.waitFor(async () => expect(await statesOfWork()).toEqual(["completed"]), PROMPTLY);
  expect(await listLastRetrainings(db)).toMatchObject([{ state: "failed", reason: "学習が 30 分で終わりませんでした" }]);
});

it("a training that the site's stop cuts short is done after the next start, and is no failure", async () => {
  await takeUp({ ended: "stopped" });
  await requestRetraining(jobs, ["condo"]);

  await vi.waitFor(async () => expect(await statesOfWork()).toEqual(["retry"]), PROMPTLY);
  expect(await listLastRetrainings(db)).toEqual([]);
});

it("kinds are in training from the moment it is asked for until it has ended, retries included", async () => {
  const [began, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ends: WorkEnd[] = [
    { ended: "crashed", complaint: "out of memory" },
    { ended: "done", retraining: null },
  ];
  const run = async (): Promise<WorkEnd> => {
    began.resolve();
    await gate.promise;
    return ends.shift() ?? { ended: "done", retraining: null };
  };
  await requestFirstModels(jobs, ["condo"]);
  await requestRetraining(jobs, ["land"]);
  expect([...(await kindsInTraining(jobs))].toSorted()).toEqual(["condo", "land"]);

  await registerModelJobs(jobs, { db, clock: movableClock(now), log: pino({ level: "silent" }), kinds: KINDS, run });
  await began.promise;
  expect([...(await kindsInTraining(jobs))].toSorted()).toEqual(["condo", "land"]);
  gate.resolve();
  await vi.waitFor(async () => expect((await statesOfWork()).toSorted()).toEqual(["completed", "retry"]), PROMPTLY);
  expect((await kindsInTraining(jobs)).size).toBe(1);
});

it("a first model that could not be made is told as failed", async () => {
  const asked = await takeUp({ ended: "time-limit" });
  await requestFirstModels(jobs, ["condo"]);

  await vi.waitFor(async () => expect(await statesOfWork()).toEqual(["completed"]), PROMPTLY);
  expect(asked).toEqual([{ task: "make", kind: "condo" }]);
  expect(await listLastRetrainings(db)).toMatchObject([{ kind: "condo", state: "failed" }]);
});

it("a training may take its time, unlike other jobs", async () => {
  await takeUp();

  const { rows } = await sql`select expire_seconds, retry_limit, policy from jobs.queue where name = 'model-work'`.execute(db);
  expect(rows).toEqual([{ expire_seconds: 35 * 60, retry_limit: 1, policy: "short" }]);
});

it("each model is watched daily, and trained where the request for it was lost", async () => {
  const trained = await trainModel({ kind: "condo", sales: syntheticSales(200), isSample: false, now }, fitQuickly);
  if (!trained.ok) throw new Error(trained.reason);
  const publication = { trained: trained.value, inputs: inputProfile([]), loadId: await aLoad(db) };
  await publishModel({ db, storage }, publication, { actor: "start", reason: null, now });
  const asked = await takeUp();

  await jobs.send("model-daily", {});
  await vi.waitFor(() => expect(asked).toHaveLength(3), PROMPTLY);
  await aLoad(db);
  await jobs.send("model-daily", {});
  await vi.waitFor(() => expect(asked).toHaveLength(6), PROMPTLY);

  const ofCondo = asked.filter(({ kind }) => kind === "condo").map(({ task }) => task);
  expect(ofCondo).toEqual(["watch", "retrain"]);
  expect(asked.filter(({ kind }) => kind !== "condo").map(({ task }) => task)).toEqual(["watch", "watch", "watch", "watch"]);
});
