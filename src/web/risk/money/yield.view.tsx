import type { RentFactsResponse, RiskReportResponse } from "#api/client/client.ts";
import { PURCHASE_COST_PERCENT, USUAL_VACANCY_PERCENT } from "#domain/finance/yield.ts";
import { rentEcho } from "#kernel/fields/echo.ts";
import { YIELD_FIELDS } from "#kernel/fields/money-fields.ts";
import { formatYen } from "#kernel/yen.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { LiveFields } from "#web/kit/form/form-box.tsx";
import { NumberField } from "#web/kit/form/text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { exactYen } from "./loan-words.ts";
import { homeText, isEstimated, RentBand } from "./rent-band.tsx";
import { areaOf, rentStart, type YieldField, type YieldReading } from "./yield-form.ts";

export type YieldViewProps = {
  readonly report: RiskReportResponse;
  readonly rent: RentFactsResponse | null;
  /** The fees of the building are known, and stood in the form from the start. */
  readonly hasFees: boolean;
  readonly search: ReportSearch;
  /** With what is wrong in `reading`. */
  readonly form: Form;
  readonly reading: YieldReading;
};

/** What the rent of a home here brings, before loan and income tax. */
export function YieldView({ report: { subject }, rent, hasFees, search, form, reading }: YieldViewProps) {
  const fields = { form, reading, hasFees, estimate: rent?.estimate ?? null };
  return (
    <RiskFrame {...{ subject, search }} tab="apartment" page="利回り・賃料">
      <Card title="賃料の幅">
        <RentCardBody rent={rent} />
      </Card>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1.3fr_1fr]">
        <Card title="利回りの計算" lead="入力した内容は、この画面の中だけで計算します。分からない費用は空欄のままでかまいません。">
          <YieldFields {...fields} />
        </Card>
        <Card title="利回り">
          <YieldFigures reading={reading} />
        </Card>
      </div>
    </RiskFrame>
  );
}

type FieldsProps = Pick<YieldViewProps, "form" | "reading" | "hasFees"> & { readonly estimate: RentFactsResponse["estimate"] };

function RentCardBody({ rent }: Pick<YieldViewProps, "rent">) {
  if (rent === null) return <LoadFailed />;
  return isEstimated(rent) ? <RentBand rent={rent} asked={null} /> : <NoData title={rent.reason ?? "推定できません"}>{rent.why}</NoData>;
}

function YieldFields({ form, reading, hasFees, estimate }: FieldsProps) {
  const { low, high } = PURCHASE_COST_PERCENT.used;
  const asked = (name: YieldField) => boundField(form, name, YIELD_FIELDS[name]);
  const fee = reading.brokerFeeYen === null ? "" : `仲介手数料の上限は${exactYen(reading.brokerFeeYen)}（税込）です。`;
  const feeHint = hasFees ? { hint: `建物の額を${areaOf(estimate)}㎡で計算した値です。` } : {};
  const isEstimate = estimate !== null && form.typed.rent === rentStart(estimate);
  const rentHint = isEstimate ? { hint: `AI推定賃料（${homeText(estimate.home)}）です。変えられます。` } : {};
  return (
    <LiveFields form={form}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField {...asked("price")} mode="text" />
        <NumberField {...asked("rent")} {...rentHint} mode="text" echo={rentEcho(form.typed.rent)} />
        <NumberField {...asked("vacancy")} hint={`一般に${USUAL_VACANCY_PERCENT.low}〜${USUAL_VACANCY_PERCENT.high}%を見込みます。`} />
        <NumberField {...asked("agency")} hint="自分で管理するなら0です。" />
        <NumberField {...asked("management")} {...feeHint} mode="text" />
        <NumberField {...asked("reserve")} {...feeHint} mode="text" />
        <NumberField {...asked("tax")} mode="text" />
        <NumberField {...asked("insurance")} mode="text" />
        <NumberField {...asked("costs")} mode="text" hint={`中古は価格の${low}〜${high}%が目安です。${fee}`} />
      </div>
    </LiveFields>
  );
}

function YieldFigures({ reading: { yields, leftOut } }: Pick<FieldsProps, "reading">) {
  if (yields === null) return <p className="text-14 text-sub">購入価格と家賃を入れると、利回りを計算します。</p>;
  return (
    <div aria-live="polite">
      <dl className="flex flex-col gap-2">
        <div>
          <dt className="text-14 text-sub">実質利回り</dt>
          <dd className="amount font-bold text-34">{yields.netPercent.toFixed(2)}%</dd>
        </div>
        <div>
          <dt className="text-14 text-sub">表面利回り（満室の場合）</dt>
          <dd className="amount font-bold text-22">{yields.grossPercent.toFixed(2)}%</dd>
        </div>
      </dl>
      <p className="mt-3 text-14">
        年間の家賃収入<b className="amount"> {formatYen(yields.incomeYen)}</b>、費用<b className="amount"> {formatYen(yields.costsYen)}</b>
        。
      </p>
      {leftOut.length > 0 && (
        <p className="mt-2 rounded-control bg-quiet px-3 py-2 text-14">{leftOut.join("、")}は空欄のため、0円で計算しています。</p>
      )}
      <p className="mt-2 text-13 text-sub">ローンの返済と所得税は入れていません。</p>
    </div>
  );
}
