import type { ReactNode } from "react";
import type { ModelCardResponse } from "#api/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { percent } from "../kit/report/percent.ts";
import { Badge } from "../kit/ui/badge.tsx";
import { Card } from "../kit/ui/card.tsx";
import { Chip, ChipRow } from "../kit/ui/chip.tsx";
import { calibrationText, KIND_NAMES, periodText } from "./accuracy-words.ts";
import { AreaTable, BaselineTable, MeasureTable } from "./card-tables.tsx";

/** How one model did on sales it had not seen. */
export function CardReport({ card }: { card: ModelCardResponse }) {
  const { overall, isSample } = card;
  return (
    <section aria-labelledby={`kind-${card.kind}`} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={`kind-${card.kind}`} className="text-22">
          {KIND_NAMES[card.kind]}
        </h2>
        {isSample && <Badge tone="warn">サンプルデータの結果</Badge>}
      </div>
      {isSample && <p className="text-14">作られた取引で測った値です。本物の成約での当たり外れを示すものではありません。</p>}
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Figure name="誤差の中央値" value={percent(overall.mdape)}>
          半分の物件は、実際の価格との差がこれ以内でした。
        </Figure>
        <Figure name="±10%以内に入った割合" value={percent(overall.ppe10)}>
          推定の上下10%に、実際の価格が入った割合です。
        </Figure>
        <Figure name="80%の幅に入った割合" value={percent(overall.coverage80)}>
          80%に近いほど、幅が約束どおりです。
        </Figure>
        <Figure name="推定できた割合" value={percent(overall.hitRate)}>
          残りは根拠が足りず「推定できません」と答えました。
        </Figure>
      </dl>
      <ChipRow>
        <Chip>モデル {card.modelVersion}</Chip>
        <Chip>検証 {periodText(card.testFrom, card.testUntil)}</Chip>
        <Chip>検証した成約 {overall.n.toLocaleString("ja-JP")}件</Chip>
        <Chip>{formatDate(new Date(card.createdAt))}作成</Chip>
      </ChipRow>
      <div className="grid gap-5 lg:grid-cols-[1.35fr_1fr]">
        <Card title="区市町村ごと" lead={`検証期間：${periodText(card.testFrom, card.testUntil)}`}>
          <AreaTable card={card} />
        </Card>
        <div className="flex flex-col gap-5">
          <Card title="幅は約束どおりか" level={3}>
            <p className="text-14">
              {calibrationText(overall.coverage80)}
              いちばん低い地域は<span className="amount">{percent(overall.worstWardCoverage80)}</span>でした。
            </p>
          </Card>
          <Card title="ほかの方法との比較" level={3} lead="同じ成約を、単純な方法で推定したときの誤差の中央値です。">
            <BaselineTable card={card} />
          </Card>
        </div>
      </div>
      <Card
        title="くわしい指標"
        level={3}
        lead={`学習：${periodText(card.trainFrom, card.trainUntil)}の成約 ${card.trainRows.toLocaleString("ja-JP")}件`}
      >
        <MeasureTable card={card} />
      </Card>
    </section>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="card rounded-card border border-line bg-card p-4">
      <dt className="text-13 text-sub">{name}</dt>
      <dd>
        <span className="amount font-bold text-28">{value}</span>
        <span className="block text-13 text-sub">{children}</span>
      </dd>
    </div>
  );
}
