import { CatalogueError } from "#kernel/errors/catalogue-error.ts";
import { claimsOf } from "../identity/jwt.ts";
import { readCallback } from "./callback.ts";
import { afterChange } from "./guard.ts";
import { isWorthLogging } from "./machine.ts";
import type { FailedMethod, SessionEffect } from "./machine-types.ts";
import { HOME_PATH, isSamePath, LOGIN_PATH } from "./paths.ts";
import { returnPath } from "./return-path.ts";
import type { SessionCore } from "./session-parts.ts";
import { type SessionTokens, userOfSession } from "./session-tokens.ts";
import { signedOutAddress } from "./sign-out.ts";
import type { KeptSession, SessionUser } from "./types.ts";

type Effect<T extends SessionEffect["type"]> = Extract<SessionEffect, { readonly type: T }>;
type Effects = { readonly [T in Exclude<SessionEffect["type"], "tell">]: (effect: Effect<T>) => void | Promise<void> };

/** What the machine asks for, done to cookies, network and address bar. */
export function sessionEffects(core: SessionCore, tokens: SessionTokens): Effects {
  const { parts, store, runner } = core;
  return {
    forget: async ({ isGone }) => {
      store.forget();
      // Awaited, so that its answer cannot remove the cookies of the next sign-in.
      if (core.isSealed && !isGone) await core.endpoint.end().catch(() => undefined);
    },
    "choose strategy": ({ strategy }) => store.chooseStrategy(strategy),
    "handle callback": () => handleCallback(core, tokens),
    "read user": async () => runner.dispatch({ type: "user read", user: await readUser(core, tokens) }),
    remember: ({ path }) => returnPath(parts.storage).remember(path),
    report: ({ method, error }) => report(core, method, error),
    "tell other tabs": () => parts.otherTabs?.announce(),
    go: ({ to, strategy }) => {
      const address = to === "home" ? homePath(core) : signedOutAddress(parts, strategy, core.origin);
      go(core, address, (url) => parts.location.replace(url));
    },
    follow: ({ isLoggedIn }) => {
      const target = afterChange(isLoggedIn, parts.screen?.() ?? null, pathOf(core));
      if (target !== null) go(core, target === "home" ? homePath(core) : LOGIN_PATH, (url) => parts.location.assign(url));
    },
  };
}

/** The callback of a social sign-in. A failure stays on the login page, which shows it. */
async function handleCallback(core: SessionCore, tokens: SessionTokens): Promise<void> {
  const { parts, store, signInStorage, runner, origin } = core;
  const parameters = readCallback(parts.location.href);
  const leave = (error: Error | null, isIgnored = false) => runner.dispatch({ type: "callback left", error, isIgnored });
  if (parameters === null) return leave(null);
  try {
    const { endHostedSignIn } = await import("./hosted-sign-in.ts");
    const strategy = store.strategy();
    const outcome = await endHostedSignIn({ ...parts, storage: signInStorage, origin }, strategy, parameters);
    if (outcome.kind !== "signed in" || strategy === null)
      return await leave(
        outcome.kind === "refused" ? outcome.error : new CatalogueError("Invalid state in OAuth flow"),
        outcome.kind === "ignored",
      );
    const kept = await tokens.keep(strategy, outcome.tokens);
    await runner.dispatch({ type: "callback taken", kept });
  } catch (error) {
    await leave(error instanceof Error ? error : new Error(String(error)));
  }
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
  const { userInfo } = await import("./user-info.ts");
  return userInfo(parts, token, claimsOf(idToken ?? ""));
}

function report({ errorListeners, parts }: SessionCore, method: FailedMethod, error: unknown): void {
  for (const listener of [...errorListeners]) listener(error, { method });
  if (method === "mounted" && isWorthLogging(error)) parts.log?.("[ERROR] [AUTH]", error);
}

/** Home is where the visitor wanted to go, once. */
function homePath({ parts }: SessionCore): string {
  return returnPath(parts.storage).take() ?? HOME_PATH;
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
