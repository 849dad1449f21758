import type { OfferThread } from "#api/client/client.ts";
import { formatYen } from "#kernel/yen.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";

/** Nothing more is done here: where to go on. */
export function EndedBox({ thread: { side, priceYen } }: { readonly thread: OfferThread }) {
  return (
    <Card title="この交渉は終わりました">
      <p className="text-14">
        最後の提示は <b className="amount">{formatYen(priceYen)}</b> でした。記録はこの画面に残ります。
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        {side === "buyer" && (
          <LinkButton to="/offer" search={{ start: "choose" }} size="bar">
            新しいオファーを始める
          </LinkButton>
        )}
        <LinkButton to="/offer" search={side === "owner" ? { side } : {}} size="bar" tone="secondary">
          オファーの一覧
        </LinkButton>
      </p>
    </Card>
  );
}
