import { useCallback } from "react";
import { apiClient, type MeshListResponse } from "#api/client/client.ts";
import type { Window } from "#web/kit/map/layers/layer-map-props.ts";
import { boxText, useWindowList, type WindowList } from "#web/kit/map/use-window-list.ts";

/** What a layer shows in the part of the map that is in view, as a list. */
export function useLayerList(layer: string, window: Window | null): WindowList<MeshListResponse> {
  const load = useCallback(
    async (asked: Window, signal: AbortSignal) => {
      const answer = await apiClient().estate.get("/mesh", { query: { layer, bbox: boxText(asked) }, signal });
      return answer.ok ? answer.value : null;
    },
    [layer],
  );
  return useWindowList(window, load);
}
