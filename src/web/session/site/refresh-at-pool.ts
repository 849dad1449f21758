import type { SiteAuth } from "#api/client/context.ts";
import type { FreshTokens } from "#web/session/core/types.ts";
import { keptKeys } from "#web/session/pool/keys.ts";
import { ownerOf, tokensOf } from "#web/session/pool/tokens.ts";
import type { Environment, KeyStorage } from "#web/session/pool/types.ts";
import { createCall } from "#web/session/pool/wire.ts";

interface PoolParts {
  readonly auth: Pick<SiteAuth, "endpoint" | "clientId">;
  readonly environment: Environment;
  readonly storage: KeyStorage;
}

/** New tokens from the user pool itself; a remembered device says that it is the one. Rejects with the service's fault, or with `network`. */
export async function refreshAtPool(
  { auth, environment, storage }: PoolParts,
  refreshToken: string,
  accessToken: string | null,
): Promise<FreshTokens> {
  const owner = ownerOf(accessToken ?? "");
  const deviceKey = owner === null ? null : keptKeys(storage, auth.clientId).read(owner, "deviceKey");
  const { AuthenticationResult } = await createCall(auth.endpoint, environment)("InitiateAuth", {
    AuthFlow: "REFRESH_TOKEN_AUTH",
    ClientId: auth.clientId,
    AuthParameters: { REFRESH_TOKEN: refreshToken, ...(deviceKey ? { DEVICE_KEY: deviceKey } : {}) },
  });
  return tokensOf(AuthenticationResult, environment.now());
}
