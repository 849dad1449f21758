import { createFileRoute } from "@tanstack/react-router";
import { useSessionView } from "#web/session/site/hooks.ts";
import { EmailCheckScreen } from "#web/settings/contact/email-check.screen.tsx";
import { NeedsUserPool } from "#web/settings/frame/needs-user-pool.tsx";

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
  return (
    user && (
      <NeedsUserPool title="メールの確認コード">
        <EmailCheckScreen user={user} />
      </NeedsUserPool>
    )
  );
}
