import { lazy } from "react";
import type { EstimateResponse } from "#api/client/client.ts";
import { quarterText } from "#kernel/quarter.ts";
import { formatYen } from "#kernel/yen.ts";
import { DotBand } from "#web/kit/chart/dot-band.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Chip } from "#web/kit/ui/chip.tsx";
import { Tabs } from "#web/kit/ui/tabs.tsx";
import { agreementText, broughtForwardText } from "#web/price/words/promise-words.ts";
import type { Priced } from "#web/price/words/result-words.ts";
import { ComparableRows } from "./comparable-rows.tsx";
import { WhenAlive } from "./when-alive.tsx";

const SalesMapTab = lazy(() => import("./sales-map-tab.tsx"));
const WAITING = <p className="no-print text-14 text-sub">地図を準備しています</p>;

type Agreement = NonNullable<Priced["agreement"]>;

/** The sales beside a price, brought to its day: as dots on its band, in a table, and on a map by town. */
export function ComparablesCard({ estimate, outcome }: { estimate: EstimateResponse; outcome: Priced }) {
  const { comparables, comparableCount, agreement } = outcome;
  const shown = comparables.length;
  const lead =
    shown < comparableCount
      ? `${comparableCount.toLocaleString("ja-JP")}件のうち、似ている順に${shown}件`
      : `${shown}件を、似ている順に並べています`;
  return (
    <Card
      title={agreement ? "似た成約を、いまの水準に" : "似た成約"}
      lead={lead}
      className="print:break-inside-auto"
      aside={agreement && <IndexChip outcome={outcome} agreement={agreement} />}
    >
      {agreement && <SalesOnBand outcome={outcome} agreement={agreement} />}
      <Tabs
        label="似た成約の見せ方"
        tabs={[
          { id: "table", label: "表", content: <ComparableRows subject={estimate.subject} comparables={comparables} /> },
          {
            id: "map",
            label: "地図",
            content: comparables.some(({ place }) => place !== null) ? (
              <WhenAlive standIn={WAITING}>
                <SalesMapTab estimate={estimate} comparables={comparables} />
              </WhenAlive>
            ) : (
              <p className="text-14 text-sub">位置の分かる成約がありません。表をご覧ください。</p>
            ),
          },
        ]}
      />
      <p className="mt-3 text-13 text-sub">
        価格と広さは、公開元で丸められた値です。場所は町までしか公開されていないため、地図では町ごとの円に件数を入れて示しています。
        {agreement && broughtForwardText({ ...outcome, agreement })}
      </p>
    </Card>
  );
}

type OnBandProps = { readonly outcome: Priced; readonly agreement: Agreement };

function IndexChip({ outcome: { headline }, agreement: { indexName } }: OnBandProps) {
  return (
    <Chip>
      {indexName}
      {headline && `・${quarterText(headline.quarter)}`}
    </Chip>
  );
}

/** The sales as dots on the band of the estimate, and in one sentence how the two agree. */
function SalesOnBand({ outcome, agreement }: OnBandProps) {
  const { low, point, high, comparables } = outcome;
  const prices = comparables.flatMap(({ broughtForward }) => (broughtForward ? [broughtForward.price] : []));
  return (
    <div className="mb-4">
      <DotBand name="いまの水準に直した似た成約" {...{ low, point, high, prices }} median={agreement.median} />
      <p className="mt-2 text-14">{agreementText(outcome)}</p>
      <p className="text-13 text-sub">
        帯は推定の80%の幅（
        <span className="amount">
          {formatYen(low)}〜{formatYen(high)}
        </span>
        ）、点は成約です。● 幅の中　○ 幅の外
      </p>
    </div>
  );
}
