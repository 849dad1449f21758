import { type ApiClient, apiClient, type MapLayerResponse } from "#api/client.ts";

/** Null when the catalogue could not be had. */
export type Catalogue = readonly MapLayerResponse[] | null;

export async function findHeatmap({ estate }: { readonly estate: Pick<ApiClient["estate"], "layers"> } = apiClient()): Promise<Catalogue> {
  const answer = await estate.layers();
  return answer.ok ? answer.value.layers : null;
}
