import { notFound } from "@tanstack/react-router";
import { type ApiClient, apiClient, type InquiryHome } from "#api/client/client.ts";

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
