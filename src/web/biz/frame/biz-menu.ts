import type { NavigationItem } from "#web/kit/link/site-link.tsx";

/** The business pages in their order. A screen appears here by existing. */
export const BIZ_MENU: readonly NavigationItem[] = [
  { label: "AI査定API", to: "/biz/ai-assessment-api-v3" },
  { label: "価格チェッカー", to: "/biz/checker" },
  { label: "レコメンダー", to: "/biz/recommender" },
  { label: "DM", to: "/biz/directmail" },
  { label: "稼働状況", to: "/biz/ai-assessment-api-v3", hash: "status" },
];

export const BIZ_HOME: NavigationItem = { label: "事業者", to: "/biz" };

export const KEYS_ITEM: NavigationItem = { label: "キーの管理", to: "/console/api" };

/** Whether an item of the menu is where somebody is: every version of the API stands under its one item. */
export function isShown(item: NavigationItem, pathname: string): boolean {
  if (item.hash !== undefined) return false;
  return pathname.replace(/-v\d+$/, "") === item.to.replace(/-v\d+$/, "");
}
