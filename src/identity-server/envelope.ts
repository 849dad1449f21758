import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import { type IdentityService, type Operation, operations } from "#domain/identity/index.server.ts";
import { failedRequest } from "#platform/failed-request.ts";
import { errorAnswer, jsonAnswer } from "./answers.ts";
import { type OperatorKeys, verifyOperator } from "./operator.ts";
import { parseRequestBody } from "./request-body.ts";

export type EnvelopeDeps = {
  readonly service: IdentityService;
  readonly operators: OperatorKeys;
  readonly callerOf: (c: Context) => Caller;
};

/** Ten logins of 50,000 characters are the largest request of the contract. */
const MOST_BYTES = 640 * 1024;

function tooLarge(c: Context): Response {
  // What is left of the body ends with the connection, or the next request on it would be lost.
  c.header("connection", "close");
  return errorAnswer(c, new IdentityRefusal("RequestTooLargeException", "Request is too large"));
}
const countedBody = bodyLimit({ maxSize: MOST_BYTES, onError: tooLarge });

/** Refuses a body that is larger than any request can be, without reading it to its end. One that says its length is not looked at twice. */
export const boundedBody: MiddlewareHandler = async (c, next) => {
  const length = c.req.header("content-length");
  if (length === undefined || c.req.header("transfer-encoding") !== undefined) return countedBody(c, next);
  return Number(length) <= MOST_BYTES ? next() : tooLarge(c);
};

/** POST with `X-Amz-Target`: from the name of an operation to its answer, and from a refusal to the wire. */
export function envelope({ service, operators, callerOf }: EnvelopeDeps) {
  return async (c: Context): Promise<Response> => {
    const started = performance.now();
    const caller = callerOf(c);
    c.header("x-amzn-RequestId", caller.requestId);
    const operation = operations.get(c.req.header("x-amz-target") ?? "");
    try {
      if (!operation) throw new IdentityRefusal("UnknownOperationException", "The operation is not known");
      const body = Buffer.from(await c.req.arrayBuffer());
      const verified = await admit(operation, { c, body, caller, operators, now: service.clock.now() });
      const answer = await operation.run(service, parseRequestBody(body), verified);
      service.metrics.count(operation.name, "ok", (performance.now() - started) / 1000);
      return jsonAnswer(c, answer);
    } catch (error) {
      const refusal = error instanceof IdentityRefusal ? error : failed(c, service, { caller, error });
      service.metrics.count(operation?.name ?? "unknown", refusal.type, (performance.now() - started) / 1000);
      service.log.debug({ requestId: caller.requestId, operation: operation?.name, type: refusal.type, detail: refusal.detail }, "refused");
      return errorAnswer(c, refusal);
    }
  };
}

type Admission = {
  readonly c: Context;
  readonly body: Buffer;
  readonly caller: Caller;
  readonly operators: OperatorKeys;
  readonly now: Date;
};

async function admit(operation: Operation, { c, body, caller, operators, now }: Admission): Promise<Caller> {
  if (operation.access === "open") return caller;
  return { ...caller, operator: await verifyOperator(c.req.raw, { body, operators, now }) };
}

/** On the wire of the contract a database that is away is a fault like any other; clients ask again after it. */
function failed(c: Context, { log }: IdentityService, { caller, error }: { caller: Caller; error: unknown }): IdentityRefusal {
  const { requestId } = caller;
  const failure = failedRequest(log, error, { requestId }, "an operation of the identity service failed");
  if (failure.kind === "unreachable") c.header("Retry-After", String(failure.retryAfterSeconds));
  return new IdentityRefusal("InternalErrorException", "Internal error");
}
