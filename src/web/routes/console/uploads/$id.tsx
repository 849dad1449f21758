import { createFileRoute, notFound } from "@tanstack/react-router";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";
import { UploadedScreen } from "#web/console/uploads/uploaded.screen.tsx";

export const Route = createFileRoute("/console/uploads/$id")({
  staticData: { name: "console-uploads-id", access: "member", layout: "noindex", tracked: true, title: "取り込みの結果" },
  loader: ({ params: { id } }) =>
    findPage("upload", async (company) => {
      const answer = await company.get("/uploads/{id}", { path: { id: Number(id) } });
      if (!answer.ok && answer.problem.status === 404) throw notFound();
      return answer.ok ? answer.value : null;
    }),
  gcTime: 0,
  component: Uploaded,
});

function Uploaded() {
  return (
    <ConsoleFrame {...Route.useLoaderData()} title="取り込みの結果" needs="upload">
      {(_, uploaded) => <UploadedScreen key={uploaded.run.id} uploaded={uploaded} />}
    </ConsoleFrame>
  );
}
