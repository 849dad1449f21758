import { writingCompanies } from "#domain/direct-mail/stores/mailing-store.server.ts";
import { addStop, dropStop, EVERYBODY, stoppedAmong, stopsOf } from "#domain/direct-mail/stores/stop-store.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { OpenMailingKeys } from "./mailing-keys.server.ts";
import { hasNumber, stopKey } from "./stop-key.ts";

type Hashed = { readonly addressHash: Uint8Array };

/** As sets and maps know a hash. */
export function hexOf(hash: Uint8Array): string {
  return Buffer.from(hash).toString("hex");
}

/**
 * Parts addresses by the register: who may get a letter of this company, and who wants none, of it or of anybody. Asked when a list comes in, in the transaction
 * of each print, and whenever a printed file is handed out.
 */
export async function withoutStopped<T extends Hashed>(
  db: Db | Tx,
  { companyId, addresses }: { readonly companyId: string; readonly addresses: readonly T[] },
): Promise<{ readonly free: readonly T[]; readonly stopped: readonly T[] }> {
  if (addresses.length === 0) return { free: [], stopped: [] };
  const found = await stoppedAmong(db, { companyId, hashes: addresses.map(({ addressHash }) => addressHash) });
  const isStopped = ({ addressHash }: T) => found.has(hexOf(addressHash));
  return { free: addresses.filter((one) => !isStopped(one)), stopped: addresses.filter(isStopped) };
}

type StopDeps = { readonly db: Db | Tx; readonly clock: Clock; readonly mailingKeys: OpenMailingKeys };

/** `scope`: a company by its id, or `all`. */
type Told = { readonly address: string; readonly scope: string };
type StopRefusal = "no-address" | "unknown-company";

/** What an operator was told by telephone or letter: this address wants no letters, of a company or of anybody. False: the register had it. */
export async function recordStop(deps: StopDeps & { readonly db: Tx }, { address, scope }: Told): Promise<Result<boolean, StopRefusal>> {
  const hash = await hashOf(deps, address);
  if (hash === null) return refused("no-address");
  if (!(await isScope(deps.db, scope))) return refused("unknown-company");
  return ok(await addStop(deps.db, { addressHash: hash, scope, way: "desk", at: deps.clock.now() }));
}

/** Takes a stop back that was recorded by mistake. False: there was none. */
export async function withdrawStop(deps: StopDeps & { readonly db: Tx }, { address, scope }: Told): Promise<Result<boolean, StopRefusal>> {
  const hash = await hashOf(deps, address);
  return hash === null ? refused("no-address") : ok(await dropStop(deps.db, { addressHash: hash, scope }));
}

export type KnownStop = { readonly scope: string /** `すべて` or a company's name. */; readonly of: string; readonly stoppedAt: Date };

/** What the register has of an address. */
export async function lookUpStops(deps: StopDeps, address: string): Promise<Result<readonly KnownStop[], "no-address">> {
  const hash = await hashOf(deps, address);
  if (hash === null) return refused("no-address");
  const names = new Map((await stopScopes(deps.db)).map(({ id, name }) => [id, name]));
  const kept = await stopsOf(deps.db, hash);
  return ok(kept.map(({ scope, stoppedAt }) => ({ scope, of: names.get(scope) ?? "登録のない会社", stoppedAt })));
}

/** Choices of one form. */
const MOST_COMPANIES = 200;

/** Of whom letters can be stopped: of everybody, and of each company that has written any. */
export async function stopScopes(db: Db | Tx): Promise<{ readonly id: string; readonly name: string }[]> {
  return [{ id: EVERYBODY, name: "すべての会社" }, ...(await writingCompanies(db, MOST_COMPANIES))];
}

async function isScope(db: Db | Tx, scope: string): Promise<boolean> {
  return (await stopScopes(db)).some(({ id }) => id === scope);
}

async function hashOf({ mailingKeys }: StopDeps, address: string): Promise<Uint8Array | null> {
  return hasNumber(stopKey(address)) ? (await mailingKeys()).addressHash(address) : null;
}
