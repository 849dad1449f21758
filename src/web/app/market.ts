import { apiClient, type Market } from "#api/client/client.ts";

/** What the shell says about the data behind every page. */
export type MarketNotice = Pick<Market, "origin"> & { readonly attributions: readonly string[] };

/** Null when it cannot be had: the page is then shown without data credits rather than not at all. */
export async function findMarket(): Promise<MarketNotice | null> {
  const answer = await apiClient().estate.get("/market");
  return answer.ok ? { origin: answer.value.origin, attributions: answer.value.credits.map(({ attribution }) => attribution) } : null;
}
