import type { OneRecommendedHome } from "#api/client/client.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { useNotedVisit } from "#web/recc/door/use-noted-visit.ts";
import { Said } from "#web/recc/list/latest.view.tsx";
import { HideButton, putAway, ReactionBar } from "#web/recc/list/reaction-bar.tsx";
import { titleOf, WhyChosen } from "#web/recc/list/recc-list.tsx";
import { useReactions } from "#web/recc/list/use-reactions.ts";

type OneHomeProps = {
  readonly one: Pick<OneRecommendedHome, "batchId" | "item" | "sender">;
  readonly contactPath: "/recc/contact" | "/recc/fm_contact";
};

/** Above the page of a home: why it was recommended, and what the reader makes of it. */
export function OneHome({ one: { batchId, item, sender }, contactPath }: OneHomeProps) {
  const reactions = useReactions({ batchId, suggestion: null });
  useNotedVisit({ batchId, position: item.position });
  const title = titleOf(item);
  const search = { b: batchId, n: item.position };
  return (
    <Card title="おすすめした理由">
      <div className="flex flex-col gap-3">
        <WhyChosen item={item} />
        <Said reactions={reactions} />
        {putAway({ item, title, reactions }) ?? (
          <ReactionBar {...{ item, title, reactions }}>
            <HideButton {...{ item, title, reactions }} />
            <LinkButton to={contactPath} search={search} size="bar" className="min-h-11">
              問い合わせる・見学を申し込む
            </LinkButton>
            {sender && item.ownPage && (
              <LinkButton
                to="/recommender/redirect"
                search={{ t: sender.key, to: item.ownPage.target, home: item.listingKey }}
                tone="secondary"
                size="bar"
                className="min-h-11"
              >
                <span className="whitespace-normal wrap-anywhere">{item.ownPage.label}</span>
              </LinkButton>
            )}
            <LinkButton to="/recc/Graph" search={search} tone="plain" size="bar" className="min-h-11 max-sm:-ml-4">
              価格のグラフ
            </LinkButton>
          </ReactionBar>
        )}
      </div>
    </Card>
  );
}
