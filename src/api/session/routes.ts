import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { SiteAuth } from "#api/client/context.ts";
import { mediaTypeOf } from "#api/http/media-type.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { readToken } from "#domain/members/index.server.ts";
import type { Milliseconds } from "#kernel/duration.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import { failedRequest } from "#platform/failed-request.ts";
import { SIGN_OUT_TIMEOUT } from "#wire/constants.ts";
import { SESSION_ENDPOINT, STRATEGIES } from "#wire/session-cookies.ts";
import { dropSession, type KeptTokens, keepSession, sentDeviceKey, sentRefreshTokens, sentSession } from "./cookies.ts";
import { onlyFromSite } from "./only-from-site.ts";
import type { SessionDeps, Sessions } from "./sessions.ts";

export type SessionRoutesDeps = SessionDeps & {
  readonly sessions: Sessions;
  readonly auth: Pick<SiteAuth, "clientId" | "cookies">;
  readonly callerKey: CallerKey;
  /** Of the site; null: wherever a request was sent to. */
  readonly origin: string | null;
  /** Answers when it is done or given up. */
  readonly revoke: (refreshToken: string) => Promise<void>;
  readonly wait: (duration: Milliseconds) => Promise<void>;
};

/** A browser signs in, refreshes once an hour and signs out; many may share an address. */
const PER_CALLER: Allowance = { capacity: 60, perSecond: 2 };
const MOST_BYTES = 16 * 1024;

/** A cookie holds 4,096 bytes with its name and flags. */
const token = z
  .string()
  .max(3800)
  .regex(/^[A-Za-z0-9\-_=.]+$/);
const freshTokens = z.object({ strategy: z.enum(STRATEGIES), idToken: token, accessToken: token, refreshToken: token });

/** `/auth/session`: takes up the tokens of a sign-in, refreshes them, and ends the session. For pages of the site alone. */
export function sessionRoutes(deps: SessionRoutesDeps): Hono {
  const { clock, callerKey, origin, sessions, revoke, wait, log } = deps;
  const app = new Hono().basePath(SESSION_ENDPOINT);
  app.use(keptByNobody, rateLimit(PER_CALLER, clock, callerKey), onlyFromSite({ origin }));
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: (c) => problem(c, "too-large") }));
  app.on("POST", ["/", "/refresh"], jsonOnly);
  app.post("/", async (c) => {
    // Who signs in again, as before a change of their account, leaves no second sign-in behind: it would be in their list.
    const replaced = isRevocable(c) ? sentRefreshTokens(c) : [];
    const { answer, kept } = await open(c, deps);
    for (const token of kept ? replaced.filter((one) => one !== kept.refresh?.token) : []) {
      sessions.end(token);
      void revoke(token);
    }
    return answer;
  });
  app.post("/refresh", (c) => refresh(c, deps));
  app.delete("/", async (c) => {
    const refreshTokens = sentRefreshTokens(c);
    for (const token of refreshTokens) sessions.end(token);
    if (isRevocable(c)) await Promise.race([Promise.all(refreshTokens.map(revoke)), wait(SIGN_OUT_TIMEOUT)]);
    dropSession(c, deps.auth.clientId);
    // What the browser keeps of pages, whole ones for its Back button among them, goes with the session.
    c.header("Clear-Site-Data", '"cache"');
    return c.body(null, 204);
  });
  app.all("/*", (c) => problem(c, "unknown-route"));
  app.onError((error, c) => {
    failedRequest(log, error, { requestId: c.get("requestId"), method: c.req.method }, "a session request failed");
    return problem(c, "internal");
  });
  return app;
}

const keptByNobody: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("Cache-Control", "private, no-store");
};

const jsonOnly: MiddlewareHandler = (c, next) =>
  mediaTypeOf(c) === "application/json" ? next() : Promise.resolve(problem(c, "unsupported-media-type"));

/** `kept`: what the browser keeps from now on; null: nothing new. */
type Opened = { readonly answer: Response; readonly kept: KeptTokens | null };

async function open(c: Context, { sessions, auth }: SessionRoutesDeps): Promise<Opened> {
  const refused = (answer: Response): Opened => ({ answer, kept: null });
  const body: unknown = await c.req.json().catch(() => undefined);
  if (body === undefined) return refused(problem(c, "malformed-json"));
  const input = freshTokens.safeParse(body);
  if (!input.success) return refused(problem(c, "validation"));
  const kept = await sessions.check(input.data);
  if (kept === null) return refused(problem(c, "not-signed-in"));
  if (kept === "unreached") return refused(problem(c, "unreached"));
  keepSession(c, auth.cookies, kept);
  return { answer: c.json({ accessExpiresAt: kept.accessExpiresAt, refreshExpiresAt: kept.refresh?.expiresAt }), kept };
}

async function refresh(c: Context, { sessions, auth }: SessionRoutesDeps): Promise<Response> {
  const kept = await refreshSent(c, { sessions, auth });
  if (kept === "unreached") return problem(c, "unreached");
  if (kept === null) {
    dropSession(c, auth.clientId);
    return problem(c, "session-ended");
  }
  keepSession(c, auth.cookies, kept);
  const { accessToken, idToken, accessExpiresAt } = kept;
  return c.json({ accessToken, idToken, accessExpiresAt });
}

/** Refreshes the session of the request's cookies. Null: there is none, or it has ended. */
export async function refreshSent(
  c: Context,
  { sessions, auth }: Pick<SessionRoutesDeps, "sessions" | "auth">,
): Promise<KeptTokens | null | "unreached"> {
  const sent = sentSession(c);
  if (sent === null || typeof sent === "string" || sent.refreshToken === null) return null;
  const username = readToken(sent.accessToken ?? sent.idToken ?? "")?.username ?? "";
  const deviceKey = sentDeviceKey(c, auth.clientId, username);
  return sessions.refresh({ sent: { ...sent, refreshToken: sent.refreshToken }, deviceKey });
}

/** An access token without `origin_jti` tells that its pool revokes nothing. */
function isRevocable(c: Context): boolean {
  const sent = sentSession(c);
  const accessToken = sent === null || typeof sent === "string" ? null : sent.accessToken;
  return readToken(accessToken ?? "")?.isRevocable ?? true;
}
