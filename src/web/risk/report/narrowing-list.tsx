import type { RiskReportResponse } from "#api/client/client.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import { letterSpan } from "./report-words.ts";

type Narrowing = RiskReportResponse["rating"]["narrowing"][number];
type NarrowingListProps = { readonly rating: Pick<RiskReportResponse["rating"], "coverage" | "possible" | "narrowing"> };

const SHOWN = 5;

const BY: Readonly<Record<Narrowing["by"], string>> = {
  visitor: "入力できます",
  building: "管理組合の資料で分かります",
  data: "公的なデータの取り込み待ち",
};

/** What would narrow the letter and by how much, what the reader can tell first. */
export function NarrowingList({ rating: { coverage, possible, narrowing } }: NarrowingListProps) {
  const shown = shownNarrowing(narrowing);
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className="text-16">分かると、幅がせまくなること</h3>
      <ul className="mt-1 divide-y divide-line">
        {shown.map((one) => (
          <li key={one.what} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 py-2 text-14 print:break-inside-avoid">
            <b>
              {one.title} <Badge tone={one.by === "visitor" ? "brand" : "quiet"}>{BY[one.by]}</Badge>
            </b>
            <span className="amount text-right">
              <span className="text-sub">そろい {coverageText(coverage)}→</span>
              <b>{coverageText(one.coverageAfter)}</b>
            </span>
            <span className="col-span-full text-13 text-sub">
              {one.assuming}、<b className="amount text-ink">{letterSpan(one)}</b>
              {letterSpan(one) === letterSpan(possible) ? "（幅は変わりません）" : `（いまは${letterSpan(possible)}）`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-12 text-sub">「〜なら」は計算の例で、この場所の値ではありません。</p>
    </section>
  );
}

/** What the visitor can tell first, then by the coverage that it brings; parts of what is told together are left out. */
export function shownNarrowing(narrowing: readonly Narrowing[]): readonly Narrowing[] {
  const hasTold = narrowing.some(({ what }) => what === "told");
  const single = narrowing.filter(({ what }) => !(hasTold && (what === "built" || what === "units")));
  return [...single.filter(({ by }) => by === "visitor"), ...single.filter(({ by }) => by !== "visitor")].slice(0, SHOWN);
}
