import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Client, ClientSettings, Pool, PoolSettings } from "#domain/identity/core/types.ts";
import { parseClientSettings, parsePoolSettings } from "./pool-settings.ts";
import { insertClient, insertPool } from "./pool-store.server.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const LOWER = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Unbiased characters: bytes beyond the last whole multiple of the alphabet are thrown away. */
export function randomText({ randomBytes }: Pick<IdentityService, "randomBytes">, alphabet: string, length: number): string {
  const limit = 256 - (256 % alphabet.length);
  let text = "";
  while (text.length < length)
    for (const byte of randomBytes(length)) if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length];
  return text;
}

type PoolRequest = { readonly name: string; readonly region: string; readonly settings: Partial<PoolSettings>; readonly id?: string };

/** Makes a pool with a signing key of its own. */
export async function createPool(service: IdentityService, { name, region, settings, id }: PoolRequest): Promise<Pool> {
  const now = service.clock.now();
  const pool: Pool = {
    id: id ?? `${region}_${randomText(service, LETTERS, 9)}`,
    name,
    settings: parsePoolSettings({ deviceGroupKey: `-${randomText(service, LOWER, 8)}`, ...settings }),
    createdAt: now,
    updatedAt: now,
  };
  await insertPool(service.db, pool);
  await service.keys.rotate(pool.id, 0);
  service.directory.forget();
  return pool;
}

type ClientRequest = {
  readonly poolId: string;
  readonly name: string;
  readonly settings: Partial<ClientSettings>;
  readonly withSecret?: boolean;
  readonly secret?: string;
  readonly id?: string;
};

/** Makes a client of a pool; with a secret where one is wanted. */
export async function createClient(service: IdentityService, request: ClientRequest): Promise<Client> {
  const { poolId, name, settings, withSecret = false, secret, id } = request;
  const now = service.clock.now();
  const client: Client = {
    id: id ?? randomText(service, LOWER, 26),
    poolId,
    name,
    settings: parseClientSettings(settings),
    secret: secret ?? (withSecret ? randomText(service, LOWER, 51) : null),
    createdAt: now,
    updatedAt: now,
  };
  await insertClient(service.db, service.secrets, client);
  service.directory.forget();
  return client;
}
