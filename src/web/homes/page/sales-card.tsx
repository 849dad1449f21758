import type { HomeComparables, HomeDetail } from "#api/client/client.ts";
import { quarterText } from "#kernel/quarter.ts";
import { DotBand } from "#web/kit/chart/dot-band.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Chip } from "#web/kit/ui/chip.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import { priceCheckSearch } from "./price-check-search.ts";
import { SalesRows } from "./sales-rows.tsx";
import { medianOf, noSalesWords, pricesNow, salesWords } from "./sales-words.ts";

type SalesCardProps = { readonly detail: HomeDetail; readonly sales: HomeComparables | null };

/** Past sales like the home, brought to today: as dots on the band of its estimate, and as rows. Null: they could not be asked for. */
export function SalesCard({ detail, sales }: SalesCardProps) {
  const { kind } = detail.home;
  if (kind === "building" || kind === "new-condo") return null;
  if (sales === null || sales.items.length === 0) {
    return (
      <Card title="似た成約">
        <NoData>{noSalesWords(sales?.reason ?? (sales === null ? null : "cannot-estimate"))}</NoData>
        <PriceCheck detail={detail} kind={kind} />
      </Card>
    );
  }
  const { items, total, quarter, isSample } = sales;
  const isSome = items.length < total;
  return (
    <Card
      title={quarter === null ? "似た成約" : `似た成約を、${quarterText(quarter)}の水準に`}
      lead={isSome ? `${total.toLocaleString("ja-JP")}件のうち、似ている順に${items.length}件` : `${total}件を、似ている順に並べています`}
      aside={isSample && <Chip>サンプル</Chip>}
    >
      <OnBand detail={detail} sales={sales} />
      <SalesRows sales={items} kind={kind} />
      <p className="mt-2 text-12 text-sub">
        「そろえた価格」は、売れた価格に、その後の市況の動きを掛けた値です。築年・広さ・場所の違いは直していません。価格と広さは、公開元で丸められています。
        {items.some(({ priceCategory }) => priceCategory === "survey") && "「調査」は、買主へのアンケートによる取引価格です。"}
      </p>
      <PriceCheck detail={detail} kind={kind} />
    </Card>
  );
}

function OnBand({ detail: { home, estimate }, sales }: { detail: HomeDetail; sales: HomeComparables }) {
  const prices = pricesNow(sales.items);
  if (!estimate?.price || prices.length === 0) return null;
  const { q10, point, q90 } = estimate.price;
  return (
    <div className="mb-3">
      <DotBand name="水準をそろえた似た成約" {...{ point, prices }} low={q10} high={q90} median={medianOf(prices)} asking={home.price} />
      <p className="mt-1 text-14">{salesWords(prices, estimate.price)}</p>
      <p className="text-12 text-sub">帯は推定の80%の幅、点は成約です。● 幅の中　○ 幅の外</p>
    </div>
  );
}

/** The price check begins there with what the estimate knew. Its band ends at its quarter, that of the home at today. */
function PriceCheck({ detail, kind }: { detail: HomeDetail; kind: "condo" | "house" | "land" }) {
  return (
    <div className="no-print mt-3">
      <LinkButton to="/search/input" search={priceCheckSearch(detail, kind)} tone="secondary" size="bar" className="min-h-11">
        この物件の条件で価格を調べる
      </LinkButton>
      {detail.estimate?.price && (
        <p className="mt-1 text-12 text-sub">
          同じモデルで計算します。このページの80%の幅には今日までの市況のずれも入るため、価格チェックの幅とは少し違います。
        </p>
      )}
    </div>
  );
}
