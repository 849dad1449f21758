import { type MapSearch, reportPart } from "#web/risk/maps/map-search.ts";
import { useDotMap } from "#web/risk/maps/use-dot-map.ts";
import { CrimeView } from "./crime.view.tsx";
import { CrimeBalloon } from "./crime-balloon.tsx";
import type { CrimeMapProps } from "./crime-map.tsx";
import type { CrimePageData } from "./find-crime-page.ts";

export function CrimeScreen({ report, crime, layers, search }: CrimePageData & { readonly search: MapSearch }) {
  const map = useCrimeMap({ report, layers, search });
  return <CrimeView {...{ report, crime }} search={reportPart(search)} map={map} />;
}

type Asked = Pick<CrimePageData, "report" | "layers"> & { readonly search: MapSearch };

/** The map of crimes by 町丁目. */
function useCrimeMap({ report, layers, search }: Asked): Omit<CrimeMapProps, "isOutOfArea"> {
  const { show: _show, ...dots } = useDotMap({
    title: "町丁目ごとの犯罪の多さの地図",
    layerId: "crime_town",
    ...{ report, layers, search },
    balloon: (picked) => <CrimeBalloon picked={picked} />,
  });
  return dots;
}
