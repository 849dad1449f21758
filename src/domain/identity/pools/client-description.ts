import type { Client, ClientSettings } from "#domain/identity/core/types.ts";
import { inSeconds } from "#domain/identity/tokens/claims.ts";

/** `UserPoolClient` of the API, the secret included. */
export function describeClient({ id, poolId, name, secret, settings, createdAt, updatedAt }: Client): object {
  return {
    UserPoolId: poolId,
    ClientId: id,
    ClientName: name,
    ...(secret === null ? {} : { ClientSecret: secret }),
    CreationDate: inSeconds(createdAt),
    LastModifiedDate: inSeconds(updatedAt),
    ...describeLives(settings),
    AuthSessionValidity: Math.ceil(settings.sessionSeconds / 60),
    ExplicitAuthFlows: settings.flows.map((flow) => `ALLOW_${flow}`),
    PreventUserExistenceErrors: settings.preventsExistenceErrors ? "ENABLED" : "LEGACY",
    EnableTokenRevocation: settings.revocation,
    EnablePropagateAdditionalUserContextData: false,
    RefreshTokenRotation: describeRotation(settings),
    ...(settings.readAttributes ? { ReadAttributes: settings.readAttributes } : {}),
    ...(settings.writeAttributes ? { WriteAttributes: settings.writeAttributes } : {}),
    ...describeOAuth(settings),
  };
}

/** In the units AWS counts by, where they come out whole. */
function describeLives({ accessSeconds, idSeconds, refreshSeconds }: ClientSettings): object {
  const short =
    accessSeconds % 3600 === 0 && idSeconds % 3600 === 0
      ? ({ name: "hours", seconds: 3600 } as const)
      : ({ name: "seconds", seconds: 1 } as const);
  const long = refreshSeconds % 86_400 === 0 ? ({ name: "days", seconds: 86_400 } as const) : ({ name: "seconds", seconds: 1 } as const);
  return {
    AccessTokenValidity: accessSeconds / short.seconds,
    IdTokenValidity: idSeconds / short.seconds,
    RefreshTokenValidity: refreshSeconds / long.seconds,
    TokenValidityUnits: { AccessToken: short.name, IdToken: short.name, RefreshToken: long.name },
  };
}

function describeRotation({ rotationGraceSeconds }: ClientSettings): object {
  return rotationGraceSeconds === null ? { Feature: "DISABLED" } : { Feature: "ENABLED", RetryGracePeriodSeconds: rotationGraceSeconds };
}

function describeOAuth({ callbackUrls, logoutUrls, oauthFlows, scopes, providers }: ClientSettings): object {
  return {
    SupportedIdentityProviders: providers,
    CallbackURLs: callbackUrls,
    LogoutURLs: logoutUrls,
    AllowedOAuthFlows: oauthFlows,
    AllowedOAuthScopes: scopes,
    AllowedOAuthFlowsUserPoolClient: oauthFlows.length > 0,
  };
}
