import { Card } from "#web/kit/ui/card.tsx";

/** What nobody should read out of a 九掛け. */
export function LimitsCard() {
  return (
    <Card title="わからないこと">
      <ul className="list-disc space-y-2 pl-5 text-14">
        <li>室内の状態、眺望、日当たり、騒音、管理の実態は、推定に入っていません。安い価格には、たいてい理由があります。</li>
        <li>過去の成約は階や向きを含まないため、1階の部屋は実際より安く見えることがあります。</li>
        <li>新築マンションと一棟の建物は、過去の成約と比べられないため、推定も九掛けの判定もしません。</li>
        <li>掲載に書かれていないことは、安全という意味ではありません。建築確認の日がない建物は「耐震基準が不明」と示します。</li>
        <li>AI推定価格は統計的な参考値で、不動産鑑定評価ではありません。九掛けは購入をすすめるものではありません。</li>
      </ul>
    </Card>
  );
}
