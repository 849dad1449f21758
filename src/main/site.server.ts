import { readFile } from "node:fs/promises";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { type RequestIdVariables, requestId } from "hono/request-id";
import type { SecureHeadersVariables } from "hono/secure-headers";
import type { SiteContext } from "#api/client-context.ts";
import type { Log } from "#platform/log.server.ts";
import { projectRoot } from "./build-site.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

/** The built site, or the development server's version of it. */
export type SiteHandler = {
  readonly fetch: (request: Request, options: { readonly context: SiteContext }) => Response | Promise<Response>;
};

export type SiteParts = {
  /** Everything under /api/. */
  readonly api: Hono;
  readonly site: SiteHandler;
  readonly context: Omit<SiteContext, "dispatch" | "requestId" | "nonce">;
  readonly https: boolean;
  readonly log: Log;
  /** The development server injects inline scripts and serves the files itself. */
  readonly development?: boolean;
};

type Variables = SecureHeadersVariables & RequestIdVariables;

const CLIENT_FILES = path.join(projectRoot, "dist/client");
const A_YEAR = "public, max-age=31536000, immutable";

/** What answers on the port: the APIs, the site's files, and the site for every other path. */
export function siteApp({ api, site, context, https, log, development = false }: SiteParts): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>();
  app.use(requestId());
  if (!development) app.use(securityHeaders({ https, isMeasured: context.site.analyticsContainerId !== null }), compress());
  app.route("/", api);
  app.use("/assets/*", serveStatic({ root: CLIENT_FILES, onFound: (_path, c) => c.header("Cache-Control", A_YEAR) }));
  if (!development) app.all("/assets/*", (c) => c.text("Not found", 404));
  app.all("*", (c) =>
    site.fetch(c.req.raw, {
      context: {
        ...context,
        dispatch: (request) => api.fetch(request),
        requestId: c.get("requestId"),
        nonce: c.get("secureHeadersNonce") ?? "",
      },
    }),
  );
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.get("requestId") }, "the site failed to answer");
    return c.text("Error", 500);
  });
  return app;
}

/** The site as `vite build` left it in dist/. */
export async function loadBuiltSite(): Promise<SiteHandler> {
  const entry = path.join(projectRoot, "dist/server/server.js");
  await readFile(entry);
  const built: { default: SiteHandler } = await import(entry);
  return built.default;
}
