import { createFileRoute } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { RecommenderView } from "#web/biz/recommender/recommender.view.tsx";

export const Route = createFileRoute("/biz/recommender")({
  staticData: { name: "biz-recommender", access: "open", layout: "default", tracked: true, title: "レコメンダー" },
  loader: async () => {
    const faq = await apiClient().content.get("/faq/{topic}", { path: { topic: "recommender" } });
    return faq.ok ? faq.value : null;
  },
  component: Recommender,
});

function Recommender() {
  return <RecommenderView faq={Route.useLoaderData()} />;
}
