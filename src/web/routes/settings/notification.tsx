import { createFileRoute } from "@tanstack/react-router";
import { findSettings } from "#web/settings/notification/find-settings.ts";
import { NotificationScreen } from "#web/settings/notification/notification.screen.tsx";

export const Route = createFileRoute("/settings/notification")({
  // Open: the stop link of a mail works without a session. Its token stands in the fragment, which no count sees.
  staticData: { name: "settings-notification", access: "open", layout: "noindex", tracked: true, holdsToken: true, title: "通知設定" },
  loader: ({ context }) => findSettings(context.session.view().isLoggedIn),
  gcTime: 0,
  component: Notification,
});

function Notification() {
  return <NotificationScreen found={Route.useLoaderData()} />;
}
