import type { ReactNode } from "react";
import type { RiskReportResponse } from "#api/client/client.ts";
import type { PillarId } from "#domain/risk/model/types.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ReportLinkButton } from "#web/risk/frame/report-link.tsx";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { coverageText } from "./coverage-words.ts";
import { pillarOf } from "./report-facts.ts";

type PageLink = { readonly page: string; readonly label: string };

type PillarCardProps = {
  readonly report: RiskReportResponse;
  readonly pillar: PillarId;
  readonly title: string;
  /** One sentence: what this page tells. */
  readonly lead: ReactNode;
  readonly links: readonly PageLink[];
  readonly search: ReportSearch;
};

/** The score of a pillar with how much of its data is there, and the way to the pages below it. */
export function PillarCard({ report, pillar, title, lead, links, search }: PillarCardProps) {
  const found = pillarOf(report, pillar);
  return (
    <Card title={title} lead={lead}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {found && found.score !== null ? <Score score={found.score} coverage={found.coverage} /> : <NoScore />}
        <PageLinks apartmentKey={report.subject.key} links={links} search={search} />
      </div>
    </Card>
  );
}

function Score({ score, coverage }: { score: number; coverage: number }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="amount">
        <b className="text-34">{Math.round(score)}</b>
        <b className="text-16">点</b>
        <span className="ml-1 text-13 text-sub">／100</span>
      </span>
      <span className="text-13 text-sub">データのそろい具合 {coverageText(coverage)}</span>
    </p>
  );
}

function NoScore() {
  return (
    <p className="text-14">
      <Badge tone="quiet">点数なし</Badge> 点数をつけられるだけのデータがありません。
    </p>
  );
}

/** Buttons to pages of the same report. */
function PageLinks({ apartmentKey, links, search }: Pick<PillarCardProps, "links" | "search"> & { apartmentKey: string }) {
  return (
    <div className="no-print flex flex-wrap gap-2">
      {links.map(({ page, label }) => (
        <ReportLinkButton key={page} {...{ apartmentKey, page, search }} size="bar" tone="secondary">
          {label}
        </ReportLinkButton>
      ))}
    </div>
  );
}
