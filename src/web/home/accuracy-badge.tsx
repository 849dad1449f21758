import { Link } from "@tanstack/react-router";
import { formatDate } from "#kernel/japanese-date.ts";
import { percent } from "#kernel/percent.ts";
import { quarterText } from "#kernel/quarter.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import type { HomeCard } from "./find-home.ts";

/** The newest measure of the estimates as most visitors ask for them, with what it was measured on. Nothing is shown that is not measured. */
export function AccuracyBadge({ card }: { card: HomeCard | null }) {
  if (!card) return <p className="border-line border-t pt-4 text-13 text-sub">いま公開できる新しい精度の数字がありません。</p>;
  const { overall, testFrom, testUntil } = card;
  return (
    <section aria-labelledby="accuracy-now" className="border-line border-t pt-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="accuracy-now" className="text-14">
          <span aria-hidden="true" className="mr-1.5 inline-block size-2 rounded-full bg-good" />
          推定の当たり外れ
        </h2>
        {card.isSample && <Badge tone="warn">サンプルデータの結果</Badge>}
        <p className="text-12 text-sub">
          中古マンション・{quarterText(testFrom)}〜{quarterText(testUntil)}の成約
          <span className="amount">{overall.n.toLocaleString("ja-JP")}件</span>で検証（リフォームの有無は伏せた場合）
        </p>
      </div>
      <dl className="mt-2 grid max-w-xl grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] divide-x divide-line">
        <Figure name="誤差の中央値" value={percent(overall.mdape)} />
        <Figure name="±10%以内" value={percent(overall.ppe10)} />
        <Figure name="80%の幅の中" value={percent(overall.coverage80)} />
      </dl>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-12 text-sub">
        <span>
          {formatDate(new Date(card.createdAt))}に計算・モデル {card.modelVersion}
        </span>
        <Link to="/accuracy" className="inline-flex min-h-11 items-center text-13 text-link sm:min-h-8">
          区ごとの結果を見る
        </Link>
      </p>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="px-3 first:pl-0 sm:px-5">
      <dt className="text-12 text-sub">{name}</dt>
      <dd className="amount font-bold text-22 leading-tight sm:text-28">{value}</dd>
    </div>
  );
}
