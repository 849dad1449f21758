import type { AccessibilityResponse } from "#api/client/client.ts";

type Criterion = AccessibilityResponse["criteria"][number];

/** How many criteria apply, and what is known of those. */
export function countsOf(criteria: readonly Criterion[]) {
  const count = (is: (criterion: Criterion) => boolean) => criteria.filter(is).length;
  return {
    applying: count(({ applies }) => applies),
    byTool: count(({ tool }) => tool === "pass"),
    byHand: count(({ hand }) => hand === "pass"),
    unchecked: count(({ hand }) => hand === "unchecked"),
  };
}

/** As the form of WAIC writes it, with a word beside the sign. */
export function toolWords({ tool }: Pick<Criterion, "tool">): string {
  if (tool === null) return "適用なし";
  return tool === "pass" ? "○ 違反なし" : "― 規則なし";
}

export function handWords({ hand }: Pick<Criterion, "hand">): string {
  if (hand === null) return "適用なし";
  return hand === "pass" ? "○ 確認" : "未確認";
}
