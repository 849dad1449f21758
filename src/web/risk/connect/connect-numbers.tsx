import type { InterestResponse } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import type { ConnectSide } from "./connect-search.ts";

type ConnectNumbersProps = {
  readonly side: ConnectSide;
  /** Null: they could not be had. */
  readonly interest: InterestResponse | null;
  /** Whether the reader is among those who are counted. */
  readonly isCounted: { readonly buyer: boolean; readonly owner: boolean };
};

/** How many wait and how many own: numbers alone, to everybody. */
export function ConnectNumbers({ side, interest, isCounted }: ConnectNumbersProps) {
  return (
    <Card title="いまの登録">
      {interest === null ? (
        <LoadFailed>人数を読み込めませんでした。</LoadFailed>
      ) : (
        <div className="flex flex-col gap-3">
          <dl className="grid grid-cols-2 gap-3">
            <Count label="待っている方" count={interest.waitingBuyers} isCounted={isCounted.buyer} />
            <Count label="この建物のオーナーと申し出た方" count={interest.owners} isCounted={isCounted.owner} />
          </dl>
          <NobodyYet side={side} interest={interest} isWaiting={isCounted.buyer} />
        </div>
      )}
      <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 text-13 text-sub">
        <li>人数だけを示します。名前、条件、部屋のことは、ほかの方に見せません。</li>
        <li>
          オーナーは本人の申し出による登録で、所有しているかどうかは確認していません。オファーを受け付けているオーナー（所有の確認ずみ）とは、別に数えています。
        </li>
        <li>登録は売買の申し込みではありません。売買の話に進むときは、免許を受けた宅地建物取引業者がお取り次ぎします。</li>
      </ul>
    </Card>
  );
}

type NobodyProps = { readonly side: ConnectSide; readonly interest: InterestResponse; readonly isWaiting: boolean };

function NobodyYet({ side, interest: { waitingBuyers, owners }, isWaiting }: NobodyProps) {
  if (side === "buyer" && owners === 0) {
    const next = isWaiting ? "" : "登録しておくと、オーナーの登録があったときに、メールでお知らせを受け取れます。";
    return <p className="text-14">オーナーと申し出た方は、まだいません。{next}</p>;
  }
  if (side === "owner" && waitingBuyers === 0) return <p className="text-14">待っている方は、まだいません。</p>;
  return null;
}

function Count({ label, count, isCounted }: { label: string; count: number; isCounted: boolean }) {
  return (
    <div>
      <dt className="text-13 text-sub">{label}</dt>
      <dd className="amount">
        <b className="text-28">{count.toLocaleString("ja-JP")}</b>人
        {isCounted && <span className="block text-13 text-sub">あなたを含みます</span>}
      </dd>
    </div>
  );
}
