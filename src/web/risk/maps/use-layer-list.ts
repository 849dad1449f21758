import { useCallback } from "react";
import type { MeshListResponse } from "#api/client/client.ts";
import type { Window } from "#web/kit/map/layers/layer-map-props.ts";
import { useWindowList, type WindowList } from "#web/kit/map/use-window-list.ts";
import { findInWindow } from "./find-layers.ts";

/** What a layer (null: none) shows in the part of the map that is in view, as a list. */
export function useLayerList(layer: string | null, window: Window | null): WindowList<MeshListResponse> {
  const load = useCallback(
    (asked: Window, signal: AbortSignal) => (layer === null ? Promise.resolve(null) : findInWindow({ layer, window: asked, signal })),
    [layer],
  );
  return useWindowList(window, load);
}
