import type { KeptMessage } from "#domain/identity/core/messages.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { insertSentMessage } from "./outbox-store.server.ts";

/** Keeps messages in the database instead of sending them: for development and tests. */
export function createOutboxSender({ db, clock }: { readonly db: Db; readonly clock: Clock }): (message: KeptMessage) => Promise<boolean> {
  return async (message) => {
    if (isUnreachable(message.to)) return false;
    await insertSentMessage(db, message, clock.now());
    return true;
  };
}

/** No name under .invalid ever exists (RFC 2606), so that a failed delivery can be tried out. */
function isUnreachable(address: string): boolean {
  return address.toLowerCase().endsWith(".invalid");
}
