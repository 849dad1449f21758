import type { ApiClient, MapLayerResponse } from "#api/client/client.ts";

/** The catalogue of maps; null where it could not be had, and the page stands without it. */
export async function findLayers(estate: ApiClient["estate"]): Promise<readonly MapLayerResponse[] | null> {
  const answer = await estate.get("/layers");
  return answer.ok ? answer.value.layers : null;
}
