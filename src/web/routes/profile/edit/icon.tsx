import { createFileRoute } from "@tanstack/react-router";
import { IconScreen } from "#web/profile/icon/icon.screen.tsx";
import { findProfile } from "#web/profile/questions/find-profile.ts";

export const Route = createFileRoute("/profile/edit/icon")({
  staticData: { name: "profile-edit-icon", access: "member", layout: "noindex", tracked: true, title: "アイコン" },
  loader: () => findProfile(),
  gcTime: 0,
  component: Icon,
});

function Icon() {
  return <IconScreen profile={Route.useLoaderData()} />;
}
