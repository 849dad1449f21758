import { PLANS, PLANS_FROM } from "#domain/api-access/plans.ts";
import { PLAN_IDS } from "#domain/api-access/types.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { ChoiceTable } from "#web/kit/ui/choice-table.tsx";

const plans = PLAN_IDS.map((id) => PLANS[id]);
const count = (n: number, unit: string) => `${n.toLocaleString("ja-JP")}${unit}`;
/** One value of each plan; null: not part of it. */
const row = (label: string, value: (plan: (typeof plans)[number]) => string | null) => ({ label, values: plans.map(value) });

const ROWS = [
  row("含まれる回数", ({ includedCalls, days }) => `${count(includedCalls, "回")}${days === null ? "／月" : `（${days}日）`}`),
  row("超過1回あたり", ({ overCallYen }) => (overCallYen === null ? "止まります" : count(overCallYen, "円"))),
  row("回数の上限（ご希望により引き上げ）", ({ overCallYen, mostCalls }) =>
    overCallYen === null ? null : `${count(mostCalls, "回")}／月`,
  ),
  row("毎秒の上限", ({ callsPerSecond }) => count(callsPerSecond, "回")),
  row("一括CSV", ({ batchRows }) => (batchRows === null ? null : count(batchRows, "行まで"))),
  row("Webhook", ({ hasWebhooks }) => (hasWebhooks ? "あり" : null)),
  row("価格チェッカー（埋め込み）", ({ hasChecker }) => (hasChecker ? "あり" : null)),
  row("稼働の約束（月）", ({ availabilityPercent }) => (availabilityPercent === null ? null : `${availabilityPercent}%`)),
];

/** What the plans of the API give and cost, as they are charged. */
export function PlanCard() {
  const choices = plans.map(({ id, name, monthlyYen }) => ({ id, name, figure: count(monthlyYen, "円"), isUsual: id === "standard" }));
  return (
    <Card id="plans" title="AI査定APIの料金" lead={`税別・最低利用期間なし・${formatDay(PLANS_FROM)}から`}>
      <ChoiceTable caption="AI査定APIの料金（税別）" choices={choices} figureLabel="月額" rows={ROWS} />
      <p className="mt-3 text-13 text-sub">
        価格チェッカーは、価格を示したときだけ、APIの回数に数えます。推定できないときと、まちがった入力は数えません。レコメンダーとダイレクトメールの料金は、件数に応じてお見積もりします。
      </p>
    </Card>
  );
}
