import { createFileRoute } from "@tanstack/react-router";
import { useSessionView } from "../../../../auth/session/hooks.ts";
import { TelScreen } from "../../../../settings/tel.screen.tsx";

export const Route = createFileRoute("/settings/account/edit/tel")({
  staticData: { name: "settings-account-edit-tel", access: "member", layout: "noindex", tracked: true, title: "電話番号の変更" },
  component: Tel,
});

function Tel() {
  const { user } = useSessionView();
  return user && <TelScreen user={user} />;
}
