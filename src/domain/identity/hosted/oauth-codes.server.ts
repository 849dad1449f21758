import { createHash } from "node:crypto";
import { isAccountGone } from "#domain/identity/core/account-gone.ts";
import { findAccount } from "#domain/identity/core/account-store.server.ts";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { isSameText } from "#domain/identity/core/clients.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Client } from "#domain/identity/core/types.ts";
import { originOf } from "#domain/identity/sessions/sign-in-origin.server.ts";
import { revokeGrant } from "#domain/identity/tokens/grant-store.server.ts";
import { type IssuedTokens, openGrant, signTokens } from "#domain/identity/tokens/tokens.server.ts";
import { days, minutes } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { type AuthorizationCode, holdCode, insertCode, type KeptCode, spendCode } from "./oauth-store.server.ts";

/** RFC 6749 4.1.2 allows ten minutes. */
const CODE_LIFE_MS = minutes(5);
/** A second use is recognised, and ends what the first gave, for so long after the code has expired. */
const REUSE_SEEN_MS = days(1);
const CODE_BYTES = 32;

/** What a code is given for: a client's request that a signed-in account has answered. */
export type CodeRequest = Omit<AuthorizationCode, "hash" | "expiresAt" | "codeChallenge"> & { readonly codeChallenge: string };

/** Gives a code: random, URL-safe, good once for five minutes. Null: the account was deleted meanwhile. */
export async function issueCode(
  service: Pick<IdentityService, "db" | "clock" | "randomBytes">,
  request: CodeRequest,
): Promise<string | null> {
  const code = service.randomBytes(CODE_BYTES).toString("base64url");
  const now = service.clock.now().getTime();
  const kept = { ...request, hash: hashCode(code), expiresAt: new Date(now + CODE_LIFE_MS) };
  try {
    await insertCode(service.db, kept, new Date(now - REUSE_SEEN_MS));
    return code;
  } catch (error) {
    if (isAccountGone(error)) return null;
    throw error;
  }
}

export type CodeRefusal = "unknown" | "used" | "expired" | "other-client" | "other-redirect" | "wrong-verifier" | "no-account";

export type CodeAnswer = {
  readonly client: Client;
  readonly code: string;
  readonly redirectUri: string;
  /** Of PKCE (RFC 7636). */
  readonly verifier: string;
};

export type CodeTokens = { readonly tokens: IssuedTokens; readonly refreshToken: string; readonly scope: string };

type Needs = Pick<IdentityService, "db" | "clock" | "keys" | "origin" | "secrets" | "randomBytes" | "directory" | "placeOf">;

/**
 * Exchanges a code for tokens. Any fault burns the code (RFC 9700 4.5), and a second use ends the sign-in that the first opened
 * (RFC 6749 4.1.2).
 */
export async function exchangeCode(service: Needs, answer: CodeAnswer, caller: Caller): Promise<Result<CodeTokens, CodeRefusal>> {
  const { client } = answer;
  const taken = await holdCode(service.db, hashCode(answer.code), (kept, tx) => takeCode(service, tx, { kept, answer, caller }));
  const { sub } = taken;
  const entry = { at: service.clock.now(), poolId: client.poolId, clientId: client.id, sub, event: "CodeExchange" };
  if (!taken.ok) {
    await recordAudit(service.db, { ...entry, outcome: taken.reason }, caller);
    return refused(taken.reason);
  }
  const { account, grant, refreshToken } = taken.value;
  await recordAudit(service.db, { ...entry, outcome: "tokens" }, caller);
  const tokens = await signTokens(service, { account, client, grant }, client.poolId);
  return ok({ tokens, refreshToken: refreshToken.text, scope: grant.scope });
}

type Held = { readonly kept: KeptCode | null; readonly answer: CodeAnswer; readonly caller: Caller };

async function takeCode(service: Needs, tx: Tx, { kept, answer, caller }: Held) {
  const at = service.clock.now();
  if (!kept) return { ...refused("unknown" as const), sub: null };
  const { sub } = kept;
  if (kept.usedAt !== null) {
    if (kept.grantId !== null) await revokeGrant(tx, kept.grantId, "code-reused", at);
    return { ...refused("used" as const), sub };
  }
  const account = await findAccount(tx, sub);
  const fault = codeFault(kept, answer, account, at);
  if (fault || !account) {
    await spendCode(tx, kept.hash, { at, grantId: null });
    return { ...refused(fault ?? ("no-account" as const)), sub };
  }
  const opened = await openGrant(service, tx, {
    ...(await grantFacts(service, { kept, answer, account })),
    origin: originOf(service, caller),
  });
  await spendCode(tx, kept.hash, { at, grantId: opened.grant.id });
  return { ...ok({ account, ...opened }), sub };
}

async function grantFacts(
  { directory }: Needs,
  { kept, answer, account }: { readonly kept: KeptCode; readonly answer: CodeAnswer; readonly account: Account },
) {
  const { scope, nonce, authTime } = kept;
  const pool = await directory.pool(answer.client.poolId);
  return { pool, client: answer.client, account, scope, nonce, deviceKey: null, isHosted: true, authTime };
}

function codeFault(kept: KeptCode, { client, redirectUri, verifier }: CodeAnswer, account: Account | null, now: Date): CodeRefusal | null {
  if (kept.clientId !== client.id) return "other-client";
  if (kept.expiresAt <= now) return "expired";
  if (kept.redirectUri !== redirectUri) return "other-redirect";
  if (kept.codeChallenge === null || !isSameText(kept.codeChallenge, challengeOf(verifier))) return "wrong-verifier";
  return account?.isEnabled ? null : "no-account";
}

/** The S256 challenge of a verifier (RFC 7636 4.2). */
export function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

function hashCode(code: string): Buffer {
  return createHash("sha256").update(code).digest();
}
