import { createFileRoute } from "@tanstack/react-router";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";
import { UploadsScreen } from "#web/console/uploads/uploads.screen.tsx";

export const Route = createFileRoute("/console/uploads/")({
  staticData: { name: "console-uploads", access: "member", layout: "noindex", tracked: true, title: "取り込み" },
  loader: () =>
    findPage("upload", async (company) => {
      const answer = await company.get("/uploads");
      return answer.ok ? answer.value.items : null;
    }),
  gcTime: 0,
  component: Uploads,
});

function Uploads() {
  return (
    <ConsoleFrame {...Route.useLoaderData()} title="取り込み" needs="upload">
      {(_, runs) => <UploadsScreen runs={runs} />}
    </ConsoleFrame>
  );
}
