import { Link } from "@tanstack/react-router";
import type { RiskReportResponse } from "#api/client/client.ts";
import { Button, buttonClass } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import { type ReportSearch, riskPath } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { LONGEST_SEARCH } from "#wire/longest-search.ts";
import { findQuestions } from "./faq-content.ts";
import { faqAnchor } from "./faq-entries.tsx";

export type FaqTopViewProps = { readonly report: RiskReportResponse; readonly search: ReportSearch; readonly q: string };

/** Every question of the report, and a search in questions and answers; it works without script. */
export function FaqTopView({ report: { subject }, search, q }: FaqTopViewProps) {
  const groups = findQuestions(q);
  return (
    <RiskFrame {...{ subject, search }} tab="summary" page="よくある質問">
      <search>
        <form method="get" className="flex max-w-form flex-wrap gap-3">
          {search.floor !== undefined && <input type="hidden" name="floor" value={search.floor} />}
          {search.w !== undefined && <input type="hidden" name="w" value={search.w} />}
          <label htmlFor="faq-q" className="w-full font-bold text-14">
            質問を探す
          </label>
          <input
            key={q}
            id="faq-q"
            name="q"
            type="search"
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            defaultValue={q}
            placeholder="例：修繕積立金"
            className={`${fieldClass} min-w-0 flex-1`}
          />
          <Button type="submit">探す</Button>
        </form>
      </search>
      {q !== "" && (
        <p role="status" className="text-14">
          「{q}」に合う質問は、<b className="tabular-nums">{groups.reduce((sum, { entries }) => sum + entries.length, 0)}</b>件です。
        </p>
      )}
      {groups.length === 0 && (
        <NoData
          title="データがありません"
          action={
            <Link
              to={riskPath(subject.key, "contact")}
              search={{ topic: "question" }}
              className={buttonClass({ tone: "secondary", size: "bar" })}
            >
              質問する
            </Link>
          }
        >
          「{q}」に合う質問はありません。言葉を短くして探すか、直接おたずねください。
        </NoData>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {groups.map(({ topic, title, entries }) => (
          <Card key={topic} title={title}>
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
        ))}
      </div>
    </RiskFrame>
  );
}
