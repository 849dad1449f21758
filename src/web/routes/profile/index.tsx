import { createFileRoute } from "@tanstack/react-router";
import { findProfilePage } from "../../profile/find-profile.ts";
import { ProfileScreen } from "../../profile/profile.screen.tsx";

export const Route = createFileRoute("/profile/")({
  staticData: { name: "profile", access: "member", layout: "default", tracked: true, title: "プロフィール" },
  loader: () => findProfilePage(),
  gcTime: 0,
  component: Profile,
});

function Profile() {
  return <ProfileScreen {...Route.useLoaderData()} />;
}
