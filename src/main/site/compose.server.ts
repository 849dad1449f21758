import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { createApi } from "#api/app.ts";
import type { SiteAuth } from "#api/client/context.ts";
import { callerByAddress } from "#api/http/caller-key.ts";
import type { CallerKey } from "#api/http/rate-limit.ts";
import { staffOf } from "#domain/companies/index.server.ts";
import { may } from "#domain/companies/roles.ts";
import { registerConnectionJobs } from "#domain/connections/index.server.ts";
import { registerFavoriteJobs } from "#domain/favorites/index.server.ts";
import { DEVELOPMENT_POOL, holdsSealed } from "#domain/identity/index.server.ts";
import { registerKyugakeJobs } from "#domain/kyugake/index.server.ts";
import { readDocuments } from "#domain/legal/index.server.ts";
import { registerLetterJobs } from "#domain/letters/index.server.ts";
import { registerListingJobs, registerListingUpkeep, registerPhotoJobs } from "#domain/listings/index.server.ts";
import { MOST_PHOTO_BYTES } from "#domain/listings/photos/types.ts";
import { createIdentityWire, registerMemberJobs } from "#domain/members/index.server.ts";
import { outboxCounts, registerInboxJobs, registerLineJobs, registerMailJobs } from "#domain/notifications/index.server.ts";
import { newestLoad, readPostalCodes } from "#domain/properties/index.server.ts";
import { registerQueryJobs } from "#domain/queries/index.server.ts";
import { deliveryLines, registerRecommendationJobs } from "#domain/recommendation/index.server.ts";
import { registerNoticeJobs, registerRiskJobs } from "#domain/risk/index.server.ts";
import { keepHomesFresh } from "#domain/search/index.server.ts";
import { openMapThread } from "#domain/surroundings/index.server.ts";
import {
  createEngineRegistry,
  type EstimateEngine,
  engineRevision,
  enginesOfTheMarket,
  estimatesAtOnce,
  isOfTheMarket,
  kindsInTraining,
  listActiveModels,
  listDrift,
  listLastRetrainings,
  loadActiveEngine,
  registerEstimateJobs,
  registerModelJobs,
  WORK_LIMIT,
} from "#domain/valuation/index.server.ts";
import { KINDS } from "#main/commands/train/train-models.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.server.ts";
import type { Db } from "#platform/db.server.ts";
import { failedRequest } from "#platform/failed-request.ts";
import { insiderCheck } from "#platform/insider.server.ts";
import { type Jobs, startJobs } from "#platform/jobs.server.ts";
import { type LineApi, lineApi } from "#platform/line/line-api.server.ts";
import { lineChannel } from "#platform/line/line-channel.ts";
import type { LineChannel } from "#platform/line/types.ts";
import { limited } from "#platform/log-limit.ts";
import { outsideFetch } from "#platform/outside/outside-fetch.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { healthRoutes } from "./health.server.ts";
import { identityKeys } from "./identity-key.server.ts";
import { objectStorage } from "./object-storage.server.ts";
import { outsideProviders } from "./outside-providers.ts";
import { runModelTask } from "./run-model-task.server.ts";
import { siteMail, siteMailKinds } from "./site-mail.server.ts";
import type { SteadyContext } from "./site-parts.ts";
import { type SiteSessions, siteSessions } from "./site-sessions.server.ts";
import { sourceHasher } from "./source-hash.server.ts";

export type Services = {
  readonly api: Hono;
  readonly sessions: SiteSessions;
  readonly callerKey: CallerKey;
  readonly jobs: Jobs;
  readonly warmUp: () => Promise<void>;
  readonly dataRevision: () => Promise<string>;
};

type Surroundings = {
  readonly clock: Clock;
  readonly auth: SiteAuth;
  /** Where people reach the site: links in mails begin with it. Asked when a mail goes out. */
  readonly origin: () => string;
  /** LINE of this machine; otherwise it is the real one, where that is configured. */
  readonly lineStandIn?: LineChannel | undefined;
};

/** A process for a piece of work needs one connection to hold the lock of training, one to work with and one to spare. */
const TASK_CONNECTIONS = 3;

const MAP_THREAD = new URL("../map-thread.server.ts", import.meta.url);

/** Puts the services together on an open platform: everything under /api/, sessions, and the work behind them. */
export async function composeServices(
  platform: Platform,
  config: Config,
  { clock, auth, origin, lineStandIn }: Surroundings,
): Promise<Services> {
  const { db, databaseUrl, storage, log } = platform;
  const jobs = await startJobs(databaseUrl, (error) => void failedRequest(log, error, {}, "job queue failed"));
  const registry = createEngineRegistry<EstimateEngine>({
    revision: (kind) => engineRevision(db, kind),
    load: (kind) => loadActiveEngine({ db, storage, clock }, kind),
    isOfUse: (engine) => isOfTheMarket(db, engine),
    onStale: (kind, error) =>
      limited(log).error(`unloadable model: ${kind}`, { err: error, kind }, "the newest model cannot be loaded; the one before goes on"),
    clock,
  });
  const engines = enginesOfTheMarket(registry, async (kind) => (await kindsInTraining(jobs)).has(kind));
  const deps = { db, clock, log, engines, randomBytes: (length: number) => randomBytes(length) };
  const taskConfig = { ...config, databaseUrl, databasePool: TASK_CONNECTIONS };
  await registerEstimateJobs(jobs, deps);
  const workAtOnce = estimatesAtOnce(deps);
  await registerMemberJobs(jobs, deps);
  await registerFavoriteJobs(jobs, deps);
  await registerRiskJobs(jobs, deps);
  await registerConnectionJobs(jobs, deps);
  const objects = objectStorage(platform, config);
  await registerLetterJobs(jobs, { ...deps, storage: objects, otherAddresses: (company) => whoAnswers(db, company) });
  await registerNoticeJobs(jobs, deps);
  await registerListingJobs(jobs, deps);
  await registerListingUpkeep(jobs, { ...deps, storage: objects });
  await registerPhotoJobs(jobs, { ...deps, storage: objects, fetchOutside: outsideFetch({ mostBytes: MOST_PHOTO_BYTES }) });
  const mail = siteMail(platform, config, clock);
  const { operatorName, operatorAddress, licenceNumber } = config;
  const writer = { operatorName, operatorAddress, licenceNumber, origin };
  await registerMailJobs(jobs, { ...deps, ...writer, send: mail.send, mails: siteMailKinds(deps), lines: deliveryLines(deps) });
  const line = siteLine(config, lineStandIn);
  if (line) await registerLineJobs(jobs, { ...deps, api: line.api, operatorName, origin });
  await registerModelJobs(jobs, {
    ...deps,
    kinds: KINDS,
    run: (work, signal) => runModelTask({ work, config: taskConfig }, { signal, limit: WORK_LIMIT }),
  });
  const offers = await registerKyugakeJobs(jobs, deps);
  await registerQueryJobs(jobs, deps);
  await registerRecommendationJobs(jobs, deps);
  await registerInboxJobs(jobs, deps);
  const wire = createIdentityWire({ auth, fetch, clock });
  const { findMember, getUser, deleteUser } = wire;
  const hashSource = sourceHasher(await identityKeys(config, () => holdsSealed(db)));
  const callerKey = callerByAddress({ trustProxy: config.trustProxy });
  const drawing = openMapThread({ databaseUrl, file: MAP_THREAD });
  const api = createApi({
    ...deps,
    ...{ legalDocuments: readDocuments(), drawing, storage: objects, line },
    ...{ jobs, workAtOnce, callerKey, findMember, getUser, deleteUser, hashSource },
  });
  const sessions = siteSessions({ wire, auth, clock, log, callerKey, publicOrigin: config.publicOrigin });
  const models = () => listActiveModels(db);
  const homes = keepHomesFresh({ db, clock }, (error) => failedRequest(log, error, {}, "homes on offer cannot be read anew"));
  const warmUp = async () => {
    readPostalCodes();
    for (const { kind } of await models()) await engines.current(kind);
    await homes.start();
    offers.start();
  };
  const health = healthRoutes({
    outbox: () => outboxCounts(db, clock.now()),
    ...{ db, jobs, clock, callerKey, models, drift: () => listDrift(db), retrainings: () => listLastRetrainings(db) },
    inTraining: () => kindsInTraining(jobs),
    isInsider: insiderCheck(config.healthToken),
  });
  const stop = () => offers.stop().finally(jobs.stop).finally(homes.stop).finally(mail.close).finally(drawing.close);
  // Of a database that does not answer the page itself tells; what was drawn before it went is still right.
  let knownRevision = "unknown";
  const dataRevision = async () => {
    knownRevision = String(await newestLoad(db).catch(() => knownRevision));
    return knownRevision;
  };
  return { api: new Hono().route("/", health).route("/", api), sessions, callerKey, jobs: { ...jobs, stop }, warmUp, dataRevision };
}

type SiteLine = { readonly channel: LineChannel; readonly api: LineApi; readonly isStandIn: boolean };

function siteLine({ line, lineMonthlyLimit: monthlyLimit }: Config, standIn: LineChannel | undefined): SiteLine | null {
  const channel = standIn ?? (line && lineChannel({ ...line, monthlyLimit }));
  return channel && { channel, api: lineApi(channel), isStandIn: standIn !== undefined };
}

/** Who asked is told to those who may answer, and to nobody else of a company. */
async function whoAnswers(db: Db, company: string): Promise<string[]> {
  const staff = await staffOf(db, company);
  return staff.filter(({ role }) => may(role, "live", "answer-inquiries")).map(({ email }) => email);
}

type Reached = {
  readonly identityUrl: string;
  /** Where people reach the site. Asked when a page is drawn. */
  readonly origin: () => string;
  /** Providers that stand for the real ones. */
  readonly outside?: SiteAuth["outside"];
};

/** What the site shows of the configuration. */
export function siteContext(config: Config, { identityUrl, origin, outside = {} }: Reached): SteadyContext {
  // Somebody else's identity service knows nothing of our stand-ins.
  const standIns = config.auth.endpoint === null ? outside : {};
  return {
    auth: { ...siteAuth(config, identityUrl), outside: { ...outsideProviders(config.auth), ...standIns } },
    baseUrls: config.serviceUrls,
    maps: config.maps,
    site: {
      get origin() {
        return origin().replace(/(?<!\/)\/+$/, "");
      },
      operatorName: config.operatorName,
      operatorAddress: config.operatorAddress,
      licenceNumber: config.licenceNumber,
      mode: config.mode,
      analyticsContainerId: config.analyticsId,
    },
  };
}

/** How people sign in: at our own identity service and, in local mode, in its own pool, unless the settings say otherwise. */
function siteAuth({ auth, mode }: Config, identityUrl: string): SiteAuth {
  const endpoint = auth.endpoint ?? identityUrl;
  return {
    endpoint,
    hostedOrigin: auth.hostedOrigin ?? endpoint,
    poolId: auth.poolId ?? DEVELOPMENT_POOL.poolId,
    clientId: auth.clientId ?? DEVELOPMENT_POOL.clientId,
    identityPoolId: auth.identityPoolId ?? (mode === "local" ? DEVELOPMENT_POOL.identityPoolId : null),
    objectsUrl: `${endpoint}/objects`,
    cookies: auth.cookies,
    providers: auth.providers,
    scopes: auth.scopes,
  };
}
