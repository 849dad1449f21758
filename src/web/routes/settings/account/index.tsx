import { createFileRoute } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { findAgreements } from "#web/session/agreements/find-agreements.ts";
import { useSessionView } from "#web/session/site/hooks.ts";
import { AccountScreen } from "#web/settings/account/account.screen.tsx";
import { doneSearch } from "#web/settings/frame/done-search.ts";
import { NeedsUserPool } from "#web/settings/frame/needs-user-pool.tsx";

export const Route = createFileRoute("/settings/account/")({
  staticData: { name: "settings-account", access: "member", layout: "noindex", tracked: true, title: "アカウント設定" },
  validateSearch: doneSearch,
  loader: async () => {
    const [answer, agreements] = await Promise.all([apiClient().mypage.get("/user-info"), findAgreements()]);
    return { userInfo: answer.ok ? answer.value : null, agreements };
  },
  component: AccountSettings,
});

function AccountSettings() {
  const { user } = useSessionView();
  const { userInfo, agreements } = Route.useLoaderData();
  const { done, notLinked } = Route.useSearch();
  return (
    user && (
      <NeedsUserPool title="アカウント設定">
        <AccountScreen {...{ user, done, notLinked, userInfo, agreements }} />
      </NeedsUserPool>
    )
  );
}
