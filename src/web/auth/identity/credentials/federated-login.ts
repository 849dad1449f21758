import { FEDERATED_REFRESH_TIMEOUT, RETRY_BASE } from "#kernel/constants.ts";
import { CatalogueError, isError } from "#kernel/errors/catalogue-error.ts";
import type { Environment, KeyStorage } from "../types.ts";
import type { Login } from "./types.ts";

/** Names of providers among the logins of an identity pool. */
const LOGIN_NAMES = { google: "accounts.google.com", facebook: "graph.facebook.com" } as const;

export type FederatedProvider = keyof typeof LOGIN_NAMES;

export type FederatedToken = {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** Asks the provider's own script in the page for a fresh token. */
export type Refresher = () => Promise<FederatedToken>;

type FederatedInfo = FederatedToken & {
  readonly provider: FederatedProvider;
  readonly user: string;
  readonly identityId: string | null;
};

export interface FederatedLogin {
  keep(info: FederatedInfo): void;
  /** The login with a token that is good now, or null. Refreshes once for all who ask at a time. */
  login(): Promise<Login | null>;
  drop(): void;
}

type FederatedSettings = {
  readonly storage: KeyStorage;
  readonly environment: Pick<Environment, "now" | "wait" | "randomBytes">;
  readonly refreshers: Readonly<Record<FederatedProvider, Refresher>>;
};

const KEY = "federatedInfo";

/**
 * Somebody who signed in with Google or Facebook directly. A token that has ended is refreshed by the provider's script: tried again while the
 * network fails, for 10 s in all. What the provider itself refuses ends the login.
 */
export function createFederatedLogin({ storage, environment, refreshers }: FederatedSettings): FederatedLogin {
  let pending: Promise<FederatedInfo> | null = null;
  const keep = (info: FederatedInfo) => storage.set(KEY, writeInfo(info));
  const drop = () => storage.remove(KEY);

  async function refresh(info: FederatedInfo): Promise<FederatedInfo> {
    try {
      const fresh = { ...info, ...(await insistently(refreshers[info.provider], environment)) };
      keep(fresh);
      return fresh;
    } catch (error) {
      if (!isPassing(error)) drop();
      throw error;
    } finally {
      pending = null;
    }
  }

  return {
    keep,
    drop,
    login: async () => {
      const info = readInfo(storage.get(KEY));
      if (!info) return null;
      if (info.expiresAt > environment.now()) return loginOf(info);
      pending ??= refresh(info);
      return loginOf(await pending);
    },
  };
}

function loginOf({ provider, token, user, identityId }: FederatedInfo): Login {
  return { provider: LOGIN_NAMES[provider], token, user, identityId };
}

/** Whether the same try may do better in a moment. */
function isPassing(error: unknown): boolean {
  return isError(error, "Network error reloading google auth response") || isError(error, "Request did not complete within {n} ms");
}

async function insistently(refresher: Refresher, environment: FederatedSettings["environment"]): Promise<FederatedToken> {
  const end = environment.now() + FEDERATED_REFRESH_TIMEOUT;
  for (let delay = RETRY_BASE; ; delay *= 2) {
    try {
      return await inTime(refresher(), end - environment.now(), environment);
    } catch (error) {
      const jitter = (RETRY_BASE * (environment.randomBytes(1)[0] ?? 0)) / 256;
      if (!isError(error, "Network error reloading google auth response") || environment.now() + delay + jitter >= end) throw error;
      await environment.wait(delay + jitter);
    }
  }
}

async function inTime<T>(answer: Promise<T>, leftMs: number, { wait }: FederatedSettings["environment"]): Promise<T> {
  const answered = new AbortController();
  const late = wait(leftMs, answered.signal).then(() => {
    throw new CatalogueError("Request did not complete within {n} ms", { name: "TimeoutError", values: { n: FEDERATED_REFRESH_TIMEOUT } });
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    answered.abort();
  }
}

/** Field names of the specification, section 3. */
function writeInfo({ provider, token, identityId, expiresAt, user }: FederatedInfo): string {
  return JSON.stringify({ provider, token, identity_id: identityId, expires_at: expiresAt, user });
}

/** What was kept, or null: nothing, or nothing that can be read. */
function readInfo(text: string | null): FederatedInfo | null {
  if (text === null) return null;
  try {
    const { provider, token, identity_id, expires_at, user } = JSON.parse(text);
    const isWhole = isProvider(provider) && [token, user].every((part) => typeof part === "string" && part !== "");
    const identityId = typeof identity_id === "string" ? identity_id : null;
    return isWhole ? { provider, token, identityId, expiresAt: Number(expires_at), user } : null;
  } catch {
    return null;
  }
}

function isProvider(value: unknown): value is FederatedProvider {
  return typeof value === "string" && Object.hasOwn(LOGIN_NAMES, value);
}
