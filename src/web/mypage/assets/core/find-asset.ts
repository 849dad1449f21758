import { type ApiClient, type AssetResponse, apiClient } from "#api/client/client.ts";

/** `unknown`: there is none, or it is somebody else's; null: it could not be read. */
export type FoundAsset = AssetResponse | "unknown" | null;

export async function findAsset(id: string | undefined, mypage: ApiClient["mypage"] = apiClient().mypage): Promise<FoundAsset> {
  if (id === undefined) return "unknown";
  const answer = await mypage.get("/assets/{id}", { path: { id } });
  if (answer.ok) return answer.value;
  return answer.problem.status === 404 ? "unknown" : null;
}
