import { type ApiClient, apiClient, type EstimateResponse, type HistoryResponse, type Problem } from "#api/client/client.ts";

export type FoundResult =
  | { readonly ok: true; readonly estimate: EstimateResponse; readonly history: HistoryResponse | null }
  | { readonly ok: false; readonly problem: Problem };

type Services = Pick<ApiClient, "estimate" | "estate">;

/** An estimate and the price history around it. The page stands without the history. */
export async function findResult(id: string, { estimate, estate }: Services = apiClient()): Promise<FoundResult> {
  const found = await estimate.get("/estimates/{id}", { path: { id } });
  if (!found.ok) return found;
  const { cityCode, town, kind } = found.value.subject;
  const history = await estate.get("/history", { query: { cityCode, town, kind } });
  return { ok: true, estimate: found.value, history: history.ok ? history.value : null };
}
