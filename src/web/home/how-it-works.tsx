import { Card } from "#web/kit/ui/card.tsx";

const STEPS = [
  { name: "場所と広さを入れる", text: "住所と面積だけで調べられます。間取りや築年が分かれば、いっしょに使います。" },
  { name: "成約から推定する", text: "地域の成約を学んだモデルで価格を計算し、似た成約と見くらべます。売出価格は推定に使いません。" },
  {
    name: "価格と幅、理由を見る",
    text: "80%の幅と、価格を動かした理由、データの出所を並べて示します。幅に入った割合は実際の成約で測り、推定の精度のページに載せています。",
  },
] as const;

export function HowItWorks() {
  return (
    <Card title="しくみ">
      <ol className="grid gap-4 lg:grid-cols-3 lg:gap-6">
        {STEPS.map(({ name, text }, index) => (
          <li key={name} className="flex gap-3">
            <span aria-hidden="true" className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-tint font-bold text-brand">
              {index + 1}
            </span>
            <span>
              <b>{name}</b>
              <span className="block text-14 text-sub">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 border-line border-t pt-3 text-13 text-sub">
        データがないときは「ない」と示し、安全とは書きません。根拠が足りないときは「推定できません」と答えます。
      </p>
    </Card>
  );
}
