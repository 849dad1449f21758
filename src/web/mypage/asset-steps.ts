import type { AssetResponse } from "#api/client/client.ts";
import { type Month, monthIndex } from "#kernel/calendar/month.ts";

/** Something about a home that is left to do: where it leads, and why. */
export type AssetStep = {
  readonly id: string;
  readonly to: "/mypage/edit" | "/mypage/result";
  readonly hash: "loan" | "ownership";
  readonly label: string;
  readonly why: string;
};

const A_YEAR = 12;

/** What would make the figures of homes truer, or open offers: the newest balance of a loan, the check of who owns it. */
export function assetSteps(assets: readonly Pick<AssetResponse, "id" | "name" | "state" | "facts">[], now: Month): readonly AssetStep[] {
  const live = assets.filter(({ state }) => state === "tracking" || state === "verified" || state === "rejected");
  const old = live.flatMap(({ id, name, facts: { loan } }): AssetStep[] => {
    const months = loan === null || loan.balanceYen === 0 ? 0 : monthIndex(now) - monthIndex(loan.asOf);
    const why = `前の入力から${months}か月です。純資産と手取りの計算に使います。`;
    return months < A_YEAR ? [] : [{ id, to: "/mypage/edit", hash: "loan", label: `${name}のローン残高を更新する`, why }];
  });
  const unchecked = live.filter(({ state }) => state !== "verified").slice(0, 1);
  return [
    ...old,
    ...unchecked.map(
      ({ id, name }): AssetStep => ({
        ...{ id, to: "/mypage/result", hash: "ownership" },
        ...{ label: `${name}の所有を確認する`, why: "書類を出すと、名前を伏せたままオファーを受け取れます。" },
      }),
    ),
  ];
}
