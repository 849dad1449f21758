import { createHash } from "node:crypto";
import { mailboxKey } from "#kernel/email-address.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Tx } from "#platform/db.server.ts";
import { statesByMail, suppressedAmong } from "./console-store.server.ts";

/** By which an office knows an address again whose owner had it deleted: the same for every way to write it, another one for another office. */
export function addressHash(tenant: string, email: string): Uint8Array {
  return createHash("sha256")
    .update(`${tenant} ${mailboxKey(email)}`)
    .digest();
}

/** Why an office cannot take in an address; none: it can. */
type Barred = "known" | "stopped" | "deleted";

/** Those of these addresses, in lower case, that an office cannot take in. */
export async function barredAmong(tx: Tx, tenant: string, emails: readonly string[]): Promise<ReadonlyMap<string, Barred>> {
  const states = await statesByMail(tx, emails);
  const hashes = new Map(emails.map((email) => [email, Buffer.from(addressHash(tenant, email)).toString("hex")]));
  const deleted = await suppressedAmong(tx, [...hashes.values()]);
  const barred = new Map<string, Barred>();
  for (const [email, hash] of hashes) {
    const state = states.get(email);
    if (state !== undefined) barred.set(email, state === "stopped" ? "stopped" : "known");
    else if (deleted.has(hash)) barred.set(email, "deleted");
  }
  return barred;
}

/** Of the mail that asks somebody who was taken in: an office sends a mailbox one a day, however often it is taken in and taken out. */
export function addedMailKey(tenant: string, { email, at }: { readonly email: string; readonly at: Date }): string {
  return `customer-added ${Buffer.from(addressHash(tenant, email)).toString("hex")} ${isoDateInJapan(at)}`;
}
