import { timingSafeEqual } from "node:crypto";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { KeptGrant } from "./grant-store.server.ts";

/** A refresh token as text, and what is kept of it. */
export type RefreshToken = { readonly text: string; readonly hash: Buffer };

type Needs = Pick<IdentityService, "secrets">;

const UUID_BYTES = 16;
const SECRET_BYTES = 32;

/** The first refresh token of a grant: sealed grant id and 32 random bytes, of which only a MAC is kept. */
export function newRefreshToken(service: Pick<IdentityService, "secrets" | "randomBytes">, grantId: string): RefreshToken {
  return refreshTokenOf(service, grantId, service.randomBytes(SECRET_BYTES));
}

/** The grant a token belongs to and its secret; null for anything that was not made here. */
export function openRefreshToken({ secrets }: Needs, text: string): { readonly grantId: string; readonly secret: Buffer } | null {
  const opened = secrets.open("refresh-token", Buffer.from(text, "base64url"));
  if (!opened || opened.length !== UUID_BYTES + SECRET_BYTES) return null;
  const hex = opened.subarray(0, UUID_BYTES).toString("hex");
  const grantId = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  return { grantId, secret: opened.subarray(UUID_BYTES) };
}

export function hashRefreshSecret({ secrets }: Needs, secret: Buffer): Buffer {
  return secrets.mac("refresh-token", secret);
}

/**
 * The token that follows. Its secret is a MAC of the one before, so that a second tab which comes with the old token a moment later is
 * given the same new one, without its being kept anywhere.
 */
export function nextRefreshToken(service: Needs, grantId: string, secret: Buffer): RefreshToken {
  return refreshTokenOf(service, grantId, service.secrets.mac("refresh-token-next", secret));
}

/** Whether a token is its grant's newest, the one before while that still works, or too old: then it was used before. */
export function refreshTokenAge(
  { refreshHash, previousHash, previousUntil }: Pick<KeptGrant, "refreshHash" | "previousHash" | "previousUntil">,
  hash: Buffer,
  now: Date,
): "current" | "previous" | "old" {
  if (timingSafeEqual(hash, refreshHash)) return "current";
  const isPrevious = previousHash !== null && timingSafeEqual(hash, previousHash);
  return isPrevious && previousUntil !== null && now < previousUntil ? "previous" : "old";
}

function refreshTokenOf(service: Needs, grantId: string, secret: Buffer): RefreshToken {
  const plain = Buffer.concat([Buffer.from(grantId.replaceAll("-", ""), "hex"), secret]);
  return { text: service.secrets.seal("refresh-token", plain).toString("base64url"), hash: hashRefreshSecret(service, secret) };
}
