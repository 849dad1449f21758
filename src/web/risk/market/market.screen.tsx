import { type MapSearch, reportPart } from "#web/risk/maps/map-search.ts";
import { useDotMap } from "#web/risk/maps/use-dot-map.ts";
import type { MarketPageData } from "./find-market-page.ts";
import { MarketView } from "./market.view.tsx";
import { MarketBalloon } from "./market-balloon.tsx";
import { MARKET_CHOICES } from "./market-dots.ts";
import type { MarketMapProps } from "./market-map.tsx";

export function MarketScreen({ report, market, land, layers, search }: MarketPageData & { readonly search: MapSearch }) {
  const map = useMarketMap({ report, layers, search });
  return <MarketView {...{ report, market, land }} search={reportPart(search)} map={map} />;
}

type Asked = Pick<MarketPageData, "report" | "layers"> & { readonly search: MapSearch };

/** The map of sales and homes on sale. */
function useMarketMap({ report, layers, search }: Asked): MarketMapProps {
  const choice = MARKET_CHOICES.find(({ id }) => id === search.layer)?.id ?? "sales";
  const shared = { apartmentKey: report.subject.key, search };
  const { show, ...dots } = useDotMap({
    title: choice === "sales" ? "まわりの町の成約の地図" : "まわりの売出中の物件の地図",
    layerId: choice,
    ...{ report, layers, search },
    balloon: (picked, layer) => <MarketBalloon {...shared} picked={picked} layer={choice} period={layer?.provenance?.asOf ?? null} />,
  });
  return { ...dots, ...shared, choice, onChoice: show };
}
