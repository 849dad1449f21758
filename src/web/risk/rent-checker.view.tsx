import { BarRows } from "../kit/chart/bar-rows.tsx";
import { ErrorSummary } from "../kit/forms/error-summary.tsx";
import { NumberField } from "../kit/forms/text-field.tsx";
import { TypedFormBox } from "../kit/forms/typed-form.tsx";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";
import { Card } from "../kit/ui/card.tsx";
import { LoadFailed, NoData } from "../kit/ui/state-block.tsx";
import type { RentData } from "./find-details.ts";
import { RENT_WORDS, type RentBand, readRent, rentText, rentVerdict } from "./rent-verdict.ts";
import { ReportLinkButton } from "./report-link.tsx";
import type { ReportSearch } from "./report-search.ts";
import { RiskFrame } from "./risk-frame.tsx";

export type RentCheckerViewProps = RentData & {
  readonly search: ReportSearch;
  readonly form: TypedForm;
  /** The rent that was asked about, in yen a month. */
  readonly asked: number | null;
  readonly onRetry: () => void;
};

export function RentCheckerView({ report, rent, search, form, asked, onRetry }: RentCheckerViewProps) {
  const { apartment } = report;
  return (
    <RiskFrame {...{ apartment, search }} tab="life" page="家賃チェッカー">
      {rent === null ? (
        <Card title="家賃の推定">
          <LoadFailed onRetry={onRetry} />
        </Card>
      ) : rent.estimate === null ? (
        <Card title="家賃の推定">
          <NoData
            title={rent.reason}
            action={
              <ReportLinkButton apartmentKey={apartment.key} page="life/market" search={search} tone="secondary" size="bar">
                売買の相場を見る
              </ReportLinkButton>
            }
          >
            {rent.why}
          </NoData>
        </Card>
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Card title="家賃を入れて調べる" lead="管理費・共益費をふくめた、ひと月の金額を入れてください。">
            <RentForm form={form} />
          </Card>
          <BandCard band={rent.estimate} asked={asked} why={rent.why} />
        </div>
      )}
    </RiskFrame>
  );
}

function RentForm({ form }: { form: TypedForm }) {
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
    </TypedFormBox>
  );
}

function bandRows({ low, yenPerMonth, high }: RentBand) {
  return [
    { label: "幅の下", value: low, text: rentText(low) },
    { label: "推定", value: yenPerMonth, text: rentText(yenPerMonth) },
    { label: "幅の上", value: high, text: rentText(high) },
  ];
}

function BandCard({ band, asked, why }: { band: RentBand; asked: number | null; why: string }) {
  const verdict = asked === null ? null : RENT_WORDS[rentVerdict(asked, band)];
  return (
    <Card title="AI推定賃料（月）">
      <p className="amount font-bold text-34">{rentText(band.yenPerMonth)}</p>
      <p className="mb-3 text-14">
        80%の幅 {rentText(band.low)}〜{rentText(band.high)}
      </p>
      <BarRows
        caption="推定賃料の幅と、入れた家賃"
        labelHeading="項目"
        valueHeading="月額"
        rows={[...bandRows(band), ...(asked === null ? [] : [{ label: "入れた家賃", value: asked, text: rentText(asked) }])]}
      />
      <p role="status" className="mt-2 text-14">
        {verdict && asked !== null && (
          <>
            <b>
              {asked.toLocaleString("ja-JP")}円は「{verdict.word}」です。
            </b>
            {verdict.sentence}
          </>
        )}
      </p>
      <p className="mt-2 text-13 text-sub">{why}</p>
    </Card>
  );
}
