import { createFileRoute } from "@tanstack/react-router";
import { useSessionView } from "../../../../auth/session/hooks.ts";
import { EmailScreen } from "../../../../settings/email.screen.tsx";

export const Route = createFileRoute("/settings/account/edit/email")({
  staticData: { name: "settings-account-edit-email", access: "member", layout: "noindex", tracked: true, title: "メールアドレスの変更" },
  component: Email,
});

function Email() {
  const { user } = useSessionView();
  return user && <EmailScreen user={user} />;
}
