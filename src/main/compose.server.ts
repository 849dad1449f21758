import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { createApi } from "#api/app.ts";
import { callerByAddress } from "#api/caller-key.ts";
import type { SiteContext } from "#api/client-context.ts";
import {
  activeModelVersion,
  createEngineRegistry,
  type EstimateEngine,
  listActiveModels,
  loadActiveEngine,
  registerEstimateJobs,
} from "#domain/valuation/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.server.ts";
import { type Jobs, startJobs } from "#platform/jobs.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { healthRoutes } from "./health.server.ts";

export type Services = { readonly api: Hono; readonly jobs: Jobs; readonly warmUp: () => Promise<void> };

/** Puts the services together on an open platform: everything under /api/, and the work behind it. */
export async function composeServices(platform: Platform, config: Config, clock: Clock): Promise<Services> {
  const { db, storage, log } = platform;
  const jobs = await startJobs(platform.databaseUrl, (error) => log.error({ err: error }, "job queue failed"));
  const engines = createEngineRegistry<EstimateEngine>({
    activeVersion: (kind) => activeModelVersion(db, kind),
    load: (kind) => loadActiveEngine({ db, storage }, kind),
    onStale: (kind, error) => log.error({ err: error, kind }, "the newest model cannot be loaded; the one before goes on"),
    clock,
  });
  const deps = { db, clock, log, engines, randomBytes: (length: number) => randomBytes(length) };
  await registerEstimateJobs(jobs, deps);
  const api = createApi({ ...deps, jobs, callerKey: callerByAddress({ trustProxy: config.trustProxy }) });
  const models = () => listActiveModels(db);
  const warmUp = async () => {
    for (const { kind } of await models()) await engines.current(kind);
  };
  return { api: new Hono().route("/", healthRoutes({ db, jobs, models })).route("/", api), jobs, warmUp };
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
