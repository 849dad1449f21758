import { formatYen, type Yen } from "#kernel/yen.ts";

/** What the sales beside it sold for, right under an estimate: nobody has to look for the difference. */
export function SalesMedian({ count, median }: { readonly count: number; readonly median: Yen }) {
  return (
    <p className="mt-1 text-14">
      似た成約{count}件の中央値 <b className="amount">{formatYen(median)}</b>
      <span className="text-13 text-sub">（いまの水準に直した価格）</span>
    </p>
  );
}
