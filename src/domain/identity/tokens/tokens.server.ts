import { createHash, randomUUID } from "node:crypto";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Client, Pool, SignInOrigin } from "#domain/identity/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { accessClaims, idClaims, type TokenFacts } from "./claims.ts";
import { insertGrant, type NewGrant } from "./grant-store.server.ts";
import { signJws } from "./jws.server.ts";
import { newRefreshToken, type RefreshToken } from "./refresh-token.server.ts";

/** The `AuthenticationResult` of the API. */
export type IssuedTokens = {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly ExpiresIn: number;
  readonly TokenType: "Bearer";
  readonly RefreshToken?: string;
  readonly NewDeviceMetadata?: { readonly DeviceKey: string; readonly DeviceGroupKey: string };
};

type Needs = Pick<IdentityService, "clock" | "keys" | "origin">;

/** The issuer of a pool's tokens. */
export function issuerOf({ origin }: Pick<IdentityService, "origin">, poolId: string): string {
  return `${origin()}/${poolId}`;
}

/** Left half of the hash of the access token (OpenID Connect Core 1.0, 3.1.3.6). */
function accessTokenHash(token: string): string {
  return createHash("sha256").update(token).digest().subarray(0, 16).toString("base64url");
}

/** Signs an access and an id token. `at_hash` is given where OpenID Connect asked for the tokens, which costs the two being signed at once. */
export async function signTokens(
  service: Needs,
  facts: Omit<TokenFacts, "issuer" | "now" | "eventId">,
  poolId: string,
): Promise<IssuedTokens> {
  const key = await service.keys.signer(poolId);
  const whole: TokenFacts = { ...facts, issuer: issuerOf(service, poolId), now: service.clock.now(), eventId: randomUUID() };
  const access = signJws(key, accessClaims(whole, randomUUID()));
  const atHash = facts.grant.isHosted ? accessTokenHash(await access) : null;
  const [AccessToken, IdToken] = await Promise.all([access, signJws(key, idClaims(whole, randomUUID(), atHash))]);
  return { AccessToken, IdToken, ExpiresIn: facts.client.settings.accessSeconds, TokenType: "Bearer" };
}

/** A sign-in of which nobody tells where it was made. */
export const NOWHERE: SignInOrigin = { device: null, place: null };

export type GrantFacts = {
  readonly pool: Pool;
  readonly client: Client;
  readonly account: Account;
  readonly scope: string;
  readonly nonce: string | null;
  readonly deviceKey: string | null;
  readonly isHosted: boolean;
  readonly authTime: Date;
  /** Left out: nothing is known of where it was made. */
  readonly origin?: SignInOrigin;
};

export type OpenedGrant = { readonly grant: NewGrant; readonly refreshToken: RefreshToken };

type GrantNeeds = Pick<IdentityService, "secrets" | "randomBytes" | "clock">;

/** Opens a grant: from here on the account is signed in at the client, until it is revoked or its refresh token expires. */
export async function openGrant(service: GrantNeeds, db: Db | Tx, facts: GrantFacts): Promise<OpenedGrant> {
  const opened = newGrant(service, facts);
  await insertGrant(db, opened.grant);
  return opened;
}

/** A grant that counts once it is kept. */
export function newGrant(service: GrantNeeds, { pool, client, account, origin = NOWHERE, ...facts }: GrantFacts): OpenedGrant {
  const id = randomUUID();
  const refreshToken = newRefreshToken(service, id);
  const openedAt = service.clock.now();
  const grant: NewGrant = {
    ...facts,
    id,
    poolId: pool.id,
    clientId: client.id,
    sub: account.sub,
    refreshHash: refreshToken.hash,
    origin,
    openedAt,
    refreshExpiresAt: new Date(openedAt.getTime() + client.settings.refreshSeconds * 1000),
  };
  return { grant, refreshToken };
}
