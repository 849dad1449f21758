import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { addBounce, liftSuppression, listSuppressed, suppressionOf } from "./suppression-store.server.ts";
import type { Suppressed, SuppressedAddress } from "./types.ts";

const MOST_LISTED = 500;

/** Why no mail goes to the address; null: mails go. */
export function isSuppressed(db: Db, address: string): Promise<Suppressed | null> {
  return suppressionOf(db, address);
}

/** A server said for good that there is no such mailbox. */
export async function noteRefusal(db: Db, address: string, at: Date): Promise<void> {
  await addBounce(db, { address, isHard: true, source: "smtp", at });
}

/** Addresses that no mail goes to, the latest report first. */
export function suppressedAddresses(db: Db): Promise<SuppressedAddress[]> {
  return listSuppressed(db, MOST_LISTED);
}

/** Lets mails go to an address again. What its owner chose stays as it is. False: nothing held them back. */
export async function allowAddress({ db, clock }: Deps, address: string): Promise<boolean> {
  return inTransaction(db, async (tx) => (await liftSuppression(tx, address, clock.now())) > 0);
}

type Deps = { readonly db: Db; readonly clock: Clock };
