import { STOPS_TOLD_FOR, TOLD_STOPS, UNDO_WITHIN } from "#domain/direct-mail/core/limits.ts";
import { inYieldingSteps } from "#domain/direct-mail/steps/in-yielding-steps.server.ts";
import { writingCompanies } from "#domain/direct-mail/stores/mailing-store.server.ts";
import {
  addStop,
  burstsOf,
  dropOwnStops,
  dropStops,
  EVERYBODY,
  type StopBurst,
  type StopWay,
  stoppedAmong,
  stopsOf,
} from "#domain/direct-mail/stores/stop-store.server.ts";
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
type ToldTo = Told & { /** The operator. */ readonly by: string };
type StopRefusal = "no-address" | "unknown-company";

/** What an operator was told by telephone or letter: this address wants no letters, of a company or of anybody. False: the desk had recorded it. */
export async function recordStop(
  deps: StopDeps & { readonly db: Tx },
  { address, scope, by }: ToldTo,
): Promise<Result<boolean, StopRefusal>> {
  const [addressHash] = await hashesOf(deps, address);
  if (!addressHash) return refused("no-address");
  if (!(await isScope(deps.db, scope))) return refused("unknown-company");
  return ok(await addStop(deps.db, { addressHash, scope, way: "desk", undoBy: by, at: deps.clock.now() }));
}

/** `going-on`: others want it stopped as well. `none`: this operator recorded none within a day that nobody else recorded. */
export type OwnWithdrawal = "withdrawn" | "going-on" | "none";

/** Takes back what this operator recorded by mistake within a day, and nothing that anybody else said. */
export async function withdrawOwnStop(
  deps: StopDeps & { readonly db: Tx },
  { address, scope, by }: ToldTo,
): Promise<Result<OwnWithdrawal, "no-address">> {
  const hashes = await hashesOf(deps, address);
  if (hashes.length === 0) return refused("no-address");
  const since = undoneSince(deps.clock.now());
  if (!(await dropOwnStops(deps.db, { hashes, scopes: [scope], way: "desk", undoBy: by, since }))) return ok("none");
  return ok((await stopsOf(deps.db, hashes)).some((stop) => stop.scope === scope) ? "going-on" : "withdrawn");
}

/** Takes a stop back whoever said it, by the numbers of the address ({@link stopNumbers}). False: there was none. */
export function withdrawStops(
  tx: Tx,
  { numbers, scope }: { readonly numbers: readonly string[]; readonly scope: string },
): Promise<boolean> {
  return dropStops(tx, { hashes: numbers.map((number) => Buffer.from(number, "hex")), scope });
}

/** Under which numbers the register has an address, if it has it: they name it to nobody. None: it goes down to no number. */
export async function stopNumbers(deps: StopDeps, address: string): Promise<readonly string[]> {
  return (await hashesOf(deps, address)).map(hexOf);
}

export type KnownStop = {
  readonly scope: string;
  /** `すべての会社` or a company's name. */
  readonly of: string;
  readonly stoppedAt: Date;
  readonly way: StopWay;
  /** On whose letter; null: on none that is known. */
  readonly letterOf: string | null;
};

/** What the register has of an address. */
export async function lookUpStops(deps: StopDeps, address: string): Promise<Result<readonly KnownStop[], "no-address">> {
  const hashes = await hashesOf(deps, address);
  if (hashes.length === 0) return refused("no-address");
  const names = new Map((await stopScopes(deps.db)).map(({ id, name }) => [id, name]));
  const kept = await stopsOf(deps.db, hashes);
  return ok(
    kept.map(({ scope, stoppedAt, way, letterOf }) => ({ scope, of: names.get(scope) ?? "登録のない会社", stoppedAt, way, letterOf })),
  );
}

/** Mailings that a form offers. */
const MOST_BURSTS = 20;

/** Mailings of whose letters many stopped everybody on one day: their company may have pressed itself. Nothing is held up by it. */
export function manyStops(db: Db | Tx, now: Date): Promise<StopBurst[]> {
  return burstsOf(db, { least: TOLD_STOPS, since: new Date(now.getTime() - STOPS_TOLD_FOR), most: MOST_BURSTS });
}

/** Of whom letters can be stopped: of everybody, and of each company that has written any, however many. */
export async function stopScopes(db: Db | Tx): Promise<{ readonly id: string; readonly name: string }[]> {
  return [{ id: EVERYBODY, name: "すべての会社" }, ...(await writingCompanies(db))];
}

async function isScope(db: Db | Tx, scope: string): Promise<boolean> {
  return (await stopScopes(db)).some(({ id }) => id === scope);
}

/** Under what the register may have an address, today's first. None: it names nobody's address. */
export async function hashesOf({ mailingKeys }: Pick<StopDeps, "mailingKeys">, address: string): Promise<readonly Uint8Array[]> {
  return hasNumber(stopKey(address)) ? (await mailingKeys()).askedHashes(address) : [];
}

/** What was said since then can be taken back by whoever said it. */
export function undoneSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_WITHIN);
}
