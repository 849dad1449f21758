import type { MapLayerResponse, RiskReportResponse } from "#api/client.ts";
import type { HazardMapSearch } from "./hazard-map-search.ts";
import { MarketBalloon } from "./market-balloon.tsx";
import { MARKET_CHOICES } from "./market-dots.ts";
import type { MarketMapProps } from "./market-map.tsx";
import { useDotMap } from "./use-dot-map.ts";

type Asked = {
  readonly report: RiskReportResponse;
  /** Null: the catalogue could not be had. */
  readonly layers: readonly MapLayerResponse[] | null;
  readonly search: HazardMapSearch;
};

/** The map of sales and homes on sale. */
export function useMarketMap({ report, layers, search }: Asked): Omit<MarketMapProps, "onRetry"> {
  const choice = MARKET_CHOICES.find(({ id }) => id === search.layer)?.id ?? "sales";
  const shared = { apartmentKey: report.apartment.key, search };
  const { show, ...dots } = useDotMap({
    title: choice === "sales" ? "まわりの町の成約の地図" : "まわりの売出中の物件の地図",
    layerId: choice,
    ...{ report, layers, search },
    tell: (picked, layer) => <MarketBalloon {...shared} {...{ picked }} layer={choice} period={layer?.provenance?.asOf ?? null} />,
  });
  return { ...dots, ...shared, choice, onChoice: show };
}
