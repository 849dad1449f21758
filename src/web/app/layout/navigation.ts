import type { NavigationItem } from "#web/kit/link/site-link.tsx";

/** The header, in its order. A screen appears here by existing: its route file is enough. */
export const mainNavigation: readonly NavigationItem[] = [
  { label: "物件を探す", to: "/search" },
  { label: "価格を調べる", to: "/search/input" },
  { label: "九掛け物件", to: "/kyugake" },
  { label: "リスク診断", to: "/risk" },
  { label: "地図", to: "/heatmap" },
  { label: "お気に入り", to: "/favorites" },
  { label: "事業者の方へ", to: "/biz" },
];

/** On a phone, beside the menu. */
export const searchItem: NavigationItem = { label: "検索", to: "/search" };

export const loginItem: NavigationItem = { label: "ログイン", to: "/login" };

export const mypageItem: NavigationItem = { label: "マイページ", to: "/mypage" };

/** The menu of a member. */
export const accountNavigation: readonly NavigationItem[] = [
  { label: "保存した条件", to: "/queries" },
  { label: "ダイレクトオファー", to: "/offer" },
  { label: "プロフィール", to: "/profile" },
  { label: "アカウント設定", to: "/settings/account" },
  { label: "通知設定", to: "/settings/notification" },
];

/** Where a visitor of a missing page may have wanted to go. */
export const popularNavigation: readonly NavigationItem[] = [
  { label: "売出物件を探す", to: "/search" },
  { label: "住まいの価格を調べる", to: "/search/input" },
  { label: "推定の精度を見る", to: "/accuracy" },
  { label: "九掛け物件を探す", to: "/kyugake" },
  { label: "住まいのリスクを診断する", to: "/risk" },
  { label: "お知らせ", to: "/news" },
  { label: "不動産会社・事業者の方へ", to: "/biz" },
];
