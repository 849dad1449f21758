import { Hono } from "hono";
import { apiCors } from "#identity-server/api-cors.ts";
import { plainAnswer } from "./plain-page.ts";
import { PREPARING } from "./preparing-page.ts";

const RETRY_AFTER_SECONDS = 5;
const STARTING = { status: 503, retryAfterSeconds: RETRY_AFTER_SECONDS } as const;
const TYPE = "InternalErrorException";

/** What the identity service says before it is there: to clients of its API a fault that they ask again after, to people a page that loads itself again. */
export function identityPreparing(): Hono {
  const app = new Hono();
  app.get("/_health", (c) => c.json({ status: "starting" }, 503, headers()));
  app.options("*", apiCors);
  app.post("*", apiCors, (c) =>
    c.body(JSON.stringify({ __type: TYPE, message: "The service is starting." }), 503, {
      ...{ "content-type": "application/x-amz-json-1.1", "x-amzn-ErrorType": `${TYPE}:` },
      ...headers(),
    }),
  );
  app.all("*", () => plainAnswer(STARTING, PREPARING));
  return app;
}

function headers() {
  return { "cache-control": "no-store", "retry-after": String(RETRY_AFTER_SECONDS) };
}
