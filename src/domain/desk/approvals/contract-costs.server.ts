import { feeYen, PLANS } from "#domain/api-access/index.server.ts";
import type { PaidPlan } from "#domain/api-access/types.ts";
import type { Fact } from "#domain/desk/core/types.ts";

/** `スタンダード（月額30,000円・税別）`. */
export function planWords(plan: PaidPlan): string {
  const { name, monthlyYen } = PLANS[plan];
  return `${name}（月額${yenWords(monthlyYen)}・税別）`;
}

/** `30,000回`. */
export function callsWords(calls: number): string {
  return `${calls.toLocaleString("ja-JP")}回`;
}

/** What a contract costs a month, for who agrees to it: the plan, where calls stop, and what all of them come to. `mostCalls` null: those of the plan. */
export function contractCosts(plan: PaidPlan, mostCalls: number | null = null): readonly Fact[] {
  const { includedCalls, overCallYen, mostCalls: ofPlan } = PLANS[plan];
  const most = mostCalls ?? ofPlan;
  return [
    { label: "プラン", value: planWords(plan) },
    { label: "こえた分", value: `${callsWords(includedCalls)}をこえると、1回${overCallYen ?? 0}円（税別）` },
    { label: "1か月の回数の上限", value: callsWords(most) },
    { label: "上限まで使った月の料金", value: `${yenWords(feeYen(PLANS[plan], most))}（税別）` },
  ];
}

function yenWords(yen: number): string {
  return `${yen.toLocaleString("ja-JP")}円`;
}
