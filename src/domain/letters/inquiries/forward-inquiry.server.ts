import { queueMail } from "#domain/notifications/index.server.ts";
import { hours } from "#kernel/duration.ts";
import type { Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";
import { addressOfOffer } from "./inquiry-home-store.server.ts";
import { type Forwarded, INQUIRIES_WAIT, INQUIRY_FORWARDED } from "./inquiry-mails.ts";
import { forwardedSince, moveRecipient, type RecipientId } from "./inquiry-store.server.ts";
import { hasMailOfItsOwn } from "./mail-room.ts";
import type { RecipientState } from "./types.ts";

type Recipient = RecipientId & { readonly listingId: string; readonly state: RecipientState };
type Words = Omit<Forwarded, "companyId" | "companyName" | "reference">;

const LATELY = hours(1);

/**
 * Sends an inquiry to the address that its company named for inquiries, in the transaction that took it in. Where many came within the hour the
 * console has it, and one mail an hour says how many wait. Whoever forwards to several companies does so in the order of their ids.
 */
export async function forwardInquiry(
  tx: Tx,
  recipient: Recipient,
  { words, at }: { readonly words: Words; readonly at: Date },
): Promise<void> {
  const { companyId, listingId } = recipient;
  const offer = await addressOfOffer(tx, { companyId, listingId });
  if (!offer) throw new Error(`an inquiry is for the company ${companyId}, which is not there`);
  const { email, reference, companyName } = offer;
  // One after the other, or many at once would each be the first.
  await takeLock(tx, `inquiries to ${companyId}`);
  const lately = await forwardedSince(tx, recipient, new Date(at.getTime() - LATELY));
  const isMailed = hasMailOfItsOwn(lately);
  if (isMailed) await queueMail(tx, INQUIRY_FORWARDED, { to: email, at, facts: { ...words, companyId, companyName, reference } });
  else if (!lately.isDigestDue) {
    const due = new Date(at.getTime() + LATELY);
    await queueMail(tx, INQUIRIES_WAIT, { to: email, at, due, facts: { companyId, companyName } });
  }
  const reason = isMailed ? null : "many-at-once";
  await moveRecipient(tx, recipient, { to: "forwarded", actor: "system", reason, at, forwardedTo: email });
}
