import { createFileRoute } from "@tanstack/react-router";
import { ApiView } from "#web/biz/api/api.view.tsx";
import { findApiPage } from "#web/biz/api/find-api-page.ts";

export const Route = createFileRoute("/biz/ai-assessment-api-v2")({
  staticData: { name: "biz-ai-assessment-api-v2", access: "open", layout: "default", tracked: true, title: "AI査定API v2" },
  loader: () => findApiPage("v2"),
  component: ApiV2,
});

function ApiV2() {
  return <ApiView {...Route.useLoaderData()} version="v2" />;
}
