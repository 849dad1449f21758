import { randomUUID } from "node:crypto";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Client } from "#domain/identity/core/types.ts";
import { inSeconds } from "#domain/identity/tokens/claims.ts";
import { signJws } from "#domain/identity/tokens/jws.server.ts";
import { issuerOf } from "#domain/identity/tokens/tokens.server.ts";

/** An access token for a client itself (RFC 6749 4.4): there is no user, so it opens no operation on one. */
export async function clientToken(
  service: Pick<IdentityService, "clock" | "keys" | "origin">,
  client: Client,
  scope: string,
): Promise<{ readonly accessToken: string; readonly expiresIn: number }> {
  const now = inSeconds(service.clock.now());
  const expiresIn = client.settings.accessSeconds;
  const claims = {
    sub: client.id,
    client_id: client.id,
    token_use: "access",
    scope,
    iss: issuerOf(service, client.poolId),
    auth_time: now,
    iat: now,
    exp: now + expiresIn,
    jti: randomUUID(),
    version: 2,
  };
  const accessToken = await signJws(await service.keys.signer(client.poolId), claims);
  return { accessToken, expiresIn };
}
