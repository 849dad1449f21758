import { createFileRoute } from "@tanstack/react-router";
import { findMyPage } from "#web/mypage/find-mypage.ts";
import { MyPageScreen } from "#web/mypage/mypage.screen.tsx";

export const Route = createFileRoute("/mypage/")({
  staticData: { name: "mypage", access: "member", layout: "default", tracked: true, title: "マイページ" },
  loader: () => findMyPage(),
  gcTime: 0,
  component: MyPage,
});

function MyPage() {
  return <MyPageScreen {...Route.useLoaderData()} />;
}
