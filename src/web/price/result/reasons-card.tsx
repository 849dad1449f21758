import type { EstimateResponse } from "#api/client/client.ts";
import { formatYen } from "#kernel/yen.ts";
import { FactorBars } from "#web/kit/chart/factor-bars.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { factorRows, type Priced } from "./result-words.ts";

const MAN = 10_000;

/** Why this price: six differences in yen from the average home around. */
export function ReasonsCard({ estimate, outcome }: { estimate: EstimateResponse; outcome: Priced }) {
  const rows = factorRows(outcome, estimate.subject);
  const base = `${outcome.baseLabel}（${formatYen(outcome.basePrice)}）からの差`;
  return (
    <Card title="この価格になった理由" lead={base}>
      <FactorBars caption={`この価格になった理由。${base}`} rows={rows} />
      <p className="mt-3 border-line border-t pt-3 text-13 text-sub">
        {outcome.baseLabel} <span className="amount">{formatYen(outcome.basePrice)}</span> に差をすべて足すと、推定価格{" "}
        <span className="amount">{formatYen(outcome.point)}</span> になります。
        {hasRoundingGap(outcome) && "1万円未満を四捨五入しているため、表示の合計とは少しずれます。"}
        {rows.some(({ yen }) => yen === null) && "「入力なし」「データなし」の項目は、価格に入れていません。"}
      </p>
    </Card>
  );
}

function hasRoundingGap({ basePrice, point, factors }: Priced): boolean {
  const shown = factors.reduce((sum, { yen }) => sum + Math.round((yen ?? 0) / MAN), Math.round(basePrice / MAN));
  return shown !== Math.round(point / MAN);
}
