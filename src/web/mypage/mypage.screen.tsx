import { useRouter } from "@tanstack/react-router";
import { useAvatar } from "../auth/session/use-avatar.ts";
import type { MyPageData } from "./find-mypage.ts";
import { MyPageView } from "./mypage.view.tsx";

export function MyPageScreen({ overview, profile }: MyPageData) {
  const router = useRouter();
  const avatar = useAvatar(overview?.icon ?? profile?.icon ?? null);
  return <MyPageView data={{ overview, profile }} avatar={avatar} onRetry={() => void router.invalidate()} />;
}
