import type { Context } from "hono";
import type { ExceptionName, IdentityRefusal } from "#domain/identity/core/refusals.ts";

const CONTENT_TYPE = "application/x-amz-json-1.1";

/** Whatever the service model says of 403, 404 and 429: on the wire a refusal is 400, and only a fault of ours 500. */
const STATUS: Partial<Record<ExceptionName, 413 | 500>> = { InternalErrorException: 500, RequestTooLargeException: 413 };

export function jsonAnswer(c: Context, body: object): Response {
  return c.body(JSON.stringify(body), 200, { "content-type": CONTENT_TYPE, "cache-control": "no-store" });
}

/** An error as the AWS clients read it: the type in the body and in a header, the message beside it. */
export function errorAnswer(c: Context, { type, message }: IdentityRefusal): Response {
  return c.body(JSON.stringify({ __type: type, message }), STATUS[type] ?? 400, {
    "content-type": CONTENT_TYPE,
    "cache-control": "no-store",
    "x-amzn-ErrorType": `${type}:`,
    "x-amzn-ErrorMessage": headerText(message),
  });
}

/** A header holds printable ASCII only; what a user typed may hold anything. */
function headerText(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, "?");
}
