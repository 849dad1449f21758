import type { OneRecommendedHome } from "#api/client/client.ts";
import { type ContactData, findInquiryHome } from "#web/inquiries/find-inquiry.ts";
import type { NotShown } from "#web/recc/door/closed.tsx";
import type { HomeSearch } from "#web/recc/door/recc-search.ts";
import { findRecommendedHome } from "#web/recc/find-recc.ts";

export type ShownContact = { readonly kind: "home"; readonly one: OneRecommendedHome; readonly contact: ContactData };
type ContactPageData = ShownContact | { readonly kind: "none" } | NotShown;

/** The home that is asked about, with the companies that offer it. */
export async function findContact(search: HomeSearch): Promise<ContactPageData> {
  const found = await findRecommendedHome(search);
  if (found.kind !== "shown") return found;
  return { kind: "home", one: found.one, contact: await findInquiryHome(found.one.item.listingKey) };
}
