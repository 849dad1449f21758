import type { KyugakeResponse } from "#api/client/client.ts";
import { CERTAINTY_RULES } from "#domain/kyugake/core/types.ts";
import { FlagLegend, GradeMark } from "#web/kit/flag/grade-mark.tsx";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LimitsCard } from "./limits-card.tsx";
import { OwnCard } from "./own-card.tsx";
import { ReasonsCard } from "./reasons-card.tsx";
import { StudyCard } from "./study-card.tsx";

/** What 九掛け means here, how certain it is in figures, why homes are cheap, and what it cannot know. `summary` null: it could not be had. */
export function AboutView({ summary }: { readonly summary: KyugakeResponse | null }) {
  return (
    <div className="measure-content py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "九掛け物件", to: "/kyugake" }, { label: "九掛けとは" }]} />
      <h1 className="mt-2 text-28">九掛けとは</h1>
      <p className="mt-2 max-w-reading">
        売出価格がAI推定価格の90%以下の物件を「九掛け」と呼びます。推定には売出価格を一切使わず、過去の成約だけから計算します。推定は外れることがあるため、どのくらい確かかを3段階で示します。
      </p>
      <div className="mt-6 flex flex-col gap-6">
        <GradesCard />
        <StudyCard />
        <OwnCard summary={summary} />
        <ReasonsCard />
        <LimitsCard />
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/kyugake/result">九掛け物件を見る</LinkButton>
          <LinkButton to="/accuracy" tone="secondary">
            推定の精度を見る
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

const GRADES = [
  {
    grade: "A",
    name: "高い",
    rule: `${CERTAINTY_RULES.A}。推定の検証が届いている期間だけに付けます。`,
  },
  { grade: "B", name: "中", rule: `${CERTAINTY_RULES.B}。` },
  { grade: "C", name: "低い", rule: `${CERTAINTY_RULES.C}。安さが推定の誤差だけのこともあります。` },
] as const;

function GradesCard() {
  return (
    <Card title="確かさと深さ" lead="形と文字が確かさ、色が深さです。はじめは確かさAとBを表示します。">
      <ul className="grid gap-4 md:grid-cols-3">
        {GRADES.map(({ grade, name, rule }) => (
          <li key={grade} className="flex gap-3">
            <GradeMark grade={grade} depth="eight-and-half" size={36} isDecoration />
            <div>
              <h3 className="text-16">
                確かさ{grade}（{name}）
              </h3>
              <p className="text-14">{rule}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-14">
        <b>要確認</b>
        ：推定が似た成約の中央値より20%を超えて高いもの、70%を下回るもの、別の日に2人以上から誤りの知らせがあったもの、180日を超えて八掛け以下のもの、会社によって価格が違うものは、掲載や推定の誤りかもしれないため、はじめは表示せず、確かさも付けません。
      </p>
      <div className="mt-4 border-line border-t pt-4">
        <FlagLegend />
        <p className="mt-2 text-13 text-sub">
          九掛けは90%以下、八五掛けは85%以下、八掛けは80%以下です。割合は必ず切り上げるので、四捨五入で九掛けになることはありません。
        </p>
      </div>
    </Card>
  );
}
