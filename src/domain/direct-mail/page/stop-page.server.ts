import { readToken } from "#domain/direct-mail/core/letter-token.ts";
import { UNDO_WITHIN } from "#domain/direct-mail/core/limits.ts";
import type { StopStep } from "#domain/direct-mail/core/types.ts";
import type { OpenMailingKeys } from "#domain/direct-mail/stops/mailing-keys.server.ts";
import { wholeAddress } from "#domain/direct-mail/stops/stop-key.ts";
import { findByToken, type LetterHolder } from "#domain/direct-mail/stores/recipient-store.server.ts";
import { addStop, dropPageStops, EVERYBODY, stopsOf } from "#domain/direct-mail/stores/stop-store.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

type PageDeps = { readonly db: Db; readonly clock: Clock; readonly mailingKeys: OpenMailingKeys };

/** What whoever holds a letter sees: who wrote, and what is stopped. No word of the address: anybody may have found the letter. */
export type StopView = {
  readonly companyName: string;
  readonly isSample: boolean;
  readonly isStoppedOfCompany: boolean;
  readonly isStoppedOfAll: boolean;
  /** Something was stopped here within a day, and can be taken back. */
  readonly canUndo: boolean;
};

/** Null: nobody's letter has this number, or it is too old. Changes nothing. */
export async function stopPageView(deps: PageDeps, code: string): Promise<StopView | null> {
  const holder = await holderOf(deps, code);
  return holder && viewOf(deps, holder, deps.clock.now());
}

/**
 * Stops letters to the address that a letter went to, of its company or of everybody, or takes back what was stopped here within a day. A second press of the same
 * button changes nothing. Null: nobody's letter has this number.
 */
export async function stepStopPage(
  deps: PageDeps,
  { code, step }: { readonly code: string; readonly step: StopStep },
): Promise<StopView | null> {
  const holder = await holderOf(deps, code);
  if (holder === null) return null;
  const at = deps.clock.now();
  const addressHash = (await deps.mailingKeys()).addressHash(wholeAddress(holder));
  return inTransaction(deps.db, async (tx) => {
    const { companyId } = holder;
    if (step === "undo") await dropPageStops(tx, { addressHash, scopes: [companyId, EVERYBODY], since: undoneSince(at) });
    else await addStop(tx, { addressHash, scope: step === "all" ? EVERYBODY : companyId, way: "page", at });
    return viewOf({ ...deps, db: tx }, holder, at);
  });
}

function undoneSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_WITHIN);
}

async function holderOf({ db, mailingKeys }: PageDeps, code: string): Promise<LetterHolder | null> {
  const token = readToken(code);
  return token === null ? null : findByToken(db, (await mailingKeys()).tokenHash(token));
}

type ViewDeps = { readonly db: Db | Tx; readonly mailingKeys: OpenMailingKeys };

async function viewOf({ db, mailingKeys }: ViewDeps, holder: LetterHolder, now: Date): Promise<StopView> {
  const { companyId, companyName, isSample } = holder;
  const hashes = (await mailingKeys()).askedHashes(wholeAddress(holder));
  const stopped = new Set((await stopsOf(db, hashes)).map(({ scope }) => scope));
  // What was made on this page stands under today's key.
  const undone = (await stopsOf(db, hashes.slice(0, 1))).filter(({ way, stoppedAt }) => way === "page" && stoppedAt >= undoneSince(now));
  return {
    ...{ companyName, isSample, isStoppedOfCompany: stopped.has(companyId), isStoppedOfAll: stopped.has(EVERYBODY) },
    canUndo: undone.some(({ scope }) => scope === companyId || scope === EVERYBODY),
  };
}
