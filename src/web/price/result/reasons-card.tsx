import { lazy } from "react";
import type { EstimateResponse } from "#api/client/client.ts";
import { quarterText } from "#kernel/quarter.ts";
import { formatYen } from "#kernel/yen.ts";
import { FactorBars } from "#web/kit/chart/factor-bars.tsx";
import { byTableWords } from "#web/kit/report/price-promise.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { baseText, factorRows, type Priced } from "#web/price/words/result-words.ts";

// Of houses and plots alone.
const MissingAnswersLine = lazy(() => import("./lots/missing-answers-line.tsx"));

const MAN = 10_000;

/** What rows with a name of our own stand for. */
const MEANINGS = [
  { row: "建物群の水準", meaning: "「立地」は町、「建物群の水準」は同じ町で築年の近い建物の売れ方による差です。" },
  { row: "市況の見込み", meaning: "「実際の市況」は成約のある四半期まで、「市況の見込み」はそのあとの分です。" },
] as const;

/** Why this price: differences in yen from the average home around. */
export function ReasonsCard({ estimate, outcome }: { estimate: EstimateResponse; outcome: Priced }) {
  const rows = factorRows(outcome, estimate.subject);
  const average = baseText(outcome, estimate.subject.kind);
  const base = `${average}からの差`;
  return (
    <Card title="この価格になった理由" lead={base} className="print:break-inside-auto">
      <FactorBars caption={`この価格になった理由。${base}`} rows={rows} />
      <p className="mt-3 border-line border-t pt-3 text-13 text-sub">
        {average}
        {outcome.base && `の、${quarterText(outcome.base.quarter)}の相場`} <span className="amount">{formatYen(outcome.basePrice)}</span>{" "}
        に差をすべて足すと、推定価格 <span className="amount">{formatYen(outcome.point)}</span> になります。
        {hasRoundingGap(outcome) && "1万円未満を四捨五入しているため、表示の合計とは少しずれます。"}
        {MEANINGS.filter(({ row }) => rows.some(({ label }) => label === row)).map(({ meaning }) => meaning)}
        {outcome.factors.map(({ source }) => source && byTableWords(source))}
        {rows.some(({ yen }) => yen === null) && "「入力なし」「推定に使っていません」の項目は、価格に入れていません。"}
      </p>
      {estimate.subject.kind !== "condo" && <MissingAnswersLine estimate={estimate} />}
    </Card>
  );
}

function hasRoundingGap({ basePrice, point, factors }: Priced): boolean {
  const shown = factors.reduce((sum, { yen }) => sum + Math.round((yen ?? 0) / MAN), Math.round(basePrice / MAN));
  return shown !== Math.round(point / MAN);
}
