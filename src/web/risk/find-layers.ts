import type { ApiClient, MapLayerResponse } from "#api/client.ts";

/** The catalogue of maps; null where it could not be had, and the page stands without it. */
export async function findLayers(estate: Pick<ApiClient["estate"], "layers">): Promise<readonly MapLayerResponse[] | null> {
  const answer = await estate.layers();
  return answer.ok ? answer.value.layers : null;
}
