import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { createApi } from "#api/app.ts";
import type { SiteAuth } from "#api/client/context.ts";
import { newsFeeds } from "#api/content/news-feeds.ts";
import { callerAddress, callerByAddress } from "#api/http/caller-key.ts";
import type { CallerKey } from "#api/http/rate-limit.ts";
import { widgetFrame } from "#api/widget/frame.ts";
import { widgetVisits } from "#api/widget/visit-token.server.ts";
import { accessMemory, settleAccess } from "#domain/api-access/index.server.ts";
import { PLANS, PLANS_FROM } from "#domain/api-access/plans.ts";
import { openReportThread } from "#domain/assets/index.server.ts";
import { readContent } from "#domain/content/index.server.ts";
import { openOwnerLetters } from "#domain/direct-mail/index.server.ts";
import { DEVELOPMENT_POOL, holdsSealed } from "#domain/identity/index.server.ts";
import { openDocuments } from "#domain/leads/index.server.ts";
import { readDocuments } from "#domain/legal/index.server.ts";
import { screenCounter } from "#domain/measurement/index.server.ts";
import { createIdentityWire } from "#domain/members/index.server.ts";
import { outboxCounts } from "#domain/notifications/index.server.ts";
import { newestLoad, readPostalCodes } from "#domain/properties/index.server.ts";
import { keepHomesFresh } from "#domain/search/index.server.ts";
import { openCardThread, siteMapSource } from "#domain/sharing/index.server.ts";
import { statusSampler } from "#domain/status/index.server.ts";
import { latencies } from "#domain/status/latency.ts";
import { STATUS_PARTS, type StatusPart } from "#domain/status/types.ts";
import { openMapThread } from "#domain/surroundings/index.server.ts";
import {
  createEngineRegistry,
  type EngineSource,
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
} from "#domain/valuation/index.server.ts";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import { identityKeys } from "#main/keys/identity-key.server.ts";
import { sealingOf } from "#main/keys/sealing.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.server.ts";
import { failedRequest } from "#platform/failed-request.ts";
import { insiderCheck } from "#platform/insider.server.ts";
import { type Jobs, startJobs } from "#platform/jobs.server.ts";
import type { LineChannel } from "#platform/line/types.ts";
import { limited } from "#platform/log-limit.ts";
import { ourSending } from "#platform/mail-domain/dkim-key.server.ts";
import { findTexts } from "#platform/mail-domain/find-texts.server.ts";
import { outsideFetch } from "#platform/outside/outside-fetch.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { repeated } from "#platform/repeated.ts";
import { builtWidget } from "./build-site.server.ts";
import type { FoundParts } from "./found/found-routes.server.ts";
import { healthRoutes, partsOf } from "./health.server.ts";
import { objectStorage } from "./object-storage.server.ts";
import { outsideProviders } from "./outside-providers.ts";
import { registerSiteJobs } from "./site-jobs.server.ts";
import type { SteadyContext } from "./site-parts.ts";
import { type SiteSessions, siteSessions } from "./site-sessions.server.ts";
import { sourceHasher } from "./source-hash.server.ts";

export type Services = {
  readonly api: Hono;
  readonly sessions: SiteSessions;
  readonly callerKey: CallerKey;
  readonly jobs: Jobs;
  readonly warmUp: () => Promise<void>;
  /** Models as they price homes now. */
  readonly engines: EngineSource;
  readonly dataRevision: () => Promise<string>;
  readonly found: FoundParts;
};

type Surroundings = {
  readonly clock: Clock;
  readonly auth: SiteAuth;
  /** Where people reach the site: links in mails begin with it. Asked when a mail goes out. */
  readonly origin: () => string;
  /** LINE of this machine; otherwise it is the real one, where that is configured. */
  readonly lineStandIn?: LineChannel | undefined;
};

/** A certificate of a sending service, and its answer to a confirmation. */
const MOST_ANSWER_BYTES = 64 * 1024;

/** What a crash loses of the calls that are charged; an invoice lacks as much. */
const CALLS_WRITTEN_EVERY: Milliseconds = seconds(2);

const MAP_THREAD = new URL("../map-thread.server.ts", import.meta.url);

/** The newest model of each kind, loaded where there is a newer one. */
function registryOf({ db, storage, log }: Platform, clock: Clock) {
  return createEngineRegistry<EstimateEngine>({
    revision: (kind) => engineRevision(db, kind),
    load: (kind) => loadActiveEngine({ db, storage, clock }, kind),
    isOfUse: (engine) => isOfTheMarket(db, engine),
    onStale: (kind, error) =>
      limited(log).error(`unloadable model: ${kind}`, { err: error, kind }, "the newest model cannot be loaded; the one before goes on"),
    clock,
  });
}

/** Puts the services together on an open platform: everything under /api/, sessions, and the work behind them. */
export async function composeServices(
  platform: Platform,
  config: Config,
  { clock, auth, origin, lineStandIn }: Surroundings,
): Promise<Services> {
  const { db, databaseUrl, log } = platform;
  const jobs = await startJobs(databaseUrl, (error) => void failedRequest(log, error, {}, "job queue failed"));
  const engines = enginesOfTheMarket(registryOf(platform, clock), async (kind) => (await kindsInTraining(jobs)).has(kind));
  const sealing = await sealingOf(config, db);
  const access = accessMemory(clock);
  const { meetingBaseUrl, operatorName } = config;
  const deps = { db, clock, log, engines, sealing, access, meetingBaseUrl, randomBytes: (length: number) => randomBytes(length) };
  const workAtOnce = estimatesAtOnce(deps);
  const objects = objectStorage(platform, config);
  const { mail, line, tenantLine, lineBudget, offers } = await registerSiteJobs(jobs, deps, {
    platform,
    config,
    objects,
    origin,
    lineStandIn,
  });
  const wire = createIdentityWire({ auth, fetch, clock });
  const { findMember, getUser, deleteUser, accountFacts } = wire;
  const masterKeys = await identityKeys(config, () => holdsSealed(db));
  const hashSource = sourceHasher(masterKeys);
  const callerKey = callerByAddress({ trustProxy: config.trustProxy });
  const widget = {
    ...deps,
    callerKey,
    visits: widgetVisits(masterKeys, clock),
    widgetFiles: builtWidget(),
    siteOrigin: () => origin().replace(/\/$/, ""),
  };
  const reports = openReportThread();
  const ownerLetters = openOwnerLetters();
  const screens = screenCounter(deps, (error) => failedRequest(log, error, {}, "counts of screens cannot be written"));
  const documents = openDocuments({ db, clock, plans: Object.values(PLANS), plansFrom: PLANS_FROM });
  const content = readContent();
  const cards = openCardThread();
  const drawing = openMapThread({ databaseUrl, file: MAP_THREAD });
  const measured = latencies();
  const api = createApi({
    ...{ ...deps, ...widget },
    ...{
      findTexts,
      ours: ourSending(config.mail),
      legalDocuments: readDocuments(),
      screens,
      drawing,
      reports,
      ownerLetters,
      documents,
      content,
      storage: objects,
      line,
      tenantLine,
    },
    latencies: measured,
    mailReports: { ...config.mail, fetchOutside: outsideFetch({ mostBytes: MOST_ANSWER_BYTES }) },
    ...{
      jobs,
      workAtOnce,
      callerKey,
      callerAddress: callerAddress(config),
      findMember,
      getUser,
      deleteUser,
      accountFacts,
      hashSource,
      operatorName,
      origin,
    },
    webhookTestHosts: config.webhookTestHosts,
  });
  const sessions = siteSessions({ wire, auth, clock, log, callerKey, publicOrigin: config.publicOrigin });
  const models = () => listActiveModels(db);
  const homes = keepHomesFresh({ db, clock }, (error) => failedRequest(log, error, {}, "homes on offer cannot be read anew"));
  const settling = repeated(
    () => settleAccess(deps),
    CALLS_WRITTEN_EVERY,
    (error) => {
      failedRequest(log, error, {}, "calls of the sold API cannot be written down yet");
    },
  );
  const inTraining = () => kindsInTraining(jobs);
  const status = statusSampler({
    ...{ db, clock, latencies: measured, process: randomBytes(8).toString("hex") },
    check: () => failedParts({ db, models, inTraining, jobs }),
  });
  const warmUp = async () => {
    settling.start();
    readPostalCodes();
    for (const { kind } of await models()) await engines.current(kind);
    await homes.start();
    offers.start();
    screens.start();
    status.start();
  };
  const health = healthRoutes({
    outbox: () => outboxCounts(db, clock.now()),
    ...{ db, jobs, clock, callerKey, models, drift: () => listDrift(db), retrainings: () => listLastRetrainings(db) },
    inTraining,
    lineBudget,
    isInsider: insiderCheck(config.healthToken),
  });
  const settle = () => settling.stop().then(() => settleAccess(deps, { isEnd: true }));
  // Each is stopped, whatever came of the one before.
  const stops = [
    settle,
    offers.stop,
    screens.stop,
    status.stop,
    jobs.stop,
    homes.stop,
    mail.close,
    drawing.close,
    reports.close,
    ownerLetters.close,
    documents.close,
    cards.close,
  ];
  const stop = () => stops.reduce((before, next) => before.finally(next), Promise.resolve());
  // Of a database that does not answer the page itself tells; what was drawn before it went is still right.
  let knownRevision = "unknown";
  const dataRevision = async () => {
    knownRevision = String(await newestLoad(db).catch(() => knownRevision));
    return knownRevision;
  };
  return {
    api: new Hono().route("/", health).route("/", newsFeeds({ clock, content, origin })).route("/", widgetFrame(widget)).route("/", api),
    sessions,
    callerKey,
    jobs: { ...jobs, stop },
    warmUp,
    engines,
    dataRevision,
    found: { cards, map: siteMapSource({ db, clock }), hasWorker: config.mode === "production" },
  };
}

async function failedParts(deps: Parameters<typeof partsOf>[0]): Promise<StatusPart[]> {
  const parts = await partsOf(deps);
  return STATUS_PARTS.filter((part) => !parts[part].ok);
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

/** What LINE's script in a page inside LINE asks. */
const LIFF_ORIGINS = ["https://api.line.me", "https://liffsdk.line-scdn.net", "https://static.line-scdn.net"];

/** How people sign in: at our own identity service and, in local mode, in its own pool, unless the settings say otherwise. */
function siteAuth({ auth, mode, line }: Config, identityUrl: string): SiteAuth {
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
    // Tenants bring pages of their own inside LINE while the site runs.
    ...(line ? { liffOrigins: LIFF_ORIGINS } : {}),
  };
}
