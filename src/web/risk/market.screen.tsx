import { useRouter } from "@tanstack/react-router";
import type { MarketPageData } from "./find-market-page.ts";
import { type HazardMapSearch, reportPart } from "./hazard-map-search.ts";
import { MarketView } from "./market.view.tsx";
import { useMarketMap } from "./use-market-map.tsx";

export function MarketScreen({ report, market, land, layers, search }: MarketPageData & { readonly search: HazardMapSearch }) {
  const router = useRouter();
  const onRetry = () => void router.invalidate();
  const map = useMarketMap({ report, layers, search });
  return <MarketView {...{ report, market, land, onRetry }} search={reportPart(search)} map={{ ...map, onRetry }} />;
}
