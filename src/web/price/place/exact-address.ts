import type { ApiClient, FoundPlace } from "#api/client/client.ts";
import { LONGEST_TEXT } from "./hub-search.ts";

/**
 * The one address (丁目 or 番) that a text is; null where there is none, more than one, or only a like one. What asks stands without it, so no answer is
 * null as well.
 */
export async function exactAddress(text: string, estate: ApiClient["estate"], signal?: AbortSignal): Promise<FoundPlace | null> {
  const found = await estate.get("/places", { query: { q: text.slice(0, LONGEST_TEXT) }, ...(signal && { signal }) });
  if (!found.ok || found.value.outcome !== "one") return null;
  const [only] = found.value.items;
  return only?.kind === "address" && only.isExact ? only : null;
}
