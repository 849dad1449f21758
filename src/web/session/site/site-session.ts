import { readCallback } from "#web/session/core/callback.ts";
import { checkSession } from "#web/session/core/check.ts";
import type { GuardedSession } from "#web/session/core/guard.ts";
import { lastUserMark } from "#web/session/core/last-user.ts";
import { initialState, reduce } from "#web/session/core/machine.ts";
import type { ErrorListener, RedirectListener, SessionEffect } from "#web/session/core/machine-types.ts";
import { hasScope } from "#web/session/core/scope.ts";
import { sessionClock } from "#web/session/core/session-clock.ts";
import type { SiteSession } from "#web/session/core/types.ts";
import { forgetPeople } from "#web/session/pool/device-shelf.ts";
import type { StrategyName } from "#wire/session-cookies.ts";
import type { HostedSignIn } from "./hosted-sign-in.ts";
import { sessionEffects } from "./session-effects.ts";
import { isSealed, openCore, type SessionCore, type SessionParts, startRunner } from "./session-parts.ts";
import { sessionStore, universalStorage } from "./session-store.ts";
import { type SessionTokens, sessionTokens, userOfSession } from "./session-tokens.ts";
import { endAtService } from "./sign-out.ts";

/** The session of a browser page, beyond what screens see. */
export interface RunningSession extends SiteSession {
  /** Once, before the first request: takes up what is kept, handles the way back from a provider, reads the user. Never rejects. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
  /** For the route guard, which leads to the login by itself. */
  readonly guarded: GuardedSession;
  /** Writes the token to a request of an HTTP client, or refuses it with `expiredSession`. */
  readonly intercept: (url: string, headers: Headers) => Promise<void>;
  readonly onError: (listener: ErrorListener) => () => void;
  /** The listener may name another target by answering it. */
  readonly onRedirect: (listener: RedirectListener) => () => void;
}

/** Runs the session machine in a browser page. */
export function createSiteSession({ alsoIn = [], ...given }: SessionParts): RunningSession {
  const { storage, signInStorage = storage } = given;
  const parts = {
    ...given,
    storage: universalStorage(storage, ...alsoIn),
    signInStorage: universalStorage(signInStorage, ...alsoIn),
  };
  const lastUser = lastUserMark(parts.storage, parts.auth.clientId);
  const clock = sessionClock(parts.environment, lastUser.read()?.clockDrift);
  const store = sessionStore(parts.storage, { isSealed: isSealed(parts) });
  const runner = startRunner(
    initialState(parts.initial, parts.isLate ? null : store.read()),
    (state, event) => reduce(state, event, clock.now()),
    (effect) => perform(effect),
  );
  const core = openCore(parts, { runner, clock, store, lastUser });
  const tokens = sessionTokens(core);
  const effects = sessionEffects(core, tokens);
  const perform = (effect: Exclude<SessionEffect, { readonly type: "tell" }>) => {
    const run = effects[effect.type] as (effect: SessionEffect) => void | Promise<void>;
    return run(effect);
  };
  let stop = () => {};
  return {
    view: () => runner.state().view,
    rendered: () => parts.initial,
    subscribe: runner.subscribe,
    signInFailure: () => runner.state().failure,
    kept: store.read,
    guarded: {
      settled: tokens.settled,
      standing: () => ({
        isLoggedIn: runner.state().view.isLoggedIn || tokens.hasArrived(),
        check: checkSession(store.read(), clock.now()),
      }),
      refresh: () => tokens.refresh({ staysHere: true }),
      reset: () => runner.dispatch({ type: "reset", returnPath: null, isGone: false }),
    },
    hasScope: (scope) => hasScope(runner.state().view.user, scope),
    returnPath: core.returnPath,
    lastUser: lastUser.read,
    start: async () => {
      stop();
      stop = parts.otherTabs?.listen(() => void tokens.look()) ?? stop;
      await start(core);
      if (parts.isLate) await tokens.look();
    },
    stop: () => stop(),
    ...signingIn(core, tokens),
    ...givingTokens(core, tokens),
    reset: (path) => runner.dispatch({ type: "reset", returnPath: path ?? null, isGone: false }),
    onError: (listener) => added(core.errorListeners, listener),
    onRedirect: (listener) => added(core.redirectListeners, listener),
  };
}

async function start({ parts, store, runner }: SessionCore): Promise<void> {
  try {
    const hasCallback = !parts.isLate && readCallback(parts.location.href) !== null;
    const kept = parts.isLate ? null : store.read();
    await runner.dispatch({ type: "started", kept, hasCallback, isAutoLogout: parts.isAutoLogout ?? false });
  } catch (error) {
    await runner.dispatch({ type: "failed", method: "mounted", error });
  }
}

function signingIn(core: SessionCore, tokens: SessionTokens): Pick<SiteSession, "adopt" | "loginWith" | "logout"> {
  const { parts, store, signInStorage, runner, origin } = core;
  const busily = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      await runner.dispatch({ type: "sign-in ended", error: error instanceof Error ? error : new Error(String(error)) });
      throw error;
    }
    await runner.dispatch({ type: "sign-in ended", error: null });
  };
  return {
    adopt: async (fresh) => {
      await runner.dispatch({ type: "sign-in began", strategy: "cognito" });
      await busily(async () => {
        const kept = await tokens.keep("cognito", fresh);
        await runner.dispatch({ type: "tokens kept", kept, user: userOfSession(kept) });
      });
    },
    loginWith: async (strategy) => {
      await runner.dispatch({ type: "sign-in began", strategy });
      await busily(async () => {
        const begin = await leavingFor(strategy);
        // The way back goes by it, also where another tab has removed it meanwhile.
        store.chooseStrategy(strategy);
        // Replaced, so that the back button does not lead through the provider again.
        parts.location.replace(await begin({ ...parts, storage: signInStorage, origin }));
      });
    },
    logout: async ({ isEverywhere = false, isDeleted = false } = {}) => {
      const kept = store.read();
      // Before our server puts the device away.
      if (isDeleted) await forgetPeople(parts.storage, parts.auth.clientId, { keepsDevices: false });
      const strategy = kept?.strategy ?? runner.state().view.strategy;
      await runner.dispatch({ type: "sign-out began" });
      try {
        await endAtService({ ...parts, ...tokens, isSealed: core.isSealed, endpoint: core.endpoint }, kept, isEverywhere);
      } catch (error) {
        await runner.dispatch({ type: "failed", method: "logout", error });
      }
      await runner.dispatch({ type: "sign-out ended", strategy });
    },
  };
}

/** How a way to the hosted login begins: to the pool's own page, or to a provider. */
async function leavingFor(strategy: Exclude<StrategyName, "cognito">): Promise<(parts: HostedSignIn) => Promise<string>> {
  if (strategy === "hosted") {
    const { poolHostedLogin } = await import("./pool-hosted-sign-in.ts");
    return (parts) => poolHostedLogin(parts).begin(null);
  }
  const { beginHostedSignIn } = await import("./hosted-sign-in.ts");
  return (parts) => beginHostedSignIn(parts, strategy);
}

function givingTokens(
  { store }: SessionCore,
  tokens: SessionTokens,
): Pick<RunningSession, "bearerToken" | "idToken" | "refresh" | "reload" | "intercept"> {
  return {
    bearerToken: () => tokens.bearer(),
    idToken: async () => ((await tokens.bearer()) === null ? null : (store.read()?.idToken ?? null)),
    refresh: () => tokens.refresh(),
    reload: async () => {
      await tokens.refresh();
    },
    intercept: async (url, headers) => {
      const token = await tokens.bearer({ url, hasAuthorization: headers.has("authorization") });
      if (token !== null) headers.set("authorization", `Bearer ${token}`);
    },
  };
}

function added<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
