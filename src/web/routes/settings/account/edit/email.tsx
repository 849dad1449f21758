import { createFileRoute } from "@tanstack/react-router";
import { useSessionView } from "#web/session/site/hooks.ts";
import { EmailScreen } from "#web/settings/contact/email.screen.tsx";
import { NeedsUserPool } from "#web/settings/frame/needs-user-pool.tsx";

export const Route = createFileRoute("/settings/account/edit/email")({
  staticData: { name: "settings-account-edit-email", access: "member", layout: "noindex", tracked: true, title: "メールアドレスの変更" },
  component: Email,
});

function Email() {
  const { user } = useSessionView();
  return (
    user && (
      <NeedsUserPool title="メールアドレスの変更">
        <EmailScreen user={user} />
      </NeedsUserPool>
    )
  );
}
