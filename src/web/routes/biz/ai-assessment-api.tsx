import { createFileRoute } from "@tanstack/react-router";
import { ApiView } from "#web/biz/api/api.view.tsx";
import { findApiPage } from "#web/biz/api/find-api-page.ts";

export const Route = createFileRoute("/biz/ai-assessment-api")({
  staticData: { name: "biz-ai-assessment-api", access: "open", layout: "default", tracked: true, title: "AI査定API" },
  loader: () => findApiPage("v1"),
  component: Api,
});

function Api() {
  return <ApiView {...Route.useLoaderData()} version="v1" />;
}
