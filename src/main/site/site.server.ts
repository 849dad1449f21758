import { readFile } from "node:fs/promises";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { except } from "hono/combine";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from "hono/compress";
import { requestId } from "hono/request-id";
import { TILE_MEDIA_TYPE } from "#api/estate/tile-routes.ts";
import { cspReports } from "#api/http/csp-reports.ts";
import { LETTER_PAGES, ofOneLetter } from "#main/site/door/letter-page.ts";
import { ownLocations } from "#main/site/door/own-location.ts";
import { onlyRead } from "#main/site/door/strange-calls.ts";
import { unavailablePage } from "#main/site/door/unavailable-page.ts";
import { failedRequest } from "#platform/failed-request.ts";
import { CHECKER_FRAME_PATH, CHECKER_SCRIPT_PATH } from "#wire/checker/checker-widget.ts";
import { projectRoot } from "./build-site.server.ts";
import { foundRoutes } from "./found/found-routes.server.ts";
import { pageLimit } from "./page-limit.ts";
import { type SiteVariables, sitePages } from "./pages.server.ts";
import { steadyPages } from "./pre-render.ts";
import { fileHeaders, securityHeaders } from "./security-headers.server.ts";
import type { SiteHandler, SiteParts } from "./site-parts.ts";

/** Tiles of maps are numbers with many repetitions, which the usual list does not know. */
const isCompressible = (type: string) => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) || type === TILE_MEDIA_TYPE;

/** What stands on other sites has headers of its own. */
const isForOtherSites = ({ req }: Context) => req.path === CHECKER_FRAME_PATH || req.path === CHECKER_SCRIPT_PATH;

/** Scripts and style sheets of pages. That of a worker is none: the policy that comes with it is the worker's own. */
const isFileOfPage = ({ req }: Context) => /^\/assets\/(?!.*worker)[\w-]+\.(?:js|css)$/.test(req.path);

const CLIENT_FILES = path.join(projectRoot, "dist/client");
const A_YEAR = "public, max-age=31536000, immutable";

/** What answers on the port: the APIs, the session, the site's files, and the site for every other path. */
export function siteApp(parts: SiteParts): Hono<{ Variables: SiteVariables }> {
  const { api, context, sessions, https, log, clock, callerKey, development = false } = parts;
  const app = new Hono<{ Variables: SiteVariables }>();
  app.use(requestId(), ownLocations);
  const isMeasured = context.site.analyticsContainerId !== null;
  if (!development)
    app.use(
      except([isForOtherSites, isFileOfPage], securityHeaders({ https, isMeasured, auth: context.auth, maps: context.maps })),
      except((c) => !isFileOfPage(c), fileHeaders({ https })),
      compress({ contentTypeFilter: isCompressible }),
    );
  app.route("/", api);
  app.route("/", sessions.routes);
  app.route("/", cspReports(parts));
  app.use("/assets/*", serveStatic({ root: CLIENT_FILES, precompressed: true, onFound: (_path, c) => c.header("Cache-Control", A_YEAR) }));
  if (!development) app.all("/assets/*", (c) => c.text("Not found", 404));
  if (parts.found) app.route("/", foundRoutes({ ...parts, ...parts.found }));
  const steady = steadyPages({
    screens: () => parts.site.screens?.() ?? [],
    draw: (path) => app.request(`${context.site.origin}${path}`, { headers: { accept: "text/html" } }),
    onFault: (err) => log.error({ err }, "a page could not be drawn before anybody asks"),
  });
  const limit = pageLimit({ clock, callerKey });
  app.use("/letters/*", ofOneLetter, pageLimit({ clock, callerKey, allowance: LETTER_PAGES }));
  app.on(["GET", "HEAD"], "*", limit, sessions.served, sitePages({ ...parts, steady }));
  app.all("*", (c) => onlyRead(c.req.raw, c.get("secureHeadersNonce") ?? ""));
  app.onError((error, c) => {
    const { kind } = failedRequest(log, error, { requestId: c.get("requestId") }, "the site failed to answer");
    return kind === "unreachable" ? unavailablePage(c.get("secureHeadersNonce") ?? "") : c.text("Error", 500);
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
