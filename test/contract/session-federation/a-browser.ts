import { randomBytes } from "node:crypto";
import type { IdentityServer, Place } from "#test/support/identity-server.ts";
import { createIdentityClient } from "#web/session/identity/client.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import type { Environment, IdentityClient, KeyStorage } from "#web/session/pool/types.ts";

export type Browser = {
  readonly client: IdentityClient;
  readonly environment: Environment;
  readonly storage: KeyStorage;
  /** Of this browser's requests, the operations in order. */
  readonly asked: string[];
};

/** A browser with our identity client at a pool. Its clock is the service's; `wait` is real unless given. */
export function aBrowser(server: IdentityServer, { pool, client: { id: clientId } }: Place, wait = realWait): Browser {
  const asked: string[] = [];
  const storage = memoryStorage();
  const environment: Environment = {
    fetch: (url, init) => {
      asked.push(new Headers(init.headers).get("x-amz-target")?.split(".")[1] ?? `${init.method} ${new URL(url).pathname}`);
      return fetch(url, init);
    },
    now: () => server.clock.now().getTime(),
    randomBytes: (length) => new Uint8Array(randomBytes(length)),
    wait,
  };
  const client = createIdentityClient({
    endpoint: server.url,
    poolId: pool.id,
    clientId,
    storage,
    environment,
    flow: "USER_PASSWORD_AUTH",
  });
  return { client, environment, storage, asked };
}

const realWait: Environment["wait"] = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
