import { createFileRoute } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { useSessionView } from "#web/session/site/hooks.ts";
import { UserScreen } from "#web/settings/contact/user.screen.tsx";
import { backSearch } from "#web/settings/frame/back-search.ts";

export const Route = createFileRoute("/settings/account/edit/user")({
  staticData: { name: "settings-account-edit-user", access: "member", layout: "noindex", tracked: true, title: "氏名・住所の変更" },
  validateSearch: backSearch,
  loader: async () => {
    const answer = await apiClient().mypage.get("/user-info");
    return answer.ok ? answer.value : null;
  },
  component: User,
});

function User() {
  const { user } = useSessionView();
  const info = Route.useLoaderData();
  const { back } = Route.useSearch();
  return user && <UserScreen user={user} info={info} back={back ?? null} />;
}
