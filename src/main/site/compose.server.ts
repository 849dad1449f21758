import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { createApi } from "#api/app.ts";
import type { SiteAuth } from "#api/client/context.ts";
import { newsFeeds } from "#api/content/news-feeds.ts";
import { callerAddress, callerByAddress } from "#api/http/caller-key.ts";
import type { CallerKey } from "#api/http/rate-limit.ts";
import { widgetFrame } from "#api/widget/frame.ts";
import { widgetVisits } from "#api/widget/visit-token.server.ts";
import { accessMemory } from "#domain/api-access/index.server.ts";
import { readContent } from "#domain/content/index.server.ts";
import { mailingKeys } from "#domain/direct-mail/index.server.ts";
import { DEVELOPMENT_POOL, holdsSealed } from "#domain/identity/index.server.ts";
import { readDocuments } from "#domain/legal/index.server.ts";
import { createIdentityWire } from "#domain/members/index.server.ts";
import { outboxCounts } from "#domain/notifications/index.server.ts";
import { newestLoad, readPostalCodes } from "#domain/properties/index.server.ts";
import { keepHomesFresh } from "#domain/search/index.server.ts";
import { siteMapSource } from "#domain/sharing/index.server.ts";
import { STATUS_PARTS, type StatusPart } from "#domain/status/types.ts";
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
import { builtWidget } from "./build-site.server.ts";
import type { FoundParts } from "./found/found-routes.server.ts";
import { healthRoutes, partsOf } from "./health.server.ts";
import { objectStorage } from "./object-storage.server.ts";
import { outsideProviders } from "./outside-providers.ts";
import { siteCounters } from "./parts/counters.server.ts";
import { openThreads } from "./parts/threads.server.ts";
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
export async function composeServices(platform: Platform, config: Config, surroundings: Surroundings): Promise<Services> {
  const { clock, auth, origin } = surroundings;
  const { db, databaseUrl, log } = platform;
  const { jobs, deps, ...work } = await composeWork(platform, config, surroundings);
  const { mail, lineBudget, offers, objects: storage, line, tenantLine, letterPrints } = work;
  const wire = createIdentityWire({ auth, fetch, clock });
  const masterKeys = await identityKeys(config, () => holdsSealed(db));
  const callerKey = callerByAddress({ trustProxy: config.trustProxy });
  const given = { ...deps, origin, callerKey, callerAddress: callerAddress(config), hashSource: sourceHasher(masterKeys) };
  const widget = widgetParts(given, masterKeys);
  const { threads, closings } = openThreads({ databaseUrl, db, clock });
  const models = () => listActiveModels(db);
  const inTraining = () => kindsInTraining(jobs);
  const counters = siteCounters({ ...deps, check: () => failedParts({ db, models, inTraining, jobs }) });
  const content = readContent();
  const api = createApi({
    ...{ ...given, ...widget, ...threads, ...wireParts(wire), ...settingParts(config) },
    ...{ jobs, content, storage, line, tenantLine, findTexts, workAtOnce: estimatesAtOnce(deps), legalDocuments: readDocuments() },
    ...{ screens: counters.screens, latencies: counters.latencies },
  });
  const homes = keepHomesFresh({ db, clock }, (error) => failedRequest(log, error, {}, "homes on offer cannot be read anew"));
  const health = healthRoutes({
    outbox: () => outboxCounts(db, clock.now()),
    ...{ db, jobs, clock, callerKey, models, drift: () => listDrift(db), retrainings: () => listLastRetrainings(db) },
    ...{ inTraining, lineBudget, isInsider: insiderCheck(config.healthToken) },
  });
  // Each is stopped, whatever came of the one before.
  const stops = [...counters.stops, offers.stop, jobs.stop, homes.stop, mail.close, letterPrints.close, ...closings];
  return {
    api: new Hono().route("/", health).route("/", newsFeeds({ clock, content, origin })).route("/", widgetFrame(widget)).route("/", api),
    sessions: siteSessions({ wire, auth, clock, log, callerKey, publicOrigin: config.publicOrigin }),
    callerKey,
    jobs: { ...jobs, stop: () => stops.reduce((before, next) => before.finally(next), Promise.resolve()) },
    warmUp: async () => {
      counters.start();
      readPostalCodes();
      for (const { kind } of await models()) await deps.engines.current(kind);
      await homes.start();
      offers.start();
    },
    engines: deps.engines,
    dataRevision: revisionOf(platform),
    found: { cards: threads.cards, map: siteMapSource({ db, clock }), hasWorker: config.mode === "production" },
  };
}

/** What works behind the answers: the queue with all its jobs, and models as they price homes now. */
async function composeWork(platform: Platform, config: Config, { clock, origin, lineStandIn }: Surroundings) {
  const { db, databaseUrl, log } = platform;
  const jobs = await startJobs(databaseUrl, (error) => void failedRequest(log, error, {}, "job queue failed"));
  const engines = enginesOfTheMarket(registryOf(platform, clock), async (kind) => (await kindsInTraining(jobs)).has(kind));
  const random = (length: number) => randomBytes(length);
  const sealing = await sealingOf(config, db);
  const deps = {
    ...{ db, clock, log, engines, sealing, access: accessMemory(clock) },
    ...{
      meetingBaseUrl: config.meetingBaseUrl,
      randomBytes: random,
      mailingKeys: mailingKeys({ db, sealing, randomBytes: random, clock }),
    },
  };
  const objects = objectStorage(platform, config);
  return { ...(await registerSiteJobs(jobs, deps, { platform, config, objects, origin, lineStandIn })), jobs, deps, objects };
}

type WidgetDeps = Pick<Surroundings, "clock" | "origin">;

function widgetParts<Deps extends WidgetDeps>(deps: Deps, masterKeys: Parameters<typeof widgetVisits>[0]) {
  const siteOrigin = () => deps.origin().replace(/\/$/, "");
  return { ...deps, visits: widgetVisits(masterKeys, deps.clock), widgetFiles: builtWidget(), siteOrigin };
}

/** What the APIs ask the identity service. */
function wireParts({ findMember, getUser, deleteUser, accountFacts }: ReturnType<typeof createIdentityWire>) {
  return { findMember, getUser, deleteUser, accountFacts };
}

/** What the APIs take from the settings. */
function settingParts(config: Config) {
  return {
    ...{ ours: ourSending(config.mail), mailReports: { ...config.mail, fetchOutside: outsideFetch({ mostBytes: MOST_ANSWER_BYTES }) } },
    ...{ operatorName: config.operatorName, webhookTestHosts: config.webhookTestHosts },
  };
}

/** Of a database that does not answer the page itself tells; what was drawn before it went is still right. */
function revisionOf({ db }: Platform): () => Promise<string> {
  let known = "unknown";
  return async () => {
    known = String(await newestLoad(db).catch(() => known));
    return known;
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
