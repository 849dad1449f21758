import { useFavorites } from "#web/session/favorites/use-favorites.ts";
import { useAvatar } from "#web/session/site/use-avatar.ts";
import type { MyPageData } from "./find-mypage.ts";
import { MyPageView } from "./mypage.view.tsx";

export function MyPageScreen(data: MyPageData) {
  const { overview, profile } = data;
  // A sign-in leads here first: what was kept before it belongs to the account from now on.
  useFavorites();
  const avatar = useAvatar(overview?.icon ?? profile?.icon ?? null);
  return <MyPageView data={data} avatar={avatar} />;
}
