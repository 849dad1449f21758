import {
  type ApiClient,
  apiClient,
  type EstimateResponse,
  type HistoryResponse,
  type Problem,
  type SimilarTownsResponse,
} from "#api/client/client.ts";

export type FoundResult =
  | { readonly ok: true; readonly estimate: EstimateResponse; readonly around: Around }
  | { readonly ok: false; readonly problem: Problem };

/** What stands beside an estimate; null where it could not be loaded. */
export type Around = { readonly history: HistoryResponse | null; readonly similar: SimilarTownsResponse | null };

type Services = Pick<ApiClient, "estimate" | "estate">;

/** An estimate, the price history around it and towns like its own. The page stands without the last two. */
export async function findResult(id: string, { estimate, estate }: Services = apiClient()): Promise<FoundResult> {
  const found = await estimate.get("/estimates/{id}", { path: { id } });
  if (!found.ok) return found;
  const { cityCode, town, kind } = found.value.subject;
  const query = { cityCode, town, kind };
  const [history, similar] = await Promise.all([estate.get("/history", { query }), estate.get("/similar-towns", { query })]);
  const around = { history: history.ok ? history.value : null, similar: similar.ok ? similar.value : null };
  return { ok: true, estimate: found.value, around };
}
