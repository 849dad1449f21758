import type { Channel } from "#domain/queries/core/types.ts";
import { HomeList } from "#web/kit/home/home-list.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { MatchesToday } from "#web/queries/matches/find-matches.ts";
import { keepableRow } from "#web/session/favorites/keepable-row.tsx";

const HEADS: Readonly<Record<Channel, string>> = {
  normal: "いま合う物件",
  kyugake: "いま合う九掛け物件",
  offer: "売り出されている、条件の近い物件",
};

/** What one channel finds today: the first homes, and the way to all of them. */
export function MatchesSection({ matches: { channel, search, page }, today }: { readonly matches: MatchesToday; readonly today: string }) {
  const total = page?.total ?? 0;
  return (
    <Card
      title={page === null ? HEADS[channel] : `${HEADS[channel]} ${total.toLocaleString("ja-JP")}件`}
      lead={channel === "offer" && "オファーは、これらの物件ではなく、売り出されていない住まいのオーナーに届きます。"}
    >
      {page === null && <p className="text-14">物件を読み込めませんでした。保存した条件はそのままです。</p>}
      {page !== null && total === 0 && (
        <p className="text-14">いまは条件に合う物件がありません。条件をゆるめると見つかることがあります。</p>
      )}
      {page !== null && total > 0 && (
        <>
          <div className="-mx-4 border-line border-t sm:-mx-6">
            <HomeList homes={page.homes} today={today} label={HEADS[channel]} rowOf={keepableRow} />
          </div>
          <LinkButton size="bar" tone="secondary" to="/search" search={search} className="mt-4 min-h-11">
            {total > page.homes.length ? `${total.toLocaleString("ja-JP")}件すべてを見る` : "地図と一覧で見る"}
          </LinkButton>
        </>
      )}
    </Card>
  );
}
