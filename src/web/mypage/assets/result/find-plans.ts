import { type ApiClient, type AssetPlansResponse, apiClient } from "#api/client/client.ts";
import { type PlanWishes, queryOf } from "./plan-wishes.ts";

/** What could be done with a home, as its owner sets it; null: it could not be read. */
export async function findPlans(
  id: string,
  wishes: PlanWishes,
  { mypage, signal }: { readonly mypage: ApiClient["mypage"]; readonly signal?: AbortSignal } = apiClient(),
): Promise<AssetPlansResponse | null> {
  const answer = await mypage.get("/assets/{id}/plans", { path: { id }, query: queryOf(wishes), ...(signal && { signal }) });
  return answer.ok ? answer.value : null;
}
