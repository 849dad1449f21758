import type { Gallery } from "#web/kit/ui/gallery.ts";
import { NO_ASSETS, sampleAssets } from "#web/mypage/assets/samples.ts";
import type { MyPageData } from "./find-mypage.ts";
import { MyPageView } from "./mypage.view.tsx";
import { fullOverview, NO_OFFERS, newOverview, sampleHomes, sampleOffers, sampleOverview, sampleQueries } from "./samples.ts";

function page(overview: MyPageData["overview"], answered: number | null) {
  const profile = answered === null ? null : { icon: null, completeness: { answered, total: 5 } };
  return (
    <MyPageView
      data={{ overview, profile, ...(answered === null ? { homes: null, queries: null, assets: null, offers: null } : kept(answered > 0)) }}
      avatar={overview?.icon?.kind === "preset" ? overview.icon : null}
    />
  );
}

function kept(isSome: boolean): Pick<MyPageData, "homes" | "queries" | "assets" | "offers"> {
  return isSome
    ? { homes: sampleHomes, queries: sampleQueries, assets: sampleAssets, offers: sampleOffers }
    : { homes: [], queries: [], assets: NO_ASSETS, offers: NO_OFFERS };
}

export const gallery: Gallery = {
  title: "マイページ",
  cases: [
    { name: "マイページ", element: page(sampleOverview(), 3) },
    { name: "マイページ：はじめて", element: page(newOverview, 0) },
    { name: "マイページ：はじめて、メール未確認", element: page({ ...newOverview, todos: ["verify-mail", ...newOverview.todos] }, 0) },
    { name: "マイページ：やることなし", element: page(sampleOverview({ todos: [], estimates: [] }), 5) },
    { name: "マイページ：件数が多く名前が長い", element: page(fullOverview, 3) },
    { name: "マイページ：一部の取得失敗", element: page(sampleOverview(), null) },
    { name: "マイページ：取得失敗", element: page(null, null) },
  ],
};
