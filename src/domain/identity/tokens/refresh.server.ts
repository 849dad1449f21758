import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { isSecretHash } from "#domain/identity/core/clients.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Client } from "#domain/identity/core/types.ts";
import { seconds } from "#kernel/duration.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { findGrantWithAccount, findRefreshable, type KeptGrant, revokeGrant, rotateGrant } from "./grant-store.server.ts";
import { noteUse } from "./grant-use.server.ts";
import { hashRefreshSecret, nextRefreshToken, openRefreshToken, refreshTokenAge } from "./refresh-token.server.ts";
import { type IssuedTokens, signTokens } from "./tokens.server.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "keys" | "origin" | "secrets">;

export type RefreshRequest = {
  readonly client: Client;
  readonly token: string;
  /** The device the client says it is. */
  readonly deviceKey: string | null;
  /** InitiateAuth, GetTokensFromRefreshToken, or the token endpoint. The last two have checked the client's secret themselves. */
  readonly via: "flow" | "operation" | "oauth";
  /** With `flow`: of the user's name or sub, because the client may know neither from the token. */
  readonly secretHash?: string | undefined;
};

export type Refreshed = { readonly tokens: IssuedTokens; readonly account: Account; readonly grant: KeptGrant };

/**
 * New access and id tokens of the same sign-in: sub, origin_jti, auth_time and scope stay. With rotation also the next refresh token.
 * One statement; without rotation it writes only that the sign-in was used, at most once in some minutes. Refuses with the texts the clients compare.
 */
export async function refreshTokens(service: Needs, request: RefreshRequest, caller: Caller): Promise<Refreshed> {
  const { client } = request;
  refuseWay(request);
  const opened = openRefreshToken(service, request.token);
  if (!opened) throw refuse.invalidRefreshToken();
  const { grant, account } = await usableGrant(service, request, opened.grantId);
  const next = await nextToken(service, { client, grant, secret: opened.secret }, caller);
  const [tokens] = await Promise.all([signTokens(service, { account, client, grant }, client.poolId), noteUse(service, grant)]);
  return { tokens: next === null ? tokens : { ...tokens, RefreshToken: next }, account, grant };
}

/** With rotation only GetTokensFromRefreshToken and the token endpoint refresh: InitiateAuth has no place for the next token. */
function refuseWay({ client: { settings }, via }: RefreshRequest): void {
  const rotates = settings.rotationGraceSeconds !== null;
  if (via === "flow" && rotates) throw refuse.flowOff("REFRESH_TOKEN_AUTH");
  if (via === "operation" && !rotates && !settings.flows.includes("REFRESH_TOKEN_AUTH")) throw refuse.flowOff("REFRESH_TOKEN_AUTH");
}

async function usableGrant(
  { db, clock }: Pick<Needs, "db" | "clock">,
  request: RefreshRequest,
  grantId: string,
): Promise<{ grant: KeptGrant; account: Account }> {
  const found = await findRefreshable(db, grantId);
  if (!found) throw refuse.userGone();
  const { grant, account, confirmedDevice } = found;
  if (grant.clientId !== request.client.id) throw refuse.invalidRefreshToken("the token is of another client");
  if (request.via === "flow") checkRefreshHash(request, account);
  if (!account.isEnabled) throw refuse.userDisabled();
  if (grant.revokedAt !== null) throw refuse.refreshTokenRevoked();
  if (grant.refreshExpiresAt <= clock.now()) throw refuse.refreshTokenExpired();
  // What was given to a confirmed device is refreshed by that device alone. A device that was never confirmed has no say.
  if (confirmedDevice !== null && confirmedDevice !== request.deviceKey) throw refuse.invalidRefreshToken("the token is of another device");
  return found;
}

function checkRefreshHash({ client, secretHash }: RefreshRequest, { username, sub }: Account): void {
  if (client.secret === null) return;
  if (secretHash === undefined) throw refuse.secretHashMissing(client.id);
  if (![username, sub].some((name) => isSecretHash(client, name, secretHash))) throw refuse.secretHashWrong(client.id);
}

type Turn = { readonly client: Client; readonly grant: KeptGrant; readonly secret: Buffer };

/** The refresh token to go on with; null: the same. A token from before the last one was stolen or is a thief's: the sign-in ends for both. */
async function nextToken(service: Needs, { client, grant, secret }: Turn, caller: Caller): Promise<string | null> {
  const now = service.clock.now();
  const hash = hashRefreshSecret(service, secret);
  const age = refreshTokenAge(grant, hash, now);
  if (age === "old") return endReused(service, { client, grant }, caller);
  const graceSeconds = client.settings.rotationGraceSeconds;
  if (age === "current" && graceSeconds === null) return null;
  const next = nextRefreshToken(service, grant.id, secret);
  if (age === "previous") return next.text;
  const graceUntil = new Date(now.getTime() + seconds(graceSeconds ?? 0));
  if (await rotateGrant(service.db, grant.id, { from: hash, to: next.hash, graceUntil })) return next.text;
  return nextToken(service, { client, grant: await rereadGrant(service, grant.id), secret }, caller);
}

/** The grant as another call left it that was faster. */
async function rereadGrant({ db }: Pick<Needs, "db">, grantId: string): Promise<KeptGrant> {
  const found = await findGrantWithAccount(db, grantId);
  if (!found) throw refuse.userGone();
  if (found.grant.revokedAt !== null) throw refuse.refreshTokenRevoked();
  return found.grant;
}

async function endReused(
  { db, clock }: Pick<Needs, "db" | "clock">,
  { client, grant }: Omit<Turn, "secret">,
  caller: Caller,
): Promise<never> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await revokeGrant(tx, grant.id, "refresh token reused", now);
    const of = { at: now, poolId: grant.poolId, clientId: client.id, sub: grant.sub };
    await recordAudit(tx, { ...of, event: "refresh-reuse", outcome: "revoked", detail: { grant: grant.id } }, caller);
  });
  throw refuse.refreshTokenReused();
}
