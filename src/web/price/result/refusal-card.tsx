import type { EstimateResponse } from "#api/client/client.ts";
import { SourceChips } from "#web/kit/report/footnotes.tsx";
import { REFUSALS, type RefusalReason } from "#web/kit/report/refusal-words.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { draftOfInput, searchOf } from "#web/price/place/draft.ts";
import { estimateSources } from "#web/price/words/sources.ts";

/** Grade E: no price, why not, and what can be done. */
export default function RefusalCard({ estimate, reason }: { estimate: EstimateResponse; reason: RefusalReason }) {
  const { why, next } = REFUSALS[reason];
  return (
    <Card title="推定できません" aside={<Badge tone="quiet">評価の確かさ E</Badge>}>
      <p className="max-w-reading">{why}</p>
      <p className="mt-1 max-w-reading">{next}</p>
      <p className="mt-1 max-w-reading text-14 text-sub">根拠の足りない価格は表示しません。</p>
      <div className="no-print mt-4 mb-4 flex flex-wrap gap-3">
        <LinkButton to="/search/input" search={searchOf(draftOfInput(estimate.input))}>
          条件を直す
        </LinkButton>
        <LinkButton tone="secondary" to="/search">
          場所を選び直す
        </LinkButton>
      </div>
      <SourceChips sources={estimateSources(estimate)} />
    </Card>
  );
}
