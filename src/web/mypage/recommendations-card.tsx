import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";

/** おすすめの物件: where the homes are that were told last, without the mail that told them. */
export function RecommendationsCard() {
  return (
    <Card title="おすすめの物件">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 text-14 text-sub">
          いちばん新しくお届けした物件を、理由といっしょに見られます。いいね・興味なしは、次のおすすめに生かします。
        </p>
        <LinkButton to="/recc/latest" tone="secondary" size="bar">
          おすすめを見る
        </LinkButton>
      </div>
    </Card>
  );
}
