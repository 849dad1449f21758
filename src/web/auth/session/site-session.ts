import { readCallback } from "./callback.ts";
import { checkSession } from "./check.ts";
import type { GuardedSession } from "./guard.ts";
import { initialState, reduce } from "./machine.ts";
import type { ErrorListener, RedirectListener, SessionEffect } from "./machine-types.ts";
import { returnPath } from "./return-path.ts";
import { hasScope } from "./scope.ts";
import { sessionClock } from "./session-clock.ts";
import { sessionEffects } from "./session-effects.ts";
import { isSealed, openCore, type SessionCore, type SessionParts, startRunner } from "./session-parts.ts";
import { sessionStore, universalStorage } from "./session-store.ts";
import { type SessionTokens, sessionTokens, userOfSession } from "./session-tokens.ts";
import { endAtService } from "./sign-out.ts";
import type { SiteSession } from "./types.ts";

/** The session of a browser page, beyond what screens see. */
export interface RunningSession extends SiteSession {
  /** Once, before the first request: takes up what is kept, handles the way back from a provider, reads the user. Never rejects. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
  /** For the route guard, which leads to the login by itself. */
  readonly guarded: GuardedSession;
  /** Writes the token to a request of an HTTP client, or refuses it with `expiredSession`. */
  readonly intercept: (url: string, headers: Headers) => Promise<void>;
  readonly hasScope: (scope: string) => boolean;
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
  const clock = sessionClock(parts.environment);
  const store = sessionStore(parts.storage, { isSealed: isSealed(parts) });
  const runner = startRunner(
    initialState(parts.initial, store.read()),
    (state, event) => reduce(state, event, clock.now()),
    (effect) => perform(effect),
  );
  const core = openCore(parts, { runner, clock, store });
  const tokens = sessionTokens(core);
  const effects = sessionEffects(core, tokens);
  const perform = (effect: Exclude<SessionEffect, { readonly type: "tell" }>) => {
    const run = effects[effect.type] as (effect: SessionEffect) => void | Promise<void>;
    return run(effect);
  };
  let stop = () => {};
  return {
    view: () => runner.state().view,
    subscribe: runner.subscribe,
    signInFailure: () => runner.state().failure,
    kept: store.read,
    guarded: {
      standing: () => ({ isLoggedIn: runner.state().view.isLoggedIn, check: checkSession(store.read(), clock.now()) }),
      refresh: () => tokens.refresh({ staysHere: true }),
      reset: () => runner.dispatch({ type: "reset", returnPath: null, isGone: false }),
    },
    hasScope: (scope) => hasScope(runner.state().view.user, scope),
    returnPath: returnPath(parts.storage),
    start: async () => {
      stop();
      stop = parts.otherTabs?.listen(() => void tokens.look()) ?? stop;
      await start(core);
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
    const hasCallback = readCallback(parts.location.href) !== null;
    await runner.dispatch({ type: "started", kept: store.read(), hasCallback, isAutoLogout: parts.isAutoLogout ?? false });
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
        const { beginHostedSignIn } = await import("./hosted-sign-in.ts");
        // The way back goes by it, also where another tab has removed it meanwhile.
        store.chooseStrategy(strategy);
        // Replaced, so that the back button does not lead through the provider again.
        parts.location.replace(await beginHostedSignIn({ ...parts, storage: signInStorage, origin }, strategy));
      });
    },
    logout: async ({ isEverywhere = false } = {}) => {
      const kept = store.read();
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
