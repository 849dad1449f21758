import { useEffect, useRef } from "react";
import type { RecommenderSaved, RecommenderTenant } from "#api/client/client.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";

type SavedCardProps = {
  readonly saved: Pick<RecommenderSaved, "words"> & { readonly matches: number | null };
  readonly tenant: RecommenderTenant;
  /** When the next list can come. */
  readonly nextMailAt: string;
  /** By LINE to who has told no address. */
  readonly address: string | null;
  /** It takes the place of what was pressed: the reading goes on here. */
  readonly isNew: boolean;
};

const NEXT = new Intl.DateTimeFormat("ja-JP", { month: "long", day: "numeric", weekday: "short", hour: "numeric", timeZone: "Asia/Tokyo" });

/** What was saved, in words. */
export function SavedCard({ saved: { words, matches }, tenant, address, nextMailAt, isNew }: SavedCardProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <div ref={place} tabIndex={-1}>
      <Card title="条件を保存しました">
        <p className="font-bold">{words}</p>
        {matches !== null && (
          <p className="mt-2">
            いま合う物件は<span className="amount">{matches}件</span>です。
          </p>
        )}
        <p className="mt-2">
          次のお知らせは、早ければ<b>{NEXT.format(new Date(nextMailAt))}ごろ</b>に、{tenant.name}から{address === null ? "LINE" : "メール"}
          で届きます。新しく合う物件があった日だけ、1日1通までです。
        </p>
        <LinkButton className="mt-3" tone="secondary" to="/recommender/querylist" search={{ t: tenant.key }}>
          登録した条件を見る
        </LinkButton>
      </Card>
    </div>
  );
}
