import { createFileRoute } from "@tanstack/react-router";
import { EditScreen } from "#web/profile/questions/edit.screen.tsx";
import { findProfile } from "#web/profile/questions/find-profile.ts";

export const Route = createFileRoute("/profile/edit/")({
  staticData: { name: "profile-edit", access: "member", layout: "noindex", tracked: true, title: "プロフィール編集" },
  loader: () => findProfile(),
  gcTime: 0,
  component: Edit,
});

function Edit() {
  return <EditScreen profile={Route.useLoaderData()} />;
}
