import { createHash } from "node:crypto";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { comeAgain } from "#api/http/come-again.ts";
import { mediaTypeOf } from "#api/http/media-type.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type SpooledBody, spoolBody } from "#api/http/spooled-body.ts";
import { places, turns } from "#api/http/turns.ts";
import type { ByClient } from "#domain/api-access/index.server.ts";
import {
  batchOf,
  batchResults,
  cancelBatch,
  listBatches,
  type ReceiveDeps,
  type ReceiveRefusal,
  receiveBatch,
} from "#domain/batches/index.server.ts";
import { BATCH_VERSIONS, type Batch, type BatchFormat } from "#domain/batches/types.ts";
import { seconds } from "#kernel/duration.ts";
import type { Tx } from "#platform/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { BATCH_ROUTES } from "./batch-routes.ts";
import { presentBatch } from "./batch-schemas.ts";
import { jsonOnly, type KeyedEnv } from "./front.ts";
import { doneOnce, keepWithin } from "./once.ts";
import { resultsResponse } from "./results-response.ts";

export type BatchApiDeps = ReceiveDeps & { readonly log: Pick<Log, "warn" | "error"> };
/** The file of a call, while it is answered. */
type Spooled = { readonly body: SpooledBody; readonly format: BatchFormat };
type SpooledFiles = WeakMap<Request, Spooled>;

const MB = 1024 * 1024;
/** Fifty thousand homes have some six. */
const LIMITS = { bytes: 32 * MB, pace: { bytes: 80 * 1024, within: seconds(10) } };
/** Files that come in at one moment: they lie on the disk, and whoever sends slowly holds up nobody else. */
const PLACES = { ofOne: 1, inAll: 12 };
/** Files that are taken in at one moment; each takes a connection for some seconds. */
const AT_ONCE = 2;
const TRY_AGAIN_SECONDS = 30;
const NEVER_STORED = { "cache-control": "no-store" };
const FORMATS: Readonly<Record<string, BatchFormat>> = { "text/csv": "csv", "application/x-ndjson": "jsonl", "application/jsonl": "jsonl" };

const BATCH_PATH = /^\/api\/biz\/v[23]\/batches$/;

/** Whether a call brings a file of homes: it may be large and is bounded where it is read. */
export function isBatchUpload({ req }: Context): boolean {
  return req.method === "POST" && BATCH_PATH.test(req.path);
}

/** Files of homes: handed in by key, worked on while nobody waits. */
export function addBatches(service: OpenAPIHono<KeyedEnv>, deps: BatchApiDeps, prove: MiddlewareHandler<KeyedEnv>): void {
  const files: SpooledFiles = new WeakMap();
  const [spool, inTurn] = [spooling(files), turns(AT_ONCE)];
  for (const version of BATCH_VERSIONS) {
    const routes = BATCH_ROUTES[version];
    const path = `/${version}/batches`;
    service.use(path, prove);
    service.use(`${path}/*`, prove);
    service.on("POST", `${path}/*/cancellation`, jsonOnly);
    service.on(
      "POST",
      path,
      spool,
      doneOnce(deps, (c) => hashOfFile(fileOf(files, c))),
    );
    service.openapi(routes.send, async (c) => {
      const { body, format } = fileOf(files, c);
      const keep = (tx: Tx, batch: Batch) => keepWithin(c, tx, { status: 202, body: presentBatch(batch) });
      const taken = await inTurn(() => receiveBatch(deps, c.var.holder, { version, format, bytes: body.bytes, keep }));
      if (!taken.ok) return refuseFile(c, taken.reason);
      c.header("Location", `/api/biz/${version}/batches/${taken.value.id}`);
      return c.json(presentBatch(taken.value), 202, NEVER_STORED);
    });
    addLooks(service, deps, version);
    service.openapi(routes.cancel, async (c) => {
      const cancelled = await cancelBatch(deps, byKey(c), c.req.valid("param").id);
      if (cancelled.ok) return c.json(presentBatch(cancelled.value), 200, NEVER_STORED);
      const { reason } = cancelled;
      return typeof reason === "object" ? problem(c, "illegal-transition", reason) : problem(c, "not-found");
    });
  }
}

function addLooks(service: OpenAPIHono<KeyedEnv>, deps: BatchApiDeps, version: (typeof BATCH_VERSIONS)[number]): void {
  const routes = BATCH_ROUTES[version];
  service.openapi(routes.list, async (c) => {
    const batches = await listBatches(deps.db, byKey(c));
    return c.json({ items: batches.ok ? batches.value.map(presentBatch) : [] }, 200, NEVER_STORED);
  });
  service.openapi(routes.one, async (c) => {
    const batch = await batchOf(deps.db, byKey(c), c.req.valid("param").id);
    return batch.ok ? c.json(presentBatch(batch.value), 200, NEVER_STORED) : problem(c, "not-found");
  });
  service.openapi(routes.results, async (c) => {
    const { id } = c.req.valid("param");
    const { format } = c.req.valid("query");
    const found = await batchResults(deps, byKey(c), { id, format });
    if (found.ok) return resultsResponse(found.value, { id, format });
    const { reason } = found;
    return typeof reason === "object" ? problem(c, "illegal-transition", reason) : problem(c, "not-found");
  });
}

function byKey(c: Context<KeyedEnv>): ByClient {
  return { as: "key", holder: c.var.holder };
}

/** Keeps the file of an upload on the disk while it comes in, one at a time of a client. */
function spooling(files: SpooledFiles): MiddlewareHandler<KeyedEnv> {
  const coming = places(PLACES);
  return async (c, next) => {
    const format = FORMATS[mediaTypeOf(c)];
    if (format === undefined)
      return problem(c, "unsupported-media-type", { detail: "text/csv か application/x-ndjson で送信してください" });
    const place = coming.take(c.var.holder.clientId);
    if (place === null) return comeAgain(c, TRY_AGAIN_SECONDS);
    try {
      const spooled = await spoolBody(c.req.raw.body, LIMITS);
      if (!spooled.ok) return spooled.reason === "too-large" ? problem(c, "too-large") : comeAgain(c, TRY_AGAIN_SECONDS);
      files.set(c.req.raw, { body: spooled.value, format });
      try {
        await next();
      } finally {
        await spooled.value.drop();
      }
      return undefined;
    } finally {
      place.leave();
    }
  };
}

function fileOf(files: SpooledFiles, c: Context): Spooled {
  const file = files.get(c.req.raw);
  if (file === undefined) throw new Error("a batch without its file");
  return file;
}

/** By what a file is told apart from another that is sent under the same name. */
async function hashOfFile({ body }: Spooled): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of body.bytes()) hash.update(chunk);
  return hash.digest("hex");
}

function refuseFile(c: Context, refusal: ReceiveRefusal) {
  const rows = (count: number) => `${count.toLocaleString("ja-JP")}行`;
  const ofFile = (reason: string, message: string) => problem(c, "validation", { errors: [{ field: "file", reason, message }] });
  switch (refusal.reason) {
    case "not-in-plan":
      return problem(c, "api-key-scope");
    case "taken-over":
      return problem(c, "idempotency-running");
    case "too-many-open":
      return problem(c, "limit-reached", { detail: `終わっていない一括査定は、${refusal.most}件までです` });
    case "quota":
      return problem(c, "quota-exceeded", { reason: "month", detail: `推定できるのは、あと${rows(refusal.left)}です` });
    case "too-many-rows":
      return ofFile("too-large", `1回に送れるのは${rows(refusal.most)}までです`);
    case "file":
      return ofFile("format", `読めないファイルです（${refusal.found}）`);
  }
}
