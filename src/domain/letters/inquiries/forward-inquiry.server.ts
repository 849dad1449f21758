import { queueMail } from "#domain/notifications/index.server.ts";
import type { Tx } from "#platform/db.server.ts";
import { addressOfOffer } from "./inquiry-home-store.server.ts";
import { type Forwarded, INQUIRY_FORWARDED } from "./inquiry-mails.ts";
import { moveRecipient, type RecipientId } from "./inquiry-store.server.ts";
import type { RecipientState } from "./types.ts";

type Recipient = RecipientId & { readonly listingId: string; readonly state: RecipientState };
type Words = Omit<Forwarded, "companyId" | "companyName" | "reference">;

/** Sends an inquiry to the address that its company named for inquiries, in the transaction that took it in. */
export async function forwardInquiry(
  tx: Tx,
  recipient: Recipient,
  { words, at }: { readonly words: Words; readonly at: Date },
): Promise<void> {
  const { companyId, listingId } = recipient;
  const offer = await addressOfOffer(tx, { companyId, listingId });
  if (!offer) throw new Error(`an inquiry is for the company ${companyId}, which is not there`);
  const { email, reference, companyName } = offer;
  await queueMail(tx, INQUIRY_FORWARDED, { to: email, at, facts: { ...words, companyId, companyName, reference } });
  await moveRecipient(tx, recipient, { to: "forwarded", actor: "system", reason: null, at, forwardedTo: email });
}
