import { createHash } from "node:crypto";
import { readToken } from "#domain/direct-mail/core/letter-token.ts";
import type { StopStep } from "#domain/direct-mail/core/types.ts";
import type { OpenMailingKeys } from "#domain/direct-mail/stops/mailing-keys.server.ts";
import { wholeAddress } from "#domain/direct-mail/stops/stop-key.ts";
import { undoneSince } from "#domain/direct-mail/stops/stops.server.ts";
import { findByToken, type LetterHolder } from "#domain/direct-mail/stores/recipient-store.server.ts";
import { addStop, dropOwnStops, EVERYBODY, type KeptStop, stopsOf } from "#domain/direct-mail/stores/stop-store.server.ts";
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
  /** Something was stopped by this letter in this browser within a day, and can be taken back. */
  readonly canUndo: boolean;
};

/** `secret`: what the browser that looks was given at its first press; null: it has none. */
type Looked = { readonly code: string; readonly secret: string | null };

/** Null: nobody's letter has this number, or it is too old. Changes nothing. */
export async function stopPageView(deps: PageDeps, { code, secret }: Looked): Promise<StopView | null> {
  const holder = await holderOf(deps, code);
  return holder && viewOf(deps, holder, { secret, now: deps.clock.now() });
}

/**
 * Stops letters to the address that a letter went to, of its company or of everybody, or takes back what this letter stopped in this browser within a day. A second
 * press of the same button changes nothing; from another browser it makes the stop final, for whoever made it may not be who lives there. Null: nobody's letter has
 * this number.
 */
export async function stepStopPage(
  deps: PageDeps,
  { code, secret, step }: { readonly code: string; readonly secret: string; readonly step: StopStep },
): Promise<StopView | null> {
  const holder = await holderOf(deps, code);
  if (holder === null) return null;
  const now = deps.clock.now();
  const addressHash = (await deps.mailingKeys()).addressHash(wholeAddress(holder));
  return inTransaction(deps.db, async (tx) => {
    const { companyId } = holder;
    const undoBy = keptSecret(secret, holder.id);
    if (step === "undo")
      await dropOwnStops(tx, {
        ...{ hashes: [addressHash], scopes: [companyId, EVERYBODY] },
        ...{ way: "page", undoBy, since: undoneSince(now) },
      });
    else await addStop(tx, { addressHash, scope: step === "all" ? EVERYBODY : companyId, way: "page", letter: holder, undoBy, at: now });
    return viewOf({ ...deps, db: tx }, holder, { secret, now });
  });
}

/** Of one letter: the register does not tell which letters one browser opened. */
function keptSecret(secret: string, letterId: string): string {
  return createHash("sha256").update(`${secret} ${letterId}`).digest("hex");
}

async function holderOf({ db, mailingKeys }: PageDeps, code: string): Promise<LetterHolder | null> {
  const token = readToken(code);
  return token === null ? null : findByToken(db, (await mailingKeys()).tokenHash(token));
}

type Viewer = { readonly secret: string | null; readonly now: Date };

type ViewDeps = { readonly db: Db | Tx; readonly mailingKeys: OpenMailingKeys };

async function viewOf({ db, mailingKeys }: ViewDeps, holder: LetterHolder, viewer: Viewer): Promise<StopView> {
  const { id, companyId, companyName, isSample } = holder;
  const hashes = (await mailingKeys()).askedHashes(wholeAddress(holder));
  const stops = (await stopsOf(db, hashes)).map((stop) => ({ ...stop, whose: whoseUndo(stop, viewer) }));
  // What somebody else can still take back is not shown as stopped: who lives there presses as well, and it is final.
  const isStopped = (scope: string) => stops.some((stop) => stop.scope === scope && stop.whose !== "theirs");
  return {
    ...{ companyName, isSample, isStoppedOfCompany: isStopped(companyId), isStoppedOfAll: isStopped(EVERYBODY) },
    canUndo: stops.some(({ whose, letterId }) => whose === "mine" && letterId === id),
  };
}

/** Who can still take a stop back alone. What the desk recorded holds until the desk takes it back. */
function whoseUndo({ way, undoBy, letterId, stoppedAt }: KeptStop, { secret, now }: Viewer): "mine" | "theirs" | "nobody's" {
  if (way === "desk" || undoBy === null || stoppedAt < undoneSince(now)) return "nobody's";
  return secret !== null && letterId !== null && keptSecret(secret, letterId) === undoBy ? "mine" : "theirs";
}
