import { createFileRoute } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { AccuracyView } from "#web/accuracy/accuracy.view.tsx";

export const Route = createFileRoute("/accuracy")({
  staticData: { name: "accuracy", access: "open", layout: "default", tracked: true, title: "推定の精度" },
  loader: async () => {
    const answer = await apiClient().priceChecker.get("/accuracy");
    return answer.ok ? answer.value.cards : null;
  },
  component: Accuracy,
});

function Accuracy() {
  return <AccuracyView cards={Route.useLoaderData()} />;
}
