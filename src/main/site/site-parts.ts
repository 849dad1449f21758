import type { Hono } from "hono";
import type { SiteContext } from "#api/client/context.ts";
import type { CallerKey } from "#api/http/rate-limit.ts";
import type { Served } from "#api/session/served-session.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.server.ts";
import type { SiteScreen } from "#web/app/found/site-screens.ts";
import type { FoundParts } from "./found/found-routes.server.ts";
import type { SiteSessions } from "./site-sessions.server.ts";

/** The built site, or the development server's version of it. */
export type SiteHandler = {
  readonly fetch: (request: Request, options: { readonly context: SiteContext }) => Response | Promise<Response>;
  /** Every screen, as its route states it. */
  readonly screens?: () => readonly SiteScreen[] | Promise<readonly SiteScreen[]>;
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
  /** Another one whenever data were loaded: no page that was drawn before is shown after. Without it pages are some seconds old at most. */
  readonly dataRevision?: () => Promise<string>;
  /** How the site is found and shared; without it there are only its pages. */
  readonly found?: FoundParts;
  /** False: every page is drawn anew. */
  readonly keepsReady?: boolean;
  /** The development server injects inline scripts and serves the files itself. */
  readonly development?: boolean;
};
