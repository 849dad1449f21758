import { Link } from "@tanstack/react-router";
import type { EstimateResponse } from "#api/client/client.ts";
import { formatM2 } from "#kernel/area.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { percent } from "#kernel/percent.ts";
import { formatQuarterJa, parseQuarter } from "#kernel/quarter.ts";
import { formatYen } from "#kernel/yen.ts";
import { PriceBand } from "#web/kit/chart/price-band.tsx";
import { sourceName } from "#web/kit/report/credit-words.ts";
import { type Source, SourceChips } from "#web/kit/report/footnotes.tsx";
import { PreparingPrice } from "#web/kit/report/preparing-price.tsx";
import { bandPromise, disagreementText, GRADE_MEANINGS, headlineText } from "#web/kit/report/price-promise.ts";
import { SalesMedian } from "#web/kit/report/sales-median.tsx";
import { VerdictSentence } from "#web/kit/report/verdict-sentence.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import type { PriceCheck } from "./check-price.ts";

/** What came of a price check: nothing yet, a wait, a band with its verdict, or why there is none. */
export function PriceCheckResult({ check }: { readonly check: PriceCheck }) {
  return (
    <div aria-live="polite">
      {check.kind === "working" && <p className="text-14">似た成約を探し、価格の幅を計算しています。</p>}
      {check.kind === "preparing" && <PreparingPrice />}
      {check.kind === "failed" && <Notice tone="error">{check.words}</Notice>}
      {check.kind === "done" && <EstimateFound estimate={check.estimate} />}
    </div>
  );
}

function EstimateFound({ estimate }: { estimate: EstimateResponse }) {
  const { outcome, verdict, subject } = estimate;
  if (!outcome.estimated) {
    return <NoData title="推定できません">{REFUSALS[outcome.reason]}（評価の確かさ E）</NoData>;
  }
  const headline = headlineText(outcome.headline);
  const disagreement = disagreementText(outcome, subject.kind);
  return (
    <div>
      <p className="text-14 text-sub">
        AI推定価格（成約想定）・<span className="amount">{formatM2(subject.areaM2)}</span>
      </p>
      <p className="amount font-bold text-28">{formatYen(outcome.point)}</p>
      {headline && <p className="text-13 text-sub">{headline}</p>}
      {outcome.agreement && <SalesMedian {...outcome.agreement} />}
      <PriceBand low={outcome.low} point={outcome.point} high={outcome.high} asking={verdict?.askingPrice ?? null} />
      <p className="mt-2 text-14">
        {bandPromise(outcome.measured, subject.kind)}
        {verdict && <VerdictSentence {...verdict} />}
      </p>
      {disagreement && <p className="mt-2 border-warn border-l-4 bg-warn-tint px-3 py-2 text-14">{disagreement}</p>}
      <p className="mt-1 text-14 text-sub">
        評価の確かさ {outcome.grade}、±10%以内の確率 <span className="amount">{percent(outcome.withinTenPercent, 0)}</span>。
        {GRADE_MEANINGS[outcome.grade]}
      </p>
      <div className="mt-2">
        <SourceChips sources={sourcesOf(estimate, outcome.comparableCount)} />
      </div>
      <p className="mt-2 text-13 text-sub">
        AI推定価格は統計的な参考値で、不動産鑑定評価ではありません（{formatDate(new Date(estimate.createdAt))}
        に計算）。室内の状態、眺望、告知事項は反映していません。
      </p>
      <p className="mt-1">
        <Link to="/search/result" search={{ id: estimate.id }} className="no-print text-14 text-link">
          理由と似た成約を見る
        </Link>
      </p>
    </div>
  );
}

const REFUSALS: Readonly<Record<Extract<EstimateResponse["outcome"], { estimated: false }>["reason"], string>> = {
  "address-not-found": "この場所を、成約データの町に結びつけられませんでした。",
  "out-of-area": "この地域には、推定できるだけの成約データがありません。",
  "too-few-comparables": "似た成約が少なすぎて、幅を示せません。",
  "outlier-size": "広さが、成約の多い範囲から外れています。",
  "no-model": "この種別のモデルがまだありません。",
};

function sourcesOf({ dataAsOf, attributions, modelVersion, isSample }: EstimateResponse, comparables: number): readonly Source[] {
  const quarter = dataAsOf === null ? null : parseQuarter(dataAsOf);
  const until = quarter ? `${formatQuarterJa(quarter)}まで` : "";
  const data = {
    label: isSample ? `サンプルデータ ${until}` : `${attributions.map(sourceName)[0] ?? "出典"} ${until}`,
    details: attributions.join(" "),
  };
  return [
    ...(quarter ? [data] : []),
    {
      label: `モデル ${modelVersion ?? "なし"}・類似成約 ${comparables.toLocaleString("ja-JP")}件`,
      details: "売出価格は推定に使っていません。版ごとの当たり外れは「推定の精度」で公開しています。",
    },
  ];
}
