import { createFileRoute } from "@tanstack/react-router";
import { findProfile } from "../../../profile/find-profile.ts";
import { IconScreen } from "../../../profile/icon.screen.tsx";

export const Route = createFileRoute("/profile/edit/icon")({
  staticData: { name: "profile-edit-icon", access: "member", layout: "noindex", tracked: true, title: "アイコン" },
  loader: () => findProfile(),
  gcTime: 0,
  component: Icon,
});

function Icon() {
  return <IconScreen profile={Route.useLoaderData()} />;
}
