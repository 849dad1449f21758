import { useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { apiClient } from "#api/client/client.ts";
import type { DrawnMap, Window } from "#web/kit/map/layers/layer-map-props.ts";
import { formatView } from "#web/kit/map/layers/map-view.ts";
import { mapPicture, type PictureWords } from "#web/kit/map/map-picture.ts";
import type { MeshRows } from "#web/kit/map/mesh-table.tsx";
import { boxText, useWindowList, type WindowList } from "#web/kit/map/use-window-list.ts";
import { saveFile } from "#web/kit/save/save-text.ts";
import { type HeatmapState, heatmapSearch, searchOf, stateOf } from "./heatmap-search.ts";

/** Shows the map otherwise, in place: no step back, no jump to the top. */
export function useShow(): (change: Partial<HeatmapState>) => void {
  const navigate = useNavigate();
  return useCallback(
    (change) => {
      const search = (before: Record<string, unknown>) => searchOf({ ...stateOf(heatmapSearch(before)), ...change });
      void navigate({ to: "/heatmap", search, replace: true, resetScroll: false, viewTransition: false });
    },
    [navigate],
  );
}

export function isSameView(a: HeatmapState["view"], b: HeatmapState["view"]): boolean {
  return formatView(a) === formatView(b);
}

/** The meshes in view, as a list. */
export function useMeshes(layer: string | null, year: number | null, window: Window | null): WindowList<MeshRows> {
  const load = useCallback(
    async (asked: Window, signal: AbortSignal): Promise<MeshRows | null> => {
      if (layer === null) return null;
      const answer = await apiClient().estate.get("/mesh", {
        query: { layer, bbox: boxText(asked), ...(year === null ? {} : { year }) },
        signal,
      });
      return answer.ok ? answer.value : null;
    },
    [layer, year],
  );
  return useWindowList(window, load);
}

/** Saves the map as a picture; tells why where that fails. */
export function usePicture(): {
  readonly problem: string | null;
  readonly save: (map: DrawnMap, words: PictureWords, name: string) => Promise<void>;
} {
  const [problem, setProblem] = useState<string | null>(null);
  const save = useCallback(async (map: DrawnMap, words: PictureWords, name: string) => {
    try {
      saveFile(await mapPicture(map, words), name);
      setProblem(null);
    } catch {
      setProblem("画像を保存できませんでした。もう一度お試しください。");
    }
  }, []);
  return { problem, save };
}
