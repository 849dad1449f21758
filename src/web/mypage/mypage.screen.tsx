import { useFavorites } from "#web/session/favorites/use-favorites.ts";
import { useAvatar } from "#web/session/site/use-avatar.ts";
import type { MyPageData } from "./find-mypage.ts";
import { MyPageView } from "./mypage.view.tsx";

export function MyPageScreen({ overview, profile, homes, queries }: MyPageData) {
  // A sign-in leads here first: what was kept before it belongs to the account from now on.
  useFavorites();
  const avatar = useAvatar(overview?.icon ?? profile?.icon ?? null);
  return <MyPageView data={{ overview, profile, homes, queries }} avatar={avatar} />;
}
