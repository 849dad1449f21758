import { readFile } from "node:fs/promises";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from "hono/compress";
import { type RequestIdVariables, requestId } from "hono/request-id";
import type { SecureHeadersVariables } from "hono/secure-headers";
import type { SiteContext } from "#api/client-context.ts";
import { cspReports } from "#api/csp-reports.ts";
import { TILE_MEDIA_TYPE } from "#api/estate/tile-routes.ts";
import type { CallerKey } from "#api/rate-limit.ts";
import type { Served } from "#api/session/served-session.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.server.ts";
import { projectRoot } from "./build-site.server.ts";
import { securityHeaders } from "./security-headers.server.ts";
import type { SiteSessions } from "./site-sessions.server.ts";

/** The built site, or the development server's version of it. */
export type SiteHandler = {
  readonly fetch: (request: Request, options: { readonly context: SiteContext }) => Response | Promise<Response>;
};

/** What the site is told at every request alike. */
export type SteadyContext = Omit<SiteContext, "dispatch" | "requestId" | "nonce" | keyof Served>;

export type SiteParts = {
  /** Everything under /api/. */
  readonly api: Hono;
  readonly site: SiteHandler;
  readonly context: SteadyContext;
  readonly sessions: SiteSessions;
  readonly https: boolean;
  readonly clock: Clock;
  readonly log: Log;
  readonly callerKey: CallerKey;
  /** The development server injects inline scripts and serves the files itself. */
  readonly development?: boolean;
};

/** Tiles of maps are numbers with many repetitions, which the usual list does not know. */
const isCompressible = (type: string) => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) || type === TILE_MEDIA_TYPE;

type Variables = SecureHeadersVariables & RequestIdVariables & { served: Served };

const CLIENT_FILES = path.join(projectRoot, "dist/client");
const A_YEAR = "public, max-age=31536000, immutable";

/** What answers on the port: the APIs, the session, the site's files, and the site for every other path. */
export function siteApp(parts: SiteParts): Hono<{ Variables: Variables }> {
  const { api, context, sessions, https, log, development = false } = parts;
  const app = new Hono<{ Variables: Variables }>();
  app.use(requestId());
  const isMeasured = context.site.analyticsContainerId !== null;
  if (!development)
    app.use(
      securityHeaders({ https, isMeasured, auth: context.auth, maps: context.maps }),
      compress({ contentTypeFilter: isCompressible }),
    );
  app.route("/", api);
  app.route("/", sessions.routes);
  app.route("/", cspReports(parts));
  app.use("/assets/*", serveStatic({ root: CLIENT_FILES, onFound: (_path, c) => c.header("Cache-Control", A_YEAR) }));
  if (!development) app.all("/assets/*", (c) => c.text("Not found", 404));
  app.all("*", sessions.served, (c) => page(c, parts));
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.get("requestId") }, "the site failed to answer");
    return c.text("Error", 500);
  });
  return app;
}

function page(c: Context<{ Variables: Variables }>, { api, site, context }: SiteParts): Response | Promise<Response> {
  return site.fetch(c.req.raw, {
    context: {
      ...context,
      ...c.get("served"),
      dispatch: (request) => api.fetch(request),
      requestId: c.get("requestId"),
      nonce: c.get("secureHeadersNonce") ?? "",
    },
  });
}

/** The site as `vite build` left it in dist/. */
export async function loadBuiltSite(): Promise<SiteHandler> {
  const entry = path.join(projectRoot, "dist/server/server.js");
  await readFile(entry);
  const built: { default: SiteHandler } = await import(entry);
  return built.default;
}
