import { createFileRoute } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { findConsole } from "#web/console/frame/find-console.ts";
import { InvitationScreen } from "#web/console/staff/invitation.screen.tsx";

export const Route = createFileRoute("/console/invitation/$token")({
  // Not counted: the address holds the token of a link.
  staticData: { name: "console-invitation", access: "member", layout: "noindex", tracked: false, title: "管理画面への招待" },
  loader: async ({ params: { token } }) => {
    const state = await findConsole();
    const opened = state.kind === "none" ? await apiClient().company.post("/invitation", { body: { token } }) : null;
    return { state, invitation: opened?.ok ? opened.value : null };
  },
  gcTime: 0,
  component: Invitation,
});

function Invitation() {
  return <InvitationScreen page={Route.useLoaderData()} token={Route.useParams().token} />;
}
