import type { MarketFactsResponse } from "#api/client/client.ts";
import { formatUnitPrice } from "#kernel/yen.ts";
import { LineCompare } from "#web/kit/chart/line-compare.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { hasLine, outlookMark, priceSeries } from "./price-series.ts";

type PriceChartProps = { readonly market: MarketFactsResponse | null; readonly town: string };

/** Unit prices around a building by quarter, or why there is no line to draw. */
export function PriceChart({ market, town }: PriceChartProps) {
  if (market === null) return <LoadFailed />;
  const found = priceSeries(market);
  if (!hasLine(found)) return <NoData>成約のある四半期が2つに満たないため、推移を示せません。</NoData>;
  return (
    <div>
      {found.isTownLeftOut && (
        <p className="mb-3 rounded-control bg-quiet px-3 py-2 text-14">
          {town}だけの推移を示せるほど、公開された成約が続いていません。市区の推移だけを示します。
        </p>
      )}
      <LineCompare
        title="㎡単価の推移（四半期ごとの中央値）"
        series={found.series}
        format={formatUnitPrice}
        outlook={outlookMark(market)}
      />
      <p className="mt-2 text-13 text-sub">
        公開された成約は建物を特定できないため、ひとつの建物の推移ではありません。
        {market.isSample && "サンプルの取引から計算しています。"}
      </p>
    </div>
  );
}
