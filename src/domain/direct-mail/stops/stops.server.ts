import { inYieldingSteps } from "#domain/direct-mail/in-yielding-steps.server.ts";
import { writingCompanies } from "#domain/direct-mail/stores/mailing-store.server.ts";
import { addStop, dropStop, EVERYBODY, stoppedAmong, stopsOf } from "#domain/direct-mail/stores/stop-store.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { OpenMailingKeys } from "./mailing-keys.server.ts";
import { type Addressed, hasNumber, stopKey, wholeAddress } from "./stop-key.ts";

/** As sets and maps know a hash. */
export function hexOf(hash: Uint8Array): string {
  return Buffer.from(hash).toString("hex");
}

/**
 * Parts addresses by the register: who may get a letter of this company, and who wants none, of it or of anybody. Asked when a list comes in, in the transaction
 * of each print, and whenever a printed file is handed out.
 */
export async function withoutStopped<T extends Addressed>(
  { db, mailingKeys }: { readonly db: Db | Tx; readonly mailingKeys: OpenMailingKeys },
  { companyId, addresses }: { readonly companyId: string; readonly addresses: readonly T[] },
): Promise<{ readonly free: readonly T[]; readonly stopped: readonly T[] }> {
  if (addresses.length === 0) return { free: [], stopped: [] };
  const keys = await mailingKeys();
  // As addresses are compared today, whatever was kept with them when they came in.
  const asked = await inYieldingSteps(addresses, (one) => ({ one, hashes: keys.askedHashes(wholeAddress(one)) }));
  const found = await stoppedAmong(db, { companyId, hashes: asked.flatMap(({ hashes }) => hashes) });
  const [stopped, free] = [[] as T[], [] as T[]];
  for (const { one, hashes } of asked) (hashes.some((hash) => found.has(hexOf(hash))) ? stopped : free).push(one);
  return { free, stopped };
}

type StopDeps = { readonly db: Db | Tx; readonly clock: Clock; readonly mailingKeys: OpenMailingKeys };

/** `scope`: a company by its id, or `all`. */
type Told = { readonly address: string; readonly scope: string };
type StopRefusal = "no-address" | "unknown-company";

/** What an operator was told by telephone or letter: this address wants no letters, of a company or of anybody. False: the register had it. */
export async function recordStop(deps: StopDeps & { readonly db: Tx }, { address, scope }: Told): Promise<Result<boolean, StopRefusal>> {
  const [today] = await hashesOf(deps, address);
  if (!today) return refused("no-address");
  if (!(await isScope(deps.db, scope))) return refused("unknown-company");
  return ok(await addStop(deps.db, { addressHash: today, scope, way: "desk", at: deps.clock.now() }));
}

/** Takes a stop back that was recorded by mistake; one that was kept under the former key, where there is none under today's. False: there was none. */
export async function withdrawStop(deps: StopDeps & { readonly db: Tx }, { address, scope }: Told): Promise<Result<boolean, StopRefusal>> {
  const hashes = await hashesOf(deps, address);
  if (hashes.length === 0) return refused("no-address");
  for (const addressHash of hashes) if (await dropStop(deps.db, { addressHash, scope })) return ok(true);
  return ok(false);
}

export type KnownStop = { readonly scope: string /** `すべて` or a company's name. */; readonly of: string; readonly stoppedAt: Date };

/** What the register has of an address. */
export async function lookUpStops(deps: StopDeps, address: string): Promise<Result<readonly KnownStop[], "no-address">> {
  const hashes = await hashesOf(deps, address);
  if (hashes.length === 0) return refused("no-address");
  const names = new Map((await stopScopes(deps.db)).map(({ id, name }) => [id, name]));
  const kept = await stopsOf(deps.db, hashes);
  return ok(kept.map(({ scope, stoppedAt }) => ({ scope, of: names.get(scope) ?? "登録のない会社", stoppedAt })));
}

/** Of whom letters can be stopped: of everybody, and of each company that has written any, however many. */
export async function stopScopes(db: Db | Tx): Promise<{ readonly id: string; readonly name: string }[]> {
  return [{ id: EVERYBODY, name: "すべての会社" }, ...(await writingCompanies(db))];
}

async function isScope(db: Db | Tx, scope: string): Promise<boolean> {
  return (await stopScopes(db)).some(({ id }) => id === scope);
}

/** None: it names nobody's address. */
async function hashesOf({ mailingKeys }: StopDeps, address: string): Promise<readonly Uint8Array[]> {
  return hasNumber(stopKey(address)) ? (await mailingKeys()).askedHashes(address) : [];
}
