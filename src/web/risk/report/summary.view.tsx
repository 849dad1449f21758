import type { ReactNode } from "react";
import type { RiskReportResponse } from "#api/client/client.ts";
import { CopyLink } from "#web/kit/link/copy-link.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ReportLinkButton } from "#web/risk/frame/report-link.tsx";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { hereWords } from "#web/risk/frame/subject-words.ts";
import type { ToldSearch } from "#web/risk/frame/told-search.ts";
import { PriceCheckForm } from "#web/risk/money/price-check-form.tsx";
import { PriceCheckResult } from "#web/risk/money/price-check-result.tsx";
import type { PriceCheckState } from "#web/risk/money/use-price-check.ts";
import { DriversCard } from "./drivers-card.tsx";
import { FloorCard } from "./floor-card.tsx";
import { HeldCard, HeldPillars } from "./held-card.tsx";
import { LetterCard } from "./letter-card.tsx";
import { PossibleCard } from "./possible-card.tsx";
import { reportSources } from "./report-words.ts";
import { ToldBuildingCard } from "./told-building-card.tsx";
import type { WeightsState } from "./use-weights.ts";
import { WeightsCard } from "./weights-card.tsx";

export type SummaryViewProps = {
  readonly report: RiskReportResponse;
  readonly search: ReportSearch;
  readonly weights: WeightsState;
  readonly price: PriceCheckState;
  /** Keeps the subject on the member's page. */
  readonly keep?: ReactNode;
  /** At a place: takes what the visitor tells of the building. */
  readonly tell?: { readonly year: number; readonly onApply: (told: ToldSearch) => void };
};

/** Next to the price: what could go wrong here, and why we think so. */
export function SummaryView({ report, search, weights, price, tell, keep }: SummaryViewProps) {
  const { subject } = report;
  return (
    <RiskFrame
      {...{ subject, search }}
      tab="summary"
      sources={reportSources(report)}
      actions={
        <div className="hidden flex-wrap gap-2 sm:flex sm:gap-3">
          <SummaryActions report={report} search={search} />
        </div>
      }
    >
      <FirstScreen report={report} search={search} />
      {subject.kind === "place" && tell && <ToldBuildingCard rating={report.rating} search={search} {...tell} />}
      <div className="no-print flex flex-wrap gap-2">
        {keep}
        <div className="contents sm:hidden">
          <SummaryActions report={report} search={search} />
        </div>
      </div>
      <WeightsCard state={weights} />
      <Card
        title="価格の幅"
        className={price.check.kind === "done" ? "" : "no-print"}
        lead={`${hereWords(subject)}の部屋を、公開された成約から推定します。広さを入れてください。`}
      >
        <div className="flex flex-col gap-4">
          <div className="no-print">
            <PriceCheckForm form={price.form} fields={["areaM2"]} action="価格の幅を調べる" />
          </div>
          <PriceCheckResult check={price.check} />
          <p className="no-print flex flex-wrap gap-3">
            <ReportLinkButton apartmentKey={subject.key} page="apartment/checker" search={search} tone="secondary" size="bar">
              売出価格と比べる
            </ReportLinkButton>
            <ReportLinkButton apartmentKey={subject.key} page="apartment/price" search={search} tone="secondary" size="bar">
              価格の推移を見る
            </ReportLinkButton>
          </p>
        </div>
      </Card>
    </RiskFrame>
  );
}

/** The letter and what moved it; without a letter what is known, what it could be, and the pillars. A phone has the same from top to bottom. */
function FirstScreen({ report, search }: Pick<SummaryViewProps, "report" | "search">) {
  if (report.rating.letter === null)
    return (
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1fr_1.35fr] lg:grid-rows-[auto_1fr]">
        <HeldCard report={report} />
        <div className="flex flex-col gap-5 lg:row-span-2">
          <PossibleCard report={report} />
          <FloorCard report={report} search={search} />
        </div>
        <HeldPillars report={report} search={search} />
      </div>
    );
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1fr_1.35fr]">
      <LetterCard report={report} search={search} />
      <div className="flex flex-col gap-5">
        <FloorCard report={report} search={search} />
        <DriversCard report={report} />
      </div>
    </div>
  );
}

/** What can be done with a report: beside its title on a desk, under its cards on a phone. */
export function SummaryActions({ report, search }: Pick<SummaryViewProps, "report" | "search">) {
  return (
    <>
      <ReportLinkButton apartmentKey={report.subject.key} page="summary00" search={search} size="bar" tone="secondary">
        簡易版
      </ReportLinkButton>
      <CopyLink />
      <LinkButton to="/risk/register" search={{ building: report.subject.key }} size="bar">
        更新を受け取る
      </LinkButton>
      <Button size="bar" tone="secondary" onClick={() => window.print()}>
        印刷・PDF
      </Button>
    </>
  );
}
