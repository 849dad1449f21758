import { type Checked, type IdentityWire, readToken } from "#domain/members/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.server.ts";
import { limited } from "#platform/log-limit.ts";
import { REFRESH_TOKEN_LIFETIME } from "#wire/constants.ts";
import type { StrategyName } from "#wire/session-cookies.ts";
import type { KeptTokens, SentSession } from "./cookies.ts";

export type SessionDeps = {
  readonly wire: Pick<IdentityWire, "verifyAccess" | "verifyId" | "refresh" | "revoke">;
  readonly clock: Clock;
  readonly log: Log;
};

type FreshTokens = {
  readonly strategy: StrategyName;
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string | null;
};

type RefreshOf = { readonly sent: SentSession & { readonly refreshToken: string }; readonly deviceKey: string | null };

export type Sessions = {
  /** Null: the tokens do not hold, or are not of one person. */
  readonly check: (tokens: FreshTokens) => Promise<Checked<KeptTokens>>;
  /** Null: the session has ended. Whoever comes with the same refresh token meanwhile waits for the same answer. */
  readonly refresh: (request: RefreshOf) => Promise<Checked<KeptTokens>>;
  /** A refresh with this token that is under way now comes to nothing, so that its answer cannot bring the session back. */
  readonly end: (refreshToken: string) => void;
};

export function createSessions({ wire, clock, log }: SessionDeps): Sessions {
  const pending = new Map<string, { readonly kept: Promise<Checked<KeptTokens>>; isEnded: boolean }>();
  const check: Sessions["check"] = async ({ strategy, accessToken, idToken, refreshToken }) => {
    const [access, id] = await Promise.all([wire.verifyAccess(accessToken), wire.verifyId(idToken)]);
    if (access === null || id === null) return null;
    if (access === "unreached" || id === "unreached") return "unreached";
    if (access.sub !== id.sub) return null;
    const refresh = refreshToken === null ? null : { token: refreshToken, expiresAt: endOfRefreshToken(refreshToken, clock.now()) };
    return { strategy, accessToken, accessExpiresAt: access.expiresAt, idToken, refresh };
  };
  const ask = async ({ sent: { strategy, refreshToken }, deviceKey }: RefreshOf): Promise<Checked<KeptTokens>> => {
    const answer = await wire.refresh({ strategy, refreshToken, deviceKey });
    if (answer.outcome !== "refreshed") return answer.outcome === "ended" ? null : "unreached";
    const checked = await check({ strategy, ...answer });
    if (checked !== null) return checked;
    limited(log).warn("bad tokens", {}, "the identity service refreshed a session with tokens that do not hold");
    return "unreached";
  };
  const begin = (request: RefreshOf) => {
    const { refreshToken } = request.sent;
    const begun = { kept: ask(request).finally(() => pending.delete(refreshToken)), isEnded: false };
    pending.set(refreshToken, begun);
    return begun;
  };
  return {
    check,
    end: (refreshToken) => {
      const underWay = pending.get(refreshToken);
      if (underWay) underWay.isEnded = true;
    },
    refresh: async (request) => {
      const shared = pending.get(request.sent.refreshToken) ?? begin(request);
      const kept = await shared.kept;
      if (shared.isEnded) return null;
      if (kept === null || kept === "unreached" || isSamePerson(request.sent, kept)) return kept;
      limited(log).warn("foreign refresh token", {}, "a refresh token of somebody else was sent with a session, which ended");
      return null;
    },
  };
}

/** What the old tokens tell is not proved: it can only end a session, never begin one. */
function isSamePerson({ accessToken, idToken }: SentSession, kept: KeptTokens): boolean {
  const now = readToken(kept.accessToken)?.sub;
  return [accessToken, idToken].every((token) => token === null || (readToken(token)?.sub ?? now) === now);
}

/** A refresh token that does not tell its end counts from now. */
function endOfRefreshToken(token: string, now: Date): number {
  return readToken(token)?.expiresAt ?? now.getTime() + REFRESH_TOKEN_LIFETIME;
}
