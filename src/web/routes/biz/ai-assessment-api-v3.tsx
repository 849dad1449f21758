import { createFileRoute } from "@tanstack/react-router";
import { ApiView } from "#web/biz/api/api.view.tsx";
import { findApiPage } from "#web/biz/api/find-api-page.ts";

export const Route = createFileRoute("/biz/ai-assessment-api-v3")({
  staticData: { name: "biz-ai-assessment-api-v3", access: "open", layout: "default", tracked: true, title: "AI査定API v3" },
  loader: () => findApiPage("v3"),
  component: ApiV3,
});

function ApiV3() {
  return <ApiView {...Route.useLoaderData()} version="v3" />;
}
