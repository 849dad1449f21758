import { createFileRoute } from "@tanstack/react-router";
import { useSessionView } from "../../../../auth/session/hooks.ts";
import { EmailCheckScreen } from "../../../../settings/email-check.screen.tsx";

export const Route = createFileRoute("/settings/account/edit/email-check")({
  staticData: {
    name: "settings-account-edit-email-check",
    access: "member",
    layout: "noindex",
    tracked: true,
    title: "メールの確認コード",
  },
  component: EmailCheck,
});

function EmailCheck() {
  const { user } = useSessionView();
  return user && <EmailCheckScreen user={user} />;
}
