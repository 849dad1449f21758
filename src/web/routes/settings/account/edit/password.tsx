import { createFileRoute } from "@tanstack/react-router";
import { useSessionView } from "../../../../auth/session/hooks.ts";
import { PasswordScreen } from "../../../../settings/password.screen.tsx";

export const Route = createFileRoute("/settings/account/edit/password")({
  staticData: { name: "settings-account-edit-password", access: "member", layout: "noindex", tracked: true, title: "パスワードの変更" },
  component: Password,
});

function Password() {
  const { user } = useSessionView();
  return user && <PasswordScreen user={user} />;
}
