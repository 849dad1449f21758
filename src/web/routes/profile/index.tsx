import { createFileRoute } from "@tanstack/react-router";
import { ProfileScreen } from "#web/profile/profile.screen.tsx";
import { findProfilePage } from "#web/profile/questions/find-profile.ts";

export const Route = createFileRoute("/profile/")({
  staticData: { name: "profile", access: "member", layout: "default", tracked: true, title: "プロフィール" },
  loader: () => findProfilePage(),
  gcTime: 0,
  component: Profile,
});

function Profile() {
  return <ProfileScreen {...Route.useLoaderData()} />;
}
