import type { RentFactsResponse } from "#api/client.ts";
import { ErrorSummary } from "../kit/forms/error-summary.tsx";
import { NumberField } from "../kit/forms/text-field.tsx";
import { TypedFormBox } from "../kit/forms/typed-form.tsx";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";
import { Card } from "../kit/ui/card.tsx";
import { LoadFailed, NoData } from "../kit/ui/state-block.tsx";
import type { RentData } from "./find-details.ts";
import { homeText, isEstimated, RentBand } from "./rent-band.tsx";
import { RentChart } from "./rent-chart.tsx";
import { RENT_WORDS, type RentBand as RentAmounts, readRent, rentVerdict } from "./rent-verdict.ts";
import { ReportLinkButton } from "./report-link.tsx";
import type { ReportSearch } from "./report-search.ts";
import { RiskFrame } from "./risk-frame.tsx";

export type RentCheckerViewProps = RentData & {
  readonly search: ReportSearch;
  readonly form: TypedForm;
  /** The rent that was asked about, in yen a month. */
  readonly asked: number | null;
  /** The answer for the size that was asked about; null: it was asked about the usual home. */
  readonly found: RentFactsResponse | null;
  readonly onRetry: () => void;
};

export function RentCheckerView({ report, rent, search, form, asked, found, onRetry }: RentCheckerViewProps) {
  const { apartment } = report;
  const back = { apartmentKey: apartment.key, search };
  return (
    <RiskFrame {...{ apartment, search }} tab="life" page="家賃チェッカー">
      {rent === null ? (
        <Card title="家賃の推定">
          <LoadFailed onRetry={onRetry} />
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
            <RentChart rent={rent} town={apartment.town} onRetry={onRetry} />
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

function RentForm({ form, usual }: { form: TypedForm; usual: string }) {
  const text = form.typed.rent ?? "";
  const yen = readRent(text);
  return (
    <TypedFormBox form={form} label="家賃を入れて調べる" action="この家賃を調べる">
      <ErrorSummary issues={form.submitting.issues} attempt={form.submitting.attempt} />
      <NumberField
        name="rent"
        label="家賃（月）"
        isRequired
        unit="万円"
        mode="text"
        placeholder="例：12.5"
        value={text}
        echo={yen === null ? "" : `${yen.toLocaleString("ja-JP")}円`}
        onChange={(typed) => form.set("rent", typed)}
        error={form.messageOf("rent")}
      />
      <NumberField
        name="area"
        label="広さ"
        isRequired={false}
        unit="㎡"
        mode="text"
        placeholder="例：42.5"
        hint={`空欄のときは${usual}とみなします。`}
        value={form.typed.area ?? ""}
        onChange={(typed) => form.set("area", typed)}
        error={form.messageOf("area")}
      />
    </TypedFormBox>
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
