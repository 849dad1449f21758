import { authorizePath, REDIRECT, VERIFIER, visitor } from "#test/support/hosted.ts";
import type { TestUser } from "#test/support/identity-server.ts";
import { OWN_TARGET } from "#wire/own-operations.ts";
import { type RefusalWorld, type Rows, refusalIn } from "./world.ts";

const refresh = ({ send }: RefusalWorld, user: TestUser, REFRESH_TOKEN: string) =>
  send("InitiateAuth", { ClientId: user.client.id, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters: { REFRESH_TOKEN } });

/** An access token that opens nothing of the user-pool API. */
async function narrowToken({ url }: RefusalWorld, user: TestUser): Promise<string> {
  const tab = visitor({ request: (address, init) => fetch(String(address), { ...init, redirect: "manual" }) }, url);
  const page = await tab.go(authorizePath(user.client, { scope: "openid" }));
  const { landed } = await tab.submit(page, "/login", { username: user.username, password: user.password });
  const form = { grant_type: "authorization_code", client_id: user.client.id, redirect_uri: REDIRECT, code_verifier: VERIFIER };
  const body = new URLSearchParams({ ...form, code: landed?.searchParams.get("code") ?? "" });
  const answer = await fetch(`${url}/oauth2/token`, { method: "POST", body });
  const { access_token } = await answer.json();
  return access_token;
}

export const tokenRows: Rows<
  | "accessTokenRevoked"
  | "accessTokenExpired"
  | "invalidAccessToken"
  | "scopeMissing"
  | "recentSignInRequired"
  | "userGone"
  | "refreshTokenRevoked"
  | "refreshTokenExpired"
  | "invalidRefreshToken"
  | "refreshTokenReused"
  | "clientSecretWrong"
  | "clientUnauthorized"
  | "unsupportedToken"
  | "revocationOff"
  | "sessionUnknown"
> = {
  sessionUnknown: {
    says: "ResourceNotFoundException: Session does not exist.",
    when: async ({ aUser, token, wire }) => {
      const AccessToken = await token(await aUser());
      return refusalIn(wire(`${OWN_TARGET}.EndSession`, { AccessToken, SessionId: "00000000-0000-4000-8000-000000000000" }));
    },
  },
  accessTokenRevoked: {
    says: "NotAuthorizedException: Access Token has been revoked",
    when: async ({ aUser, tokensOf, send, refused, done }) => {
      const user = await aUser();
      const { AccessToken, RefreshToken } = await tokensOf(user);
      await done(send("RevokeToken", { ClientId: user.client.id, Token: RefreshToken }));
      return refused("GetUser", { AccessToken });
    },
  },
  accessTokenExpired: {
    says: "NotAuthorizedException: Access Token has expired",
    when: async ({ aUser, token, clock, refused }) => {
      const AccessToken = await token(await aUser());
      clock.advance(3_601_000);
      const refusal = await refused("GetUser", { AccessToken });
      clock.advance(-3_601_000);
      return refusal;
    },
  },
  invalidAccessToken: {
    says: "NotAuthorizedException: Invalid Access Token",
    when: ({ refused }) => refused("GetUser", { AccessToken: "a.b.c" }),
  },
  recentSignInRequired: {
    says: "NotAuthorizedException: Recent sign-in required.",
    when: async ({ aUser, token, clock, addClient, refused }) => {
      const client = await addClient({ recentSignInSeconds: 300 });
      const AccessToken = await token(await aUser({ client }));
      clock.advance(301_000);
      const refusal = await refused("DeleteUser", { AccessToken });
      clock.advance(-301_000);
      return refusal;
    },
  },
  scopeMissing: {
    says: "NotAuthorizedException: Access Token does not have required scopes",
    when: async (world) => world.refused("GetUser", { AccessToken: await narrowToken(world, await world.aUser()) }),
  },
  userGone: {
    says: "UserNotFoundException: User does not exist.",
    when: async ({ aUser, token, done, send, refused }) => {
      const AccessToken = await token(await aUser());
      await done(send("DeleteUser", { AccessToken }));
      return refused("GetUser", { AccessToken });
    },
  },
  refreshTokenRevoked: {
    says: "NotAuthorizedException: Refresh Token has been revoked",
    when: async (world) => {
      const user = await world.aUser();
      const { AccessToken, RefreshToken } = await world.tokensOf(user);
      await world.done(world.send("GlobalSignOut", { AccessToken }));
      return refusalIn(refresh(world, user, RefreshToken));
    },
  },
  refreshTokenExpired: {
    says: "NotAuthorizedException: Refresh Token has expired",
    when: async (world) => {
      const user = await world.aUser({ client: await world.addClient({ refreshSeconds: 3600 }) });
      const { RefreshToken } = await world.tokensOf(user);
      world.clock.advance(3_601_000);
      const refusal = await refusalIn(refresh(world, user, RefreshToken));
      world.clock.advance(-3_601_000);
      return refusal;
    },
  },
  invalidRefreshToken: {
    says: "NotAuthorizedException: Invalid Refresh Token.",
    when: async (world) => refusalIn(refresh(world, await world.aUser(), "made-up")),
  },
  refreshTokenReused: {
    says: "RefreshTokenReuseException: Refresh token has been reused.",
    when: async ({ addClient, aUser, tokensOf, send, refused, done, clock }) => {
      const client = await addClient({ rotationGraceSeconds: 0 });
      const { RefreshToken } = await tokensOf(await aUser({ client }));
      const body = { ClientId: client.id, RefreshToken };
      await done(send("GetTokensFromRefreshToken", body));
      clock.advance(1000);
      return refused("GetTokensFromRefreshToken", body);
    },
  },
  clientSecretWrong: {
    says: "NotAuthorizedException: Unable to verify client secret.",
    when: ({ refused, secret }) =>
      refused("GetTokensFromRefreshToken", { ClientId: secret.id, RefreshToken: "x", ClientSecret: "w".repeat(51) }),
  },
  clientUnauthorized: {
    says: "UnauthorizedException: The client is not authorized to revoke this token.",
    when: async ({ aUser, tokensOf, legacy, refused }) =>
      refused("RevokeToken", { ClientId: legacy.id, Token: (await tokensOf(await aUser())).RefreshToken }),
  },
  unsupportedToken: {
    says: "UnsupportedTokenTypeException: Unsupported token type",
    when: async ({ aUser, token, client, refused }) => refused("RevokeToken", { ClientId: client.id, Token: await token(await aUser()) }),
  },
  revocationOff: {
    says: "UnsupportedOperationException: Token revocation is not enabled for this client.",
    when: async ({ addClient, refused }) => refused("RevokeToken", { ClientId: (await addClient({ revocation: false })).id, Token: "x" }),
  },
};
