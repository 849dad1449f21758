import type { MiddlewareHandler } from "hono";

/** Browsers ask again after two hours at the latest, whatever is said here. */
const REMEMBERED_SECONDS = 7200;

type Cors = { readonly methods: string; readonly headers: string };

/**
 * Opens an endpoint to scripts of any origin, never with cookies. A preflight is answered at once, before anything is looked up.
 */
export function openToScripts({ methods, headers }: Cors): MiddlewareHandler {
  return async (c, next) => {
    c.header("Access-Control-Allow-Origin", "*");
    if (c.req.method !== "OPTIONS") return next();
    c.header("Access-Control-Allow-Methods", methods);
    if (headers !== "") c.header("Access-Control-Allow-Headers", headers);
    c.header("Access-Control-Max-Age", String(REMEMBERED_SECONDS));
    return c.body(null, 204);
  };
}
