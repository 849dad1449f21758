import type { KeyStorage } from "#web/session/pool/types.ts";
import { CREDENTIAL_REFRESH_INTERVAL } from "#wire/constants.ts";
import { CatalogueError, isError } from "#wire/errors/catalogue-error.ts";
import { getCredentials, getId } from "./identity-pool.ts";
import type { CredentialSource, Login, TemporaryCredentials } from "./types.ts";
import type { CloudIdentity } from "./wire.ts";

export type CredentialSettings = CloudIdentity & {
  /** Null: federation is not configured. */
  readonly identityPoolId: string | null;
  readonly accountId?: string;
  readonly customRoleArn?: string;
  readonly storage: KeyStorage;
  /** Who is signed in, with a token that is good now; null: nobody. */
  readonly login: () => Promise<Login | null>;
};

type Held = { readonly user: string; readonly credentials: TemporaryCredentials; readonly refreshAt: number };
type Pending = { readonly user: string; readonly credentials: Promise<TemporaryCredentials> };

/** Where the identity id of a user in an identity pool is remembered. */
export function identityIdKey(identityPoolId: string, user: string): string {
  return `CognitoIdentityId-${identityPoolId}.${user}`;
}

/** Temporary credentials of whoever is signed in: fetched once for all who ask at a time, kept for 50 minutes, of another user fetched anew. */
export function createCredentialSource(settings: CredentialSettings): CredentialSource {
  const { now } = settings.environment;
  let held: Held | null = null;
  let pending: Pending | null = null;

  function begin(login: Login): Pending {
    const begun: Pending = { user: login.user, credentials: fetchCredentials(settings, login) };
    pending = begun;
    const settle = (credentials: TemporaryCredentials | null) => {
      if (pending !== begun) return;
      pending = null;
      held = credentials && { user: login.user, credentials, refreshAt: refreshAt(credentials, now()) };
    };
    begun.credentials.then(settle, () => settle(null));
    return begun;
  }

  return {
    get: async () => {
      const login = await settings.login();
      if (!login) throw new CatalogueError("User is not authenticated");
      if (held?.user === login.user && now() < held.refreshAt) return held.credentials;
      return (pending?.user === login.user ? pending : begin(login)).credentials;
    },
    forget: () => {
      held = null;
      pending = null;
    },
  };
}

function refreshAt({ expiresAt, clockDrift }: TemporaryCredentials, now: number): number {
  return Math.min(now + CREDENTIAL_REFRESH_INTERVAL, expiresAt + clockDrift * 1000);
}

async function fetchCredentials(settings: CredentialSettings, login: Login): Promise<TemporaryCredentials> {
  const { identityPoolId, storage } = settings;
  if (identityPoolId === null) throw new CatalogueError("Federation requires either a User Pool or Identity Pool in config");
  const key = identityIdKey(identityPoolId, login.user);
  const known = login.identityId ?? storage.get(key);
  if (known === null) return fetchAnew(settings, login, { identityPoolId, key });
  try {
    return await credentialsOf(settings, login, known);
  } catch (error) {
    if (!isError(error, "ResourceNotFound") && !isError(error, "NotAuthorized")) throw error;
    storage.remove(key);
    return fetchAnew(settings, login, { identityPoolId, key });
  }
}

type Place = { readonly identityPoolId: string; readonly key: string };

async function fetchAnew(settings: CredentialSettings, login: Login, { identityPoolId, key }: Place): Promise<TemporaryCredentials> {
  const account = settings.accountId === undefined ? {} : { AccountId: settings.accountId };
  const identityId = await getId(settings, { IdentityPoolId: identityPoolId, ...account, Logins: login.logins });
  const credentials = await credentialsOf(settings, login, identityId);
  settings.storage.set(key, credentials.identityId);
  return credentials;
}

function credentialsOf(settings: CredentialSettings, login: Login, identityId: string): Promise<TemporaryCredentials> {
  const role = settings.customRoleArn === undefined ? {} : { CustomRoleArn: settings.customRoleArn };
  return getCredentials(settings, { IdentityId: identityId, ...role, Logins: login.logins });
}
