import { useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import { apiClient, type MapLayerResponse, type RiskReportResponse } from "#api/client.ts";
import type { DrawnMap, Picked, Window } from "../kit/map/layer-map-props.ts";
import { formatPlace, formatView, parsePlace } from "../kit/map/map-view.ts";
import { boxText, useWindowList } from "../kit/map/use-window-list.ts";
import type { DotRow, DotRows } from "./dot-table.tsx";
import { type HazardMapSearch, hazardMapSearch, viewOf } from "./hazard-map-search.ts";
import { MarketBalloon } from "./market-balloon.tsx";
import { MARKET_CHOICES, type MarketLayer } from "./market-dots.ts";
import type { MarketMapProps } from "./market-map.tsx";

type MarketMapState = Omit<MarketMapProps, "onRetry">;
type Asked = {
  readonly report: RiskReportResponse;
  /** Null: the catalogue could not be had. */
  readonly layers: readonly MapLayerResponse[] | null;
  readonly search: HazardMapSearch;
};

/** The map of sales and homes on sale: what it shows stands in the address, a click tells of the dots at that spot. */
export function useMarketMap({ report: { apartment }, layers, search }: Asked): MarketMapState {
  const show = useShow();
  const choice = MARKET_CHOICES.find(({ id }) => id === search.layer)?.id ?? "sales";
  const layer = layers?.find(({ id }) => id === choice) ?? null;
  const [spot, setSpot] = useState<Picked | null>(null);
  const [window, setWindow] = useState<Window | null>(null);
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const list = useDots(choice, window);
  const overlay = useMemo(() => (layer?.state === "ok" ? { ...layer, year: null } : null), [layer]);
  const subject = useMemo(() => ({ place: apartment.place, label: apartment.name }), [apartment]);
  const view = viewOf(search, apartment.place);
  const pick = (picked: Picked | null) => {
    setSpot(picked);
    show({ pin: picked ? formatPlace(picked.place) : undefined });
  };
  const shared = { apartmentKey: apartment.key, search };
  const period = layer?.provenance?.asOf ?? null;
  return {
    ...{ choice, layer, list, ...shared },
    map: {
      title: choice === "sales" ? "まわりの町の成約の地図" : "まわりの売出中の物件の地図",
      ...{ view, overlay, subject },
      hazardPictures: null,
      pin: parsePlace(search.pin),
      balloon: spot && { place: spot.place, content: <MarketBalloon {...shared} {...{ period }} layer={choice} picked={spot} /> },
      onPick: pick,
      onClose: () => pick(null),
      onMove: (next, inView) => {
        setWindow(inView);
        if (formatView(next) !== formatView(view)) show({ at: formatView(next) });
      },
      onDrawn: setDrawn,
    },
    onChoice: (id) => {
      setSpot(null);
      show({ layer: id, pin: undefined });
    },
    onShow: (row) => {
      drawn?.show(row.place);
      pick(pickedOf(row, view.zoom));
    },
  };
}

function pickedOf({ place, facts = {} }: DotRow, zoom: number): Picked {
  return { place, zoom, tags: facts, mesh: null, all: [facts] };
}

type Change = { readonly [Name in keyof HazardMapSearch]?: HazardMapSearch[Name] | undefined };

/** Shows the map otherwise, in place: no step back, no jump to the top. */
function useShow(): (change: Change) => void {
  const navigate = useNavigate();
  return (change) => {
    const search = (before: Record<string, unknown>) => hazardMapSearch({ ...before, ...change });
    void navigate({ to: ".", search, replace: true, resetScroll: false, viewTransition: false });
  };
}

function useDots(layer: MarketLayer, window: Window | null) {
  const load = useCallback(
    async (asked: Window, signal: AbortSignal): Promise<DotRows | null> => {
      const answer = await apiClient().estate.mesh({ layer, bbox: boxText(asked) }, { signal });
      return answer.ok ? answer.value : null;
    },
    [layer],
  );
  return useWindowList(window, load);
}
