import type { EstimateResponse } from "#api/client/client.ts";
import { percent } from "#kernel/percent.ts";
import { PriceBand } from "#web/kit/chart/price-band.tsx";
import { BigPrice } from "#web/kit/report/big-price.tsx";
import { SourceChips } from "#web/kit/report/footnotes.tsx";
import { bandPromise, disagreementText, GRADE_MEANINGS, headlineText } from "#web/kit/report/price-promise.ts";
import { SalesMedian } from "#web/kit/report/sales-median.tsx";
import { VerdictSentence } from "#web/kit/report/verdict-sentence.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { Priced } from "#web/price/words/result-words.ts";
import { estimateSources } from "#web/price/words/sources.ts";

/** The price with its band, how sure it is, what it says about an asking price, and where it comes from. */
export function PriceCard({ estimate, outcome }: { estimate: EstimateResponse; outcome: Priced }) {
  const { point, low, high } = outcome;
  const headline = headlineText(outcome.headline);
  const disagreement = disagreementText(outcome, estimate.subject.kind);
  return (
    <Card aria-label="AI推定価格" className="flex flex-col">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="font-normal text-14 text-sub">AI推定価格（成約想定）</h2>
          <BigPrice amount={point} />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 sm:block sm:text-right">
          <Badge>評価の確かさ {outcome.grade}</Badge>
          <p className="text-sub sm:mt-1">
            ±10%以内の確率 <b className="amount text-ink">{percent(outcome.withinTenPercent, 0)}</b>
          </p>
        </div>
      </div>
      {headline && <p className="mt-1 text-13 text-sub">{headline}</p>}
      {outcome.agreement && <SalesMedian {...outcome.agreement} />}
      <div className="mt-4">
        <PriceBand low={low} point={point} high={high} asking={estimate.verdict?.askingPrice ?? null} />
      </div>
      <p className="mt-3 text-14">
        {bandPromise(outcome.measured, estimate.subject.kind)}
        {estimate.verdict && <VerdictSentence {...estimate.verdict} />}
      </p>
      {disagreement && <p className="mt-2 border-warn border-l-4 bg-warn-tint px-3 py-2 text-14">{disagreement}</p>}
      <p className="mt-1 text-14 text-sub">
        評価の確かさ {outcome.grade}：{GRADE_MEANINGS[outcome.grade]}
      </p>
      <div className="pt-4">
        <SourceChips sources={estimateSources(estimate)} />
      </div>
    </Card>
  );
}
