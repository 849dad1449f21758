import { Link } from "@tanstack/react-router";
import type { RiskReportResponse } from "#api/client/client.ts";
import { Footnotes, SourceChips } from "#web/kit/report/footnotes.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ReportLinkButton } from "#web/risk/frame/report-link.tsx";
import { type ReportSearch, riskPath } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { FAQ, type FaqTopic } from "./faq-content.ts";

export type FaqViewProps = { readonly report: RiskReportResponse; readonly search: ReportSearch; readonly topic: FaqTopic };

/** Questions about one part of a report, each answer with its sources. */
export function FaqView({ report, search, topic }: FaqViewProps) {
  const { subject } = report;
  const { entries } = FAQ[topic];
  return (
    <RiskFrame {...{ subject, search }} tab={topic} page="よくある質問">
      <nav aria-label="質問" className="no-print">
        <ul className="flex flex-col">
          {entries.map(({ id, question }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center text-link">
                {question}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {entries.map(({ id, question, answer, sources }) => (
        <Card key={id} id={id} title={question}>
          {answer.map((paragraph) => (
            <p key={paragraph} className="mb-2 max-w-reading">
              {paragraph}
            </p>
          ))}
          <SourceChips sources={sources} />
          <Footnotes sources={sources} />
        </Card>
      ))}
      <FaqEnd apartmentKey={subject.key} search={search} />
    </RiskFrame>
  );
}

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
