import { type ReportSearch, reportSearch } from "#web/risk/frame/report-search.ts";
import { knownFields } from "#wire/known-fields.ts";

/** Who looks at the page: somebody who would buy, or somebody who owns. */
export type ConnectSide = "buyer" | "owner";
export type ConnectSearch = ReportSearch & { readonly side?: "owner" };

/** Unknown values count as absent. `topic=owner` stands in addresses that were shared before. */
export function connectSearch(search: Record<string, unknown>): ConnectSearch {
  const isOwner = search.side === "owner" || search.topic === "owner";
  return knownFields(["side"], { ...reportSearch(search), ...(isOwner ? { side: "owner" } : {}) });
}
