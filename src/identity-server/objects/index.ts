import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { type IdentityService, type PutProblem, putObject, readObject, removeObject } from "#domain/identity/index.server.ts";
import { mayTouch, type ObjectAction } from "#domain/identity/objects/object-access.ts";
import { failedRequest } from "#platform/failed-request.ts";
import { OBJECTS_PATH, objectOfPath, refuseUnknownWishes } from "./address.ts";
import { type Admitted, admit } from "./admit.ts";
import { answerObject } from "./answer-object.ts";
import { listingXml } from "./listing.ts";
import { refusalXml, refuseObject, S3Refusal } from "./s3-refusal.ts";
import { readUpload } from "./upload.server.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "secrets" | "objects" | "log" | "randomBytes">;
type Asked = Admitted & { readonly request: Request; readonly name: string };

/** The signature proves the caller, no cookie does: any page may ask. */
const open = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD", "PUT", "DELETE"],
  allowHeaders: [
    ...["authorization", "content-type", "content-md5", "content-encoding", "cache-control", "range", "if-match", "if-none-match"],
    ...["x-amz-date", "x-amz-content-sha256", "x-amz-security-token", "x-amz-user-agent", "amz-sdk-invocation-id", "amz-sdk-request"],
    ...["x-amz-checksum-crc32", "x-amz-checksum-sha1", "x-amz-checksum-sha256", "x-amz-checksum-mode", "x-amz-sdk-checksum-algorithm"],
    ...["x-amz-decoded-content-length", "x-amz-trailer"],
  ],
  exposeHeaders: ["ETag", "Content-Range", "Accept-Ranges", "Last-Modified", "x-amz-request-id"],
  maxAge: 7200,
});

/**
 * People's own files on the wire of S3, path style at `/objects/files/<name>`: GET, HEAD, PUT, DELETE and ListObjectsV2, signed with
 * credentials of an identity pool in headers or in a presigned URL.
 */
export function objectRoutes(service: Needs): Hono {
  const app = new Hono();
  app.use(`${OBJECTS_PATH}/*`, open);
  app.all(`${OBJECTS_PATH}/*`, async (c) => {
    const requestId = service.randomBytes(8).toString("hex").toUpperCase();
    const response = await answer(service, c.req.raw).catch((error: unknown) => refused(service, c, { error, requestId }));
    response.headers.set("x-amz-request-id", requestId);
    response.headers.set("x-content-type-options", "nosniff");
    return response;
  });
  return app;
}

async function answer(service: Needs, request: Request): Promise<Response> {
  const admitted = await admit(service, request);
  const { pathname, searchParams } = new URL(request.url);
  const name = objectOfPath(pathname);
  refuseUnknownWishes(request.headers, searchParams, name === null);
  if (name !== null) return answerNamed(service, { ...admitted, request, name });
  if (request.method !== "GET") throw refuseObject.methodClosed();
  return xml(await listingXml(service, admitted.holder, searchParams), 200);
}

function answerNamed(service: Needs, asked: Asked): Promise<Response> {
  switch (asked.request.method) {
    case "GET":
    case "HEAD":
      return get(service, asked);
    case "PUT":
      return put(service, asked);
    case "DELETE":
      return remove(service, asked);
    default:
      throw refuseObject.methodClosed();
  }
}

async function get(service: Needs, asked: Asked): Promise<Response> {
  mustBeAllowed(asked, "read");
  const found = await readObject(service, asked.name);
  if (!found) throw refuseObject.noObject();
  return answerObject(found, asked.request.headers);
}

const PUT_PROBLEMS: Readonly<Record<PutProblem, () => S3Refusal>> = {
  "type-closed": refuseObject.typeClosed,
  "type-wrong": refuseObject.typeWrong,
  quota: refuseObject.quota,
  "holder-gone": refuseObject.accessDenied,
};

async function put(service: Needs, asked: Asked): Promise<Response> {
  mustBeAllowed(asked, "write");
  const { request, payloadHash, holder, name } = asked;
  if (request.headers.has("if-match") || request.headers.has("if-none-match")) throw refuseObject.notImplemented();
  const bytes = await readUpload(request, payloadHash);
  const kept = await putObject(service, holder, { name, contentType: request.headers.get("content-type"), bytes });
  if (!kept.ok) throw PUT_PROBLEMS[kept.reason]();
  return new Response(null, { status: 200, headers: { etag: `"${kept.value.etag}"` } });
}

async function remove(service: Needs, asked: Asked): Promise<Response> {
  mustBeAllowed(asked, "write");
  await removeObject(service, asked.name);
  return new Response(null, { status: 204 });
}

function mustBeAllowed({ holder, name }: Asked, action: ObjectAction): void {
  if (!mayTouch(holder, action, name)) throw refuseObject.accessDenied();
}

type Failure = { readonly error: unknown; readonly requestId: string };

async function refused({ log }: Pick<Needs, "log">, c: Context, { error, requestId }: Failure): Promise<Response> {
  const failure =
    error instanceof S3Refusal ? null : failedRequest(log, error, { requestId, method: c.req.method }, "object request failed");
  const refusal = error instanceof S3Refusal ? error : failure?.kind === "unreachable" ? refuseObject.away() : refuseObject.internal();
  const response = xml(await refusalXml(refusal, new URL(c.req.raw.url).pathname, requestId), refusal.status);
  if (failure?.kind === "unreachable") response.headers.set("retry-after", String(failure.retryAfterSeconds));
  return response;
}

function xml(text: string, status: number): Response {
  return new Response(text, { status, headers: { "content-type": "application/xml", "cache-control": "no-store" } });
}
