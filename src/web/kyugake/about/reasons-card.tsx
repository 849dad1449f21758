import { REASON_WORDS } from "#web/kit/flag/flag-words.ts";
import { Card } from "#web/kit/ui/card.tsx";

/** The reasons that an advertisement may tell for a low price. */
export function ReasonsCard() {
  return (
    <Card
      title="安い理由として確かめること"
      lead="掲載に書かれている事実、見た方からの知らせ、推定の裏づけをもとに示します。ひとつでもあれば、確かさはAになりません。"
    >
      <dl className="grid gap-x-8 gap-y-3 text-14 sm:grid-cols-2">
        {Object.entries(REASON_WORDS).map(([reason, { label, sentence }]) => (
          <div key={reason}>
            <dt className="font-bold">{label}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-14">
        金額に直せるのは、いまは修繕積立金の不足（30年分）だけです。ほかの理由で説明できない分は「わからない分」として、そのまま示します。
      </p>
    </Card>
  );
}
