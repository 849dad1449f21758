import type { CorrectionsResponse, RiskReportResponse } from "#api/client.ts";
import { Card } from "../kit/ui/card.tsx";
import { LoadFailed } from "../kit/ui/state-block.tsx";
import { CorrectionLog } from "./correction-log.tsx";
import { LETTERS, type LetterTopic } from "./letter-fields.ts";
import { LetterForm } from "./letter-form.tsx";
import { type ReportSearch, riskPath } from "./report-search.ts";
import { RiskFrame } from "./risk-frame.tsx";
import { TopicLinks } from "./topic-links.tsx";
import type { LetterState } from "./use-letter.ts";

export type BuildingContactViewProps = {
  readonly report: RiskReportResponse;
  readonly search: ReportSearch;
  readonly letter: LetterState;
  /** Null: the log could not be read. */
  readonly corrections: CorrectionsResponse | null;
  readonly onRetry: () => void;
};

export const BUILDING_TOPICS: readonly LetterTopic[] = ["question", "correction", "visit"];

/** Questions, corrections and visits of one building, and what was corrected before. */
export function BuildingContactView({ report, search, letter, corrections, onRetry }: BuildingContactViewProps) {
  const { apartment } = report;
  const { topic } = letter;
  return (
    <RiskFrame {...{ apartment, search }} tab="summary" page="お問い合わせ">
      <TopicLinks label="お問い合わせの種類" topics={BUILDING_TOPICS} current={topic} to={riskPath(apartment.key, "contact")} />
      <div className="grid items-start gap-5 lg:grid-cols-[1.35fr_1fr]">
        <Card title={LETTERS[topic].title} lead="5営業日以内に、メールでお返事します。">
          <LetterForm state={letter} />
        </Card>
        <Card title="訂正の記録" lead="この建物に寄せられた訂正と、その結果です。">
          {corrections === null ? <LoadFailed onRetry={onRetry} /> : <CorrectionLog items={corrections.items} />}
        </Card>
      </div>
    </RiskFrame>
  );
}
