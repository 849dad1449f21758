import { createFileRoute } from "@tanstack/react-router";
import { ProfileScreen } from "#web/profile/profile.screen.tsx";
import { findProfilePage } from "#web/profile/questions/find-profile.ts";
import { AgreementGate } from "#web/session/agreements/agreement-gate.tsx";
import { findAgreements } from "#web/session/agreements/find-agreements.ts";

export const Route = createFileRoute("/profile/")({
  staticData: { name: "profile", access: "member", layout: "default", tracked: true, title: "プロフィール" },
  loader: async () => {
    const [page, agreements] = await Promise.all([findProfilePage(), findAgreements()]);
    return { page, agreements };
  },
  gcTime: 0,
  component: Profile,
});

function Profile() {
  const { page, agreements } = Route.useLoaderData();
  return (
    <AgreementGate agreements={agreements}>
      <ProfileScreen {...page} />
    </AgreementGate>
  );
}
