import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRequest } from "#domain/identity/core/shapes.ts";
import { aClient, aPool } from "#test/support/identity-types.ts";
import { describeClient } from "./client-description.ts";
import { clientRequest, settingsOfClient } from "./client-request.ts";

const pool = aPool({ customAttributes: [{ name: "rank", isMutable: true, isRequired: false }] });
const settings = (body: object) => settingsOfClient(pool, parseRequest(clientRequest, { UserPoolId: pool.id, ClientName: "app", ...body }));

const HOSTED = {
  AllowedOAuthFlowsUserPoolClient: true,
  AllowedOAuthFlows: ["code"],
  AllowedOAuthScopes: ["openid", "email"],
  CallbackURLs: ["https://example.jp/login/"],
};

describe("the flows of a client", () => {
  it.each([
    [undefined, ["USER_SRP_AUTH", "CUSTOM_AUTH", "REFRESH_TOKEN_AUTH"]],
    [[], ["USER_SRP_AUTH", "CUSTOM_AUTH", "REFRESH_TOKEN_AUTH"]],
    [
      ["ALLOW_USER_PASSWORD_AUTH", "ALLOW_ADMIN_USER_PASSWORD_AUTH"],
      ["USER_PASSWORD_AUTH", "ADMIN_USER_PASSWORD_AUTH"],
    ],
    [["ADMIN_NO_SRP_AUTH"], ["USER_SRP_AUTH", "CUSTOM_AUTH", "REFRESH_TOKEN_AUTH", "ADMIN_USER_PASSWORD_AUTH"]],
    [["USER_PASSWORD_AUTH"], ["USER_SRP_AUTH", "CUSTOM_AUTH", "REFRESH_TOKEN_AUTH", "USER_PASSWORD_AUTH"]],
    [["CUSTOM_AUTH_FLOW_ONLY"], ["CUSTOM_AUTH", "REFRESH_TOKEN_AUTH"]],
  ])("are, of %j, %j", (ExplicitAuthFlows, flows) => {
    expect(settings({ ExplicitAuthFlows }).flows).toEqual(flows);
  });

  it("refresh only by GetTokensFromRefreshToken where tokens are rotated", () => {
    const RefreshTokenRotation = { Feature: "ENABLED", RetryGracePeriodSeconds: 20 };
    expect(settings({ RefreshTokenRotation })).toMatchObject({ flows: ["USER_SRP_AUTH", "CUSTOM_AUTH"], rotationGraceSeconds: 20 });
    expect(settings({ RefreshTokenRotation: { Feature: "ENABLED" } }).rotationGraceSeconds).toBe(0);
    expect(settings({ RefreshTokenRotation: { Feature: "DISABLED" } }).rotationGraceSeconds).toBeNull();
  });
});

describe("the lives of tokens", () => {
  it("are counted in hours and days unless units are given", () => {
    expect(settings({ AccessTokenValidity: 2, RefreshTokenValidity: 90 })).toMatchObject({
      accessSeconds: 7200,
      idSeconds: 3600,
      refreshSeconds: 90 * 86_400,
    });
    const units = { AccessToken: "minutes", IdToken: "seconds", RefreshToken: "hours" };
    expect(settings({ AccessTokenValidity: 5, IdTokenValidity: 300, RefreshTokenValidity: 1, TokenValidityUnits: units })).toMatchObject({
      accessSeconds: 300,
      idSeconds: 300,
      refreshSeconds: 3600,
    });
  });

  it("are 30 days of a refresh token that is given none", () => {
    expect(settings({ RefreshTokenValidity: 0 }).refreshSeconds).toBe(30 * 86_400);
  });

  it("are shown as what they are, whatever they are", () => {
    const seconds = fc.integer({ min: 300, max: 86_400 });
    fc.assert(
      fc.property(seconds, seconds, fc.integer({ min: 86_400, max: 315_360_000 }), (accessSeconds, idSeconds, refreshSeconds) => {
        const shown = describeClient(aClient({ accessSeconds, idSeconds, refreshSeconds }));
        expect(settings(shown)).toMatchObject({ accessSeconds, idSeconds, refreshSeconds });
      }),
    );
  });
});

describe("a client as it is asked for", () => {
  it("tells users apart from nobody only where that is not prevented", () => {
    expect(settings({}).preventsExistenceErrors).toBe(false);
    expect(settings({ PreventUserExistenceErrors: "ENABLED" }).preventsExistenceErrors).toBe(true);
  });

  it("reads and writes everything unless it is told what", () => {
    expect(settings({ ReadAttributes: [] })).toMatchObject({ readAttributes: null, writeAttributes: null });
    expect(settings({ ReadAttributes: ["email", "email_verified"], WriteAttributes: ["custom:rank"] })).toMatchObject({
      readAttributes: ["email", "email_verified"],
      writeAttributes: ["custom:rank"],
    });
  });

  it("may use the hosted login", () => {
    expect(settings({ ...HOSTED, LogoutURLs: ["http://localhost:3000/"], AuthSessionValidity: 15 })).toMatchObject({
      oauthFlows: ["code"],
      scopes: ["openid", "email"],
      callbackUrls: ["https://example.jp/login/"],
      logoutUrls: ["http://localhost:3000/"],
      sessionSeconds: 900,
      providers: ["COGNITO"],
    });
  });

  it("may sign in for itself with a secret", () => {
    const body = { ...HOSTED, AllowedOAuthFlows: ["client_credentials"], CallbackURLs: [], GenerateSecret: true };
    expect(settings(body).oauthFlows).toEqual(["client_credentials"]);
  });
});

describe("what a client cannot have", () => {
  it.each([
    ["the implicit flow", { ...HOSTED, AllowedOAuthFlows: ["implicit"] }, "InvalidParameterException"],
    ["old and new names of flows", { ExplicitAuthFlows: ["ADMIN_NO_SRP_AUTH", "ALLOW_USER_SRP_AUTH"] }, "InvalidParameterException"],
    [
      "rotation beside the refresh flow",
      { ExplicitAuthFlows: ["ALLOW_REFRESH_TOKEN_AUTH"], RefreshTokenRotation: { Feature: "ENABLED" } },
      "InvalidParameterException",
    ],
    ["an address to come back to without https", { ...HOSTED, CallbackURLs: ["http://example.jp/"] }, "InvalidParameterException"],
    ["an address with a fragment", { LogoutURLs: ["https://example.jp/#a"] }, "InvalidParameterException"],
    ["a default address", { DefaultRedirectURI: "https://example.jp/" }, "InvalidParameterException"],
    ["an unknown scope", { ...HOSTED, AllowedOAuthScopes: ["homes/read"] }, "ScopeDoesNotExistException"],
    ["the hosted login without scopes", { ...HOSTED, AllowedOAuthScopes: [] }, "InvalidOAuthFlowException"],
    ["the hosted login without an address", { ...HOSTED, CallbackURLs: [] }, "InvalidOAuthFlowException"],
    ["OAuth flows that are not turned on", { ...HOSTED, AllowedOAuthFlowsUserPoolClient: false }, "InvalidOAuthFlowException"],
    ["credentials of its own without a secret", { ...HOSTED, AllowedOAuthFlows: ["client_credentials"] }, "InvalidOAuthFlowException"],
    [
      "both OAuth flows",
      { ...HOSTED, AllowedOAuthFlows: ["code", "client_credentials"], GenerateSecret: true },
      "InvalidOAuthFlowException",
    ],
    ["two secrets", { GenerateSecret: true, ClientSecret: "s".repeat(24) }, "InvalidParameterException"],
    ["access tokens of a minute", { AccessTokenValidity: 60, TokenValidityUnits: { AccessToken: "seconds" } }, "InvalidParameterException"],
    ["id tokens of two days", { IdTokenValidity: 2, TokenValidityUnits: { IdToken: "days" } }, "InvalidParameterException"],
    ["refresh tokens of eleven years", { RefreshTokenValidity: 4015 }, "InvalidParameterException"],
    [
      "refresh tokens that end before the others",
      { AccessTokenValidity: 2, RefreshTokenValidity: 1, TokenValidityUnits: { RefreshToken: "hours" } },
      "InvalidParameterException",
    ],
    ["attributes the pool has not", { ReadAttributes: ["custom:shoe"] }, "InvalidParameterException"],
    ["verifications to write", { WriteAttributes: ["email_verified"] }, "InvalidParameterException"],
    ["the sub to write", { WriteAttributes: ["sub"] }, "InvalidParameterException"],
  ])("refuses %s", (_, body, type) => {
    expect(() => settings(body)).toThrow(expect.objectContaining({ type }));
  });
});
