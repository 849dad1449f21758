import { createFileRoute } from "@tanstack/react-router";
import { apiClient } from "#api/client.ts";
import { useSessionView } from "../../../auth/session/hooks.ts";
import { AccountScreen } from "../../../settings/account.screen.tsx";
import { doneSearch } from "../../../settings/done-words.ts";

export const Route = createFileRoute("/settings/account/")({
  staticData: { name: "settings-account", access: "member", layout: "noindex", tracked: true, title: "アカウント設定" },
  validateSearch: doneSearch,
  loader: async () => {
    const answer = await apiClient().mypage.userInfo();
    return answer.ok ? answer.value : null;
  },
  component: AccountSettings,
});

function AccountSettings() {
  const { user } = useSessionView();
  const userInfo = Route.useLoaderData();
  const { done } = Route.useSearch();
  return user && <AccountScreen {...{ user, done, userInfo }} />;
}
