import { Card } from "#web/kit/ui/card.tsx";

const NOTES = [
  "AI推定価格は統計的な参考値で、不動産鑑定評価ではありません。",
  "室内の状態、眺望、階、告知事項は公開データにないため、推定に入っていません。その分の差は、幅の中に含まれます。",
  "成約の価格と広さは公開元で丸められています。その分の誤差も、ここの数字に含まれます。",
  "検証は過去の成約によるものです。相場が急に変わると、これより外れることがあります。",
  "売出価格は学習にも検証にも使っていません。",
  "価格帯は推定価格で分けています。実際の価格で分けると、安く売れた物件ほど推定が高く見えるためです。",
  "賃料は、賃料の記録を取り込んだ地域だけで推定します。記録がなければ「推定できません」（評価の確かさ E）と答えます。",
];

/** What the figures cannot say. */
export function AccuracyNotes() {
  return (
    <Card title="精度の注意">
      <ul className="flex max-w-reading list-disc flex-col gap-1 pl-5 text-14">
        {NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  );
}
