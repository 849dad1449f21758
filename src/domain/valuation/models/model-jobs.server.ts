import { z } from "zod";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { isSampleOf, revisionOf } from "#domain/valuation/engine/market-of-kind.server.ts";
import { minutes } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs, QueueRules } from "#platform/jobs.server.ts";
import type { Log } from "#platform/log.server.ts";
import { activeModelVersion, newestModelLoad } from "./model-store.server.ts";
import type { RetrainingEnd } from "./retrain-model.server.ts";
import { recordFailedRetraining } from "./retraining-store.server.ts";

/** make: a first model, where a kind has none that can be used; it is put into use as it is. retrain: one that has to be better than the one in use. */
const modelWork = z.object({ task: z.enum(["make", "retrain", "watch"]), kind: z.enum(["condo", "house", "land", "rent"]) });

/** Heavy work on a model, done outside the site's process. */
export type ModelWork = z.infer<typeof modelWork>;

/** How a piece of work ended. `stopped`: because the site stops; it is done after the next start. */
export type WorkEnd =
  | { readonly ended: "done"; readonly retraining: RetrainingEnd | null }
  | { readonly ended: "time-limit" | "stopped" }
  | { readonly ended: "crashed"; readonly complaint: string };

/** A training that takes longer has gone astray. */
export const WORK_LIMIT = minutes(30);

/** One piece of work at a time; of each piece at most one waits, so that ten files in a row train once. The queue gives up after the work does. */
const MODEL_WORK: QueueRules = {
  name: "model-work",
  expireAfter: WORK_LIMIT + minutes(5),
  retries: 1,
  retryAfter: minutes(1),
  onePerKey: true,
};
const DAILY: QueueRules = { name: "model-daily", expireAfter: minutes(2), retries: 3, retryAfter: minutes(1), onePerKey: false };
/** When nobody is about. */
const DAILY_CRON = "40 3 * * *";

export type ModelJobsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly kinds: readonly AppraisableKind[];
  /** Does the work in another process, until the signal. */
  readonly run: (work: ModelWork, signal: AbortSignal) => Promise<WorkEnd>;
};

/** Asks for the models of these kinds to be trained on the sales of now. */
export async function requestRetraining(jobs: Pick<Jobs, "define" | "send">, kinds: readonly AppraisableKind[]): Promise<void> {
  await jobs.define(MODEL_WORK);
  for (const kind of kinds) await sendWork(jobs, { task: "retrain", kind });
}

/** Asks for a first model of each of these kinds. */
export async function requestFirstModels(jobs: Pick<Jobs, "define" | "send">, kinds: readonly AppraisableKind[]): Promise<void> {
  await jobs.define(MODEL_WORK);
  for (const kind of kinds) await sendWork(jobs, { task: "make", kind });
}

/** Kinds whose model is being trained, or waits for it. */
export async function kindsInTraining(jobs: Pick<Jobs, "unfinished">): Promise<ReadonlySet<AppraisableKind>> {
  const unfinished = await jobs.unfinished(MODEL_WORK.name);
  return new Set(
    unfinished.flatMap((data) => {
      const work = modelWork.safeParse(data);
      return work.success && work.data.task !== "watch" ? [work.data.kind] : [];
    }),
  );
}

function sendWork(jobs: Pick<Jobs, "send">, work: ModelWork): Promise<void> {
  return jobs.send(MODEL_WORK.name, work, { singletonKey: `${work.task} ${work.kind}` });
}

/** Registers the work on models with the queue: retraining when asked for, a look at every model each day. */
export async function registerModelJobs(jobs: Pick<Jobs, "define" | "send" | "work" | "schedule">, deps: ModelJobsDeps): Promise<void> {
  await jobs.define(MODEL_WORK);
  await jobs.define(DAILY);
  await jobs.work(MODEL_WORK.name, (data, signal) => doWork(deps, modelWork.parse(data), signal));
  await jobs.work(DAILY.name, async () => {
    for (const kind of deps.kinds) await sendWork(jobs, { task: await dailyTask(deps.db, kind), kind });
  });
  await jobs.schedule(DAILY.name, DAILY_CRON);
}

/** Trains where sales have come that no model of the kind was trained on: a load whose request for training was lost, or a first training that failed. */
async function dailyTask(db: Db, kind: AppraisableKind): Promise<ModelWork["task"]> {
  const [version, load, newest] = await Promise.all([activeModelVersion(db, kind), newestModelLoad(db, kind), revisionOf(db, kind)]);
  if (newest === null) return "watch";
  if (version === null) return (await isSampleOf(db, kind)) === null ? "watch" : "make";
  return (load ?? 0) < newest ? "retrain" : "watch";
}

async function doWork({ db, clock, log, run }: ModelJobsDeps, work: ModelWork, signal: AbortSignal): Promise<void> {
  const end = await run(work, signal);
  if (end.ended === "done") {
    if (end.retraining?.state === "kept") log.warn({ ...work, ...end.retraining }, "the new model did not pass; the one in use stays");
    else log.info({ ...work, ...end.retraining }, "work on a model is done");
    return;
  }
  if (end.ended === "stopped") throw new Error(`${work.task} ${work.kind} was stopped`);
  const complaint = end.ended === "crashed" ? end.complaint : "";
  log.error({ ...work, complaint }, `work on a model ended by ${end.ended}; the model in use stays`);
  if (work.task !== "watch") await recordFailedRetraining(db, work.kind, { reason: FAILURES[end.ended], now: clock.now() });
  // Once more: it may have been killed for memory. What ran out of time would do so again.
  if (end.ended === "crashed") throw new Error(`${work.task} ${work.kind} crashed`);
}

const FAILURES = {
  crashed: "学習の処理が途中で落ちました",
  "time-limit": `学習が ${WORK_LIMIT / minutes(1)} 分で終わりませんでした`,
} as const;
