import { randomBytes } from "node:crypto";
import { createIdentityClient } from "#web/session/identity/client.ts";
import { customStorage } from "#web/session/pool/storage.ts";
import type { Environment, IdentityClient, IdentitySettings } from "#web/session/pool/types.ts";
import { MemoryStorage } from "./cognito-js.ts";
import type { IdentityServer, Place } from "./identity-server.ts";
import { watchedFetch } from "./watched-fetch.ts";

export type IdentityBrowser = {
  readonly client: IdentityClient;
  readonly storage: MemoryStorage;
  readonly network: ReturnType<typeof watchedFetch>;
  /** What is kept for the last user under a name of Cognito's. */
  readonly kept: (name: string) => string | undefined;
};

type Wishes = Partial<IdentitySettings> & {
  readonly place?: Place;
  /** Of a browser that was here before, or of another client. */
  readonly shared?: MemoryStorage;
  readonly time?: Partial<Environment>;
};

/** Our client of the identity service in a browser of its own, by the service's clock. */
export function identityBrowser(server: IdentityServer, { place = server, shared, time = {}, ...settings }: Wishes = {}): IdentityBrowser {
  const storage = shared ?? new MemoryStorage();
  const network = watchedFetch();
  const client = createIdentityClient({
    endpoint: server.url,
    poolId: place.pool.id,
    clientId: place.client.id,
    storage: customStorage({
      get: (key) => storage.getItem(key),
      set: (key, value) => storage.setItem(key, value),
      remove: (key) => storage.removeItem(key),
      clear: () => storage.clear(),
    }),
    deviceName: "Firefox（Linux）",
    environment: {
      fetch: network.fetch,
      now: () => server.clock.now().getTime(),
      randomBytes: (length) => Uint8Array.from(randomBytes(length)),
      wait: (ms, signal) =>
        new Promise((resolve) => {
          const timer = setTimeout(resolve, ms);
          signal?.addEventListener("abort", () => {
            clearTimeout(timer);
            resolve();
          });
        }),
      ...time,
    },
    ...settings,
  });
  const kept = (name: string) => [...storage.kept].find(([key]) => key.endsWith(`.${name}`))?.[1];
  return { client, storage, network, kept };
}

/** The storage of a browser that keeps its device and nothing of the session. */
export function onlyDevice({ storage }: IdentityBrowser): MemoryStorage {
  const rest = new MemoryStorage();
  for (const [key, value] of storage.kept) if (/device|randomPassword/i.test(key)) rest.setItem(key, value);
  return rest;
}
