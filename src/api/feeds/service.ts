import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { comeAgain } from "#api/http/come-again.ts";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import { newService } from "#api/http/service.ts";
import { type SpooledBody, type SpoolFault, type SpoolLimits, spoolBody } from "#api/http/spooled-body.ts";
import { places, turns } from "#api/http/turns.ts";
import { findCompanyByKey } from "#domain/companies/index.server.ts";
import type { KeyedCompany } from "#domain/companies/types.ts";
import { feedTemplate, feedTemplateJson } from "#domain/listings/feed/feed-template.ts";
import type { ImportFeed } from "#domain/listings/feed/types.ts";
import {
  confirmFeedRun,
  type FeedDeps,
  findFeedRun,
  importFeed,
  listFeedRuns,
  listingIdOf,
  type SendPhotoRefusal,
  sendPhoto,
  wakePhotos,
} from "#domain/listings/index.server.ts";
import { PHOTO_FAULT_WORDS } from "#domain/listings/photos/photo-fault-words.ts";
import { MOST_PHOTO_BYTES } from "#domain/listings/photos/types.ts";
import { rebuildSuggestions } from "#domain/search/index.server.ts";
import { seconds } from "#kernel/duration.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import {
  confirmFeedRoute,
  feedRunRoute,
  feedRunsRoute,
  jsonTemplateRoute,
  sendFeedRoute,
  sendPhotoRoute,
  templateRoute,
} from "./routes.ts";
import { presentReport, presentRun } from "./schemas.ts";

type UploadDeps = FeedDeps & { readonly jobs: Pick<Jobs, "send"> };
type KeyedEnv = { Variables: { company: KeyedCompany } };

/** A file of fifty thousand homes has some thirty. */
const MOST_BYTES = 64 * 1024 * 1024;
const PACE = { bytes: 80 * 1024, within: seconds(10) };
const LIMITS = { bytes: MOST_BYTES, pace: PACE };
const PHOTO_LIMITS = { bytes: MOST_PHOTO_BYTES, pace: PACE };
/** Files that come in at one moment: they lie on the disk, and whoever sends slowly holds up nobody else. */
const PLACES = { ofOne: 1, inAll: 20 };
/** Files that are taken in at one moment; each takes a connection and half a processor for seconds. */
const AT_ONCE = 2;
const TRY_AGAIN_SECONDS = 30;
const FOR_AN_HOUR = "public, max-age=3600";
const BEARER = /^Bearer ([\x21-\x7e]{1,200})$/i;

/** Whether a call brings a file of homes or a picture: it may be large and is bounded where it is read. */
export function isFeedUpload(c: Context): boolean {
  return c.req.method === "POST" && (c.req.path === "/api/feeds" || c.req.path === "/api/feeds/photos");
}

/** 物件の連携: programs of companies hand in files of homes, each with a key of its company. */
export function feedsService(deps: UploadDeps & { readonly storage: Storage }): OpenAPIHono<KeyedEnv> {
  const service = newService<KeyedEnv>();
  service.openapi(templateRoute, (c) => c.body(feedTemplate(), 200, templateHeaders("text/csv; charset=utf-8", "csv")));
  service.openapi(jsonTemplateRoute, (c) => c.text(feedTemplateJson(), 200, templateHeaders("text/plain; charset=utf-8", "json")));
  service.use(proveKey(deps));
  const spooled = spooling();
  addUpload(service, deps, spooled);
  addPhotoUpload(service, deps, spooled);
  addRuns(service, deps);
  return service;
}

function templateHeaders(type: string, ending: "csv" | "json") {
  return {
    "content-type": type,
    "content-disposition": `attachment; filename="bukken-template.${ending}"`,
    "cache-control": FOR_AN_HOUR,
  };
}

function proveKey({ db, clock }: FeedDeps): MiddlewareHandler<KeyedEnv> {
  return async (c, next) => {
    const key = BEARER.exec(c.req.header("authorization") ?? "")?.[1];
    const company = key === undefined ? null : await findCompanyByKey(db, key, clock.now());
    if (company === null) return problem(c, "unknown-key");
    c.set("company", company);
    return next();
  };
}

type Spooling = <T>(c: Context<KeyedEnv>, limits: SpoolLimits, work: (body: SpooledBody) => Promise<T>) => Promise<T | Unread>;
type Unread = ReturnType<typeof notSpooled>;

/** One upload at a time of a company. It waits for its turn only once all of it is here. */
function spooling(): Spooling {
  const [coming, inTurn] = [places(PLACES), turns(AT_ONCE)];
  return async (c, limits, work) => {
    const place = coming.take(c.var.company.id);
    if (place === null) return comeAgain(c, TRY_AGAIN_SECONDS);
    try {
      const spooled = await spoolBody(c.req.raw.body, limits);
      return spooled.ok ? await inTurn(() => work(spooled.value)) : notSpooled(c, spooled.reason);
    } finally {
      place.leave();
    }
  };
}

function addUpload(service: OpenAPIHono<KeyedEnv>, deps: UploadDeps, spooled: Spooling): void {
  service.openapi(sendFeedRoute, (c) => {
    const { id: companyId, keyId } = c.var.company;
    const { mode, dry, confirm, name = "feed" } = c.req.valid("query");
    const flags = { isFull: mode === "full", isDry: dry === "true", confirmShrink: confirm === "true" };
    return spooled(c, LIMITS, async (body) => {
      const report = await takeIn(deps, body, { companyId, fileName: name, actor: `key:${keyId}`, ...flags });
      return c.json(report, report.run.state === "refused" ? 422 : 200);
    });
  });
}

/** Pictures that a program of a company sends as files. */
function addPhotoUpload(service: OpenAPIHono<KeyedEnv>, deps: FeedDeps & { readonly storage: Storage }, spooled: Spooling): void {
  service.openapi(sendPhotoRoute, (c) => {
    const { company } = c.var;
    const { reference } = c.req.valid("query");
    return spooled(c, PHOTO_LIMITS, async (body) => {
      const bytes = await bytesOf(body);
      const listingId = await listingIdOf(deps.db, { companyId: company.id, reference });
      if (listingId === null) return problem(c, "not-found");
      const sent = await sendPhoto(deps, { listingId, by: { as: "key", company }, bytes });
      if (sent.ok || sent.reason === "not-added") return c.json({ isAdded: sent.ok }, 200);
      return refusePhoto(c, sent.reason);
    });
  });
}

function refusePhoto(c: Context, reason: Exclude<SendPhotoRefusal, "not-added">) {
  if (reason === "unknown") return problem(c, "not-found");
  // Taken back, or its company stopped, while the picture came.
  if (reason === "not-staff" || reason === "not-allowed") return problem(c, "unknown-key");
  return problem(c, "validation", { errors: [{ ...fieldError("file", "format"), message: PHOTO_FAULT_WORDS[reason] }] });
}

async function bytesOf({ bytes, drop }: SpooledBody): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of bytes()) chunks.push(chunk);
  } finally {
    await drop();
  }
  return Buffer.concat(chunks);
}

async function takeIn(deps: UploadDeps, { bytes, drop }: SpooledBody, asked: Omit<ImportFeed, "bytes">) {
  const run = await importFeed(deps, { ...asked, bytes }).finally(drop);
  if (run.state !== "dry" && run.counts.buildingsAdded > 0) await rebuildSuggestions(deps.db);
  if (run.state !== "dry") await wakePhotos(deps.jobs);
  const found = await findFeedRun(deps.db, { companyId: asked.companyId, id: run.id });
  return presentReport(run, found?.rejections ?? []);
}

function notSpooled(c: Context, fault: SpoolFault) {
  if (fault === "too-slow") return comeAgain(c, TRY_AGAIN_SECONDS);
  return problem(c, fault === "too-large" ? "too-large" : "malformed-json");
}

function addRuns(service: OpenAPIHono<KeyedEnv>, deps: FeedDeps): void {
  service.openapi(feedRunsRoute, async (c) => {
    const runs = await listFeedRuns(deps.db, c.var.company.id);
    return c.json({ items: runs.map(presentRun) }, 200);
  });

  service.openapi(feedRunRoute, async (c) => {
    const found = await findFeedRun(deps.db, { companyId: c.var.company.id, id: c.req.valid("param").id });
    return found ? c.json(presentReport(found.run, found.rejections), 200) : problem(c, "not-found");
  });

  service.openapi(confirmFeedRoute, async (c) => {
    const { id: companyId, keyId } = c.var.company;
    const runId = c.req.valid("param").id;
    const confirmed = await confirmFeedRun(deps, { companyId, runId, actor: `key:${keyId}` });
    if (!confirmed.ok) return confirmed.reason === "unknown" ? problem(c, "not-found") : problem(c, "illegal-transition");
    const found = await findFeedRun(deps.db, { companyId, id: runId });
    return c.json(presentReport(confirmed.value, found?.rejections ?? []), 200);
  });
}
