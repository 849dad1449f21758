import type { Milliseconds } from "#kernel/duration.ts";
import { expiryOf, withBearer, withoutBearer } from "#web/session/core/token-status.ts";
import type { FreshTokens, KeptSession } from "#web/session/core/types.ts";
import type { KeyStorage } from "#web/session/pool/types.ts";
import { ACCESS_TOKEN_LIFETIME, REFRESH_TOKEN_LIFETIME } from "#wire/constants.ts";
import { isStrategy, SESSION_KEYS, STRATEGIES, type StrategyName } from "#wire/session-cookies.ts";

export interface SessionStore {
  readonly strategy: () => StrategyName | null;
  readonly chooseStrategy: (strategy: StrategyName) => void;
  readonly read: () => KeptSession | null;
  /** Only for plain cookies: sealed ones are written by our server. A refresh token that is not given anew stays, with its end. */
  readonly write: (strategy: StrategyName, tokens: FreshTokens, now: Milliseconds) => void;
  readonly forget: () => void;
}

/** The session as the cookies have it. `isSealed`: the refresh token is there when its end is. */
export function sessionStore(storage: KeyStorage, { isSealed }: { readonly isSealed: boolean }): SessionStore {
  const strategy = () => {
    const name = storage.get(SESSION_KEYS.strategy);
    return isStrategy(name) ? name : null;
  };
  return {
    strategy,
    chooseStrategy: (name) => storage.set(SESSION_KEYS.strategy, name),
    read: () => {
      const name = strategy();
      return name === null ? null : readSession(storage, name, isSealed);
    },
    write: (name, tokens, now) => writeSession(storage, name, tokens, now),
    forget: () => {
      storage.remove(SESSION_KEYS.strategy);
      for (const name of STRATEGIES) for (const key of tokenKeys(name)) storage.remove(key);
    },
  };
}

function readSession(storage: KeyStorage, strategy: StrategyName, isSealed: boolean): KeptSession {
  const token = storage.get(SESSION_KEYS.token(strategy));
  const refreshToken = isSealed ? null : storage.get(SESSION_KEYS.refreshToken(strategy));
  const hasRefreshToken = isSealed || refreshToken !== null;
  return {
    strategy,
    accessToken: token === null ? null : withoutBearer(token) || null,
    accessExpiresAt: time(storage.get(SESSION_KEYS.tokenExpiration(strategy))),
    idToken: storage.get(SESSION_KEYS.idToken(strategy)),
    refreshToken: refreshToken === null ? null : withoutBearer(refreshToken),
    refreshExpiresAt: hasRefreshToken ? time(storage.get(SESSION_KEYS.refreshTokenExpiration(strategy))) : null,
  };
}

function writeSession(storage: KeyStorage, strategy: StrategyName, tokens: FreshTokens, now: Milliseconds): void {
  const { idToken, accessToken, refreshToken } = tokens;
  const token = withBearer(accessToken);
  storage.set(SESSION_KEYS.strategy, strategy);
  storage.set(SESSION_KEYS.token(strategy), token);
  storage.set(SESSION_KEYS.tokenExpiration(strategy), String(expiryOf(accessToken, ACCESS_TOKEN_LIFETIME, now)));
  storage.set(SESSION_KEYS.idToken(strategy), idToken);
  if (refreshToken === null || refreshToken === "") return;
  storage.set(SESSION_KEYS.refreshToken(strategy), refreshToken);
  storage.set(SESSION_KEYS.refreshTokenExpiration(strategy), String(expiryOf(refreshToken, REFRESH_TOKEN_LIFETIME, now)));
}

function tokenKeys(strategy: StrategyName): string[] {
  const { token, tokenExpiration, idToken, refreshToken, refreshTokenExpiration } = SESSION_KEYS;
  return [token, tokenExpiration, idToken, refreshToken, refreshTokenExpiration].map((key) => key(strategy));
}

function time(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

/** One storage over those that are on: what is written goes to all of them, what is read comes from the first that has it. */
export function universalStorage(...storages: readonly KeyStorage[]): KeyStorage {
  return {
    get: (key) => {
      for (const storage of storages) {
        const value = storage.get(key);
        if (value !== null) return value;
      }
      return null;
    },
    set: (key, value) => each((storage) => storage.set(key, value)),
    remove: (key) => each((storage) => storage.remove(key)),
    clear: () => each((storage) => storage.clear()),
    names: () => [...new Set(storages.flatMap((storage) => storage.names?.() ?? []))],
  };
  function each(change: (storage: KeyStorage) => void): void {
    for (const storage of storages) change(storage);
  }
}
