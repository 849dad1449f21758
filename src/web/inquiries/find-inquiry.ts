import { notFound } from "@tanstack/react-router";
import { type ApiClient, apiClient, type FoundHome, type InquiryHome } from "#api/client/client.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { othersThan, similarQuery } from "#web/kit/home/similar-homes.ts";

/** `none`: the address names no home. */
export type ContactData = { readonly kind: "home"; readonly home: InquiryHome } | { readonly kind: "none" | "failed" };

/** The home that is asked about, with who offers it today; one that is not there is no page. */
export async function findInquiryHome(listing: string | undefined, estate: ApiClient["estate"] = apiClient().estate): Promise<ContactData> {
  if (listing === undefined) return { kind: "none" };
  const answer = await estate.get("/homes/{key}/recipients", { path: { key: listing } });
  if (answer.ok) return { kind: "home", home: answer.value };
  if (answer.problem.status === 404) throw notFound();
  return { kind: "failed" };
}

/** Homes like the one that was asked about, and the ISO day in Japan. */
export type SimilarData = { readonly similar: readonly FoundHome[]; readonly today: string };

/** What to look at next; none where the address names no home, or they could not be read: the inquiry is on its way all the same. */
export async function findSimilar(listing: string | undefined, estate: ApiClient["estate"] = apiClient().estate): Promise<SimilarData> {
  const today = isoDateInJapan(new Date());
  const asked = listing === undefined ? null : await estate.get("/homes/{key}/recipients", { path: { key: listing } });
  if (!asked?.ok) return { similar: [], today };
  const found = await estate.get("/homes", { query: similarQuery(asked.value) });
  return { similar: found.ok ? othersThan(asked.value, found.value.items) : [], today };
}
