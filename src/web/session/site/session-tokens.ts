import { checkSession, hasToken } from "#web/session/core/check.ts";
import { isSessionOver } from "#web/session/core/ended.ts";
import { expiredSession, judgeRequest } from "#web/session/core/interceptor.ts";
import { tokenEndpoint } from "#web/session/core/paths.ts";
import { createRefreshController, type RefreshController } from "#web/session/core/refresh-controller.ts";
import type { FreshTokens, KeptSession, SessionUser } from "#web/session/core/types.ts";
import { userOfClaims } from "#web/session/core/user-of.ts";
import { claimsOf } from "#web/session/pool/jwt.ts";
import { isRevocable, ownerOf } from "#web/session/pool/tokens.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { SESSION_ENDPOINT, type StrategyName } from "#wire/session-cookies.ts";
import type { SessionCore } from "./session-parts.ts";

export interface SessionTokens extends Pick<RefreshController, "undisturbed"> {
  /** Takes up fresh tokens, in the cookies and in the state. */
  readonly keep: (strategy: StrategyName, tokens: FreshTokens) => Promise<KeptSession | null>;
  /** The same for a sign-in that came back from the hosted login, after which this page is left. */
  readonly arrive: SessionTokens["keep"];
  readonly hasArrived: () => boolean;
  /** Waits, 10 s at most, for a sign-in that is being finished in any tab, and takes up what came of it. */
  readonly settled: () => Promise<void>;
  /** Rejects with `expiredSession` after a reset, or as the network failed without one. `staysHere`: the page does not leave for the login. */
  readonly refresh: (options?: { readonly staysHere?: boolean }) => Promise<KeptSession>;
  /** The token for a request; null: it goes out as it is. */
  readonly bearer: (request?: { readonly url?: string; readonly hasAuthorization?: boolean }) => Promise<string | null>;
  /** Takes up what other tabs have changed in the cookies. */
  readonly look: () => Promise<void>;
}

export function sessionTokens(core: SessionCore): SessionTokens {
  const { store, clock, runner } = core;
  const controller = createRefreshController({
    locks: core.parts.locks,
    read: store.read,
    now: clock.now,
    renew: (kept) => renew(core, kept),
    failed: (error) => void runner.dispatch({ type: "failed", method: "refreshTokens", error }),
  });

  const giveUp = async ({ isGone = false, staysHere = false, cause }: GivenUp): Promise<never> => {
    const returnPath = staysHere ? null : new URL(core.parts.location.href).pathname;
    await runner.dispatch({ type: "reset", returnPath, isGone });
    throw expiredSession(cause);
  };
  const look = async () => {
    const kept = store.read();
    if (isSameSession(kept, runner.state().kept)) return;
    await runner.dispatch({ type: "changed elsewhere", kept, user: userOfSession(kept) });
  };
  const refresh: SessionTokens["refresh"] = async ({ staysHere = false } = {}) => {
    let kept: KeptSession | null = null;
    try {
      kept = await controller.refresh();
    } catch (error) {
      if (!isSessionOver(error)) throw error;
      return giveUp({ isGone: true, staysHere, cause: error });
    }
    if (kept === null) return giveUp({ staysHere });
    await look();
    return kept;
  };
  const settled = async () => {
    // Who never began a sign-in here waits for none.
    if (store.strategy() === null || hasToken(store.read())) return;
    await core.progress.settled();
    await look();
  };
  let hasArrived = false;
  const bearer: SessionTokens["bearer"] = async ({ url = "", hasAuthorization = false } = {}) => {
    await look();
    if (!isForTokens(core, url)) await settled();
    const kept = store.read();
    const seen = { isForTokens: isForTokens(core, url), hasAuthorization, isAttached: runner.state().isAttached };
    const verdict = judgeRequest(seen, checkSession(kept, clock.now()));
    if (verdict === "expired") return giveUp({});
    if (verdict === "refresh") return (await refresh()).accessToken;
    return verdict === "with token" ? (kept?.accessToken ?? null) : null;
  };
  const arrive: SessionTokens["keep"] = async (strategy, tokens) => {
    const kept = await keep(core, strategy, tokens);
    hasArrived = true;
    return kept;
  };
  return {
    keep: (strategy, tokens) => keep(core, strategy, tokens),
    arrive,
    hasArrived: () => hasArrived && hasToken(store.read()),
    settled,
    refresh,
    bearer,
    look,
    undisturbed: controller.undisturbed,
  };
}

interface GivenUp {
  readonly isGone?: boolean;
  readonly staysHere?: boolean;
  readonly cause?: unknown;
}

/** The user that the id token of a session speaks of. */
export function userOfSession(kept: KeptSession | null): SessionUser | null {
  return kept?.idToken ? userOfClaims(claimsOf(kept.idToken), claimsOf(kept.accessToken ?? "")) : null;
}

async function keep(core: SessionCore, strategy: StrategyName, tokens: FreshTokens): Promise<KeptSession | null> {
  if (tokens.accessToken === "" || tokens.idToken === "") throw new CatalogueError("Id token and Access Token must be present.");
  core.clock.learn(tokens.accessToken);
  if (core.isSealed) await core.endpoint.keep(strategy, tokens);
  else {
    const earlier = core.store.read();
    // What is left of somebody else, a refresh token above all, must not be taken for theirs.
    if (claimsOf(tokens.idToken).sub !== userOfSession(earlier)?.sub) core.store.forget();
    core.store.write(strategy, tokens, core.clock.now());
    void endEarlier(core, earlier);
  }
  mark(core, tokens.accessToken);
  return core.store.read();
}

/** Who signs in again, as before a change of their account, leaves no second sign-in behind: it would be in their list. Our server does it by itself. */
async function endEarlier({ parts, store }: SessionCore, earlier: KeptSession | null): Promise<void> {
  const { refreshToken = null, accessToken = null } = earlier ?? {};
  if (refreshToken === null || refreshToken === store.read()?.refreshToken || accessToken === null || !isRevocable(accessToken)) return;
  const { revokeAtHostedLogin } = await import("#web/session/core/token-endpoint.ts");
  // Where it fails the earlier sign-in ends with its own time, and the new one is not held up.
  await revokeAtHostedLogin(parts, refreshToken).catch(() => undefined);
}

/** Who is signed in, and how far this device's clock is ahead: beside the tokens, whoever wrote those. */
function mark({ lastUser, clock }: SessionCore, accessToken: string): void {
  const username = ownerOf(accessToken);
  if (username !== null) lastUser.write({ username, clockDrift: clock.drift() });
}

async function renew(core: SessionCore, kept: KeptSession): Promise<void> {
  const { store, clock, runner, isSealed, endpoint } = core;
  try {
    if (isSealed) await endpoint.refresh();
    else {
      const fresh = await newTokens(core, kept);
      // Somebody signed out meanwhile: that stands.
      if (store.read()?.refreshToken !== kept.refreshToken) return;
      clock.learn(fresh.accessToken);
      store.write(kept.strategy, fresh, clock.now());
    }
  } catch (error) {
    await runner.dispatch({ type: "failed", method: "refreshToken", error });
    throw error;
  }
  const renewed = store.read();
  clock.learn(renewed?.accessToken ?? null);
  mark(core, renewed?.accessToken ?? "");
  await runner.dispatch({ type: "tokens kept", kept: renewed, user: userOfSession(renewed) });
}

async function newTokens({ parts }: SessionCore, { strategy, accessToken, refreshToken }: KeptSession): Promise<FreshTokens> {
  if (refreshToken === null) throw expiredSession();
  if (strategy === "cognito") {
    const { refreshAtPool } = await import("./refresh-at-pool.ts");
    return refreshAtPool(parts, refreshToken, accessToken);
  }
  const { refreshAtHostedLogin } = await import("#web/session/core/token-endpoint.ts");
  return refreshAtHostedLogin(parts, refreshToken);
}

function isForTokens({ parts, origin }: SessionCore, url: string): boolean {
  return url.startsWith(tokenEndpoint(parts.auth.hostedOrigin)) || url.startsWith(`${origin}${SESSION_ENDPOINT}`);
}

function isSameSession(one: KeptSession | null, other: KeptSession | null): boolean {
  return (one?.accessToken ?? null) === (other?.accessToken ?? null) && (one?.idToken ?? null) === (other?.idToken ?? null);
}
