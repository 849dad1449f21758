import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { createApi } from "#api/app.ts";
import { callerByAddress } from "#api/caller-key.ts";
import type { SiteContext } from "#api/client-context.ts";
import {
  createEngineRegistry,
  type EstimateEngine,
  engineRevision,
  listActiveModels,
  listDrift,
  listLastRetrainings,
  loadActiveEngine,
  registerEstimateJobs,
  registerModelJobs,
  WORK_LIMIT,
} from "#domain/valuation/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.server.ts";
import { type Jobs, startJobs } from "#platform/jobs.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { healthRoutes } from "./health.server.ts";
import { runModelTask } from "./run-model-task.server.ts";
import { KINDS } from "./train-models.server.ts";

export type Services = { readonly api: Hono; readonly jobs: Jobs; readonly warmUp: () => Promise<void> };

/** A process for a piece of work needs one connection to hold the lock of training, one to work with and one to spare. */
const TASK_CONNECTIONS = 3;

/** Puts the services together on an open platform: everything under /api/, and the work behind it. */
export async function composeServices(platform: Platform, config: Config, clock: Clock): Promise<Services> {
  const { db, databaseUrl, storage, log } = platform;
  const jobs = await startJobs(databaseUrl, (error) => log.error({ err: error }, "job queue failed"));
  const engines = createEngineRegistry<EstimateEngine>({
    revision: (kind) => engineRevision(db, kind),
    load: (kind) => loadActiveEngine({ db, storage, clock }, kind),
    onStale: (kind, error) => log.error({ err: error, kind }, "the newest model cannot be loaded; the one before goes on"),
    clock,
  });
  const deps = { db, clock, log, engines, randomBytes: (length: number) => randomBytes(length) };
  const taskConfig = { ...config, databaseUrl, databasePool: TASK_CONNECTIONS };
  await registerEstimateJobs(jobs, deps);
  await registerModelJobs(jobs, {
    ...deps,
    kinds: KINDS,
    run: (work, signal) => runModelTask({ work, config: taskConfig }, { signal, limit: WORK_LIMIT }),
  });
  const api = createApi({ ...deps, jobs, callerKey: callerByAddress({ trustProxy: config.trustProxy }) });
  const models = () => listActiveModels(db);
  const warmUp = async () => {
    for (const { kind } of await models()) await engines.current(kind);
  };
  const health = healthRoutes({ db, jobs, models, drift: () => listDrift(db), retrainings: () => listLastRetrainings(db) });
  return { api: new Hono().route("/", health).route("/", api), jobs, warmUp };
}

/** What the site shows of the configuration. */
export function siteContext(config: Config): Omit<SiteContext, "dispatch" | "requestId" | "nonce"> {
  return {
    baseUrls: config.serviceUrls,
    site: {
      operatorName: config.operatorName,
      licenceNumber: config.licenceNumber,
      mode: config.mode,
      analyticsContainerId: config.analyticsId,
    },
  };
}
