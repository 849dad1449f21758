import type { FoundHome, Recommendations, RecommendedHome } from "#api/client/client.ts";
import { USUAL_LOAN_WORDS } from "#domain/finance/monthly-cost.ts";
import { EstimateWords, HomeList } from "#web/kit/home/home-list.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { SenderBand } from "#web/recc/fm/sender-band.tsx";
import { endedWords } from "#web/recc/list/recc-words.ts";
import { useSender } from "#web/recc/sender-card.tsx";
import { keepableRow } from "#web/session/favorites/keepable-row.tsx";

type GoneProps = {
  readonly gone: RecommendedHome["gone"];
  readonly similar: readonly FoundHome[];
  readonly today: string;
  /** The office in whose name it was told; null: the site itself. */
  readonly office: Recommendations["sender"];
};

/** A home that cannot be had any more: why, and what comes near it. */
export function GoneView({ gone, similar, today, office }: GoneProps) {
  const sender = useSender(office);
  return (
    <div className="measure-content py-6 sm:py-8">
      {office !== null && <SenderBand sender={sender} />}
      <h1 className={`text-28 max-sm:text-22 ${office === null ? "" : "mt-3"}`}>物件が見つかりません</h1>
      <div className="mt-4 flex flex-col gap-5">
        <NothingYet
          title={gone?.title ?? "この物件は、いまは掲載されていません"}
          action={office === null ? <ChangeConditions /> : undefined}
        >
          {gone === null ? "掲載が終わったか、リンクがちがっています。" : `${endedWords(gone)}。お知らせのあとに、状態が変わりました。`}
        </NothingYet>
        {similar.length > 0 && (
          <Card title="近くの、価格の近い物件">
            <div className="-mx-4 sm:-mx-6">
              <HomeList label="価格の近い物件" homes={similar} today={today} rowOf={keepableRow} />
            </div>
            <div className="mt-3">
              <EstimateWords loan={USUAL_LOAN_WORDS} />
            </div>
          </Card>
        )}
        <p className="flex flex-wrap gap-3">
          <LinkButton to={office === null ? "/recc/latest" : "/recc/fm_collection"}>ほかのおすすめを見る</LinkButton>
          <LinkButton to="/search" tone="plain">
            物件を探す
          </LinkButton>
        </p>
      </div>
    </div>
  );
}

/** Customers of an office have none here. */
function ChangeConditions() {
  return (
    <LinkButton to="/queries" tone="secondary" size="bar">
      条件を変える
    </LinkButton>
  );
}
