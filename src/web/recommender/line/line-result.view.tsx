import type { RecommenderCustomerLine, RecommenderVisit } from "#api/client/client.ts";
import { Button, buttonClass, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";

/** `11月24日 18:00`. */
const NEXT = new Intl.DateTimeFormat("ja-JP", {
  timeZone: "Asia/Tokyo",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

type ResultProps = {
  readonly line: RecommenderCustomerLine;
  readonly tenant: RecommenderVisit["tenant"];
  /** Null: this is not LINE. */
  readonly onClose: (() => void) | null;
};

export function ResultView({ line: { saved, ...line }, tenant, onClose }: ResultProps) {
  const list = (
    <LinkButton tone="secondary" to="/recommender/querylist" search={{ t: tenant.key }}>
      登録した条件を見る
    </LinkButton>
  );
  if (saved === null)
    return (
      <NothingYet title="お知らせ中の条件はありません" action={list}>
        条件を登録するか、休止を解くと、合う物件をお知らせします。
      </NothingYet>
    );
  return (
    <>
      {line.state !== "linked" && <AddFriend line={line} name={tenant.name} />}
      <Card title="条件を保存しました">
        <p className="font-bold">{saved.words}</p>
        <p className="mt-2">
          いま合う物件は<span className="amount">{saved.matches}件</span>です。
        </p>
        <p className="mt-2">
          次のお知らせは<span className="whitespace-nowrap">{NEXT.format(new Date(line.nextAt))}ごろ</span>です。
          {line.isApprovedFirst && `${tenant.name}が内容を確かめてから送るため、翌日になることがあります。`}
          新しく合う物件がないときは、お送りしません。
        </p>
        <p className="mt-2 text-14 text-sub">トークで「停止」と送ると、{tenant.name}からのお知らせがすべて止まります。</p>
      </Card>
      <p className="flex flex-wrap gap-3">
        {onClose !== null && <Button onClick={onClose}>画面を閉じる</Button>}
        {list}
      </p>
    </>
  );
}

/** Messages reach friends of the account alone. */
function AddFriend({ line: { friendUrl }, name }: { readonly line: Pick<RecommenderCustomerLine, "friendUrl">; readonly name: string }) {
  return (
    <Notice tone="warn" title="友だちに追加すると、お知らせが届きます">
      <p>
        条件は保存しました。{name}
        のLINE公式アカウントを友だちに追加すると、このLINEに届くようになります。ブロックしているときは、解除してください。
      </p>
      {friendUrl !== null && (
        <p className="mt-3">
          <a href={friendUrl} className={buttonClass()}>
            友だちに追加する
          </a>
        </p>
      )}
    </Notice>
  );
}
