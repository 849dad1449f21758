import type { RiskReportResponse } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { ReportLink } from "#web/risk/frame/report-link.tsx";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { hereWords } from "#web/risk/frame/subject-words.ts";
import { PriceCheckForm } from "./price-check-form.tsx";
import { PriceCheckResult } from "./price-check-result.tsx";
import type { PriceCheckState } from "./use-price-check.ts";

export type CheckerViewProps = {
  readonly report: RiskReportResponse;
  readonly search: ReportSearch;
  readonly price: PriceCheckState;
};

function knownWords({ kind, builtYear }: RiskReportResponse["subject"]): string {
  if (kind === "building") return "建物の場所と築年は分かっています。";
  return builtYear === null ? "築年が分からないため、幅は広くなります。" : `${builtYear}年築として調べます（あなたの入力）。`;
}

/** An asking price of a unit of this building, or of one at this place, held against the band of our estimate. */
export function CheckerView({ report: { subject }, search, price }: CheckerViewProps) {
  return (
    <RiskFrame {...{ subject, search }} tab="apartment" page="価格チェッカー">
      <Card title="部屋の条件" lead={`${knownWords(subject)}売出価格は比べるためだけに使い、推定には使いません。`}>
        <PriceCheckForm form={price.form} fields={["areaM2", "floor", "askingPrice"]} action="価格を調べる" />
        <p className="mt-3 text-13 text-sub">
          階は公開された成約データにないため、公表された査定の表の率で価格に入れます。入力がなければ、価格は変わりません。
        </p>
      </Card>
      <Card title="結果">
        {price.check.kind === "idle" ? (
          <p className="text-14 text-sub">専有面積を入れると、{hereWords(subject)}の部屋の価格の幅を示します。</p>
        ) : (
          <PriceCheckResult check={price.check} />
        )}
      </Card>
      <p className="text-14">
        <ReportLink apartmentKey={subject.key} page="apartment/loan" search={search}>
          この価格のローンを試算する
        </ReportLink>
      </p>
    </RiskFrame>
  );
}
