import { useCallback } from "react";
import type { MeshListResponse } from "#api/client/client.ts";
import type { Window } from "#web/kit/map/layers/layer-map-props.ts";
import { useWindowList, type WindowList } from "#web/kit/map/use-window-list.ts";
import { findInWindow } from "./find-layers.ts";

/** What a layer shows in the part of the map that is in view, as a list. */
export function useLayerList(layer: string, window: Window | null): WindowList<MeshListResponse> {
  const load = useCallback((asked: Window, signal: AbortSignal) => findInWindow({ layer, window: asked, signal }), [layer]);
  return useWindowList(window, load);
}
