import { type CallbackParameters, readCallback } from "#web/session/core/callback.ts";
import { afterChange } from "#web/session/core/guard.ts";
import { isWorthLogging } from "#web/session/core/machine.ts";
import type { FailedMethod, SessionEffect } from "#web/session/core/machine-types.ts";
import { HOME_PATH, isSamePath, LOGIN_PATH } from "#web/session/core/paths.ts";
import type { KeptSession, SessionUser } from "#web/session/core/types.ts";
import { PROVIDER_TOKEN_KEY } from "#web/session/credentials/provider-token-key.ts";
import { forgetPeople } from "#web/session/pool/device-shelf.ts";
import { claimsOf } from "#web/session/pool/jwt.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import type { CallbackOutcome } from "./hosted-sign-in.ts";
import type { SessionCore } from "./session-parts.ts";
import { type SessionTokens, userOfSession } from "./session-tokens.ts";
import { signedOutAddress } from "./sign-out.ts";

type Effect<T extends SessionEffect["type"]> = Extract<SessionEffect, { readonly type: T }>;
type Effects = { readonly [T in Exclude<SessionEffect["type"], "tell">]: (effect: Effect<T>) => void | Promise<void> };

/** What the machine asks for, done to cookies, network and address bar. */
export function sessionEffects(core: SessionCore, tokens: SessionTokens): Effects {
  const { parts, store, runner } = core;
  // Here and not with the files alone: these may not have been opened since the page was loaded.
  const forgetProviderToken = () => (parts.tabStorage ?? parts.storage).remove(PROVIDER_TOKEN_KEY);
  return {
    forget: async ({ isGone }) => {
      store.forget();
      forgetProviderToken();
      parts.forgetHere?.({ keepsTyped: true });
      core.lastUser.forget();
      await forgetPeople(parts.storage, parts.auth.clientId, { keepsDevices: true });
      // Awaited, so that its answer cannot remove the cookies of the next sign-in.
      if (core.isSealed && !isGone) await core.endpoint.end().catch(() => undefined);
    },
    "leave nothing": () => parts.forgetHere?.({ keepsTyped: false }),
    "choose strategy": ({ strategy }) => store.chooseStrategy(strategy),
    "handle callback": () => handleCallback(core, tokens),
    "read user": async () => runner.dispatch({ type: "user read", user: await readUser(core, tokens) }),
    remember: ({ path }) => core.returnPath.remember(path),
    report: ({ method, error }) => report(core, method, error),
    "tell other tabs": () => parts.otherTabs?.announce(),
    go: ({ to, strategy }) => {
      const address = to === "home" ? homePath(core) : signedOutAddress(parts, strategy, core.origin);
      go(core, address, (url) => parts.location.replace(url));
    },
    follow: ({ isLoggedIn }) => {
      if (!isLoggedIn) forgetProviderToken();
      const target = afterChange(isLoggedIn, parts.screen?.() ?? null, pathOf(core));
      if (target !== null) go(core, target === "home" ? homePath(core) : LOGIN_PATH, (url) => parts.location.assign(url));
    },
  };
}

/** The way back from the hosted login. A failure stays on the login page, which shows it. */
async function handleCallback(core: SessionCore, tokens: SessionTokens): Promise<void> {
  const { parts, progress, runner } = core;
  const parameters = readCallback(parts.location.href);
  const leave = (error: Error | null, isIgnored = false) => runner.dispatch({ type: "callback left", error, isIgnored });
  if (parameters === null) return leave(null);
  try {
    const outcome = await progress.finish(() => endSignIn(core, tokens, parameters));
    if (outcome.kind === "taken") await runner.dispatch({ type: "callback taken", kept: outcome.kept });
    else if (outcome.kind === "refused") await leave(outcome.error);
    else await leave(new CatalogueError("Invalid state in OAuth flow"), true);
  } catch (error) {
    await leave(error instanceof Error ? error : new Error(String(error)));
  }
}

type Ended = Exclude<CallbackOutcome, { readonly kind: "signed in" }> | { readonly kind: "taken"; readonly kept: KeptSession | null };

/** Ends the sign-in that was begun here last, by the pool's own page or by a provider, and takes up its tokens. */
async function endSignIn(core: SessionCore, { arrive }: SessionTokens, parameters: CallbackParameters): Promise<Ended> {
  const { parts, store, signInStorage, origin } = core;
  const hosted = { ...parts, storage: signInStorage, origin };
  const strategy = store.strategy();
  if (strategy === "hosted") {
    const { poolHostedLogin } = await import("./pool-hosted-sign-in.ts");
    const tokens = await poolHostedLogin(hosted).complete(parts.location.href);
    return tokens === null ? { kind: "ignored" } : { kind: "taken", kept: await arrive(strategy, tokens) };
  }
  const { endHostedSignIn } = await import("./hosted-sign-in.ts");
  const outcome = await endHostedSignIn(hosted, strategy, parameters);
  if (outcome.kind !== "signed in") return outcome;
  return strategy === null ? { kind: "ignored" } : { kind: "taken", kept: await arrive(strategy, outcome.tokens) };
}

/** The user of the session: as the provider tells of them, else as the id token does, which also serves where nothing can be reached. */
async function readUser(core: SessionCore, tokens: SessionTokens): Promise<SessionUser | null> {
  try {
    const token = await tokens.bearer();
    const kept = core.store.read();
    return (token !== null && kept !== null && (await providersUser(core, kept, token))) || userOfSession(kept);
  } catch (error) {
    report(core, "mounted", error);
    return userOfSession(core.store.read());
  }
}

async function providersUser({ parts }: SessionCore, { strategy, idToken }: KeptSession, token: string): Promise<SessionUser | null> {
  if (strategy === "cognito") return null;
  const { userInfo } = await import("#web/session/core/user-info.ts");
  return userInfo(parts, token, claimsOf(idToken ?? ""));
}

function report({ errorListeners, parts }: SessionCore, method: FailedMethod, error: unknown): void {
  for (const listener of [...errorListeners]) listener(error, { method });
  if (method === "mounted" && isWorthLogging(error)) parts.log?.("[ERROR] [AUTH]", error);
}

/** Home is where the visitor wanted to go, once. */
function homePath({ returnPath }: SessionCore): string {
  return returnPath.take() ?? HOME_PATH;
}

function pathOf({ parts }: SessionCore): string {
  return new URL(parts.location.href).pathname;
}

function go(core: SessionCore, target: string, open: (url: string) => void): void {
  const from = pathOf(core);
  let to = target;
  for (const listener of [...core.redirectListeners]) to = listener(to, from) ?? to;
  if (!isSamePath(to, from)) open(to);
}
