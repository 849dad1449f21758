import { createFileRoute } from "@tanstack/react-router";
import { useSessionView } from "#web/session/site/hooks.ts";
import { NeedsUserPool } from "#web/settings/frame/needs-user-pool.tsx";
import { PasswordScreen } from "#web/settings/security/password.screen.tsx";

export const Route = createFileRoute("/settings/account/edit/password")({
  staticData: { name: "settings-account-edit-password", access: "member", layout: "noindex", tracked: true, title: "パスワードの変更" },
  component: Password,
});

function Password() {
  const { user } = useSessionView();
  return (
    user && (
      <NeedsUserPool title="パスワードの変更">
        <PasswordScreen user={user} />
      </NeedsUserPool>
    )
  );
}
