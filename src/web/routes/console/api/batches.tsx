import { createFileRoute } from "@tanstack/react-router";
import { BatchesScreen } from "#web/console/batches/batches.screen.tsx";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";

export const Route = createFileRoute("/console/api/batches")({
  staticData: { name: "console-api-batches", access: "member", layout: "noindex", tracked: true, title: "一括査定" },
  loader: () =>
    findPage("manage-keys", async (company) => {
      const answer = await company.get("/api/batches");
      return answer.ok ? { batches: answer.value, now: new Date() } : null;
    }),
  gcTime: 0,
  component: Batches,
});

function Batches() {
  return (
    <ConsoleFrame {...Route.useLoaderData()} title="一括査定" needs="manage-keys">
      {(_, data) => <BatchesScreen {...data} />}
    </ConsoleFrame>
  );
}
