import type { OneRecommendedHome } from "#api/client/client.ts";
import { type ContactData, findInquiryHome } from "#web/inquiries/find-inquiry.ts";
import type { NotShown } from "#web/recc/door/closed.tsx";
import type { HomeSearch } from "#web/recc/door/recc-search.ts";
import { findRecommendedHome } from "#web/recc/find-recc.ts";

export type ShownContact = { readonly kind: "home"; readonly one: OneRecommendedHome; readonly contact: ContactData };
type ContactPageData = ShownContact | { readonly kind: "none" } | NotShown;

/** The home that is asked about, with whom a letter may go to: the office whose message told of it, else the companies that offer it. */
export async function findContact(search: HomeSearch): Promise<ContactPageData> {
  const found = await findRecommendedHome(search);
  if (found.kind !== "shown") return found;
  const { one } = found;
  return { kind: "home", one, contact: toOffice(await findInquiryHome(one.item.listingKey), one.sender) };
}

function toOffice(contact: ContactData, office: OneRecommendedHome["sender"]): ContactData {
  if (contact.kind !== "home" || office === null || contact.home.recipients.length === 0) return contact;
  const { key: companyId, name, licence, address } = office;
  const recipient = { companyId, name, licence, address, dealType: "", price: contact.home.price, isSample: false };
  return { kind: "home", home: { ...contact.home, recipients: [recipient] } };
}
