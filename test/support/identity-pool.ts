import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll } from "vitest";
import type { Account } from "#domain/identity/core/types.ts";
import type { ServiceParts } from "#domain/identity/create-service.server.ts";
import { createIdentityPool } from "#domain/identity/federation/create-identity-pool.server.ts";
import type { FederationSettings } from "#domain/identity/federation/federation-settings.ts";
import { insertIdentity } from "#domain/identity/federation/federation-store.server.ts";
import { issueCredentials } from "#domain/identity/federation/session-credentials.server.ts";
import { apiCors } from "#identity-server/api-cors.ts";
import { callerBy } from "#identity-server/caller.ts";
import { envelope } from "#identity-server/envelope.ts";
import { objectRoutes } from "#identity-server/objects/index.ts";
import { NO_PROXY } from "#platform/caller-address.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testIdentity } from "./identity.ts";
import { temporaryStorage } from "./temporary-storage.ts";

export const REGION = "ap-northeast-1";

type Options = { readonly settings?: Partial<FederationSettings>; readonly parts?: Partial<ServiceParts> };
export type TestIdentityPool = Awaited<ReturnType<typeof testIdentityPool>>;

/** The identity service with a user pool and an identity pool that knows it and lets guests in. */
export async function testIdentityPool(db: Db, { settings = {}, parts = {} }: Options = {}) {
  const identity = await testIdentity(db, { parts: { objects: temporaryStorage(), ...parts } });
  const { service, pool, client } = identity;
  const makePool = (changes: Partial<FederationSettings>) =>
    createIdentityPool(service, {
      name: "people",
      region: REGION,
      settings: { allowsGuests: true, userPools: [{ poolId: pool.id, clientIds: [client.id] }], ...changes },
    });
  const federation = await makePool(settings);
  return {
    ...identity,
    makePool,
    federation,
    /** Makes identities of these ids. */
    addIdentities: async (...ids: string[]) => {
      for (const id of ids) await insertIdentity(db, { id, federationId: federation.id, createdAt: service.clock.now() });
    },
    tokens: async (account: Account) => (await identity.signIn(account)).AuthenticationResult,
    logins: (token: string) => ({ [`cognito-idp.${REGION}.amazonaws.com/${pool.id}`]: token }),
    /** Credentials of an identity of that name, in the spelling of the SDK. */
    credentials: (identityId: string, isGuest = false) => {
      const { AccessKeyId, SecretKey, SessionToken } = issueCredentials(service, { identityId, isGuest, role: null });
      return { accessKeyId: AccessKeyId, secretAccessKey: SecretKey, sessionToken: SessionToken };
    },
  };
}

/** Serves the APIs and the object endpoint on a free port until the calling test file is done; answers the origin. */
export async function serveOnLoopback({ service }: Pick<TestIdentityPool, "service">): Promise<string> {
  const app = new Hono().route("/", objectRoutes(service));
  app.post("*", apiCors, envelope({ service, operators: new Map(), callerOf: callerBy({ trustProxy: NO_PROXY }) }));
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, (info: AddressInfo) =>
      resolve({ server: started, port: info.port }),
    );
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `http://127.0.0.1:${port}`;
}
