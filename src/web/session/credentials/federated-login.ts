import type { Environment, KeyStorage } from "#web/session/pool/types.ts";
import { FEDERATED_REFRESH_TIMEOUT, RETRY_BASE } from "#wire/constants.ts";
import { CatalogueError, isError } from "#wire/errors/catalogue-error.ts";
import { PROVIDER_TOKEN_KEY } from "./provider-token-key.ts";
import type { Login } from "./types.ts";

/** Names of providers among the logins of an identity pool. */
export const LOGIN_NAMES = { google: "accounts.google.com", facebook: "graph.facebook.com" } as const;

export type FederatedProvider = keyof typeof LOGIN_NAMES;

export type FederatedToken = {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Whose it is at the provider. */
  readonly subject: string;
};

/** Asks the provider's own script in the page for a fresh token. */
export type Refresher = () => Promise<FederatedToken>;

type FederatedInfo = FederatedToken & {
  readonly provider: FederatedProvider;
  readonly user: string;
  readonly identityId: string | null;
};

/** Whose login is asked for. */
type FederatedUser = Pick<FederatedInfo, "provider" | "user" | "subject">;

export interface FederatedLogin {
  keep(info: FederatedInfo): void;
  /** The login that is kept, with a token of the same person that is good now, or null. Refreshes once for all who ask at a time. */
  login(): Promise<Login | null>;
  /** Of somebody known: where nothing of theirs is kept, the provider's script is asked. Null where it knows somebody else. */
  loginOf(who: FederatedUser): Promise<Login | null>;
  /** At sign-out. A refresh that is under way comes to nothing. */
  drop(): void;
}

type FederatedSettings = {
  readonly storage: KeyStorage;
  readonly environment: Pick<Environment, "now" | "wait" | "randomBytes">;
  readonly refreshers: Readonly<Record<FederatedProvider, Refresher>>;
};

/**
 * Somebody who signed in with Google or Facebook directly. A token that has ended is refreshed by the provider's script: tried again while the
 * network fails, for 10 s in all. What the provider itself refuses ends the login.
 */
export function createFederatedLogin({ storage, environment, refreshers }: FederatedSettings): FederatedLogin {
  let pending: Promise<FederatedInfo> | null = null;
  const keep = (info: FederatedInfo) => storage.set(PROVIDER_TOKEN_KEY, writeInfo(info));
  const drop = () => {
    pending = null;
    storage.remove(PROVIDER_TOKEN_KEY);
  };

  function refresh(about: Omit<FederatedInfo, "token" | "expiresAt">): Promise<FederatedInfo> {
    const begun = insistently(refreshers[about.provider], environment).then((fresh) => ({ ...about, ...fresh }));
    pending = begun;
    const settle = (change: () => void) => {
      if (pending !== begun) return;
      pending = null;
      change();
    };
    begun.then(
      (info) => settle(() => (info.subject === about.subject ? keep(info) : drop())),
      (error) => settle(() => void (isPassing(error) || drop())),
    );
    return begun;
  }

  async function loginAt(about: Omit<FederatedInfo, "token" | "expiresAt">): Promise<Login | null> {
    const info = await (pending ?? refresh(about));
    return info.subject === about.subject ? asLogin(info) : null;
  }

  const fresh = ({ token, expiresAt, ...about }: FederatedInfo) =>
    expiresAt > environment.now() ? asLogin({ ...about, token, expiresAt }) : loginAt(about);

  return {
    keep,
    drop,
    login: async () => {
      const info = readInfo(storage.get(PROVIDER_TOKEN_KEY));
      return info && fresh(info);
    },
    loginOf: async ({ provider, user, subject }) => {
      const info = readInfo(storage.get(PROVIDER_TOKEN_KEY));
      if (info?.provider === provider && info.user === user && info.subject === subject) return fresh(info);
      return loginAt({ provider, user, subject, identityId: null });
    },
  };
}

function asLogin({ provider, token, user, identityId }: FederatedInfo): Login {
  return { logins: { [LOGIN_NAMES[provider]]: token }, user, identityId };
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

/** Field names of the specification, section 3, and whose token it is. */
function writeInfo({ provider, token, identityId, expiresAt, user, subject }: FederatedInfo): string {
  return JSON.stringify({ provider, token, identity_id: identityId, expires_at: expiresAt, user, subject });
}

/** What was kept, or null: nothing, or nothing that can be read. */
function readInfo(text: string | null): FederatedInfo | null {
  if (text === null) return null;
  try {
    const { provider, token, identity_id, expires_at, user, subject } = JSON.parse(text);
    const isComplete = isProvider(provider) && [token, user, subject].every((part) => typeof part === "string" && part !== "");
    const identityId = typeof identity_id === "string" ? identity_id : null;
    return isComplete ? { provider, token, identityId, expiresAt: Number(expires_at), user, subject } : null;
  } catch {
    return null;
  }
}

function isProvider(value: unknown): value is FederatedProvider {
  return typeof value === "string" && Object.hasOwn(LOGIN_NAMES, value);
}
