import { createFileRoute } from "@tanstack/react-router";
import { findMyPage } from "#web/mypage/find-mypage.ts";
import { MyPageScreen } from "#web/mypage/mypage.screen.tsx";
import { AgreementGate } from "#web/session/agreements/agreement-gate.tsx";
import { findAgreements } from "#web/session/agreements/find-agreements.ts";

export const Route = createFileRoute("/mypage/")({
  staticData: { name: "mypage", access: "member", layout: "default", tracked: true, title: "マイページ" },
  loader: async () => {
    const [page, agreements] = await Promise.all([findMyPage(), findAgreements()]);
    return { page, agreements };
  },
  gcTime: 0,
  component: MyPage,
});

function MyPage() {
  const { page, agreements } = Route.useLoaderData();
  return (
    <AgreementGate agreements={agreements}>
      <MyPageScreen {...page} />
    </AgreementGate>
  );
}
