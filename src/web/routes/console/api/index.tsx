import { createFileRoute } from "@tanstack/react-router";
import { ApiScreen } from "#web/console/api/api.screen.tsx";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";

export const Route = createFileRoute("/console/api/")({
  staticData: {
    ...{ name: "console-api", access: "member", layout: "noindex", tracked: true },
    ...{ title: "AI査定API", showsSecret: true },
  },
  loader: () =>
    findPage("manage-keys", async (company) => {
      const answer = await company.get("/api");
      return answer.ok ? { access: answer.value, now: new Date() } : null;
    }),
  gcTime: 0,
  component: Api,
});

function Api() {
  return (
    <ConsoleFrame {...Route.useLoaderData()} title="AI査定API" needs="manage-keys">
      {(_, data) => <ApiScreen {...data} />}
    </ConsoleFrame>
  );
}
