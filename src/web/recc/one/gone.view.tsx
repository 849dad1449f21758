import type { FoundHome, RecommendedHome } from "#api/client/client.ts";
import { USUAL_LOAN_WORDS } from "#domain/finance/monthly-cost.ts";
import { EstimateWords, HomeList } from "#web/kit/home/home-list.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { endedWords } from "#web/recc/list/recc-words.ts";
import { keepableRow } from "#web/session/favorites/keepable-row.tsx";

type GoneProps = { readonly gone: RecommendedHome["gone"]; readonly similar: readonly FoundHome[]; readonly today: string };

/** A home that cannot be had any more: why, and what comes near it. */
export function GoneView({ gone, similar, today }: GoneProps) {
  return (
    <div className="measure-content py-6 sm:py-8">
      <h1 className="text-28 max-sm:text-22">物件が見つかりません</h1>
      <div className="mt-4 flex flex-col gap-5">
        <NothingYet
          title={gone?.title ?? "この物件は、いまは掲載されていません"}
          action={
            <LinkButton to="/queries" tone="secondary" size="bar">
              条件を変える
            </LinkButton>
          }
        >
          {endedWords(gone)}。お知らせのあとに、状態が変わりました。
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
          <LinkButton to="/recc/latest">ほかのおすすめを見る</LinkButton>
          <LinkButton to="/search" tone="plain">
            物件を探す
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
