import type { MapLayerResponse, RiskReportResponse } from "#api/client.ts";
import { CrimeBalloon } from "./crime-balloon.tsx";
import type { CrimeMapProps } from "./crime-map.tsx";
import type { HazardMapSearch } from "./hazard-map-search.ts";
import { useDotMap } from "./use-dot-map.ts";

type Asked = {
  readonly report: RiskReportResponse;
  /** Null: the catalogue could not be had. */
  readonly layers: readonly MapLayerResponse[] | null;
  readonly search: HazardMapSearch;
};

/** The map of crimes by 町丁目. */
export function useCrimeMap({ report, layers, search }: Asked): Omit<CrimeMapProps, "onRetry" | "isOutOfArea"> {
  const { show: _show, ...dots } = useDotMap({
    title: "町丁目ごとの犯罪の多さの地図",
    layerId: "crime_town",
    ...{ report, layers, search },
    tell: (picked) => <CrimeBalloon {...{ picked }} />,
  });
  return dots;
}
