import { Link } from "@tanstack/react-router";
import type { RiskReportResponse } from "#api/client/client.ts";
import type { PillarId } from "#domain/risk/model/types.ts";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { PillarCard } from "#web/risk/facts/pillar-card.tsx";
import { ReportLinkButton } from "#web/risk/frame/report-link.tsx";
import { type ReportSearch, riskPath } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { RISK_TABS } from "#web/risk/frame/risk-tabs.tsx";
import { FAQ, type FaqTopic } from "./faq-content.ts";
import { faqAnchor } from "./faq-entries.tsx";

export type FaqViewProps = { readonly report: RiskReportResponse; readonly search: ReportSearch; readonly topic: FaqTopic };

/** What the questions of a part come to here: the score with its figures, and the ways to the answers, which are the same for every place. */
export function FaqView({ report, search, topic }: FaqViewProps) {
  const { subject } = report;
  const { title, entries } = FAQ[topic];
  return (
    <RiskFrame {...{ subject, search }} tab={topic} page="よくある質問">
      <PillarCard
        {...{ report, search }}
        pillar={PILLAR_OF[topic]}
        title={`${subject.name}の場合`}
        lead="数字の根拠は、それぞれの項目のページに示しています。"
        links={[{ page: topic, label: `${RISK_TABS[topic].label}のページを見る` }]}
      />
      <Card title={title} lead="答えはどの建物・場所でも同じです。見方のページにまとめています。">
        <ul className="divide-y divide-line">
          {entries.map(({ id, question }) => (
            <li key={id}>
              <Link to={`/risk/${topic}`} hash={faqAnchor(id)} className="inline-flex min-h-11 items-center py-1 text-link">
                {question}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <FaqEnd apartmentKey={subject.key} search={search} />
    </RiskFrame>
  );
}

const PILLAR_OF: Readonly<Record<FaqTopic, PillarId>> = {
  apartment: "building",
  earthquake: "earthquake",
  flood: "water",
  crime: "crime",
  child: "child",
  life: "life",
};

/** What to do where no answer fits. */
function FaqEnd({ apartmentKey, search }: { readonly apartmentKey: string; readonly search: ReportSearch }) {
  return (
    <p className="no-print flex flex-wrap gap-3">
      <Link to={riskPath(apartmentKey, "contact")} search={{ topic: "question" }} className={buttonClass()}>
        質問する
      </Link>
      <ReportLinkButton apartmentKey={apartmentKey} page="faq_top" search={search} tone="secondary">
        よくある質問の目次
      </ReportLinkButton>
    </p>
  );
}
