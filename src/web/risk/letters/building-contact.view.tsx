import type { CorrectionsResponse, RiskReportResponse } from "#api/client/client.ts";
import { LetterForm } from "#web/kit/letter/letter-form.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { type ReportSearch, riskPath } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { CorrectionLog } from "./correction-log.tsx";
import { LETTERS, type LetterTopic } from "./letter-fields.ts";
import { TopicLinks } from "./topic-links.tsx";
import type { RiskLetter } from "./use-risk-letter.ts";

export type BuildingContactViewProps = {
  readonly report: RiskReportResponse;
  readonly search: ReportSearch;
  readonly letter: RiskLetter;
  /** Null: the log could not be read. */
  readonly corrections: CorrectionsResponse | null;
};

const BUILDING_TOPICS: readonly LetterTopic[] = ["question", "correction", "visit"];
/** A place has no building to visit; one can be proposed. */
const PLACE_TOPICS: readonly LetterTopic[] = ["question", "correction", "listing"];

/** The places of a 町丁目 share what is corrected. */
function aboutWords({ kind, chome, cityName }: RiskReportResponse["subject"]): string {
  return kind === "place" && chome !== null ? `${cityName}${chome}の場所` : "この建物";
}

export function topicsOf({ kind }: Pick<RiskReportResponse["subject"], "kind">): readonly LetterTopic[] {
  return kind === "building" ? BUILDING_TOPICS : PLACE_TOPICS;
}

/** Questions and corrections of a building or a place, and what was corrected before; a building can be visited, one that is missing at a place proposed. */
export function BuildingContactView({ report, search, letter, corrections }: BuildingContactViewProps) {
  const { subject } = report;
  const { topic } = letter;
  return (
    <RiskFrame {...{ subject, search }} tab="summary" page="お問い合わせ">
      <TopicLinks label="お問い合わせの種類" topics={topicsOf(subject)} current={topic} to={riskPath(subject.key, "contact")} />
      <div className="grid items-start gap-5 lg:grid-cols-[1.35fr_1fr]">
        <Card title={LETTERS[topic].title} lead="5営業日以内に、メールでお返事します。">
          <LetterForm state={letter} />
        </Card>
        <Card title="訂正の記録" lead={`${aboutWords(subject)}に寄せられた訂正と、その結果です。`}>
          {corrections === null ? <LoadFailed /> : <CorrectionLog items={corrections.items} />}
        </Card>
      </div>
    </RiskFrame>
  );
}
