import type { RentFactsResponse } from "#api/client/client.ts";
import { rentEcho } from "#kernel/fields/echo.ts";
import { RENT_FIELDS } from "#kernel/fields/money-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { NumberField } from "#web/kit/form/text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { RentChart } from "#web/risk/building/rent-chart.tsx";
import type { RentData } from "#web/risk/facts/find-details.ts";
import { ReportLinkButton } from "#web/risk/frame/report-link.tsx";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { homeText, isEstimated, RentBand } from "./rent-band.tsx";
import { RENT_WORDS, type RentBand as RentAmounts, rentVerdict } from "./rent-verdict.ts";

export type RentCheckerViewProps = RentData & {
  readonly search: ReportSearch;
  readonly form: Form;
  /** The rent that was asked about, in yen a month. */
  readonly asked: number | null;
  /** The answer for the size that was asked about; null: it was asked about the usual home. */
  readonly found: RentFactsResponse | null;
};

export function RentCheckerView({ report, rent, search, form, asked, found }: RentCheckerViewProps) {
  const { subject } = report;
  const back = { apartmentKey: subject.key, search };
  return (
    <RiskFrame {...{ subject, search }} tab="life" page="家賃チェッカー">
      {rent === null ? (
        <Card title="家賃の推定">
          <LoadFailed />
        </Card>
      ) : (
        <>
          {isEstimated(rent) ? (
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <Card title="家賃を入れて調べる" lead="管理費・共益費をふくめた、ひと月の金額を入れてください。">
                <RentForm form={form} usual={homeText(rent.estimate.home)} />
              </Card>
              <Card title="AI推定賃料（月）">
                <Answer rent={found ?? rent} asked={asked} back={back} />
              </Card>
            </div>
          ) : (
            <Card title="家賃の推定">
              <Answer rent={rent} asked={null} back={back} />
            </Card>
          )}
          <Card title="㎡あたりの賃料の推移">
            <RentChart rent={rent} town={subject.town} />
          </Card>
        </>
      )}
    </RiskFrame>
  );
}

type AnswerProps = {
  readonly rent: RentFactsResponse;
  readonly asked: number | null;
  readonly back: { readonly apartmentKey: string; readonly search: ReportSearch };
};

function Answer({ rent, asked, back }: AnswerProps) {
  return (
    <div role="status">
      {isEstimated(rent) ? (
        <>
          {asked !== null && <Verdict asked={asked} band={rent.estimate} />}
          <RentBand rent={rent} asked={asked} />
        </>
      ) : (
        <NoData
          title={rent.reason ?? "推定できません"}
          action={
            <ReportLinkButton {...back} page="life/market" tone="secondary" size="bar">
              売買の相場を見る
            </ReportLinkButton>
          }
        >
          {rent.why}
        </NoData>
      )}
    </div>
  );
}

function RentForm({ form, usual }: { form: Form; usual: string }) {
  return (
    <FormBox form={form} label="家賃を入れて調べる" action="この家賃を調べる">
      <NumberField {...boundField(form, "rent", RENT_FIELDS.rent)} mode="text" echo={rentEcho(form.typed.rent)} />
      <NumberField {...boundField(form, "area", RENT_FIELDS.area)} mode="text" hint={`空欄のときは${usual}とみなします。`} />
    </FormBox>
  );
}

function Verdict({ asked, band }: { asked: number; band: RentAmounts }) {
  const { word, sentence } = RENT_WORDS[rentVerdict(asked, band)];
  return (
    <p className="mb-3 rounded-control bg-quiet px-3 py-2 text-14">
      <b>
        {asked.toLocaleString("ja-JP")}円は「{word}」です。
      </b>
      {sentence}
    </p>
  );
}
