import type { Context, MiddlewareHandler } from "hono";
import type { ServedSession, SiteContext } from "#api/client/context.ts";
import { countCalls } from "#api/http/rate-limit.ts";
import { type IdentityWire, readToken } from "#domain/members/index.server.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import { TOKEN_EXPIRY_MARGIN } from "#wire/constants.ts";
import { dropPeople, dropSession, type KeptTokens, keepSession, type SentSession, sentRefreshTokens, sentSession } from "./cookies.ts";
import { refreshSent, type SessionRoutesDeps } from "./routes.ts";

/** Who a page is rendered for. */
export type Served = Pick<SiteContext, "session" | "sessionState">;

type Deps = Pick<SessionRoutesDeps, "clock" | "sessions" | "auth" | "callerKey" | "revoke"> & {
  readonly wire: Pick<IdentityWire, "findMember" | "verifyId">;
};

/** What was found, and what is to become of the cookies. */
type Found = { readonly served: Served; readonly cookies: KeptTokens | "drop" | "forgotten" | "stranger" | null };

const VISITOR: Served = { session: null, sessionState: "visitor" };
const STRANGER: Found = { served: VISITOR, cookies: "stranger" };
const FORGOTTEN: Found = { served: VISITOR, cookies: "forgotten" };
const NOT_ASKED: Found = { served: VISITOR, cookies: null };
const ENDED: Found = { served: { session: null, sessionState: "ended" }, cookies: "drop" };
const UNREACHED: Found = { served: { session: null, sessionState: "unreached" }, cookies: null };

/** Pages that need a refresh first. A person needs one an hour; a program that makes tokens up must not reach the identity service through us. */
const REFRESHES: Allowance = { capacity: 30, perSecond: 1 };

/**
 * Reads who is signed in before a page is rendered, refreshing the session where the access token has ended. Other requests are served as a
 * visitor's. A page for a member is kept by nobody.
 */
export function servedSession(deps: Deps): MiddlewareHandler<{ Variables: { served: Served } }> {
  const countRefresh = countCalls(REFRESHES, deps.clock);
  const mayRefresh = (c: Context) => {
    const key = deps.callerKey(c);
    return key === null || countRefresh(key).allowed;
  };
  return async (c, next) => {
    const { served, cookies } = isForPage(c) ? await find(c, deps, mayRefresh) : NOT_ASKED;
    c.set("served", served);
    await next();
    // Only now: headers that are set earlier do not reach an answer that the site made itself.
    const isChanged = cookies !== null && changeCookies(c, deps.auth, cookies);
    if (isChanged || served.session) c.header("Cache-Control", "private, no-store");
  };
}

/** Whether the answer tells of somebody now. */
function changeCookies(c: Context, { clientId, cookies: mode }: Deps["auth"], cookies: NonNullable<Found["cookies"]>): boolean {
  if (cookies === "stranger") return dropPeople(c, clientId);
  if (typeof cookies !== "string") {
    keepSession(c, mode, cookies);
    return true;
  }
  dropSession(c, clientId);
  // No page of the member is open that could put away what it kept: the browser is told to.
  if (cookies === "drop") c.header("Clear-Site-Data", '"storage"');
  return true;
}

function isForPage({ req }: Context): boolean {
  return ["GET", "HEAD"].includes(req.method) && (req.header("accept") ?? "").includes("text/html");
}

async function find(c: Context, deps: Deps, mayRefresh: (c: Context) => boolean): Promise<Found> {
  const sent = sentSession(c);
  if (sent === null) return STRANGER;
  if (sent === "broken") return ENDED;
  if (sent === "forgotten") {
    if (mayRefresh(c)) endForgotten(sentRefreshTokens(c), deps);
    return FORGOTTEN;
  }
  const standing = standingOf(sent, deps.clock.now());
  if (standing === "none") return STRANGER;
  if (standing === "over") return ENDED;
  if (standing === "good") return checked(sent, deps);
  if (!mayRefresh(c)) return UNREACHED;
  const kept = await refreshSent(c, deps);
  if (kept === null) return ENDED;
  if (kept === "unreached") return UNREACHED;
  const found = await checked(kept, deps);
  return found === ENDED ? ENDED : { ...found, cookies: kept };
}

/** Its page was told that it is over, and could not tell us. */
function endForgotten(refreshTokens: readonly string[], { sessions, revoke }: Deps): void {
  for (const token of refreshTokens) {
    sessions.end(token);
    void revoke(token);
  }
}

type Pair = { readonly strategy: ServedSession["strategy"]; readonly accessToken: string | null; readonly idToken: string | null };

/** Asks the service itself, at most every 30 s a session: one that was ended or disabled there has tokens that still hold. */
async function checked({ strategy, accessToken, idToken }: Pair, { wire }: Deps): Promise<Found> {
  if (accessToken === null || idToken === null) return ENDED;
  const [member, id] = await Promise.all([wire.findMember(accessToken), wire.verifyId(idToken)]);
  if (member === "unreached" || id === "unreached") return UNREACHED;
  if (member === null || member.sub !== id?.sub) return ENDED;
  return { served: { session: { strategy, accessToken, claims: id.claims }, sessionState: "member" }, cookies: null };
}

/** `over`: nothing can come of it any more. `late`: to be refreshed. What tokens tell of their end is believed only where it is past. */
function standingOf({ accessToken, idToken, refreshToken, refreshExpiresAt }: SentSession, now: Date): "none" | "over" | "late" | "good" {
  const tokens = [accessToken, idToken].filter((token) => token !== null);
  if (tokens.length === 0 && refreshToken === null) return "none";
  const isPast = (instant: number) => instant - TOKEN_EXPIRY_MARGIN <= now.getTime();
  if (refreshExpiresAt !== null && isPast(refreshExpiresAt)) return "over";
  const told = tokens.map(readToken);
  if (told.includes(null)) return "over";
  const isGood = told.length === 2 && told.every((claims) => claims !== null && !isPast(claims.expiresAt));
  if (isGood) return "good";
  return refreshToken === null ? "over" : "late";
}
