import type { MiddlewareHandler } from "hono";

/** What the clients send beyond the headers that need no leave (Amplify 4 to 6, AWS SDK plain and signed). */
const ALLOWED = [
  "authorization",
  "cache-control",
  "content-type",
  "x-amz-target",
  "x-amz-user-agent",
  "amz-sdk-invocation-id",
  "amz-sdk-request",
  "x-amz-content-sha256",
  "x-amz-date",
  "x-amz-security-token",
].join(", ");
const EXPOSED = "x-amzn-RequestId, x-amzn-ErrorType, x-amzn-ErrorMessage, Date";
/** Chromium keeps a preflight for two hours at most. */
const SECONDS = "7200";

/** Any site may call the API: it takes no cookies. Preflights are answered at once, before anything is looked up. */
export const apiCors: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "OPTIONS")
    return c.body(null, 204, {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "POST, OPTIONS",
      "access-control-allow-headers": ALLOWED,
      "access-control-max-age": SECONDS,
    });
  c.header("access-control-allow-origin", "*");
  c.header("access-control-expose-headers", EXPOSED);
  return next();
};
