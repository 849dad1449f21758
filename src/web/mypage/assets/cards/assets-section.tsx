import { Link } from "@tanstack/react-router";
import type { AssetResponse } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Unfinished } from "#web/mypage/assets/add/what-is-there.tsx";
import { AssetCard } from "./asset-card.tsx";
import { type AssetToday, totalOf } from "./asset-today.ts";
import { TotalCard } from "./total-card.tsx";

export type AssetsToday = {
  readonly items: readonly AssetToday[];
  /** Those that can be taken back. */
  readonly deleted: readonly AssetResponse[];
  readonly most: number;
};

/** The homes of a member: what they are worth together, each by itself, what is not finished, and what can be taken back. */
export function AssetsSection({ assets }: { readonly assets: AssetsToday }) {
  const { items, deleted, most } = assets;
  const all = items.map(({ asset }) => asset);
  const shown = items.filter(({ asset }) => asset.state !== "draft");
  const total = totalOf(shown.filter(({ asset }) => asset.state !== "sold"));
  return (
    <section aria-label="登録した物件" className="flex flex-col gap-5">
      {total && total.count > 1 && <TotalCard {...total} />}
      {shown.length === 0 ? (
        <NoneYet />
      ) : (
        <ul className={`grid items-stretch gap-5 ${shown.length > 1 ? "md:grid-cols-2" : ""}`}>
          {shown.map((today) => (
            <li key={today.asset.id} className="grid">
              <AssetCard today={today} />
            </li>
          ))}
        </ul>
      )}
      <Unfinished all={all} most={most} />
      {deleted.length > 0 && <Deleted assets={deleted} />}
    </section>
  );
}

function NoneYet() {
  return (
    <Card title="登録した物件">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 text-14 text-sub">
          まだありません。お持ちの住まいを登録すると、推定価格、純資産、売ったときの手取りを毎月たしかめられます。
        </p>
        <LinkButton to="/mypage/add" tone="secondary" size="bar" className="min-h-11">
          物件を登録する
        </LinkButton>
      </div>
    </Card>
  );
}

function Deleted({ assets }: { readonly assets: readonly AssetResponse[] }) {
  return (
    <Card title="削除した物件">
      <ul>
        {assets.map(({ id, name, removedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2 first:border-t-0">
            <Link to="/mypage/edit" search={{ id }} className="inline-flex min-h-11 min-w-0 items-center text-16 text-link">
              {name}
            </Link>
            {removedAt !== null && <span className="amount text-13 text-sub">{formatDate(new Date(removedAt))}まで元に戻せます</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
