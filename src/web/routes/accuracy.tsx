import { createFileRoute, useRouter } from "@tanstack/react-router";
import { apiClient } from "#api/client.ts";
import { AccuracyView } from "../accuracy/accuracy.view.tsx";

export const Route = createFileRoute("/accuracy")({
  staticData: { name: "accuracy", access: "open", layout: "default", tracked: true, title: "推定の精度" },
  loader: async () => {
    const answer = await apiClient().priceChecker.accuracy();
    return answer.ok ? answer.value.cards : null;
  },
  component: Accuracy,
});

function Accuracy() {
  const router = useRouter();
  return <AccuracyView cards={Route.useLoaderData()} onRetry={() => void router.invalidate()} />;
}
