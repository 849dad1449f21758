import type { Recommendations } from "#api/client/client.ts";
import { formatUnitPrice } from "#kernel/yen.ts";
import { LineCompare } from "#web/kit/chart/line-compare.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import type { HomeSearch } from "#web/recc/door/recc-search.ts";
import { SenderBand } from "#web/recc/fm/sender-band.tsx";
import { useSender } from "#web/recc/sender-card.tsx";
import type { PriceSeries } from "./find-around.ts";
import { areaRows, homeRows } from "./price-rows.ts";

export type GraphProps = {
  readonly series: PriceSeries | null;
  readonly today: string;
  readonly back: HomeSearch;
  /** The office in whose name the home was told; null: the site itself. */
  readonly office: Recommendations["sender"];
};

/** What is asked for each m² of a home beside what homes of its area were sold for, by quarter, with a table twin. */
export function GraphView({ series, today, back, office }: GraphProps) {
  const sender = useSender(office);
  return (
    <div className="measure-content py-6 sm:py-8">
      {office !== null && <SenderBand sender={sender} />}
      <h1 className={`text-28 max-sm:text-22 ${office === null ? "" : "mt-3"}`}>価格グラフ</h1>
      <div className="mt-4 flex flex-col gap-5">
        {series === null ? <LoadFailed>価格を読み込めませんでした。</LoadFailed> : <Prices series={series} today={today} />}
        <p>
          <LinkButton to={office === null ? "/recc/property" : "/recc/fm_detail"} search={back} tone="secondary">
            物件にもどる
          </LinkButton>
        </p>
      </div>
    </div>
  );
}

function Prices({ series: { detail, area }, today }: { readonly series: PriceSeries; readonly today: string }) {
  const own = homeRows(detail, today);
  const around = areaRows(area);
  const { title } = detail.home;
  const now = own.at(-1);
  return (
    <Card title={title} lead="㎡あたりの価格（四半期ごと）">
      {now && (
        <p className="mb-3 text-14">
          いまの売出価格は<b className="amount">{formatUnitPrice(now.value)}</b>です。
        </p>
      )}
      {own.length + around.length < 2 ? (
        <NoData>推移を示せるだけの記録が、まだありません。次の四半期から示せることがあります。</NoData>
      ) : (
        <>
          <LineCompare
            title={`${title}とエリアの㎡単価`}
            series={[
              { name: `${title}（売出価格）`, rows: own, isUncounted: true },
              { name: `${area?.label ?? "エリア"}（成約の中央値）`, rows: around },
            ]}
            format={formatUnitPrice}
          />
          <p className="mt-2 text-13 text-sub">
            売出価格は掲載された価格、エリアは実際の取引の価格です。広さ・築年・階のちがいは、そろえていません。
          </p>
        </>
      )}
    </Card>
  );
}
