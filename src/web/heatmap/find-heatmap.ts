import { type ApiClient, apiClient, type MapLayerResponse } from "#api/client/client.ts";

/** Null when the catalogue could not be had. */
export type Catalogue = readonly MapLayerResponse[] | null;

export async function findHeatmap({ estate }: Pick<ApiClient, "estate"> = apiClient()): Promise<Catalogue> {
  const answer = await estate.get("/layers");
  return answer.ok ? answer.value.layers : null;
}
