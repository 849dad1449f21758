import { setTimeout } from "node:timers/promises";
import type { Hono, MiddlewareHandler } from "hono";
import type { SiteAuth } from "#api/client/context.ts";
import type { CallerKey } from "#api/http/rate-limit.ts";
import { createRevoker } from "#api/session/revoker.ts";
import { sessionRoutes } from "#api/session/routes.ts";
import { type Served, servedSession } from "#api/session/served-session.ts";
import { createSessions } from "#api/session/sessions.ts";
import type { IdentityWire } from "#domain/members/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.server.ts";

export type SiteSessions = {
  /** `/auth/session`. */
  readonly routes: Hono;
  /** Reads who is signed in before a page is rendered. */
  readonly served: MiddlewareHandler<{ Variables: { served: Served } }>;
};

type Parts = {
  readonly wire: IdentityWire;
  readonly auth: SiteAuth;
  readonly clock: Clock;
  readonly log: Log;
  readonly callerKey: CallerKey;
  /** The site's address; null: wherever it is asked. */
  readonly publicOrigin: string | null;
};

/** The site's half of a session: its endpoints, and who a page is rendered for. Both share refreshes that are under way. */
export function siteSessions({ publicOrigin, ...parts }: Parts): SiteSessions {
  // Nothing that waits here keeps a process alive that is to stop.
  const wait = (duration: number) => setTimeout(duration, undefined, { ref: false });
  const deps = {
    ...parts,
    sessions: createSessions(parts),
    origin: publicOrigin === null ? null : new URL(publicOrigin).origin,
    revoke: createRevoker({ ...parts, revoke: parts.wire.revoke, wait, random: () => Math.random() }),
    wait,
  };
  return { routes: sessionRoutes(deps), served: servedSession(deps) };
}
