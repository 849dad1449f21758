import type { RentFactsResponse } from "#api/client/client.ts";
import { LineCompare } from "#web/kit/chart/line-compare.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { FactSource } from "#web/risk/facts/fact-source.tsx";
import { hasLine, priceSeries } from "./price-series.ts";

type RentChartProps = { readonly rent: RentFactsResponse | null; readonly town: string };

/** Rents for each m² around a building by quarter, or why there is no line to draw. */
export function RentChart({ rent, town }: RentChartProps) {
  if (rent === null) return <LoadFailed />;
  const found = priceSeries(rent);
  if (!hasLine(found)) return <NoData title="推移を示せません">{rent.provenance === null ? rent.why : TOO_FEW}</NoData>;
  return (
    <div>
      {found.isTownLeftOut && (
        <p className="mb-3 rounded-control bg-quiet px-3 py-2 text-14">
          {town}だけの推移を示せるほど、賃料の記録がありません。市区の推移だけを示します。
        </p>
      )}
      <LineCompare title="㎡あたりの賃料の推移（月額、四半期ごとの中央値）" series={found.series} format={unitRentText} />
      <p className="mt-2 text-13 text-sub">
        管理費・共益費をふくむ賃料を、記録が5件以上ある四半期だけで集計しました。ひとつの建物の推移ではありません。
        {rent.provenance?.isSample && "サンプルの賃料から計算しています。"}
      </p>
      <FactSource provenance={rent.provenance} />
    </div>
  );
}

const TOO_FEW = "賃料の記録が5件以上ある四半期が2つに満たないため、推移を示せません。";

function unitRentText(yenPerM2: number): string {
  return `${Math.round(yenPerM2).toLocaleString("ja-JP")}円/㎡`;
}
