import { type ApiClient, apiClient, type MapLayerResponse, type MeshListResponse } from "#api/client/client.ts";
import type { Window } from "#web/kit/map/layers/layer-map-props.ts";
import { boxText } from "#web/kit/map/use-window-list.ts";

/** The catalogue of maps; null where it could not be had, and the page stands without it. */
export async function findLayers(estate: ApiClient["estate"]): Promise<readonly MapLayerResponse[] | null> {
  const answer = await estate.get("/layers");
  return answer.ok ? answer.value.layers : null;
}

type InWindow = { readonly layer: string; readonly window: Window; readonly signal: AbortSignal };

/** What a layer has in a part of the map; null where it could not be had. */
export async function findInWindow(
  { layer, window, signal }: InWindow,
  { estate }: Pick<ApiClient, "estate"> = apiClient(),
): Promise<MeshListResponse | null> {
  const answer = await estate.get("/mesh", { query: { layer, bbox: boxText(window) }, signal });
  return answer.ok ? answer.value : null;
}
