import { createIdentityPool } from "#domain/identity/federation/create-identity-pool.server.ts";
import type { FederationSettings } from "#domain/identity/federation/federation-settings.ts";
import type { RefusalWorld, Rows } from "./world.ts";

const NOBODY = "ap-northeast-1:00000000-0000-4000-8000-000000000000";
/** Nothing listens there. */
const UNREACHABLE = { clientIds: ["site"], issuers: ["https://accounts.google.com"], keysUrl: "http://127.0.0.1:1/certs" };

async function identityPool({ service, pool, client }: RefusalWorld, settings: Partial<FederationSettings> = {}): Promise<string> {
  const userPools = [{ poolId: pool.id, clientIds: [client.id] }];
  const made = await createIdentityPool(service, { name: "people", region: "ap-northeast-1", settings: { userPools, ...settings } });
  return made.id;
}

async function login({ pool, aUser, tokensOf }: RefusalWorld): Promise<Record<string, string>> {
  return { [`cognito-idp.ap-northeast-1.amazonaws.com/${pool.id}`]: (await tokensOf(await aUser())).IdToken };
}

async function identity(world: RefusalWorld, settings: Partial<FederationSettings> = {}) {
  const IdentityPoolId = await identityPool(world, settings);
  const Logins = await login(world);
  const { IdentityId } = await world.done(world.send("GetId", { IdentityPoolId, Logins }));
  return { IdentityPoolId, Logins, IdentityId };
}

const token = (payload: object) =>
  [{ alg: "RS256", kid: "unknown", typ: "JWT" }, payload, {}]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");

export const federationRows: Rows<
  | "guestsOff"
  | "notACognitoToken"
  | "loginTokenInvalid"
  | "loginsDoNotMatch"
  | "loginTaken"
  | "providerUnsupported"
  | "providerUnreachable"
  | "roleUnknown"
  | "identityPoolUnknown"
  | "identityUnknown"
  | "identityForbidden"
> = {
  guestsOff: {
    says: "NotAuthorizedException: Unauthenticated access is not supported for this identity pool.",
    when: async (world) => world.refused("GetId", { IdentityPoolId: await identityPool(world) }),
  },
  notACognitoToken: {
    says: "NotAuthorizedException: Invalid login token. Not a Cognito token.",
    when: async (world) => {
      const AccessToken = await world.token(await world.aUser());
      const Logins = { [`cognito-idp.ap-northeast-1.amazonaws.com/${world.pool.id}`]: AccessToken };
      return world.refused("GetId", { IdentityPoolId: await identityPool(world), Logins });
    },
  },
  loginTokenInvalid: {
    says: "NotAuthorizedException: Invalid login token. Can't verify the token.",
    when: async (world) => {
      const Logins = { [`cognito-idp.ap-northeast-1.amazonaws.com/${world.pool.id}`]: "a.b.c" };
      return world.refused("GetId", { IdentityPoolId: await identityPool(world), Logins });
    },
  },
  loginsDoNotMatch: {
    says: "NotAuthorizedException: Logins don't match. Please include at least one valid login for this identity or identity pool.",
    when: async (world) => {
      const { IdentityId } = await identity(world);
      return world.refused("GetCredentialsForIdentity", { IdentityId, Logins: await login(world) });
    },
  },
  loginTaken: {
    says: "ResourceConflictException: Login is already linked to another identity.",
    when: async (world) => {
      const { IdentityPoolId, Logins } = await identity(world, { allowsGuests: true });
      const { IdentityId } = await world.done(world.send("GetId", { IdentityPoolId }));
      return world.refused("GetCredentialsForIdentity", { IdentityId, Logins });
    },
  },
  providerUnsupported: {
    says: "NotAuthorizedException: Token is not from a supported provider of this identity pool.",
    when: async (world) =>
      world.refused("GetId", { IdentityPoolId: await identityPool(world), Logins: { "accounts.google.com": "a.b.c" } }),
  },
  providerUnreachable: {
    says: "ExternalServiceException: The identity provider could not be reached.",
    when: async (world) => {
      const Logins = { "accounts.google.com": token({ iss: "https://accounts.google.com", aud: "site", sub: "1", exp: 4_000_000_000 }) };
      return world.refused("GetId", { IdentityPoolId: await identityPool(world, { google: UNREACHABLE }), Logins });
    },
  },
  roleUnknown: {
    says: "NotAuthorizedException: CustomRoleArn is not a role of this identity pool.",
    when: async (world) => {
      const { IdentityId, Logins } = await identity(world);
      return world.refused("GetCredentialsForIdentity", { IdentityId, Logins, CustomRoleArn: "arn:aws:iam::000000000000:role/any" });
    },
  },
  identityPoolUnknown: {
    says: `ResourceNotFoundException: IdentityPool '${NOBODY}' not found.`,
    when: ({ refused }) => refused("GetId", { IdentityPoolId: NOBODY }),
  },
  identityUnknown: {
    says: `ResourceNotFoundException: Identity '${NOBODY}' not found.`,
    when: ({ refused }) => refused("GetCredentialsForIdentity", { IdentityId: NOBODY }),
  },
  identityForbidden: {
    says: "NotAuthorizedException: Access to Identity '<the identity>' is forbidden.",
    when: async (world) => {
      const { IdentityId } = await identity(world);
      const refusal = await world.refused("GetCredentialsForIdentity", { IdentityId });
      return refusal.replace(String(IdentityId), "<the identity>");
    },
  },
};
