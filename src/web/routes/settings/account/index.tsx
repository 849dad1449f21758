import { createFileRoute } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { useSessionView } from "#web/session/site/hooks.ts";
import { AccountScreen } from "#web/settings/account/account.screen.tsx";
import { doneSearch } from "#web/settings/frame/done-search.ts";
import { NeedsUserPool } from "#web/settings/frame/needs-user-pool.tsx";

export const Route = createFileRoute("/settings/account/")({
  staticData: { name: "settings-account", access: "member", layout: "noindex", tracked: true, title: "アカウント設定" },
  validateSearch: doneSearch,
  loader: async () => {
    const answer = await apiClient().mypage.get("/user-info");
    return answer.ok ? answer.value : null;
  },
  component: AccountSettings,
});

function AccountSettings() {
  const { user } = useSessionView();
  const userInfo = Route.useLoaderData();
  const { done, unlinked } = Route.useSearch();
  return (
    user && (
      <NeedsUserPool title="アカウント設定">
        <AccountScreen {...{ user, done, unlinked, userInfo }} />
      </NeedsUserPool>
    )
  );
}
