import type { Member } from "#domain/members/core/types.ts";
import { type IdentityWire, memberUserInfo } from "#domain/members/index.server.ts";
import { DISCLOSURE_TEXT } from "#domain/offers/core/consent-text.ts";
import type { Contact } from "#domain/offers/core/offer.ts";
import { type Result, refused } from "#kernel/result.ts";
import { type ActRefusal, act, type OfferDeps, withOffer } from "./act.server.ts";
import { putContact } from "./contact-store.server.ts";

export type ConsentDeps = OfferDeps & Pick<IdentityWire, "getUser">;

export type ToConsent = { readonly version: number; readonly textVersion: string; readonly sharesPhone: boolean };
/** `name`, `email`, `phone`: that is not told, or not proved. */
export type ConsentRefusal = ActRefusal | "unreached" | "unknown-text" | { readonly missing: "name" | "email" | "phone" };

/** What the other side would be told of a member; a part that is not known is null. */
export async function ownContact(
  deps: Pick<ConsentDeps, "db" | "getUser">,
  member: Member,
): Promise<Contact | "unreached" | { readonly missing: "name" | "email" }> {
  const user = await deps.getUser(member.accessToken);
  if (user === "unreached" || user === null) return "unreached";
  const { familyName, givenName } = await memberUserInfo(deps.db, member);
  const { email = null, email_verified, phone_number = null, phone_number_verified } = user.attributes;
  if (familyName === null || givenName === null) return { missing: "name" };
  if (email === null || email_verified !== "true") return { missing: "email" };
  return { name: `${familyName} ${givenName}`, email, phone: phone_number_verified === "true" ? phone_number : null };
}

/** Agrees that the other side learns who this one is, once both have agreed. What is told is taken down now, from the account and 氏名. */
export async function consent(
  deps: ConsentDeps,
  member: Member,
  id: string,
  { version, textVersion, sharesPhone }: ToConsent,
): Promise<Result<null, ConsentRefusal>> {
  if (textVersion !== DISCLOSURE_TEXT.version) return refused("unknown-text");
  const contact = await ownContact(deps, member);
  if (contact === "unreached") return refused(contact);
  if ("missing" in contact) return refused(contact);
  if (sharesPhone && contact.phone === null) return refused({ missing: "phone" });
  return withOffer<null, ActRefusal>(deps, member, id, async (held) => {
    const { tx, offer, side, at } = held;
    const { negotiation } = offer;
    if (negotiation.version !== version) return refused({ why: "stale", state: negotiation.state, version: negotiation.version });
    const agreed = await act(held, { kind: "consent", by: side });
    if (agreed.ok)
      await putContact(tx, { offerId: offer.id, side, ...contact, phone: sharesPhone ? contact.phone : null, textVersion, at });
    return agreed;
  });
}
