import type { AssetResponse } from "#api/client/client.ts";
import { type Month, monthIndex } from "#kernel/calendar/month.ts";

/** Something about a home that is left to do: where it leads, and why. */
export type AssetStep = {
  readonly id: string;
  readonly to: "/mypage/edit" | "/mypage/result";
  readonly hash: "loan" | "ownership";
  readonly label: string;
  readonly why: string;
  /** Of how many homes it is left to do. */
  readonly homes: number;
};

const A_YEAR = 12;

/** What would make the figures of homes truer, or open offers: the newest balance of a loan, the check of who owns it. */
export function assetSteps(assets: readonly Pick<AssetResponse, "id" | "name" | "state" | "facts">[], now: Month): readonly AssetStep[] {
  const live = assets.filter(({ state }) => state === "tracking" || state === "verified" || state === "rejected");
  const old = live.flatMap(({ id, name, facts }): AssetStep[] => {
    const { loan } = facts;
    const months = loan === null || loan.balanceYen === 0 ? 0 : monthIndex(now) - monthIndex(loan.asOf);
    const why = `前の入力から${months}か月です。純資産と手取りの計算に使います。`;
    return months < A_YEAR
      ? []
      : [{ id, to: "/mypage/edit", hash: "loan", label: `${facts.name ?? name}のローン残高を更新する`, why, homes: 1 }];
  });
  return [...old, ...ownershipStep(live.filter(({ state }) => state !== "verified"))];
}

/** One line, however many there are: it names the first, whose page it leads to, and counts the others. */
function ownershipStep([first, ...others]: readonly Pick<AssetResponse, "id" | "name" | "facts">[]): AssetStep[] {
  if (first === undefined) return [];
  const which = `${first.facts.name ?? first.name}${others.length === 0 ? "" : `ほか${others.length}件`}`;
  const why = "書類を出すと、名前を伏せたままオファーを受け取れます。";
  return [{ id: first.id, to: "/mypage/result", hash: "ownership", label: `${which}の所有を確認する`, why, homes: others.length + 1 }];
}
