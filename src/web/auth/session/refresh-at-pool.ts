import type { SiteAuth } from "#api/client-context.ts";
import { keptKeys } from "../identity/keys.ts";
import { ownerOf, tokensOf } from "../identity/tokens.ts";
import type { Environment, KeyStorage } from "../identity/types.ts";
import { createCall } from "../identity/wire.ts";
import type { FreshTokens } from "./types.ts";

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
