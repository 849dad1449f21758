import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { requestId } from "hono/request-id";
import { isBatchUpload } from "#api/biz/batches.ts";
import { type BizServiceDeps, bizService } from "#api/biz/service.ts";
import { bizGuideService } from "#api/biz-guide/service.server.ts";
import { isCompanyUpload } from "#api/company/read-upload.ts";
import { type CompanyServiceDeps, companyService } from "#api/company/service.ts";
import { type CompanyRecommenderDeps, companyRecommenderService } from "#api/company-recommender/service.ts";
import { type ConsultationServiceDeps, consultationsService } from "#api/consultations/service.ts";
import { type ContentDeps, contentService } from "#api/content/service.ts";
import { COUNTS_PATH, type CountDeps, countsService } from "#api/counts/service.ts";
import { deskService } from "#api/desk/service.ts";
import { type DirectMailDeps, directMailService } from "#api/direct-mail/service.ts";
import { homesService } from "#api/estate/homes/service.ts";
import { type EstateDeps, estateService } from "#api/estate/service.ts";
import { estimateService } from "#api/estimate/service.ts";
import { favoritesService } from "#api/favorites/service.ts";
import { feedsService, isFeedUpload } from "#api/feeds/service.ts";
import { isJson } from "#api/http/media-type.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { type LeadServiceDeps, leadsService } from "#api/leads/service.ts";
import { type LegalDeps, legalService } from "#api/legal/service.ts";
import { type LetterServiceDeps, lettersService } from "#api/letters/service.ts";
import { isEvidenceUpload } from "#api/letters/uploaded-files.ts";
import { isLineWebhook, type LineServiceDeps, lineService } from "#api/line/service.ts";
import { isMailReport } from "#api/mail/reports.ts";
import { type MailServiceDeps, mailService } from "#api/mail/service.ts";
import { isDocumentUpload } from "#api/mypage/assets/document-upload.ts";
import { type MyPageDeps, mypageService } from "#api/mypage/service.ts";
import { priceCheckerService } from "#api/price-checker/service.ts";
import { type RecommendationDeps, recommendationService } from "#api/recommendation/service.ts";
import { type RecommenderDeps, recommenderService } from "#api/recommender/service.ts";
import { type RiskServiceDeps, riskService } from "#api/risk/service.ts";
import { measureCalls, type StatusDeps, statusService } from "#api/status/service.ts";
import { fromFrames, type WidgetDeps, widgetService } from "#api/widget/service.ts";
import type { SubmitDeps } from "#domain/valuation/index.server.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import { type FailedRequest, failedRequest } from "#platform/failed-request.ts";
import type { Log } from "#platform/log.server.ts";
import { docsRoutes } from "./docs.server.ts";
import { handOver } from "./in-process.ts";

export type ApiLimits = {
  readonly bodyBytes: number;
  /** All calls of one caller. */
  readonly calls: Allowance;
  /** Those that start work or change something: POST, PUT, DELETE. */
  readonly orders: Allowance;
  /** Tiles of maps, of which one look takes dozens. */
  readonly tiles?: Allowance;
  /** The sold API, which counts by key: from one address, before a key is looked at. */
  readonly sold?: Allowance;
};

const TILES = "/api/estate/tiles/";
/** Counted for itself: providers of mailboxes press it for many, and a plain form is answered in words. */
const ONE_CLICK_STOPS: readonly string[] = ["/api/mail/stop", "/api/recommender/stop", "/api/direct-mail/stops"];
const TILE_ALLOWANCE: Allowance = { capacity: 800, perSecond: 100 };
const SOLD = /^\/api\/biz\/v\d\//;
const SOLD_ALLOWANCE: Allowance = { capacity: 800, perSecond: 400 };

/** A person typing sends a few calls a second; a loading page asks once a second; an estimate is asked for now and then. */
export const DEFAULT_LIMITS: ApiLimits = {
  bodyBytes: 64 * 1024,
  calls: { capacity: 120, perSecond: 20 },
  orders: { capacity: 20, perSecond: 0.5 },
};

export type ApiDeps = SubmitDeps &
  MyPageDeps &
  EstateDeps &
  RiskServiceDeps &
  LetterServiceDeps &
  LeadServiceDeps &
  LegalDeps &
  ContentDeps &
  RecommendationDeps &
  CompanyServiceDeps &
  CompanyRecommenderDeps &
  RecommenderDeps &
  StatusDeps &
  LineServiceDeps &
  DirectMailDeps &
  MailServiceDeps &
  CountDeps &
  ConsultationServiceDeps &
  WidgetDeps &
  BizServiceDeps & { readonly log: Log; readonly callerKey: CallerKey; readonly limits?: ApiLimits };

/** All HTTP services under `/api`, with their document and its page. */
export function createApi(deps: ApiDeps): OpenAPIHono {
  const app = new OpenAPIHono();
  app.use("/api/*", handOver);
  app.use("/api/*", requestId({ generator: (c) => c.get("requestId") ?? crypto.randomUUID() }));
  // Before whatever refuses a call: the frame reads why.
  app.use("/api/widget/*", fromFrames);
  limitCalls(app, deps);
  limitBodies(app, deps);
  // No name has a NUL, and the database takes none.
  app.use("/api/*", (c, next) => (/%00/.test(c.req.url) ? Promise.resolve(problem(c, "not-found")) : next()));
  takeJsonAlone(app);
  const measured = measureCalls(deps);
  app.use("/api/biz/:version{v\\d}/assessments", (c, next) => (c.req.method === "POST" ? measured(c, next) : next()));
  addServices(app, deps);
  app.route("/api", docsRoutes());
  app.all("/api/*", (c) => problem(c, "unknown-route"));
  app.onError((error, c) => unexpected(error, c, deps.log));
  return app;
}

type Limited = Pick<ApiDeps, "limits" | "clock" | "callerKey">;

function limitCalls(app: OpenAPIHono, { limits = DEFAULT_LIMITS, clock, callerKey }: Limited): void {
  const countTile = rateLimit(limits.tiles ?? TILE_ALLOWANCE, clock, callerKey);
  const countCall = rateLimit(limits.calls, clock, callerKey);
  const countOrder = rateLimit(limits.orders, clock, callerKey);
  const countSold = rateLimit(limits.sold ?? SOLD_ALLOWANCE, clock, callerKey);
  app.use("/api/*", (c, next) => {
    if (isCountedWhereRead(c)) return next();
    if (isSold(c)) return countSold(c, next);
    return (c.req.path.startsWith(TILES) ? countTile : countCall)(c, next);
  });
  app.on(["POST", "PUT", "DELETE"], "/api/*", (c, next) => (isCountedWhereRead(c) || isSold(c) ? next() : countOrder(c, next)));
}

function limitBodies(app: OpenAPIHono, { limits = DEFAULT_LIMITS }: Limited): void {
  const onError = (c: Context) => problem(c, "too-large");
  const usual = bodyLimit({ maxSize: limits.bodyBytes, onError });
  // An upload is bounded where it is read, while it comes in.
  app.use("/api/*", (c, next) =>
    isEvidenceUpload(c) ||
    isDocumentUpload(c) ||
    isFeedUpload(c) ||
    isBatchUpload(c) ||
    isCompanyUpload(c) ||
    isLineWebhook(c) ||
    isMailReport(c)
      ? next()
      : usual(c, next),
  );
}

/** Whatever is sent as something else is refused: a form of another site cannot send JSON. */
function takeJsonAlone(app: OpenAPIHono): void {
  app.on("POST", "/api/price-checker/jobs", jsonOnly);
  app.on(["POST", "PUT"], "/api/mypage/*", (c, next) => (isDocumentUpload(c) ? next() : jsonOnly(c, next)));
  app.on(
    "POST",
    ["/api/mail/stops", "/api/mail/stops/*", "/api/direct-mail/stops/look", "/api/consultations/*", "/api/widget/assessments"],
    jsonOnly,
  );
  app.on(["POST", "PUT"], "/api/company/*", (c, next) => (isCompanyUpload(c) ? next() : jsonOnly(c, next)));
  app.on(
    "POST",
    ["/api/recommendation/*", "/api/desk/items/:queue/:id/decision", "/api/desk/items/:queue/:id/disclosure", "/api/desk/approvals/*"],
    jsonOnly,
  );
  app.on("POST", "/api/estate/risk/*", (c, next) => (isEvidenceUpload(c) ? next() : jsonOnly(c, next)));
  app.on(
    "POST",
    ["/api/estate/homes/*", "/api/estate/risk-notices", "/api/estate/risk-notices/link", "/api/estate/data-requests"],
    jsonOnly,
  );
  app.on(["POST", "PUT"], "/api/leads/*", jsonOnly);
}

function addServices(app: OpenAPIHono, deps: ApiDeps): void {
  const ofEstate = [
    estateService(deps),
    homesService(deps),
    riskService(deps),
    lettersService(deps),
    legalService(deps),
    favoritesService(deps),
  ];
  for (const service of ofEstate) app.route("/api/estate", service);
  app.route("/api/price-checker", priceCheckerService(deps));
  app.route("/api/estimate", estimateService(deps));
  app.route("/api/mypage", mypageService(deps));
  app.route("/api/mail", mailService(deps));
  app.route("/api/company/recommender", companyRecommenderService(deps));
  app.route("/api/company", companyService(deps));
  app.route("/api/desk", deskService(deps));
  app.route(COUNTS_PATH, countsService(deps));
  app.route("/api/recommender", recommenderService(deps));
  app.route("/api/feeds", feedsService(deps));
  app.route("/api/recommendation", recommendationService(deps));
  app.route("/api/biz", bizService(deps));
  app.route("/api/biz", bizGuideService(deps));
  app.route("/api/line", lineService(deps));
  app.route("/api/status", statusService(deps));
  app.route("/api/leads", leadsService(deps));
  app.route("/api/content", contentService(deps));
  app.route("/api/consultations", consultationsService(deps));
  app.route("/api/widget", widgetService(deps));
  app.route("/api/direct-mail", directMailService(deps));
}

const jsonOnly: MiddlewareHandler = (c, next) => (isJson(c) ? next() : Promise.resolve(problem(c, "unsupported-media-type")));

function unexpected(error: Error, c: Context, log: Log): Response {
  if (error instanceof HTTPException && error.status === 400) return problem(c, "malformed-json");
  // The library knows fewer ways to write a media type than there are.
  if (error instanceof HTTPException && error.status === 415) return problem(c, "unsupported-media-type");
  if (isUnstorableText(error)) return problem(c, "validation", { errors: [] });
  const about = { requestId: c.get("requestId"), method: c.req.method, route: c.req.routePath };
  const failed = failedRequest(log, error, about, "API request failed");
  return failed.kind === "unreachable" ? away(c, failed) : problem(c, "internal");
}

/** Only POST does something twice when it is sent twice: programs are asked to send it again where surely nothing was done, else people are. */
function away(c: Context, { isUndone, retryAfterSeconds }: Extract<FailedRequest, { kind: "unreachable" }>): Response {
  if (c.req.method === "POST" && !isUndone) return problem(c, "interrupted");
  c.header("Retry-After", String(retryAfterSeconds));
  return problem(c, "unavailable");
}

/** Whether the database refused a text for a NUL in it (character_not_in_repertoire, untranslatable_character). */
function isUnstorableText(error: Error): boolean {
  return "code" in error && (error.code === "22021" || error.code === "22P05");
}

function isSold(c: Context): boolean {
  return SOLD.test(c.req.path);
}

/** Of many people by few addresses: what is signed, held by its token alone, or sent by pages unasked, is counted where it is read. */
function isCountedWhereRead(c: Context): boolean {
  return isLineWebhook(c) || isMailReport(c) || ONE_CLICK_STOPS.includes(c.req.path) || c.req.path.startsWith(COUNTS_PATH);
}
