import { createFileRoute } from "@tanstack/react-router";
import { useSessionView } from "#web/session/site/hooks.ts";
import { TelScreen } from "#web/settings/contact/tel.screen.tsx";
import { NeedsUserPool } from "#web/settings/frame/needs-user-pool.tsx";

export const Route = createFileRoute("/settings/account/edit/tel")({
  staticData: { name: "settings-account-edit-tel", access: "member", layout: "noindex", tracked: true, title: "電話番号の変更" },
  component: Tel,
});

function Tel() {
  const { user } = useSessionView();
  return (
    user && (
      <NeedsUserPool title="電話番号の変更">
        <TelScreen user={user} />
      </NeedsUserPool>
    )
  );
}
