import type { ReactNode } from "react";
import type { ModelCardResponse } from "#api/client/client.ts";
import { MODEL_KIND_NAMES } from "#kernel/home/kind-labels.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { percent } from "#kernel/percent.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Chip, ChipRow } from "#web/kit/ui/chip.tsx";
import { blindFigures, familiarityLead, judgementText, periodText } from "./accuracy-words.ts";
import { BaselineTable, MeasureTable } from "./card-tables.tsx";
import { FoldedCard } from "./folded-card.tsx";
import { HorizonTable } from "./horizon-table.tsx";
import { PromiseReport } from "./promise-report.tsx";
import { AgeTable, AreaTable, FamiliarityTable, PriceTable } from "./slice-tables.tsx";

/** How one model did on sales it had not seen. */
export function CardReport({ card }: { card: ModelCardResponse }) {
  const { overall, isSample } = card;
  const blind = blindFigures(card);
  const tested = periodText(card.testFrom, card.testUntil);
  return (
    <section aria-labelledby={`kind-${card.kind}`} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={`kind-${card.kind}`} className="text-22">
          {MODEL_KIND_NAMES[card.kind]}
        </h2>
        {isSample && <Badge tone="warn">サンプルデータの結果</Badge>}
      </div>
      {isSample && <p className="text-14">作られた取引で測った値です。本物の成約での当たり外れを示すものではありません。</p>}
      {card.kind === "rent" && (
        <p className="text-14">ここでの価格はひと月の賃料（管理費・共益費をふくむ）、成約は成約と募集の賃料の記録です。</p>
      )}
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Figure name="誤差の中央値" value={percent(overall.mdape)} blind={blind?.mdape}>
          半分の物件は、実際の価格との差がこれ以内でした。
        </Figure>
        <Figure name="±10%以内に入った割合" value={percent(overall.ppe10)} blind={blind?.ppe10}>
          推定の上下10%に、実際の価格が入った割合です。
        </Figure>
        <Figure name="80%の幅に入った割合" value={percent(overall.coverage80)} blind={blind?.coverage80}>
          80%に近いほど、幅が約束どおりです。
        </Figure>
        <Figure name="推定できた割合" value={percent(overall.hitRate)}>
          残りは根拠が足りず「推定できません」と答えました。
        </Figure>
      </dl>
      {blind && (
        <p className="max-w-reading text-14">
          大きな数字は、成約の記録にあるリフォームの有無を使った場合です。「伏せた場合」は、同じ成約をそれを使わずに推定した結果です。
        </p>
      )}
      <ChipRow>
        <Chip>モデル {card.modelVersion}</Chip>
        <Chip>検証 {tested}</Chip>
        <Chip>検証した成約 {overall.n.toLocaleString("ja-JP")}件</Chip>
        <Chip>{formatDate(new Date(card.createdAt))}作成</Chip>
      </ChipRow>
      <p className="max-w-reading">{judgementText(card)}</p>
      <Tables card={card} tested={tested} />
    </section>
  );
}

/** The long tables, each folded under what it tells. */
function Tables({ card, tested }: { card: ModelCardResponse; tested: string }) {
  const isLand = card.kind === "land";
  return (
    <div className="flex flex-col gap-2">
      <FoldedCard title="区市町村ごと" lead={`${card.areas.length}区市町村・検証期間：${tested}`}>
        <AreaTable card={card} />
      </FoldedCard>
      <FoldedCard title="何四半期先まで当たるか" lead="最後の成約から、いくつあとの四半期を推定したかです。">
        <HorizonTable card={card} />
      </FoldedCard>
      <FoldedCard title="約束どおりに当たったか" lead="幅の上と下の外れ、約束した確率と実際の割合です。">
        <PromiseReport card={card} />
      </FoldedCard>
      <FoldedCard title="ほかの方法との比較" lead="同じ成約を、単純な方法で推定したときの誤差です。">
        <BaselineTable card={card} />
      </FoldedCard>
      <FoldedCard title={isLand ? "似た土地の取引を学んだか" : "同じ建物の取引を学んだか"} lead={familiarityLead(card.kind)}>
        <FamiliarityTable card={card} />
      </FoldedCard>
      <FoldedCard title="価格帯ごと" lead="推定価格の安い順に、件数が同じになるように10に分けています。">
        <PriceTable card={card} />
      </FoldedCard>
      {!isLand && (
        <FoldedCard title="築年ごと" lead="売れた時点の築年数です。">
          <AgeTable card={card} />
        </FoldedCard>
      )}
      <FoldedCard
        title="くわしい指標"
        lead={`学習：${periodText(card.trainFrom, card.trainUntil)}の成約 ${card.trainRows.toLocaleString("ja-JP")}件`}
      >
        <MeasureTable card={card} />
      </FoldedCard>
    </div>
  );
}

type FigureProps = { readonly name: string; readonly value: string; readonly blind?: number | undefined; readonly children: ReactNode };

function Figure({ name, value, blind, children }: FigureProps) {
  return (
    <div className="card rounded-card border border-line bg-card p-4">
      <dt className="text-13 text-sub">{name}</dt>
      <dd>
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="amount font-bold text-28">{value}</span>
          {blind !== undefined && (
            <span className="text-13">
              伏せた場合 <span className="amount">{percent(blind)}</span>
            </span>
          )}
        </span>
        <span className="block text-13 text-sub max-sm:mt-1">{children}</span>
      </dd>
    </div>
  );
}
