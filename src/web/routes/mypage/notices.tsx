import { createFileRoute } from "@tanstack/react-router";
import { findInbox } from "#web/mypage/notices/find-inbox.ts";
import { NoticesScreen } from "#web/mypage/notices/notices.screen.tsx";

export const Route = createFileRoute("/mypage/notices")({
  staticData: { name: "mypage-notices", access: "member", layout: "noindex", tracked: true, title: "お知らせ" },
  loader: async () => ({ inbox: await findInbox() }),
  gcTime: 0,
  component: Notices,
});

function Notices() {
  const { inbox } = Route.useLoaderData();
  return <NoticesScreen inbox={inbox} />;
}
