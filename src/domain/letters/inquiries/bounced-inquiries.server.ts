import { queueMail, undeliveredOf } from "#domain/notifications/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type Forwarded, INQUIRY_FORWARDED } from "./inquiry-mails.ts";
import { afterBounce } from "./inquiry-states.ts";
import { lockRecipient, moveRecipient } from "./inquiry-store.server.ts";

export type BounceDeps = {
  readonly db: Db;
  readonly clock: Clock;
  /** Where else a company can be reached: the verified addresses of its staff, the likeliest first. */
  readonly otherAddresses: (companyId: string) => Promise<readonly string[]>;
};

/**
 * Looks at the inquiries whose mail to the company was given up: they go out once more, to another address of the company, and where there is none,
 * or that fails too, the console says that nobody took the mail. Done again, it changes nothing.
 */
export async function handleBounces(deps: BounceDeps): Promise<void> {
  for (const { to, facts } of await undeliveredOf(deps.db, INQUIRY_FORWARDED)) await handleBounce(deps, to, facts);
}

async function handleBounce({ db, clock, otherAddresses }: BounceDeps, bouncedTo: string, facts: Forwarded): Promise<void> {
  const { companyId, number: letterId } = facts;
  const other = (await otherAddresses(companyId)).find((address) => address.toLowerCase() !== bouncedTo.toLowerCase()) ?? null;
  await inTransaction(db, async (tx) => {
    const recipient = await lockRecipient(tx, { letterId, companyId });
    // A mail of before the last forwarding was looked at then.
    if (recipient?.forwardedTo !== bouncedTo) return;
    const to = afterBounce(recipient.state, other);
    if (to === null) return;
    const at = clock.now();
    if (to === "re-forwarded" && other !== null) {
      await queueMail(tx, INQUIRY_FORWARDED, { to: other, at, facts });
      await moveRecipient(tx, recipient, { to, actor: "system", reason: "mail-refused", at, forwardedTo: other });
    } else await moveRecipient(tx, recipient, { to: "bounced", actor: "system", reason: "mail-refused", at });
  });
}
