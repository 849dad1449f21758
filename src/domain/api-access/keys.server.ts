import { hashOfKey } from "#domain/companies/index.server.ts";
import { days, hours, type Milliseconds } from "#kernel/duration.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { auditStep } from "./client-store.server.ts";
import type { AccessDeps } from "./deps.server.ts";
import { addKey, countWorkingKeys, holdKey, putReplaced, putRevoked } from "./key-store.server.ts";
import { newKeyText } from "./key-text.server.ts";
import type { ApiKey, IssuedKey } from "./types.ts";

type Making = Pick<AccessDeps, "clock" | "randomBytes">;
export type KeyWish = Pick<ApiKey, "clientId" | "kind" | "mode" | "label" | "scopes" | "hosts" | "ips">;
type KeyOfClient = { readonly clientId: string; readonly keyId: string; readonly actor?: string };

/** How long an old key works beside the one that replaces it, and at most. */
const USUAL_OVERLAP: Milliseconds = hours(24);
const LONGEST_OVERLAP: Milliseconds = days(7);

/** Of a client, at one time, those that work on beside their successors among them. */
export const MOST_KEYS = 20;

/** Makes a key, shown this once. Hosts and addresses are such as `places.ts` reads; a publishable key without hosts works nowhere. */
export async function issueKey(
  tx: Tx,
  { clock, randomBytes }: Making,
  { actor = "operator", ...wish }: KeyWish & { readonly actor?: string },
): Promise<IssuedKey> {
  const { key, prefix } = newKeyText(randomBytes, wish);
  const at = clock.now();
  const row: ApiKey = {
    ...{ ...wish, id: opaqueId(randomBytes), prefix, madeAt: at },
    ...{ lastUsedAt: null, endsAt: null, replacedBy: null, revokedAt: null },
  };
  await addKey(tx, row, hashOfKey(key));
  await auditStep(tx, { entity: "api_key", id: row.id, from: null, to: "active", actor, at });
  return { key, row };
}

/** `not-active`: taken back, or replaced already. `too-many`: the old one cannot work on, for others take all the places. */
export type KeyChangeRefusal = "unknown" | "not-active" | "too-many";

/** A new key in the place of another, which works on for the `overlap`: until `LONGEST_OVERLAP` at most, and with 0, which is never too many, no more. */
export async function rotateKey(
  tx: Tx,
  deps: Making,
  { clientId, keyId, overlap = USUAL_OVERLAP, actor = "operator" }: KeyOfClient & { readonly overlap?: Milliseconds },
): Promise<Result<IssuedKey, KeyChangeRefusal>> {
  const old = await holdKey(tx, { clientId, keyId });
  if (!old) return refused("unknown");
  if (old.revokedAt !== null || old.endsAt !== null) return refused("not-active");
  const at = deps.clock.now();
  if (overlap > 0 && (await countWorkingKeys(tx, clientId, at)) >= MOST_KEYS) return refused("too-many");
  const { kind, mode, label, scopes, hosts, ips } = old;
  const issued = await issueKey(tx, deps, { clientId, kind, mode, label, scopes, hosts, ips, actor });
  const endsAt = new Date(at.getTime() + Math.min(overlap, LONGEST_OVERLAP));
  await putReplaced(tx, { keyId, replacedBy: issued.row.id, endsAt });
  await auditStep(tx, { entity: "api_key", id: keyId, from: "active", to: "rotated", actor, at });
  return ok(issued);
}

/** From now on it opens nothing: at once in this process when its memory of keys is emptied, within five seconds in others. */
export async function revokeKey(
  tx: Tx,
  { clock }: Pick<Making, "clock">,
  { clientId, keyId, actor = "operator" }: KeyOfClient,
): Promise<Result<null, KeyChangeRefusal>> {
  const key = await holdKey(tx, { clientId, keyId });
  if (!key) return refused("unknown");
  if (key.revokedAt !== null) return refused("not-active");
  const at = clock.now();
  await putRevoked(tx, { keyId, at });
  await auditStep(tx, { entity: "api_key", id: keyId, from: key.endsAt === null ? "active" : "rotated", to: "revoked", actor, at });
  return ok(null);
}
